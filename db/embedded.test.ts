import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder, useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { until } from "@/lib/testing/steady/until";
import { isAlive } from "./alive";
import { connect } from "./client";
import { type EmbeddedDatabase, startEmbedded } from "./embedded";

const run = promisify(execFile);
/** Holds a cluster that was made and stopped: most tests begin with a copy, which takes a tenth of the time of making one. */
const madeDir = useTemporaryFolder();
let dataDir: string;
const opened: EmbeddedDatabase[] = [];

beforeAll(async () => {
  const database = await startEmbedded({ dataDir: madeDir() });
  await database.close();
});

beforeEach(async () => {
  dataDir = await temporaryFolder();
});

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** The made cluster with its owner and modes, as a second start finds it. */
async function copyCluster(): Promise<void> {
  await run("cp", ["-a", join(madeDir(), "postgres"), dataDir]);
}

/** Durable, as in normal use. */
async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir });
  opened.push(database);
  return database;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const { sql, close } = connect(url, 1);
  return sql.unsafe(text).finally(close);
}

/** In a process of its own, which can be killed. */
async function startElsewhere() {
  const args = ["--import", "tsx", "lib/testing/database/database-process.ts", dataDir];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [url] = await once(child.stdout, "data");
  return { child, url: String(url).trim() };
}

const pidFile = () => readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8");
const readPid = async () => Number((await pidFile()).split("\n")[0]);

describe("the embedded database", () => {
  it("is made once when several start at the same time, and stops with the last of them", async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.url).toBe(first.url);
    await first.close();
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.close();
    await expect(pidFile()).rejects.toThrow("ENOENT");
  });

  it("lets the application own its database without being a superuser, by a password only its files hold", async () => {
    await copyCluster();
    const { url } = await start();
    const [row] = await query(url, "select rolsuper, rolcreatedb from pg_roles where rolname = current_user");
    expect(row).toEqual({ rolsuper: false, rolcreatedb: true });
    expect((await stat(join(dataDir, "postgres", "password"))).mode & 0o077).toBe(0);
    const stranger = new URL(url);
    stranger.password = "guess";
    await expect(query(stranger.href, "select 1")).rejects.toThrow("password authentication failed");
  });

  it("knows the letters of every language", async () => {
    await copyCluster();
    const { url } = await start();
    const folded = "select lower('ÖKOLOGIE Élan ЯРД') as lower, to_tsvector('english', 'Élan') @@ 'élan' as found";
    expect(await query(url, folded)).toEqual([{ lower: "ökologie élan ярд", found: true }]);
  });

  it("keeps every committed row when it is killed in the middle of writing, and comes back at the same address", async () => {
    await copyCluster();
    const { url } = await start();
    const { sql, close } = connect(url, 1);
    await sql`create table kept (n int)`;
    const killed = await readPid();
    let acknowledged = 0;
    const writing = (async () => {
      while (true) {
        await sql`insert into kept values (${acknowledged + 1})`;
        acknowledged++;
      }
    })();
    await until(() => acknowledged > 100);
    process.kill(killed, "SIGKILL");
    await expect(writing).rejects.toThrow();
    await until(() =>
      sql`select 1`.then(
        () => true,
        () => false,
      ),
    );
    const [row] = await sql`select count(*)::int as count, max(n) as last from kept`;
    await close();
    expect(await readPid()).not.toBe(killed);
    expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.count).toBe(row?.last);
  });

  it("ends by itself when the application that started it was killed, with all it had", async () => {
    await copyCluster();
    const { child, url } = await startElsewhere();
    await query(url, "create table left_behind (n int)");
    const pid = await readPid();
    child.kill("SIGKILL");
    await until(() => !isAlive(pid));
    const again = await start();
    expect(await query(again.url, "select n from left_behind")).toEqual([]);
  });

  it("goes on for another application when the one that started it was killed, and ends with that one", async () => {
    await copyCluster();
    const first = await startElsewhere();
    const second = await startElsewhere();
    const pid = await readPid();
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await readPid()).toBe(pid);
    second.child.kill("SIGKILL");
    await until(() => !isAlive(pid));
  });

  it("starts where a restarted machine gave the pid of the last server to another program", async () => {
    await copyCluster();
    const first = await start();
    await first.close();
    const stale = [process.pid, join(dataDir, "postgres"), "0", "5432", "", "127.0.0.1", "", "ready"].join("\n");
    await writeFile(join(dataDir, "postgres", "postmaster.pid"), stale);
    const second = await start();
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("says what is wrong when it cannot start", async () => {
    await copyCluster();
    const first = await start();
    await first.close();
    await writeFile(join(dataDir, "postgres", "postgresql.conf"), "nonsense = on\n");
    await expect(start()).rejects.toThrow(/PostgreSQL did not start.*unrecognized configuration parameter "nonsense"/s);
  });
});
