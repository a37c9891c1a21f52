import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connect } from "@/db/client";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { startSite } from "@/lib/testing/drafting/sites";
import { openBenchDatabase } from "./data";
import { type Sample, writeSoak } from "./report";
import { type MixedRequest, mixedRequest } from "./scenarios";
import { startService } from "./server-process";
import { startVoting } from "./voting";

/** `npm run bench:soak [-- --minutes 15 --per-second 50]`: what a bounded mixed load of readers, agents, voters and drafts leaves in memory. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "15" },
    "per-second": { type: "string", default: "50" },
    size: { type: "string", default: "10000" },
  },
});
const minutes = Number(values.minutes);
const perSecond = Number(values["per-second"]);
const size = Number(values.size);
const VOTES_PER_SECOND = 5;
const DRAFT_EVERY_MS = 20_000;
const SAMPLE_EVERY_MS = 15_000;
const IN_FLIGHT_MAX = 16;
const ANSWER_MAX_MS = 30_000;

const PAGE = `<title>Tidebook – Tide tables</title><main><h1>Tide tables for sailors</h1>${"<p>Tidebook tells when the water comes back to your harbour, also without a network.</p>".repeat(60)}</main>`;

interface Counts {
  answered: number;
  failed: number;
  /** Not sent, because too many had no answer yet. */
  skipped: number;
}

/** Sends `perSecond` requests, drawn evenly from the mix, until the deadline. */
async function readEvenly(url: string, deadline: number, counts: Counts): Promise<void> {
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let i = 0; performance.now() < deadline; i += 1) {
    await delay(Math.max(0, startedAt + (i * 1000) / perSecond - performance.now()));
    if (running.size >= IN_FLIGHT_MAX) counts.skipped += 1;
    else {
      const one = ask(url, mixedRequest(i, size), counts).finally(() => running.delete(one));
      running.add(one);
    }
  }
  await Promise.all(running);
}

async function ask(url: string, { path, ...init }: MixedRequest, counts: Counts): Promise<void> {
  try {
    const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(ANSWER_MAX_MS) });
    await answer.arrayBuffer();
    if (answer.status < 500) counts.answered += 1;
    else counts.failed += 1;
  } catch {
    counts.failed += 1;
  }
}

/** Has a draft made of a site of its own every so often, each for somebody new; answers how many. */
async function draft(
  url: string,
  { origins, databaseUrl, deadline }: { origins: string[]; databaseUrl: string; deadline: number },
  counts: Counts,
): Promise<number> {
  const { db, close } = connect(databaseUrl, 1);
  let asked = 0;
  for (const origin of origins) {
    if (performance.now() >= deadline) break;
    const key = await apiKeyFor(db, await createUser(db, { email: `soak-${crypto.randomUUID()}@people.example` }));
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    await ask(
      url,
      { path: "/api/v1/drafts", method: "POST", headers, body: JSON.stringify({ url: `${origin}/` }) },
      counts,
    );
    asked += 1;
    await delay(DRAFT_EVERY_MS);
  }
  await close();
  return asked;
}

const database = await openBenchDatabase(size);
const run = Date.now().toString(36); // one site is drafted from once
const draftCount = Math.ceil((minutes * 60_000) / DRAFT_EVERY_MS);
const origins = Array.from({ length: draftCount }, (_, i) => `https://soak-${run}-${i}.example`);
const site = await startSite(origins, { "*": { body: PAGE } });
const server = await startService("soak", database.url, [
  `CRAWLER_HOST_MAP=${JSON.stringify(site.hostMap)}`,
  "ALLOW_TEST_ENDPOINTS=1",
]);
const samples: Sample[] = [];
const counts: Counts = { answered: 0, failed: 0, skipped: 0 };
const startedAt = performance.now();
const sample = () => samples.push({ minute: (performance.now() - startedAt) / 60_000, rssMib: server.rssMib() });
try {
  const deadline = startedAt + minutes * 60_000;
  sample();
  const sampling = setInterval(sample, SAMPLE_EVERY_MS);
  const endVoting = await startVoting(database.url, size, VOTES_PER_SECOND);
  const [, drafts] = await Promise.all([
    readEvenly(server.url, deadline, counts),
    draft(server.url, { origins, databaseUrl: database.url, deadline }, counts),
  ]);
  clearInterval(sampling);
  await endVoting();
  console.log(writeSoak({ perSecond, votesPerSecond: VOTES_PER_SECOND, drafts, ...counts }, samples));
} finally {
  server.stop();
  await site.close();
  await database.close();
}
