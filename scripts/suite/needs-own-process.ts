import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What changes the process for all that comes after it: its environment and clock, modules that are replaced, what exists once. */
const CHANGES =
  /\bvi\.(?:stubEnv|stubGlobal|mock|hoisted|resetModules|useFakeTimers|setSystemTime)\b|process\.env(?:\.\w+ \S*=|,)|\bforgetInProcess\b/;
const IMPORTED = /from "(?:@\/lib\/testing(?:\/[\w-]+)*|\.[\w./-]*)\/([\w-]+)"/g;

/** The test files of `patterns` that need a process of their own, as they or a testing piece of theirs change the one they run in. */
export function testsInNeedOfOwnProcess(patterns: string[], cwd: string): string[] {
  const pieces = changingPieces(cwd);
  return globSync(patterns, { cwd, exclude: ["**/node_modules/**"] }).filter((file) => {
    const text = readFileSync(join(cwd, file), "utf8");
    return CHANGES.test(text) || namesOfImports(text).some((name) => pieces.has(name));
  });
}

/** Names of the pieces of `lib/testing` that change the process, themselves or by another. */
function changingPieces(cwd: string): Set<string> {
  const texts = globSync("lib/testing/**/*.ts", { cwd, exclude: ["**/*.test.ts"] }).map(
    (file) => [basename(file, ".ts"), readFileSync(join(cwd, file), "utf8")] as const,
  );
  const found = new Set(texts.filter(([, text]) => CHANGES.test(text)).map(([name]) => name));
  for (let known = -1; known < found.size; ) {
    known = found.size;
    for (const [name, text] of texts) if (namesOfImports(text).some((one) => found.has(one))) found.add(name);
  }
  return found;
}

function namesOfImports(text: string): string[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, name]) => name ?? []);
}
