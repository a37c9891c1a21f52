import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Scenario } from "./scenario";

/** The scenarios of all areas (`attack/<area>/<name>.ts`) in order, or those of the files named. Throws for a name without a file. */
export async function loadScenarios(names: string[]): Promise<Scenario[]> {
  const files = globSync("attack/*/*.ts").sort();
  const known = files.map((file) => basename(file, ".ts"));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`No attack is called ${unknown}. There are: ${known.join(", ")}.`);
  const chosen = files.filter((file) => names.length === 0 || names.includes(basename(file, ".ts")));
  return Promise.all(
    chosen.map(async (file) => (await import(pathToFileURL(resolve(file)).href)).scenario as Scenario), // by rule of the folder
  );
}
