import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { duration, styled } from "./terminal";
import { checkDependencies } from "./verify/dependencies";
import { checkPapers } from "./verify/papers";
import { checkSources } from "./verify/source-rules";
import { findingsStep, programStep, runSteps } from "./verify/step";

const CORES = 2;
const LAYERED = [
  "lib",
  "db",
  "app",
  "components",
  "inngest",
  "scripts",
  "e2e",
  "bench",
  "attack",
  "proxy.ts",
  "chaos",
  "server.ts",
];

/** Journeys leave copies of style sheets in their `.artifacts`. */
const SOURCE = /^(?!.*\/\.artifacts\/).*\.(?:ts|tsx|css)$/;

/** Our source files: those in the layers and at the top. Read from the disk, since git may not trust a clone of another user. */
function sourceFiles(): string[] {
  const inFolders = LAYERED.filter((path) => !path.endsWith(".ts")).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const atTop = readdirSync(".").filter((file) => file.endsWith(".ts"));
  return [...inFolders, ...atTop].filter((file) => SOURCE.test(file) && statSync(file).isFile());
}

/** `npm run verify`: every check that needs no database and no browser. Exits 1 when one failed. */
const steps = [
  programStep("types", "tsc", ["-p", ".", "--noEmit", "--pretty", "false"]),
  programStep("format and lint", "biome", ["ci", "--colors=off", "--diagnostic-level=warn", "."]),
  programStep("import rules", "depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err", ...LAYERED]),
  programStep("unused code", "knip", ["--no-progress"]),
  findingsStep("source rules", () => checkSources(sourceFiles())),
  findingsStep("dependencies", checkDependencies),
  findingsStep("papers", () => checkPapers(sourceFiles())),
];

const start = performance.now();
const ended = await runSteps(steps, CORES, (step, result, ms) => {
  const mark = result.isOk ? styled("green", "ok  ") : styled("red", "FAIL");
  console.log(`${mark} ${step.name.padEnd(16)} ${styled("dim", duration(ms))}`);
});
const failed = ended.filter(({ result }) => !result.isOk);
for (const { step, result } of failed) console.log(`\n${styled("bold", step.name)}\n${result.output}`);
const total = duration(performance.now() - start);
const names = failed.map(({ step }) => step.name).join(", ");
console.log(
  failed.length ? `\nverify: failed (${names}) in ${total}` : `verify: ${steps.length} checks passed in ${total}`,
);
process.exitCode = failed.length ? 1 : 0;
