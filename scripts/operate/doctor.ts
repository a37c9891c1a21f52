import { parseArgs } from "node:util";
import { env } from "@/lib/core/env";
import { styled } from "../terminal";
import { type Finding, fail } from "./check";
import { checkDatabase, checkFolder } from "./check-machine";
import { checkServices } from "./check-services";
import { checkSettings } from "./check-settings";

const MARKS = { ok: styled("green", "ok  "), warn: styled("yellow", "warn"), fail: styled("red", "FAIL") };

async function examine(): Promise<Finding[]> {
  let e: ReturnType<typeof env>;
  try {
    e = env();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [fail("Environment", detail, "Set these variables as .env.example says.")];
  }
  const [folder, services] = await Promise.all([checkFolder(e), checkServices(e)]);
  const database = folder.status === "fail" && !e.DATABASE_URL ? [] : await checkDatabase(e);
  return [...checkSettings(e, process.versions.node), folder, ...database, ...services];
}

/** `npm run doctor`: looks at an installation in the environment of the app, and says what to mend. Exits 1 when anything failed. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const findings = await examine();
  const failed = findings.filter(({ status }) => status === "fail").length;
  if (values.json) console.log(JSON.stringify({ ok: failed === 0, findings }));
  else
    for (const { name, status, detail, fix } of findings) {
      console.log(`${MARKS[status]} ${name.padEnd(16)} ${detail}`);
      if (fix) console.log(`${" ".repeat(22)}${fix}`);
    }
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
