import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { type Runner, startRunner } from "@/lib/runner/runner";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { InngestStandIn, type StandInRun, type WireCall } from "@/lib/testing/runner/inngest-stand-in";
import { freePort } from "@/lib/testing/steady/free-port";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { until } from "@/lib/testing/steady/until";

const KEYS = { eventKey: "event-key", signingKey: `signkey-test-${"ab".repeat(32)}` };
const PUBLIC = "https://launchyard.example";
const URL_THERE = `${PUBLIC}/api/inngest`;
/** Somebody else's, on this machine. */
const FOREIGN = "attacker.example";
const app = useApp();
const dataDir = useTemporaryFolder();
let standIn: InngestStandIn;
let door: Awaited<ReturnType<typeof serveApp>>;
let background: Runner;

beforeAll(async () => {
  const port = await freePort();
  vi.stubEnv("INNGEST_EVENT_KEY", KEYS.eventKey);
  vi.stubEnv("INNGEST_SIGNING_KEY", KEYS.signingKey);
  vi.stubEnv("INNGEST_BASE_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("BASE_URL", PUBLIC);
  vi.stubEnv("DATA_DIR", dataDir());
  vi.stubEnv("LOG_LEVEL", "silent"); // of each refusal the SDK tells the whole way there
  // What the SDK would believe, were it not told: each must change nothing.
  vi.stubEnv("INNGEST_DEV", "0");
  vi.stubEnv("INNGEST_ENABLE_UNAUTHED_SYNC", "true");
  vi.stubEnv("INNGEST_SERVE_ORIGIN", `https://${FOREIGN}`);
  vi.stubEnv("INNGEST_SERVE_PATH", "/elsewhere");
  standIn = new InngestStandIn(KEYS, (url) => new URL(url.href.replace(url.origin, door.origin)));
  await standIn.listen(port);
  const [{ earlyRoutes }, { startBackground }] = await Promise.all([import("./routes"), import("./background")]);
  const [route] = earlyRoutes(app()).filter(({ path }) => path === "/api/inngest");
  if (!route) throw new Error("nothing answers the server");
  door = await serveApp(app(), { "/api/inngest": route.handler });
  background = await startBackground(app());
  await until(() => standIn.registrations.length > 0);
});
afterAll(async () => {
  await background.close();
  await door.close();
  standIn.close();
  vi.unstubAllEnvs();
});

const mailOf = (template: string) => {
  const data = { code: "ABCD-2345", link: `${PUBLIC}/sign-in` };
  return { site_id: app().siteId, to: "ada@a.example", template, data };
};

/** Stages a mail as an operation would, and waits for what comes of it. */
async function mail(template: string): Promise<StandInRun> {
  const key = crypto.randomUUID();
  await app()
    .db.insert(schema.outbox)
    .values({ name: "mail.requested", key, data: mailOf(template) });
  const find = () => standIn.runs.find(({ event }) => event.id === key);
  await until(() => (find()?.status ?? "going") !== "going");
  return find() as StandInRun; // found just now
}

describe("with an Inngest server", () => {
  it("says by itself, when it starts, which functions there are and where, behind TLS too", () => {
    const [registered] = standIn.registrations;
    expect(registered?.url).toBe(URL_THERE);
    const urls = registered?.functions.flatMap(({ steps }) => Object.values(steps).map(({ runtime }) => runtime.url));
    expect(urls?.every((url) => url.startsWith(`${URL_THERE}?fnId=`))).toBe(true);
    expect(registered?.functions.map(({ id }) => id)).toContain("launchyard-build-draft");
  });

  it("has what operations stage done by signed calls, a step at a time", async () => {
    const run = await mail("sign_in");
    expect(run).toMatchObject({ functionId: "launchyard-send-mail", answers: [206, 200], status: "done" });
  });

  it("is called again after a failure, as often as the function says", async () => {
    const run = await mail("no_such_template");
    expect([run.status, run.answers]).toEqual(["failed", [...Array(21).fill(206), 400]]);
  });

  it("is called when a schedule comes round", async () => {
    standIn.tick("launchyard-revive-drafts");
    await until(() => standIn.runs.at(-1)?.status === "done");
    expect(standIn.runs.at(-1)?.functionId).toBe("launchyard-revive-drafts");
  });
});

describe("changing over", () => {
  const stage = (key: string) =>
    app()
      .db.insert(schema.outbox)
      .values({ name: "mail.requested", key, data: mailOf("sign_in") });
  const runOf = async (key: string) => {
    const rows = await app().db.select().from(schema.runnerRuns).where(eq(schema.runnerRuns.eventKey, key));
    return rows.map(({ status }) => status);
  };
  /** As the process would start with or without a server. */
  async function restart(hasServer: boolean): Promise<void> {
    await background.close();
    const { startBackground } = await import("./background");
    if (hasServer) background = await startBackground(app());
    else background = await startEmbedded();
  }
  async function startEmbedded(): Promise<Runner> {
    const [{ createOwnClient }, { serveInProcess }, { backgroundFunctions }] = await Promise.all([
      import("@/inngest/client"),
      import("@/inngest/serve"),
      import("./functions"),
    ]);
    const handler = serveInProcess(await backgroundFunctions(app()), createOwnClient());
    return startRunner({ connection: { db: app().db, url: app().databaseUrl }, handler, now: app().now });
  }
  const mails = async () => (await readdir(`${dataDir()}/outbox`).catch(() => [])).length;

  it("to a server ends here what was begun here, and nothing twice", async () => {
    await restart(false);
    await background.close();
    const key = crypto.randomUUID();
    await app()
      .db.insert(schema.runnerRuns)
      .values({
        ...{ id: key, functionId: "launchyard-send-mail", eventKey: key, wakeAt: app().now() },
        event: { id: key, name: "mail.requested", data: mailOf("sign_in"), ts: Date.now() },
      });
    const before = await mails();
    await restart(true);
    await until(async () => (await runOf(key))[0] === "done");
    const run = await mail("sign_in");
    expect([run.status, await mails()]).toEqual(["done", before + 2]);
    expect(standIn.runs.some(({ event }) => event.id === key)).toBe(false);
  });

  it("back takes along what the server was given and has not done, and nothing else", async () => {
    const done = await mail("sign_in");
    await until(async () => (await runOf(done.event.id))[0] === "done");
    standIn.isAsleep = true;
    const key = crypto.randomUUID();
    await stage(key);
    await until(async () => (await runOf(key))[0] === "away");
    const before = await mails();
    await restart(false);
    await until(async () => (await runOf(key))[0] === "done");
    await background.idle();
    expect(await mails()).toBe(before + 1);
    expect(await runOf(done.event.id)).toEqual(["done"]);
    standIn.isAsleep = false;
    await restart(true);
  });

  it("leaves nothing away that failed for good", async () => {
    const run = await mail("no_such_template");
    expect(run.status).toBe("failed");
    expect(await runOf(run.event.id)).toEqual(["failed"]);
  });
});

describe("a call that is not the server's", () => {
  const SEND = `${URL_THERE}?fnId=launchyard-revive-drafts&stepId=step`;
  const body = () => {
    const event = { id: crypto.randomUUID(), name: "inngest/scheduled.timer", data: {}, ts: Date.now() };
    const ctx = { run_id: crypto.randomUUID(), attempt: 0, stack: { stack: [], current: 0 } };
    return { event, events: [event], steps: {}, ctx };
  };
  const call = async (wire: WireCall, url = SEND) => (await standIn.call(url, wire)).status;
  const without = (wire: WireCall): WireCall => ({ ...wire, headers: { "content-type": "application/json" } });

  it.each(["POST", "PUT", "GET"])("gets nowhere without a signature: %s", async (method) => {
    const before = standIn.registrations.length;
    const headers = { "content-type": "application/json", host: FOREIGN };
    expect(await call({ ...without(standIn.sign(body(), { method })), headers })).toBe(401);
    expect(standIn.registrations).toHaveLength(before);
  });

  it("gets nowhere with another key, an old time or a made-up signature", async () => {
    const ago = (ms: number) => new Date(Date.now() - ms);
    expect(await call(standIn.sign(body(), { key: "cd".repeat(32) }))).toBe(401);
    expect(await call(standIn.sign(body(), { at: ago(6 * 60_000) }))).toBe(401);
    expect(await call({ ...standIn.sign(body()), headers: { "x-inngest-signature": "made up" } })).toBe(401);
  });

  it("gets nowhere with somebody else's signature on another body", async () => {
    const signed = standIn.sign(body());
    expect(await call({ ...signed, body: JSON.stringify(body()) })).toBe(401);
  });

  it("is not taken a second time, for another function neither", async () => {
    const signed = standIn.sign(body());
    expect(await call(signed)).toBe(206);
    expect(await call(signed)).toBe(401);
    expect(await call(signed, SEND.replace("revive-drafts", "roll-weeks"))).toBe(401);
  });

  it("has no more than its head read when it is large", async () => {
    const large = standIn.sign({ ...body(), padding: "x".repeat(300_000) });
    expect(await call(large)).toBe(413);
    expect(await call({ ...without(large), body: "x".repeat(5_000_000) }).catch(() => "closed")).toSatisfy((answer) =>
      [401, "closed"].includes(answer as number | string),
    );
  });

  it("does not tell the server of another place, signed and with whatever Host", async () => {
    const before = standIn.registrations.length;
    const wire = standIn.sign({}, { method: "PUT" });
    expect(await call({ ...wire, headers: { ...wire.headers, "x-forwarded-host": FOREIGN } }, URL_THERE)).toBe(200);
    const told = standIn.registrations.slice(before);
    expect(told.map(({ url }) => url)).toEqual([URL_THERE]);
  });

  it("has to wait after ten forgeries in a minute", async () => {
    vi.setSystemTime(Date.now() + 60_000);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push(await call(standIn.sign(body(), { key: "cd".repeat(32) })));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    vi.useRealTimers();
  });
});
