import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import type { Comparison, Measured } from "./measure";

const FILE = "bench/results.md";

export interface ScenarioResult {
  scenario: string;
  measured: Measured[];
  /** Requests per second over those of the first subject, by name: medians of the rounds' ratios. */
  ratios: Record<string, number>;
}

const HEAD = `# Measured

\`npm run bench\` writes this file (\`-- --size 100000\` for another size), \`npm run bench:growth\` its last part. Servers have the
first core; 32 connections ask one after the other, round by round, each connection from a place of its own; medians of the
rounds. *limit* is node:http and postgres.js with the same queries and nothing around them; *ours, uncached* is the front door
with every answer read from the database; *ours* is the front door as \`npm start\` opens it. The thousand requests of a scenario
are all different; *the whole directory* is ten thousand: profiles, lists, categories and searches. Each listing has ten votes
on average and every second one a founder. Votes are cast for listings drawn from all and taken back, each in a transaction of
its own. Pages are those of visitors who are not signed in, compressed as browsers ask for them. Trust the ratios, not the
absolute numbers.
`;
const GROWTH = "## Growth";
const SOAK = "## Memory";
const PAGES = "## Pages";
const SOAK_ROWS = 10;

/** One part per size, and one about growth; the others stay as they were measured. */
export function writeReport(
  size: number,
  version: string,
  { coldStartMs, rssMib }: { coldStartMs: number; rssMib: number },
  results: ScenarioResult[],
): string {
  const title = `## ${size.toLocaleString("en")} listings`;
  const start = `From starting the process to its first 200, database included: ${Math.round(coldStartMs)} ms.`;
  const memory = `Resident memory of *ours* after all of this: ${rssMib} MiB.`;
  return writePart(title, `${machine(version)}\n\n${table(results)}\n\n${start} ${memory}`);
}

/** Times of the larger directory over those of the smaller. */
export function writeGrowth(results: { scenario: string; compared: Comparison }[]): string {
  const rows = results.flatMap(({ scenario, compared: { measured, ratio } }) =>
    measured.map(({ name, p50Ms, p99Ms }, i) => {
      const ratios = i === 0 ? ["1", "1"] : [ratio(name, "p50Ms").toFixed(2), ratio(name, "p99Ms").toFixed(2)];
      return `| ${[i === 0 ? scenario : "", name, p50Ms, p99Ms, ...ratios].join(" | ")} |`;
    }),
  );
  const head = "| scenario | listings | p50 ms | p99 ms | p50 ÷ first | p99 ÷ first |\n|---|---:|---:|---:|---:|---:|";
  return writePart(GROWTH, `${machine()}\n\n${head}\n${rows.join("\n")}`);
}

export interface PageTimes {
  page: string;
  status: number;
  /** Median, when it is made. */
  madeMs: number;
  /** Median, when it is asked for again. */
  keptMs: number;
  /** Of the server, when it is made. */
  cpuMs: number;
}

/** What each public page takes. */
export function writePages(times: PageTimes[]): string {
  const about =
    "`npm run bench:pages`: one request after the other, medians, of 10,000 listings, their votes and founders.";
  const rows = times.map(({ page, status, madeMs, keptMs, cpuMs }) => {
    const numbers = [madeMs, cpuMs, keptMs].map((ms) => ms.toFixed(1));
    return `| ${[page, status, ...numbers].join(" | ")} |`;
  });
  const head = "| page | status | made, ms | its CPU ms | asked again, ms |\n|---|---:|---:|---:|---:|";
  return writePart(PAGES, `${machine()}\n\n${about}\n\n${head}\n${rows.join("\n")}`);
}

export interface Sample {
  minute: number;
  rssMib: number;
}

/** Resident memory in the course of a mixed load. */
export function writeSoak(
  load: Record<"perSecond" | "votesPerSecond" | "drafts" | "answered" | "failed" | "skipped", number>,
  samples: Sample[],
): string {
  const { perSecond, votesPerSecond, drafts, answered, failed, skipped } = load;
  const about = `\`npm run bench:soak\`: the whole service under ${perSecond} requests a second (data, pages, searches, tools), ${votesPerSecond} votes a second and ${drafts} drafts. ${answered.toLocaleString("en")} requests were answered, ${failed} failed, ${skipped} were not sent since too many waited.`;
  const minutes = samples.at(-1)?.minute ?? 0;
  const parts = Array.from({ length: SOAK_ROWS }, (_, i) => {
    const [from = 0, to = 0] = [i, i + 1].map((n) => (n * minutes) / SOAK_ROWS);
    const own = samples.filter(({ minute }) => minute >= from && minute <= to).map(({ rssMib }) => rssMib);
    const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
    return `| ${from.toFixed(1)} to ${to.toFixed(1)} | ${Math.round(mean)} | ${Math.max(...own)} |`;
  });
  const head = "| minutes | RSS MiB, mean | most |\n|---|---:|---:|";
  return writePart(SOAK, `${machine()}\n\n${about}\n\n${head}\n${parts.join("\n")}`);
}

function machine(version?: string): string {
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the end`;
  const node = `Node ${process.version}, ${cpus()[0]?.model.trim() ?? "unknown"} × ${cpus().length}, ${load}`;
  return version ? `${version}, ${node}` : node;
}

function writePart(title: string, body: string): string {
  const part = `${title}\n\n${body}`;
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const others = text.split(/^(?=## )/m).filter((one) => one.startsWith("## ") && !one.startsWith(`${title}\n`));
  const parts = [...others.map((one) => one.trim()), part].sort((a, b) => placeOf(a) - placeOf(b));
  writeFileSync(FILE, `${HEAD}\n${parts.join("\n\n")}\n`);
  return part;
}

const placeOf = (part: string) =>
  Number(/^## ([\d,]+)/.exec(part)?.[1]?.replaceAll(",", "") ?? Number.POSITIVE_INFINITY);

function table(results: ScenarioResult[]): string {
  const head = "| scenario | asked | requests/s | ÷ first | CPU ms/request | p50 ms | p99 ms | RSS MiB |";
  const rows = results.flatMap(({ scenario, measured, ratios }) =>
    measured.map((one, i) => {
      const ratio = i === 0 ? "1" : (ratios[one.name] ?? 0).toFixed(2);
      const numbers = [
        Math.round(one.requestsPerSecond).toLocaleString("en"),
        ratio,
        one.cpuMsPerRequest.toFixed(3),
        String(one.p50Ms),
        String(one.p99Ms),
        String(one.rssMib),
      ];
      return `| ${i === 0 ? scenario : ""} | ${one.name} | ${numbers.join(" | ")} |`;
    }),
  );
  return [head, "|---|---|---:|---:|---:|---:|---:|---:|", ...rows].join("\n");
}
