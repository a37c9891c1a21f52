import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ENV_NAMES } from "@/lib/core/env";
import { DEFAULT_SETTINGS } from "@/lib/core/settings";
import { checkAttacks } from "./attacks";
import type { Finding } from "./finding";
import { missingPathsOfComments, missingPathsOfPaper } from "./named-paths";

const PAPERS = ["*.md", "docs/**/*.md"];

/**
 * Checks that what the papers say is so: links lead somewhere, files and commands exist, every variable and setting is described, every attack is told. `sources`
 * are our source files, whose comments may name only files that are there.
 */
export function checkPapers(sources: string[]): Finding[] {
  const comments = sources.flatMap((file) => missingPathsOfComments(file, readFileSync(file, "utf8")));
  const papers = globSync(PAPERS).flatMap((file) => checkPaper(file, sources));
  return [
    ...papers,
    ...comments,
    ...checkEnvironmentExample(),
    ...checkSettings(),
    ...checkAttacks(),
    ...checkLockFile(),
  ];
}

function checkPaper(file: string, sources: string[]): Finding[] {
  const text = readFileSync(file, "utf8");
  const named = [...unknownCommands(file, text), ...unknownVariables(file, text)];
  return [...deadLinks(file, text), ...named, ...missingPathsOfPaper(file, text, sources)];
}

function deadLinks(file: string, text: string): Finding[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|<(?:img|source)[^>]+?(?:src|srcset)="([^"]+)"/g)];
  return targets
    .map(([, link, picture]) => (link ?? picture ?? "").split("#")[0] ?? "")
    .filter((target) => target && !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(dirname(file), target)))
    .map((target) => ({ file, message: `links to ${target}, which does not exist.` }));
}

function unknownCommands(file: string, text: string): Finding[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  return [...new Set(commands)]
    .filter((name) => !(name in scripts))
    .map((name) => ({ file, message: `names \`npm run ${name}\`, which package.json does not have.` }));
}

/** Where operators read which variables to set. */
const FOR_OPERATORS = "docs/operate.md";

function unknownVariables(file: string, text: string): Finding[] {
  if (file !== FOR_OPERATORS) return [];
  const read = new Set(ENV_NAMES);
  const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(([, name = ""]) => name);
  return [...new Set(named)]
    .filter((name) => !read.has(name))
    .map((name) => ({ file, message: `names ${name}, which nothing reads.` }));
}

/** .env.example describes exactly the variables that env() reads. */
function checkEnvironmentExample(): Finding[] {
  const file = ".env.example";
  const described = new Set(
    [...readFileSync(file, "utf8").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  const read = new Set<string | undefined>(ENV_NAMES);
  const missing = [...read].filter((name) => !described.has(name));
  const extra = [...described].filter((name) => !read.has(name));
  return [
    ...missing.map((name) => ({ file, message: `does not describe ${name}.` })),
    ...extra.map((name) => ({ file, message: `describes ${name}, which nothing reads.` })),
  ];
}

/** Operators find every setting that changes what a site allows. */
function checkSettings(): Finding[] {
  const text = readFileSync(FOR_OPERATORS, "utf8");
  return Object.keys(DEFAULT_SETTINGS)
    .filter((name) => !text.includes(`\`${name}\``))
    .map((name) => ({ file: FOR_OPERATORS, message: `does not describe the setting ${name}.` }));
}

/** The lock file must install from whichever registry the machine has. */
function checkLockFile(): Finding[] {
  const file = "package-lock.json";
  const hosts = /"resolved": *"https?:/.test(readFileSync(file, "utf8"));
  return hosts ? [{ file, message: "names download hosts; regenerate it with omit-lockfile-registry-resolved." }] : [];
}
