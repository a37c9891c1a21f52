import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { until } from "@/lib/testing/steady/until";
import { Browser } from "../browser";
import type { Scenario } from "../scenario";
import { tally } from "../tally";
import type { Target } from "../target";

const ASKED = 2_000;
const AT_ONCE = 10;
/** CODE_MAILS_PER_CALLER of lib/auth/sign-in.ts: mails that one caller gets sent in a quarter of an hour. */
const SIGN_IN_MAILS_MAX = 30;
/** MAILS_PER_CALLER of lib/services/follows/count-mails.ts: those of an hour. */
const FOLLOW_MAILS_MAX = 20;
const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** Pages whose form has something mailed to whatever address is given. */
const FORMS = ["/sign-in", "/listings/tidebell"];

/** One caller has mails sent to people who asked for none: by signing in, and by following. */
export const scenario: Scenario = {
  name: "mails to 2,000 addresses by each form that sends some, asked for by one caller",
  measures: "mails sent",
  bar: SIGN_IN_MAILS_MAX + FOLLOW_MAILS_MAX,
  needsPages: true,
  async run(target) {
    const before = await countMails(target);
    const startedAt = Date.now();
    const browser = () => new Browser(target.attacker);
    const forms = await Promise.all(FORMS.map((path) => browser().formOf(path, "email")));
    const count = target.times(ASKED);
    const statuses: number[] = [];
    let next = 0;
    const askNext = async () => {
      while (next < count) {
        next += 1;
        const filledIn: [string, string][] = [["email", `stranger-${next}@attack.example`]];
        // by turns, since pages are counted by caller too
        for (const form of forms) statuses.push((await browser().send(form, filledIn)).status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    await until(() => isAllSent(target));
    const sent = (await countMails(target)) - before;
    return { figure: sent - laterShare(startedAt, Date.now()), note: tally(statuses) };
  },
};

/** What may be sent besides since a quarter of an hour, or an hour, ended meanwhile: limits are of fixed windows. */
function laterShare(from: number, to: number): number {
  const ended = (ms: number) => Math.floor(to / ms) - Math.floor(from / ms);
  return ended(QUARTER_MS) * SIGN_IN_MAILS_MAX + ended(HOUR_MS) * FOLLOW_MAILS_MAX;
}

/** Mails about following are sent by background work; what else is under way there is not waited for. */
async function isAllSent({ database: { sql } }: Target): Promise<boolean> {
  const [left] = await sql<{ n: number }[]>`
    select (select count(*) from outbox where name = 'mail.requested' and sent_at is null)::int
      + (select count(*) from runner_runs where function_id like '%send-mail' and ended_at is null)::int as n`;
  return left?.n === 0;
}

async function countMails({ dataDir }: Target): Promise<number> {
  return (await readdir(join(dataDir, "outbox")).catch(() => [])).length;
}
