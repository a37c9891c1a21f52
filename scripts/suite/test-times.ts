import { duration } from "../terminal";
import type { FileTime } from "./test-reports";

/** No test file takes longer: what is proved at length has its long form in `npm run bench`, `attack` or `chaos`. */
const FILE_MS_MAX = 20_000;
/** On a machine with other work every file takes longer; one is too slow when it stands out of all of them as well. */
const SHARE_MAX = 0.03;
const SHOWN = 10;

/** Files that may take longer, and why. */
const ALLOWED: Record<string, string> = {
  "lib/drafting/growth.test.ts": "measures every step of drafting with each text and with twice of it",
  "lib/api/fuzz.test.ts": "sends every slip of every field of every operation, most of them to the database",
  "lib/web/docs/docs-examples.test.ts":
    "runs the code that the docs show of every operation, in each language they show it in",
  "lib/api/cost.test.ts": "measures what the costliest body of every field costs, as large as it is taken",
  "db/embedded.test.ts": "makes, kills and starts clusters of the bundled PostgreSQL, as durable as in normal use",
};

/** The files that took longest, the longest first. */
export function slowestFiles(files: FileTime[]): string[] {
  return files.slice(0, SHOWN).map(({ file, ms }) => `${duration(ms).padStart(12)}  ${file}`);
}

/** Files above the budget, a sentence each. */
export function filesOverBudget(files: FileTime[], allowed = ALLOWED): string[] {
  const all = files.reduce((sum, { ms }) => sum + ms, 0);
  const max = Math.max(FILE_MS_MAX, all * SHARE_MAX);
  return files
    .filter(({ file, ms }) => ms > max && !(file in allowed))
    .map(
      ({ file, ms }) =>
        `${file} took ${duration(ms)}, of at most ${duration(max)}: cut it, or name it in scripts/suite/test-times.ts.`,
    );
}
