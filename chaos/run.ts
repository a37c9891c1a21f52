import { writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { duration, styled } from "../scripts/terminal";
import { type Checked, check } from "./checks";
import { mailThroughKills } from "./mails/disaster";
import { sellThroughDisasters } from "./money/disaster";
import { killDatabase } from "./server";
import { type ChaosStage, openStage } from "./stage";

/**
 * `npm run chaos [-- --short --no-pages --report file writes pair money mails]`: kills servers and their database while owners write,
 * then reads back every write that was acknowledged; while buyers pay, then reads back orders, places, invoices and the ledger against
 * what lies with the providers; and while one update is mailed to many followers, then counts what each got. Exits with 1 when anything
 * was lost, is there twice, is stuck or does not add up. Names run those parts alone, `--no-pages` spares the build.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    pages: { type: "boolean", default: true },
    report: { type: "string" },
  },
  allowNegative: true,
});
const KILLS = values.short ? 3 : 50;
const WRITES_PER_KILL = 40;
const SALES = { ...(values.short ? { orders: 24, kills: 1 } : { orders: 300, kills: 5 }), isHurried: values.short };
const MAILS = values.short ? { followers: 400, kills: 1 } : { followers: 20_000, kills: 3 };
const PAIR_MS = values.short ? 8_000 : 5 * 60_000;
const PAIR_KILL_EVERY_MS = values.short ? 4_000 : 10_000;

/** Kills one after the other, in turn the server, its database, and both; after each, everything is read back. */
async function killAll(stage: ChaosStage): Promise<string> {
  const [server] = stage.servers;
  if (!server) throw new Error("There is no server.");
  let longestMs = 0;
  for (let n = 0; n < KILLS; n += 1) {
    const writes = stage.ledger.more(WRITES_PER_KILL);
    for (const writer of stage.writers) writer.start();
    await writes;
    const [ofServer, ofDatabase] = [n % 3 !== 1, n % 3 !== 0];
    if (ofDatabase) await killDatabase(stage.dataDir);
    if (ofServer) server.kill();
    const killedAt = performance.now();
    const next = stage.ledger.more(1);
    if (ofServer) await server.start();
    await next;
    longestMs = Math.max(longestMs, performance.now() - killedAt);
    await Promise.all(stage.writers.map((writer) => writer.stop()));
    await Promise.all(stage.writers.map((writer) => writer.check(server)));
  }
  return `${KILLS} kills -9, written again after ${duration(longestMs)} at most`;
}

/** Two servers on one database; now the one, now the other is killed and started again, while all write on. */
async function killInTurn(stage: ChaosStage): Promise<string> {
  for (const writer of stage.writers) writer.start();
  const end = Date.now() + PAIR_MS;
  let kills = 0;
  while (Date.now() < end) {
    await delay(PAIR_KILL_EVERY_MS); // the rhythm of the disaster, not a wait for anything
    const server = stage.servers[kills % stage.servers.length];
    server?.kill();
    kills += 1;
    await server?.start();
  }
  await Promise.all(stage.writers.map((writer) => writer.stop()));
  for (const server of stage.servers) await Promise.all(stage.writers.map((writer) => writer.check(server)));
  return `${kills} kills -9 of one of two servers in ${duration(PAIR_MS)}`;
}

async function disaster(servers: number, happen: (stage: ChaosStage) => Promise<string>): Promise<boolean> {
  const start = performance.now();
  const stage = await openStage(servers, values.pages);
  const leave = () => void stage.close().then(() => process.exit(130)); // servers of groups of their own hear no Ctrl-C
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, leave);
  try {
    for (const server of stage.servers) await server.start();
    await Promise.all(stage.writers.map((writer) => writer.open()));
    const told = await happen(stage);
    const database = await stage.openDatabase();
    const checked = await check(database, stage.ledger).finally(() => database.close());
    show(told, checked, performance.now() - start);
    for (const line of [...stage.ledger.lost, ...stage.ledger.faults].slice(0, 10)) console.log(`  ${line}`);
    return checked.lost + checked.twice + checked.stuck + checked.faults === 0;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, leave);
    await stage.close();
  }
}

function show(told: string, checked: Checked, ms: number): void {
  const { acknowledged, lost, twice, stuck, faults, keysHeld, drafts } = checked;
  const isFine = lost + twice + stuck + faults === 0;
  const mark = isFine ? styled("green", "held  ") : styled("red", "MISSED");
  console.log(`${mark} ${told}: ${acknowledged} acknowledged writes, ${lost} lost, ${twice} twice, ${stuck} stuck`);
  const byStatus = Object.entries(drafts).map(([status, count]) => `${count} ${status}`);
  const rest = `drafts: ${byStatus.join(", ")}; ${faults} faults, ${keysHeld} keys of dead calls met`;
  console.log(styled("dim", `       ${rest} (${duration(ms)})`));
}

/** Sales through disasters: every finding is shown, and each is a miss. */
async function sell(): Promise<boolean> {
  let close = async () => {};
  const leave = () => void close().then(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, leave);
  const result = await sellThroughDisasters(SALES, (stage) => {
    close = () => stage.close();
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, leave);
  const wrong = [...result.findings, ...result.faults];
  const mark = wrong.length === 0 ? styled("green", "held  ") : styled("red", "MISSED");
  console.log(`${mark} ${result.told}: ${wrong.length} findings`);
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  return wrong.length === 0;
}

const PARTS = {
  writes: () => disaster(1, killAll),
  pair: () => disaster(2, killInTurn),
  money: sell,
  mails: () => mailThroughKills({ ...MAILS, hasPages: values.pages }),
};
const wanted = Object.entries(PARTS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const held: boolean[] = [];
for (const [, happen] of wanted) held.push(await happen());
const missed = held.filter((one) => !one).length;
if (values.report) await writeFile(values.report, JSON.stringify({ passed: held.length - missed, failed: missed }));
console.log(`\nchaos: ${held.length - missed} held, ${missed} missed`);
process.exit(missed > 0 ? 1 : 0);
