import { spawnSync } from "node:child_process";
import { styled } from "./terminal";
import { type Advisories, readAudit } from "./verify/audit";

/**
 * `npm run advisories`: fails when an advisory is known for what is installed to serve. A registry that does not answer such
 * questions, or no network, is said and is no failure.
 */
const PATIENCE_MS = 20_000;
const QUICK = ["--fetch-retries=0", `--fetch-timeout=${PATIENCE_MS}`];

function ask(): Advisories {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", ...QUICK], {
    encoding: "utf8",
    timeout: 2 * PATIENCE_MS,
  });
  return readAudit(stdout ?? "");
}

const { isAnswered, known, said } = ask();
if (!isAnswered) console.log(`${styled("yellow", "Not checked:")} no source of advisories answered (${said}).`);
else if (known.length === 0) console.log("No advisory is known for what is installed to serve.");
for (const one of known)
  console.error(`${styled("red", one.severity)} ${one.name} ${one.range}: ${one.titles.join("; ")}`);
process.exitCode = known.length > 0 ? 1 : 0;
