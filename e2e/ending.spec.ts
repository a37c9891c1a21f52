import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "@/lib/testing/steady/free-port";

const GONE_WITHIN_MS = 10_000;
const START_TIMEOUT_MS = 60_000;
const BODY = "grant_type=none";
const HEAD = `POST /oauth/token HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${BODY.length}\r\n\r\n`;

interface Started {
  /** npm's process, which leads the group. */
  group: number;
  server: number;
  database: number;
  port: number;
}
type To = "npm" | "group" | "server";

/** Every way in which a person, a container or a service manager ends it: to whom which signal, and how often. */
const WAYS: [to: To, signal: NodeJS.Signals, times: number][] = [
  ["npm", "SIGTERM", 1],
  ["npm", "SIGINT", 1],
  ["npm", "SIGKILL", 1],
  ["group", "SIGTERM", 1],
  ["group", "SIGINT", 1],
  ["group", "SIGINT", 2],
  ["group", "SIGHUP", 1],
  ["server", "SIGTERM", 1],
  ["server", "SIGTERM", 2],
  ["server", "SIGINT", 1],
];

let dataDir: string;
test.skip(process.platform !== "linux", "looks processes up in /proc");
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ly-ending-"));
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

for (const [to, signal, times] of WAYS) {
  test(`${signal} to the ${to}${times > 1 ? ", twice," : ""} drains, and server and database are gone in time`, async () => {
    test.setTimeout(START_TIMEOUT_MS + 2 * GONE_WITHIN_MS);
    const started = await startByNpm();
    const call = await beginCall(started.port);
    const pid = { npm: started.group, group: -started.group, server: started.server }[to];
    for (let i = 0; i < times; i++) process.kill(pid, signal);
    await expect.poll(() => healthOf(started.port), { intervals: [20] }).toBe(503);
    expect(await call.finish()).toMatch(/^HTTP\/1\.1 40[01] /);
    const left = () => [started.group, started.server, started.database].filter(isRunning);
    await expect.poll(left, { timeout: GONE_WITHIN_MS, intervals: [50] }).toEqual([]);
  });
}

test("kill -9 of everything that serves takes the database with it", async () => {
  test.setTimeout(START_TIMEOUT_MS + 2 * GONE_WITHIN_MS);
  const started = await startByNpm();
  process.kill(-started.group, "SIGKILL");
  await expect.poll(() => isRunning(started.database), { timeout: GONE_WITHIN_MS, intervals: [50] }).toBe(false);
});

async function startByNpm(): Promise<Started> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, BASE_URL: `http://127.0.0.1:${port}` };
  const npm = spawn("npm", ["start"], { detached: true, stdio: "ignore", env });
  const group = npm.pid ?? 0;
  await expect.poll(() => healthOf(port), { timeout: START_TIMEOUT_MS, intervals: [100] }).toBe(200);
  const [server = 0] = readFileSync(`/proc/${group}/task/${group}/children`, "utf8").trim().split(" ").map(Number);
  const [pid] = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
  return { group, server, database: Number(pid), port };
}

/** A call that is under way: its body is still to come. */
async function beginCall(port: number): Promise<{ finish(): Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk)).on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await new Promise<void>((resolve) => socket.write(HEAD, () => resolve()));
  await expect.poll(() => healthOf(port)).toBe(200); // by when it has read what came before
  const finish = async () => {
    socket.write(BODY);
    await closed;
    return answer;
  };
  return { finish };
}

function healthOf(port: number): Promise<number> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    (answer) => answer.status,
    () => 0,
  );
}

/** One that ended and waits for its parent to notice does not run. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
