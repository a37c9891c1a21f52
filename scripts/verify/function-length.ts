import ts from "typescript5";
import type { Finding } from "./finding";

const LINES_MAX = 40;

/**
 * Functions of a component file that are too long, by all the lines they take: the linter, which holds the other files to the
 * same number, does not count lines of text between tags.
 */
export function longFunctions(file: string, text: string): Finding[] {
  if (!file.endsWith(".tsx")) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return functionsIn(source).flatMap((one) => {
    const [first, last] = [lineOf(one.getStart()), lineOf(one.end)];
    const lines = last - first + 1;
    if (lines <= LINES_MAX) return [];
    const message = `has a function of ${lines} lines at line ${first + 1}; ${LINES_MAX} is the most. Split it by concept.`;
    return [{ file, message }];
  });
}

function functionsIn(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const waiting: ts.Node[] = [source];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (ts.isFunctionLike(node)) found.push(node);
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return found;
}
