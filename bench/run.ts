import { parseArgs } from "node:util";
import { measureColdStart } from "./cold-start";
import { openBenchDatabase, sampleNames } from "./data";
import { measure, type Subject, type Timing } from "./measure";
import { type ScenarioResult, writeReport } from "./report";
import { DETAIL_JSON, EVERYTHING, MCP_DETAIL, PAGES, SCENARIOS, type Scenario } from "./scenarios";
import { type MeasuredServer, pinSelf, startServer, startService } from "./server-process";
import { startVoting } from "./voting";

/** `npm run bench [-- --size 10000 --rounds 3 --seconds 2 --no-pages]`: what the service gives, alternating in one run. */
const { values } = parseArgs({
  options: {
    size: { type: "string", default: "10000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "2" },
    pages: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const NAMES = 1_000;
const VOTES_PER_SECOND = 50;
const size = Number(values.size);
const timing = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const asked = (scenario: Scenario) => scenario.requests(size, names);

async function compare(scenario: string, subjects: Subject[], times: Timing = timing): Promise<ScenarioResult> {
  const { measured, ratio } = await measure(subjects, times);
  const ratios = Object.fromEntries(subjects.map(({ name }) => [name, ratio(name)]));
  const [first, ...others] = subjects.map(({ name }) => name);
  console.log(`${scenario}: ${others.map((name) => `${name} ${ratios[name]?.toFixed(2)}`).join(", ")} of ${first}`);
  return { scenario, measured, ratios };
}

/** The front door against the limit. */
async function compareReads(servers: MeasuredServer[]): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const scenario of SCENARIOS) {
    const requests = asked(scenario);
    const subjects = servers.map((server) => ({ name: server.name, server, requests }));
    results.push(await compare(scenario.name, subjects));
  }
  return results;
}

/** The same read over MCP and over REST, of one process. */
const compareMcp = (server: MeasuredServer) =>
  compare(MCP_DETAIL.name, [
    { name: "REST", server, requests: asked(DETAIL_JSON) },
    { name: "MCP", server, requests: asked(MCP_DETAIL) },
  ]);

/** Readers of everything, alone and beside people who vote. */
function compareWithVotes(server: MeasuredServer, databaseUrl: string): Promise<ScenarioResult> {
  const requests = asked(EVERYTHING);
  const beside = () => startVoting(databaseUrl, size, VOTES_PER_SECOND);
  const besideName = `beside ${VOTES_PER_SECOND} votes a second`;
  const subjects = [
    { name: "ours", server, requests },
    { name: besideName, server, requests, beside },
  ];
  return compare(EVERYTHING.name, subjects, { ...timing, seconds: 3 * timing.seconds, warmUpSeconds: 5 });
}

/** Pages of nobody in particular, against the JSON that they are made from. */
async function comparePages(databaseUrl: string): Promise<ScenarioResult> {
  const server = await startService("pages", databaseUrl);
  try {
    const pages = PAGES.map((page) => ({ name: page.name, server, requests: asked(page) }));
    return await compare("HTML", [{ name: "listing as JSON", server, requests: asked(DETAIL_JSON) }, ...pages]);
  } finally {
    server.stop();
  }
}

await (await openBenchDatabase(size)).close(); // made, and stopped again
const coldStartMs = await measureColdStart();
console.log(`cold start: ${Math.round(coldStartMs)} ms`);
const database = await openBenchDatabase(size);
const names = await sampleNames(database.url, NAMES);
const servers: MeasuredServer[] = [];
try {
  servers.push(await startServer("limit", "bench/limit-server.ts", [database.url]));
  servers.push(await startServer("ours, uncached", "bench/our-server.ts", [database.url, "uncached"]));
  const ours = await startServer("ours", "bench/our-server.ts", [database.url, "cached"]);
  servers.push(ours);
  pinSelf();
  const results = [
    ...(await compareReads(servers)),
    await compareMcp(ours),
    await compareWithVotes(ours, database.url),
  ];
  const rssMib = ours.rssMib();
  for (const server of servers) server.stop();
  if (values.pages) results.push(await comparePages(database.url));
  console.log(`\n${writeReport(size, database.version, { coldStartMs, rssMib }, results)}`);
} finally {
  for (const server of servers) server.stop();
  await database.close();
}
