import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { requireMendedDriver } from "./driver";

it("refuses to start on a driver that was installed without its patch, and says what to run", async () => {
  expect(() => requireMendedDriver()).not.toThrow();
  const folder = await temporaryFolder();
  await cp("node_modules/postgres/src", join(folder, "src"), { recursive: true });
  const file = join(folder, "src", "connection.js");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("error(errorResponse || Errors", "error(Errors"));
  expect(() => requireMendedDriver(folder)).toThrow("node scripts/patch-postgres.mjs");
});
