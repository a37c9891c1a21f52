import { existsSync, globSync } from "node:fs";
import type { Finding } from "./finding";

const FOLDERS = "app|components|lib|db|inngest|scripts|e2e|bench|docs|\\.ci";
const ENDINGS = "tsx?|[cm]js|json|md|sql|css";
/** `lib/core`, `lib/services/<area>/`, `lib/web/{docs,seo}`: all of a code span. */
const IN_PAPER = new RegExp(`^(?:${FOLDERS})(?:/[\\w.()\\[\\]{},*<>-]*)*$`);
const BARE_FILE = new RegExp(`^[\\w-][\\w.-]*\\.(?:${ENDINGS})$`);
/** Whole file names only: "lib/a" in a comment may be a way of speaking. */
const IN_COMMENT = new RegExp(`(?<![\\w@/.-])(?:${FOLDERS})/[\\w./()\\[\\]-]+\\.(?:${ENDINGS})(?![\\w/])`, "g");

/** Files and folders that a paper names in code spans and that are not there. */
export function missingPathsOfPaper(file: string, text: string, sources: string[]): Finding[] {
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  const names = new Set(sources.map((source) => source.slice(source.lastIndexOf("/") + 1)));
  const isMissing = (span: string) =>
    IN_PAPER.test(span) ? !isThere(span) : BARE_FILE.test(span) && !names.has(span) && !existsSync(span);
  return [...new Set(spans)].filter(isMissing).map((span) => missing(file, span));
}

/** The same for the comments of a source file. */
export function missingPathsOfComments(file: string, text: string): Finding[] {
  if (file.includes(".test.")) return [];
  const comments = text.match(/\/\*[\s\S]*?\*\/|\/\/.*$/gm) ?? [];
  const named = new Set(comments.flatMap((comment) => comment.match(IN_COMMENT) ?? []));
  return [...named].filter((path) => !existsSync(path)).map((path) => missing(file, path));
}

/** A `<placeholder>` stands for any name; of `{a,b}` each must be there. */
function isThere(path: string): boolean {
  const [braces, names = ""] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (braces !== undefined) return names.split(",").every((name) => isThere(path.replace(braces, name)));
  if (!/[<*]/.test(path)) return existsSync(path);
  return globSync(path.replace(/<[^>]*>/g, "*")).length > 0;
}

const missing = (file: string, path: string): Finding => ({ file, message: `names ${path}, which does not exist.` });
