import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "@/db/open";
import { createApp } from "@/lib/api/process/app";
import { operations } from "@/lib/api/registry";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { smallDisk } from "@/lib/testing/steady/small-disk";
import { until } from "@/lib/testing/steady/until";

const DISK_BYTES = 250_000_000;
const ROUNDS = 60;
/** What a few background writes of PostgreSQL itself may come to. */
const LOG_BYTES_MAX = 20_000;

/** An app with its database on a disk of its own; null where none may be mounted. */
async function openOnSmallDisk() {
  const disk = await smallDisk(DISK_BYTES);
  if (!disk) return null;
  const database = await openDatabase({ dataDir: disk.folder, poolSize: 3 });
  await createSite(database.db);
  const app = await createApp({ connection: database, operations });
  const door = await serveApp(app, {});
  onTestFinished(async () => {
    await door.close();
    await app.close();
  });
  const logBytes = async () => {
    const [row] = await database.sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`;
    return Number(row?.bytes);
  };
  return {
    disk,
    origin: door.origin,
    logBytes,
    newPerson: async () => apiKeyFor(database.db, await createUser(database.db)),
  };
}

/** Calls of many people, each within their limits. */
function callsTo(origin: string, people: string[]) {
  let turn = 0;
  const headers = () => ({ authorization: `Bearer ${people[turn++ % people.length]}` });
  const stored: { path: string; headers: Record<string, string> }[] = [];
  return {
    stored,
    read: async () => (await fetch(`${origin}/api/v1/listings?q=read-${turn++}`)).status,
    write: async () => {
      const own = headers();
      const response = await fetch(`${origin}/api/v1/drafts`, {
        method: "POST",
        headers: { ...own, "content-type": "application/json" },
        body: JSON.stringify({ url: `https://site-${turn}.example` }),
      });
      const { id } = await response.json();
      if (response.status === 201) stored.push({ path: `/api/v1/drafts/${id}`, headers: own });
      else expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      return response.status;
    },
  };
}

describe("a full disk", () => {
  it("refuses writes for now, answers reads, keeps what was acknowledged, and passes", async ({ skip }) => {
    const opened = await openOnSmallDisk();
    if (!opened) return skip("this user may not mount a disk");
    const { disk, origin, logBytes, newPerson } = opened;
    const people = await Promise.all(Array.from({ length: 20 }, newPerson));
    const { read, write, stored } = callsTo(origin, people);
    expect([await write(), await read()]).toEqual([201, 200]);

    await disk.fill();
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await read()).toBe(200);
      expect([201, 503]).toContain(await write());
    }
    await until(async () => (await write()) === 503);
    const before = await logBytes();
    for (let round = 0; round < ROUNDS; round += 1) expect([await read(), await write()]).toEqual([200, 503]);
    expect((await logBytes()) - before).toBeLessThan(LOG_BYTES_MAX); // whose last segment PostgreSQL cannot do without

    await disk.free();
    await until(async () => (await write()) === 201);
    for (const { path, headers } of stored) expect((await fetch(origin + path, { headers })).status).toBe(200);
  });
});
