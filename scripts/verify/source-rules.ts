import { readFileSync } from "node:fs";
import type { Finding } from "./finding";
import { crowdedFolders } from "./folder-size";
import { longFunctions } from "./function-length";

const LINES_MAX = 200;
/** Configuration that other people's tools read before the environment is checked. */
const MAY_READ_ENVIRONMENT =
  /^(lib\/core\/env\.ts|scripts\/|e2e\/|bench\/|attack\/|chaos\/|[^/]+\.config\.ts$)|\.test\.tsx?$|^lib\/testing\//;
const SERVER_ONLY = /^@\/(lib\/(services|api|auth|drafting|integrations|runner|testing|web)|db|inngest)(\/|$)/;

/** Checks each source file against the rules that no other tool knows. */
export function checkSources(files: string[]): Finding[] {
  return findingsIn(files.map((file) => ({ file, text: readFileSync(file, "utf8") })));
}

/** The same for texts that are read already. */
export function findingsIn(sources: Source[]): Finding[] {
  const operations = operationNames(sources);
  const ofFiles = sources.flatMap(({ file, text }) => [
    ...lengthOf(file, text),
    ...longFunctions(file, text),
    ...environmentReads(file, text),
    ...clientReach(file, text),
    ...operationImports(file, text, operations),
    ...openTables(file, text),
    ...statusWrites(file, text),
    ...hurriedJourneys(file, text),
    ...earlyCalls(file, text),
  ]);
  return [...ofFiles, ...crowdedFolders(sources.map(({ file }) => file))];
}

interface Source {
  file: string;
  text: string;
}

function lengthOf(file: string, text: string): Finding[] {
  const lines = text.trimEnd().split("\n").length;
  if (lines <= LINES_MAX || file.includes(".test.")) return [];
  return [{ file, message: `has ${lines} lines; ${LINES_MAX} is the most. Split it by concept.` }];
}

function environmentReads(file: string, text: string): Finding[] {
  if (MAY_READ_ENVIRONMENT.test(file) || !/\bprocess\.env\b/.test(withoutComments(text))) return [];
  return [{ file, message: "reads process.env; add the variable to lib/core/env.ts and call env()." }];
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** Modules imported for their values. */
function valueImports(text: string): { names: string; from: string }[] {
  const found = text.matchAll(/^import\s+(?!type\b)([\s\S]*?)\s+from\s+"([^"]+)";/gm);
  return [...found].map(([, names = "", from = ""]) => ({ names, from }));
}

/** Client components reach ui, schemas and pure core only; server actions are the one door. */
function clientReach(file: string, text: string): Finding[] {
  if (!/^["']use client["']/.test(text)) return [];
  return valueImports(text)
    .filter(({ from, names }) => SERVER_ONLY.test(from) && !isTypesOnly(names))
    .map(({ from }) => ({ file, message: `is a client component and imports ${from}, which belongs to the server.` }));
}

const isTypesOnly = (names: string) =>
  /^\{[\s\S]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(",")
    .every((name) => !name.trim() || name.trim().startsWith("type "));

function operationNames(sources: Source[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { file, text } of sources) {
    if (!file.startsWith("lib/services/")) continue;
    for (const [, name = ""] of text.matchAll(/export const (\w+) = define(?:Page)?Operation\(/g))
      names.set(name, file);
  }
  return names;
}

/** An operation never imports another operation: what two of them need has a file of its own. Screens of the desk name those of their forms. */
function operationImports(file: string, text: string, operations: Map<string, string>): Finding[] {
  if (!file.startsWith("lib/services/") || /\.test\.|^lib\/services\/admin\/screens\//.test(file)) return [];
  const imported = valueImports(text).flatMap(({ names }) => names.match(/\w+/g) ?? []);
  return imported
    .filter((name) => operations.has(name) && operations.get(name) !== file)
    .map((name) => ({ file, message: `imports the operation ${name}; move what they share into a file of its own.` }));
}

/** A constant that is asked by any text: `table["constructor"]` of a plain object is no entry, yet is not undefined. */
function openTables(file: string, text: string): Finding[] {
  if (/\.test\.|^(lib\/testing|scripts|e2e|bench|attack|chaos)\//.test(file)) return [];
  const tables = text.matchAll(/^(?:export )?const ([A-Z_]+): (?:Readonly<)?Record<string,/gm);
  return [...tables].map(([, name]) => ({ file, message: `${name} takes any text as its key; make it by lookup().` }));
}

/** A status changes by the moves of its `status.ts` alone: they know where it may begin and what goes with it. */
function statusWrites(file: string, text: string): Finding[] {
  if (!/^(lib\/services|inngest)\//.test(file) || /\.test\.|\/status\.ts$/.test(file)) return [];
  const isWritten = /\.set\(\{[^;}]*?\b(?:status|plan)\b\s*[:,}]/.test(text);
  return isWritten ? [{ file, message: "writes a status or plan; make it a move of the status.ts beside it." }] : [];
}

/** What a click began is broken off by an address opened at once, on a busy machine: a journey waits for what a person would see. */
function hurriedJourneys(file: string, text: string): Finding[] {
  if (!file.startsWith("e2e/")) return [];
  const hurried = text.matchAll(/\.click\(\);\n\s*await \w+\.(?:goto|reload)\((?!await )/g);
  return [...hurried].map(({ index }) => ({
    file,
    message: `opens an address right after the click of line ${text.slice(0, index).split("\n").length}; wait for what the click leads to.`,
  }));
}

/** Calls that begin in a list and are awaited in turn: where the second is refused first, nobody hears of it, and the whole run fails. */
function earlyCalls(file: string, text: string): Finding[] {
  if (!file.includes(".test.")) return [];
  const early = text.matchAll(/for \(const (\w+) of \[[^=\]]*\w\([^=\]]*\]\)\s*\{?\s*await expect\(\1\)\.rejects/g);
  return [...early].map(({ index }) => ({
    file,
    message: `begins calls in the list of line ${text.slice(0, index).split("\n").length} that are refused before they are awaited; await each where it begins.`,
  }));
}
