import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type OpenDatabase, openDatabase } from "@/db/open";
import { type App, createApp } from "@/lib/api/process/app";
import { operations } from "@/lib/api/registry";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { holdDatabase } from "@/lib/testing/database/hold-database";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { until } from "@/lib/testing/steady/until";

/** Of a serving process it is four seconds (lib/api/process/open-app.ts), and what an answer takes besides is the same. */
const ANSWER_MS = 2_000;
/** Room for a busy machine; what waited its turn at three connections would take twenty seconds. */
const ANSWERED_MS = ANSWER_MS + 4_000;
/** Less than one more wait for the database takes. */
const AT_ONCE_MS = ANSWER_MS - 300;

const dataDir = useTemporaryFolder();
let database: OpenDatabase;
let app: App;
let door: Awaited<ReturnType<typeof serveApp>>;
let token: string;

beforeAll(async () => {
  database = await openDatabase({ dataDir: dataDir(), poolSize: 3, fast: true, answerMs: ANSWER_MS });
  await createSite(database.db);
  token = await apiKeyFor(database.db, await createUser(database.db));
  app = await createApp({ connection: database, operations });
  door = await serveApp(app, {});
});
afterAll(async () => {
  await door.close();
  await app.close();
});

/** Stopped in its tracks until the test ends, or is told to go on. */
async function hold(): Promise<() => void> {
  const goOn = await holdDatabase(dataDir());
  onTestFinished(goOn);
  return goOn;
}

async function timed(call: Promise<Response>) {
  const startedAt = performance.now();
  const response = await call;
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    ms: performance.now() - startedAt,
  };
}

const read = (query = "") => timed(fetch(`${door.origin}/api/v1/listings${query}`));
const readMine = () => timed(fetch(`${door.origin}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } }));
const write = () =>
  timed(
    fetch(`${door.origin}/api/v1/drafts`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify({ url: "https://tidewell.example" }),
    }),
  );
const times = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)));

describe("a database that hangs", () => {
  it("is given up by reads and writes in time, all at once, and all is well once it goes on", async () => {
    expect(await read()).toMatchObject({ status: 200 });
    const goOn = await hold();
    const calls = await Promise.all([
      times(20, (index) => read(`?q=before-${index}`)),
      times(5, readMine),
      times(5, write),
    ]);
    for (const { status, retryAfter, ms } of calls.flat()) {
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: "2" });
      expect(ms).toBeLessThan(ANSWERED_MS);
    }
    goOn();
    await until(async () => (await read("?q=after")).status === 200);
    expect(await readMine()).toMatchObject({ status: 200 });
    expect(await write()).toMatchObject({ status: 201 });
  });

  it("is not asked again by everybody who comes later", async () => {
    const goOn = await hold();
    expect(await read("?q=first")).toMatchObject({ status: 503 });
    for (const { status, ms } of await times(50, (index) => read(`?q=later-${index}`))) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(AT_ONCE_MS);
    }
    goOn();
    await until(async () => (await read("?q=after-all")).status === 200);
  });

  it("leaves the process answering what needs none", async () => {
    await hold();
    expect(await timed(fetch(`${door.origin}/healthz`))).toMatchObject({ status: 200 });
    expect(await timed(fetch(`${door.origin}/readyz`))).toMatchObject({ status: 503 });
  });
});
