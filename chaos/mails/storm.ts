import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { OpenDatabase } from "@/db/open";
import { messageIdOf, type ReceivedMail } from "@/lib/testing/mail/mail-server";

const POLL_MS = 200;
const PATIENCE_MS = 45 * 60_000;

/** What mails of one update came to. */
export interface Mailed {
  followers: number;
  /** Followers who got none, or more than one Message-ID. */
  lost: number;
  differing: number;
  /** Followers who got the same mail again, by its Message-ID. */
  again: number;
  kills: number;
  ms: number;
  peakMiB: number;
}

/** A process that mails, which is killed and started again. */
interface Mailer {
  start(): Promise<{ pid: number; kill(): Promise<void> }>;
}

/** What a mail server took, by address: how often, and under which Message-IDs. No mail itself is kept. */
export class MailCount {
  readonly #ids = new Map<string, Set<string>>();
  readonly #times = new Map<string, number>();

  take = (mail: ReceivedMail): void => {
    const ids = this.#ids.get(mail.to) ?? new Set();
    this.#ids.set(mail.to, ids.add(messageIdOf(mail)));
    this.#times.set(mail.to, (this.#times.get(mail.to) ?? 0) + 1);
  };

  get people(): number {
    return this.#ids.size;
  }

  told(followers: number): Pick<Mailed, "lost" | "differing" | "again"> {
    return {
      lost: followers - this.people,
      differing: [...this.#ids.values()].filter((ids) => ids.size > 1).length,
      again: [...this.#times.values()].filter((times) => times > 1).length,
    };
  }
}

/** A live listing with so many confirmed followers, and an update of it that is to be mailed to each. */
export async function postUpdateTo(
  { sql }: Pick<OpenDatabase, "sql">,
  siteId: number,
  followers: number,
): Promise<void> {
  const [company] = await sql`
    insert into companies (domain, name) values ('storm.example', 'Storm') returning id`;
  const [listing] = await sql`
    insert into listings (site_id, company_id, slug, name, url, status, launched_at)
    values (${siteId}, ${company?.id}, 'storm', 'Storm', 'https://storm.example', 'live', now()) returning id`;
  await sql`
    with p as (
      insert into followers (id, email, asked_at)
      select 'fo_' || lpad(n::text, 20, '0'), 'follower-' || n || '@storm.example', now()
      from generate_series(1, ${followers}) n returning id)
    insert into follows (listing_id, follower_id, asked_at, confirmed_at)
    select ${listing?.id}, id, now(), now() from p`;
  const [update] = await sql`
    insert into listing_updates (listing_id, title, body, published_at, mailed_on, followers_notified)
    values (${listing?.id}, 'A storm', 'It is here.', now() + interval '1 minute', current_date, ${followers}) returning id`;
  await sql`
    insert into outbox (key, name, data)
    values (${`update:${update?.id}`}, 'update.posted', ${JSON.stringify({ update_id: update?.id, site_id: siteId })}::text::jsonb)`;
}

/** Lets a process mail an update to all its followers, kills it so many times in between, and counts what arrived. */
export async function mailFollowers(
  { sql }: Pick<OpenDatabase, "sql">,
  { followers, kills, count, mailer }: { followers: number; kills: number; count: MailCount; mailer: Mailer },
): Promise<Mailed> {
  const start = performance.now();
  let peakMiB = 0;
  let process = await mailer.start();
  const until = async (isTrue: () => Promise<boolean> | boolean) => {
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await isTrue()) && performance.now() < deadline) {
      peakMiB = Math.max(peakMiB, await peakOf(process.pid));
      await delay(POLL_MS);
    }
  };
  for (let n = 1; n <= kills; n += 1) {
    await until(() => count.people >= (followers * n) / (kills + 1));
    await process.kill();
    process = await mailer.start();
  }
  const isOver = async () => {
    const [row] = await sql<{ left: number }[]>`
      select (select count(*) from runner_runs where status = 'pending' and function_id like '%mail%')::int
        + (select count(*) from outbox where sent_at is null)::int as left`;
    return row?.left === 0;
  };
  await until(isOver);
  const ms = performance.now() - start;
  await process.kill();
  return { followers, kills, ms, peakMiB: Math.round(peakMiB), ...count.told(followers) };
}

/** The most memory that a process has held so far, in MiB; 0 where it is gone, or the system does not tell. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
