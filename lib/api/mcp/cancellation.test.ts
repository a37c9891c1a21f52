import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { until } from "@/lib/testing/steady/until";
import { createNodeMcp } from "./endpoint";

const app = useApp();

/** Our endpoint on a port of its own, which tells when a client hung up and when its call was done with. */
async function serve() {
  const handler = createNodeMcp(app());
  const hungUp = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const server = createServer((req, res) => {
    res.once("close", hungUp.resolve);
    Promise.resolve(handler(req, res)).then(done.resolve, done.reject);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/mcp`, hungUp: hungUp.promise, done: done.promise, server };
}

/** Lets nobody look at API keys until `release`. */
function holdKeys() {
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const ended = app().db.transaction(async (tx) => {
    await tx.execute(sql`lock table api_keys in access exclusive mode`);
    held.resolve();
    await release.promise;
  });
  return { held: held.promise, ended, release: release.resolve };
}

async function isWaiting(): Promise<boolean> {
  const rows = await app().db.execute(
    sql`select 1 from pg_locks where not granted and relation = 'api_keys'::regclass`,
  );
  return rows.length > 0;
}

it("begins no call whose client has hung up meanwhile", async () => {
  const key = await apiKeyFor(app().db, await createUser(app().db));
  const { url, hungUp, done, server } = await serve();
  const keys = holdKeys();
  await keys.held;
  const abort = new AbortController();
  const params = { name: "submit_listing", arguments: { url: "https://tidewell.example" } };
  const given = fetch(url, {
    method: "POST",
    signal: abort.signal,
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
  await until(isWaiting);
  abort.abort();
  await expect(given).rejects.toThrow();
  await hungUp;
  keys.release();
  await keys.ended;
  await done;
  expect(await app().db.$count(schema.drafts)).toBe(0);
  server.close();
});
