import { writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { duration, styled } from "../scripts/terminal";
import { loadScenarios } from "./load";
import { eased, isHeld, isLate, type Result, rowOf, settled } from "./result";
import type { Scenario } from "./scenario";
import { openTarget, type Target } from "./target";
import { attackTogether } from "./together";

/**
 * `npm run attack [-- --short --no-pages --report file name…]`: attacks a server of its own on this machine, one attack after the
 * other and then all at once, and exits with 1 when a figure is above its bar. Names choose files; `--no-pages` spares the build.
 * `--short` does a tenth of most, with more time for it (`SHORT_SLACK`), and what is late all the same once more.
 */
const { values, positionals } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    pages: { type: "boolean", default: true },
    report: { type: "string" },
  },
  allowNegative: true,
  allowPositionals: true,
});
/** No attack is allowed to take longer: one that hangs is a miss. */
const LONGEST_MS = 180_000;
const REST_MS = 3_000;

async function tell<T>(doing: string, work: () => Promise<T>, words?: (result: T) => string): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(styled("dim", `${words?.(result) ?? doing} (${duration(performance.now() - start)})`));
  return result;
}

/** With an attacker whose limits no earlier attack has used up. */
const asNew = async (target: Target): Promise<Target> => ({ ...target, attacker: await target.newPerson() });

async function attack(scenario: Scenario, target: Target): Promise<Result> {
  const start = performance.now();
  const timer = new AbortController();
  const late = delay(LONGEST_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`It took longer than ${duration(LONGEST_MS)}.`);
  });
  const outcome = await Promise.race([asNew(target).then((fresh) => scenario.run(fresh)), late]).catch(
    (error: Error) => ({
      figure: Number.POSITIVE_INFINITY,
      note: error.message,
    }),
  );
  timer.abort();
  const { name, measures, bar } = scenario;
  return { name, measures, bar, ...outcome, ms: performance.now() - start };
}

/** Measures, in the short form once more where something was late, and shows each row. */
async function judged(measure: () => Promise<Result[]>): Promise<Result[]> {
  if (!values.short) return show(await measure());
  const first = (await measure()).map(eased);
  if (!first.some(isLate)) return show(first);
  const second = (await measure()).map(eased);
  return show(first.map((one, i) => (second[i] ? settled(one, second[i]) : one)));
}

function show(all: Result[]): Result[] {
  for (const one of all) console.log(rowOf(one));
  return all;
}

const results: Result[] = [];
const scenarios = (await loadScenarios(positionals)).filter((one) => values.pages || !one.needsPages);
const sites = Object.assign({}, ...scenarios.map((one) => one.sites ?? {}));
const target = await openTarget({ isShort: values.short, hasPages: values.pages, sites }, tell);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void target.close().then(() => process.exit(130)));
}
try {
  const atRest = await target.healthDuring(() => delay(REST_MS));
  console.log(styled("dim", `At rest the longest wait of /healthz is ${Math.round(atRest.longestMs)} ms.\n`));
  for (const scenario of scenarios) results.push(...(await judged(async () => [await attack(scenario, target)])));
  const together = scenarios.filter((one) => !one.isApart);
  if (positionals.length === 0)
    results.push(...(await judged(async () => attackTogether(together, await asNew(target)))));
} finally {
  await target.close();
}
const missed = results.filter((one) => !isHeld(one)).length;
const unsteady = results.filter((one) => one.isAgain && isHeld(one)).map(({ name }) => name);
const counts = { passed: results.length - missed, failed: missed };
if (values.report) await writeFile(values.report, JSON.stringify({ ...counts, unsteady }));
for (const name of unsteady)
  console.log(`${styled("yellow", "unsteady")} ${name}: late at first, held when run again.`);
console.log(`\nattack: ${results.length - missed} held, ${missed} missed`);
process.exit(missed > 0 ? 1 : 0);
