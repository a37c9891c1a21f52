import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Measured } from "./measure";

const FILE = "bench/results.md";

export interface ScenarioResult {
  scenario: string;
  measured: Measured[];
  /** Requests per second over those of the first server, by server: medians of the rounds' ratios. */
  ratios: Record<string, number>;
}

const HEAD = `# Measured

\`npm run bench\` writes this file (\`-- --size 100000\` for another size). Every server has the first core, 32 connections ask it
in turn with the others, round by round; medians of the rounds. *limit* is node:http and postgres.js with the same queries and
nothing around them; *ours, uncached* is the front door with every answer read from the database; *ours* is the front door as
\`npm start\` opens it. The thousand requests of a scenario are all different. Trust the ratios, not the absolute numbers.
`;

/** One table per size; the other sizes' tables stay as they were measured. */
export function writeReport(size: number, version: string, coldStartMs: number, results: ScenarioResult[]): string {
  const title = `## ${size.toLocaleString("en")} listings`;
  const machine = `${version}, Node ${process.version}, ${cpus()[0]?.model.trim() ?? "unknown"} × ${cpus().length}`;
  const start = `From starting the process to its first 200, database included: ${Math.round(coldStartMs)} ms.`;
  const section = `${title}\n\n${machine}\n\n${table(results)}\n\n${start}`;
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const others = text.split(/^(?=## )/m).filter((part) => part.startsWith("## ") && !part.startsWith(`${title}\n`));
  const parts = [...others.map((part) => part.trim()), section].sort((a, b) => sizeOf(a) - sizeOf(b));
  writeFileSync(FILE, `${HEAD}\n${parts.join("\n\n")}\n`);
  return section;
}

const sizeOf = (section: string) => Number(/^## ([\d,]+)/.exec(section)?.[1]?.replaceAll(",", "") ?? 0);

function table(results: ScenarioResult[]): string {
  const head = "| scenario | server | requests/s | ÷ first | CPU ms/request | p50 ms | p99 ms | RSS MiB |";
  const rows = results.flatMap(({ scenario, measured, ratios }) =>
    measured.map((one, i) => {
      const ratio = i === 0 ? "1" : (ratios[one.server] ?? 0).toFixed(2);
      const numbers = [
        Math.round(one.requestsPerSecond).toLocaleString("en"),
        ratio,
        one.cpuMsPerRequest.toFixed(3),
        String(one.p50Ms),
        String(one.p99Ms),
        String(one.rssMib),
      ];
      return `| ${i === 0 ? scenario : ""} | ${one.server} | ${numbers.join(" | ")} |`;
    }),
  );
  return [head, "|---|---|---:|---:|---:|---:|---:|---:|", ...rows].join("\n");
}
