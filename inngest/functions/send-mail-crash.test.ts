import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stage } from "@/lib/services/events/stage";
import { useDatabase } from "@/lib/testing/database/database";
import { createSite } from "@/lib/testing/database/factories";
import { messageIdOf, startMailServer, type TestMailServer } from "@/lib/testing/mail/mail-server";
import { useBundled } from "@/lib/testing/runner/bundled";
import { MAIL_PROCESS, type MailProcess, startMailer } from "@/lib/testing/runner/start-mailer";
import { until } from "@/lib/testing/steady/until";

const database = useDatabase();
const script = useBundled(MAIL_PROCESS);
const TO = "reader@people.example";
const DATA = { name: "Tidewell", manage_url: "https://fernwood.example/dashboard/listings/7" };
const processes: MailProcess[] = [];
let mails: TestMailServer;
let siteId = 0;

beforeEach(async () => {
  mails = await startMailServer();
  const { sql, db } = database();
  siteId = (await createSite(db)).id;
  await sql`truncate runner_runs, runner_steps, outbox`;
});
afterEach(async () => {
  for (const one of processes.splice(0)) await one.kill();
  await mails.close();
});

function start(): MailProcess {
  const mailer = startMailer(database().url, { SMTP_URL: mails.url }, script());
  processes.push(mailer);
  return mailer;
}

const count = async (query: PromiseLike<{ n: number }[]>) => (await query)[0]?.n ?? 0;
const isTaken = async () =>
  (await count(database().sql`select count(*)::int as n from runner_runs where worker is not null`)) > 0;
const isDone = async () =>
  (await count(database().sql`select count(*)::int as n from runner_runs where status = 'done'`)) > 0;
/** Whether a session waits for a lock on a table. */
const waitsFor = (table: string) => async () =>
  (await count(
    database().sql`select count(*)::int as n from pg_locks where not granted and relation = ${table}::regclass`,
  )) > 0;

/** Holds a table against everybody else until it is called back. */
async function hold(table: "sites" | "runner_steps"): Promise<() => Promise<void>> {
  const session = await database().sql.reserve();
  await session.unsafe(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await session`rollback`;
    session.release();
  };
}

/** A gate that something comes to, and waits at. */
function gate() {
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pass = async () => {
    reached.resolve();
    await opened.promise;
  };
  return { pass, reached: reached.promise, open: opened.resolve };
}

/** Brings a process to the stage; answers what lets those go on that come after it. */
const STAGES: Record<string, () => Promise<() => void | Promise<void>>> = {
  async claimed() {
    const letGo = await hold("sites");
    start();
    await until(async () => (await isTaken()) && (await waitsFor("sites")()));
    return letGo;
  },
  async connected() {
    const { pass, reached, open } = gate();
    mails.waits.toGreet = pass;
    start();
    await reached;
    return open;
  },
  "sent, and not answered": async () => {
    const { pass, reached, open } = gate();
    mails.waits.toAnswer = pass;
    start();
    await reached;
    return open;
  },
  "answered, and not recorded": async () => {
    const { pass, reached, open } = gate();
    mails.waits.toAnswer = pass;
    start();
    await reached;
    const letGo = await hold("runner_steps");
    open();
    await until(waitsFor("runner_steps"));
    return letGo;
  },
};

describe("a mail whose process is killed once it is", () => {
  it.each([
    ["claimed", 1],
    ["connected", 1],
    ["sent, and not answered", 2],
    ["answered, and not recorded", 2],
  ])("%s, arrives %i times, under one Message-ID", async (name, times) => {
    const data = { to: TO, template: "badge_lapsed", data: DATA, site_id: siteId };
    await stage(database().db, { name: "mail.requested", key: `crash:${name}`, data });
    const letGo = await STAGES[name]?.();
    await processes[0]?.kill();
    await letGo?.();
    expect(await isDone()).toBe(false);
    start();
    await until(isDone);
    expect(mails.received.map(({ to }) => to)).toEqual(Array.from({ length: times }, () => TO));
    expect(new Set(mails.received.map(messageIdOf)).size).toBe(1);
  });
});
