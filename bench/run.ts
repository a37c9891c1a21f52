import { parseArgs } from "node:util";
import { measureColdStart } from "./cold-start";
import { openBenchDatabase, sampleNames } from "./data";
import { measure } from "./measure";
import { type ScenarioResult, writeReport } from "./report";
import { MCP_DETAIL, SCENARIOS } from "./scenarios";
import { type MeasuredServer, pinSelf, startServer } from "./server-process";

/** `npm run bench [-- --size 10000 --rounds 5 --seconds 2]`: the front door against the limit, alternating in one run. */
const { values } = parseArgs({
  options: {
    size: { type: "string", default: "10000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
  },
});
const NAMES = 1_000;
const size = Number(values.size);
const timing = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

async function compareReads(servers: MeasuredServer[]): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const scenario of SCENARIOS) {
    const requests = scenario.requests(size, names);
    const { measured, ratio } = await measure(servers, () => requests, timing);
    const ratios = Object.fromEntries(servers.map(({ name }) => [name, ratio(name)]));
    results.push({ scenario: scenario.name, measured, ratios });
    const shown = servers.slice(1).map(({ name }) => `${name} ${ratios[name]?.toFixed(2)}`);
    console.log(`${scenario.name}: ${shown.join(", ")} of the limit`);
  }
  return results;
}

/** The same read over MCP and over REST, of one process. */
async function compareMcp(ours: MeasuredServer): Promise<ScenarioResult> {
  const rest = { ...ours, name: "REST" };
  const mcp = { ...ours, name: "MCP" };
  const [detail] = SCENARIOS;
  const byServer = new Map([
    [rest, detail?.requests(size, names) ?? []],
    [mcp, MCP_DETAIL.requests(size, names)],
  ]);
  const { measured, ratio } = await measure([rest, mcp], (server) => byServer.get(server) ?? [], timing);
  console.log(`${MCP_DETAIL.name}: ${ratio("MCP").toFixed(2)} of the same read over REST`);
  return { scenario: MCP_DETAIL.name, measured, ratios: { MCP: ratio("MCP") } };
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
  const results = [...(await compareReads(servers)), await compareMcp(ours)];
  console.log(`\n${writeReport(size, database.version, coldStartMs, results)}\n\nWritten to bench/results.md`);
} finally {
  for (const server of servers) server.stop();
  await database.close();
}
