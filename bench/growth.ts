import { parseArgs } from "node:util";
import { openBenchDatabase, sampleNames } from "./data";
import { type Comparison, measure } from "./measure";
import { writeGrowth } from "./report";
import { FREQUENT_WORD, GROWING } from "./scenarios";
import { type MeasuredServer, pinSelf, startServer } from "./server-process";

/** `npm run bench:growth [-- --from 10000 --to 300000]`: what a larger directory costs, both alternating in one run. */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "10000" },
    to: { type: "string", default: "300000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "2" },
  },
});
const NAMES = 1_000;
const timing = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const sizes = [Number(values.from), Number(values.to)];

const started: MeasuredServer[] = [];
async function start(url: string, size: number, mode: "cached" | "uncached"): Promise<MeasuredServer> {
  const server = await startServer(size.toLocaleString("en"), "bench/our-server.ts", [url, mode]);
  started.push(server);
  return server;
}

const databases = [];
for (const size of sizes) databases.push({ size, ...(await openBenchDatabase(size)) });
const results: { scenario: string; compared: Comparison }[] = [];
try {
  pinSelf();
  const both = await Promise.all(
    databases.map(async ({ size, url }) => ({
      size,
      names: await sampleNames(url, NAMES),
      uncached: await start(url, size, "uncached"),
      cached: await start(url, size, "cached"),
    })),
  );
  const scenarios = [
    ...GROWING.map((scenario) => ({ ...scenario, mode: "uncached" as const })),
    { ...FREQUENT_WORD, name: `${FREQUENT_WORD.name}, warm`, mode: "cached" as const },
  ];
  for (const { name, mode, requests } of scenarios) {
    const subjects = both.map((one) => ({
      name: one[mode].name,
      server: one[mode],
      requests: requests(one.size, one.names),
    }));
    results.push({ scenario: name, compared: await measure(subjects, timing) });
  }
  console.log(writeGrowth(results));
} finally {
  for (const server of started) server.stop();
  for (const { close } of databases.toReversed()) await close();
}
