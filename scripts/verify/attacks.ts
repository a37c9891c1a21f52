import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Finding } from "./finding";

const PAPER = "SECURITY.md";
/** A row of the table of attacks: five cells, of which the last names scenarios, tests or a command. */
const ROW = /^\|(?:[^|]*\|){4}([^|]*)\|$/gm;
const SCENARIO = /^[a-z][a-z-]*$/;

/** Every scenario stands in the paper's table, and every one that stands there exists: who reads it sees all that is tried. */
export function checkAttacks(): Finding[] {
  const files = globSync("attack/*/*.ts");
  return compareAttacks(readFileSync(PAPER, "utf8"), files);
}

/** The same for a paper's text and the files of scenarios. */
export function compareAttacks(paper: string, files: string[]): Finding[] {
  const named = new Set([...paper.matchAll(ROW)].flatMap(([, cell = ""]) => scenariosOf(cell)));
  const known = new Set(files.map((file) => basename(file, ".ts")));
  const untold = files.filter((file) => !named.has(basename(file, ".ts")));
  return [
    ...untold.map((file) => ({ file, message: `has no row in ${PAPER}: what it does, what was measured, its bar.` })),
    ...[...named]
      .filter((name) => !known.has(name))
      .map((name) => ({
        file: PAPER,
        message: `names the attack ${name}, which is none.`,
      })),
  ];
}

const scenariosOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span).filter((span) => SCENARIO.test(span));
