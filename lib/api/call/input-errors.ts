import type { z } from "zod";
import type { FieldError } from "@/lib/core/errors";
import { lookup } from "@/lib/core/lookup";
import type { AnyExecutable } from "@/lib/core/operation";
import { closest } from "@/lib/core/text/closest";
import { inputSchema, type JsonSchema, namesAt } from "./json-schema";

/** Errors that are told of one input; of the rest only the number. */
export const ERRORS_MAX = 20;
/** Unknown names that are looked up among the known ones. */
const HINTS_MAX = 5;
/** Of a caller's own names, so much is told again. */
const NAME_MAX = 80;
/** Names other APIs use for what ours call differently. */
const ALIASES = lookup({
  limit: "per_page",
  page_size: "per_page",
  query: "q",
  search: "q",
  link: "url",
  draft_id: "id",
  id: "listing_id",
  twitter: "x",
  price_cents: "amount_cents",
});

/** One wrong place, before it is put into words. */
interface Fault {
  path: readonly PropertyKey[];
  /** Null for a name that is not known. */
  detail: string | null;
}

/**
 * What is wrong with an input: the first `ERRORS_MAX` wrong fields, one entry each, and how many there are in all. A number beyond
 * all bounds breaks two of them; the schema's own stands last, and is told.
 */
export function inputErrors(
  operation: AnyExecutable,
  issues: readonly z.core.$ZodIssue[],
): { errors: FieldError[]; count: number } {
  const told = new Map<string, FieldError>();
  const wrong = new Set<string>();
  let hints = 0;
  for (const { path, detail } of faultsOf(issues)) {
    const pointer = pointerOf(path);
    wrong.add(pointer);
    if (told.size === ERRORS_MAX && !told.has(pointer)) continue;
    told.set(pointer, { pointer, detail: detail ?? unknownField(operation, path, hints++ < HINTS_MAX) });
  }
  return { errors: [...told.values()], count: wrong.size };
}

function* faultsOf(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[] = []): Generator<Fault> {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    if (issue.code === "unrecognized_keys") for (const key of issue.keys) yield { path: [...path, key], detail: null };
    else if (issue.code === "invalid_key") yield { path, detail: null };
    else if (issue.code === "invalid_union") yield* unionFaults(issue, path);
    else yield { path, detail: issue.message };
  }
}

/** The branch that came furthest tells most: an array whose third entry is wrong was meant as an array. */
function* unionFaults(issue: z.core.$ZodIssueInvalidUnion, path: readonly PropertyKey[]): Generator<Fault> {
  const branches = issue.errors.filter((branch) =>
    branch.some((one) => one.code !== "invalid_type" || one.path.length > 0),
  );
  const [best] = branches;
  if (!best || branches.length > 1) yield { path, detail: "has none of the accepted forms" };
  else yield* faultsOf(best, path);
}

function unknownField(operation: AnyExecutable, path: readonly PropertyKey[], isHinted: boolean): string {
  const hint = isHinted ? hintAt(inputSchema(operation), path.slice(0, -1), String(path.at(-1))) : "";
  return `is not a known field${hint && `; ${hint}`}`;
}

/** What may have been meant by an unknown name: one like it, the objects that have it, or else any of those there are. */
function hintAt(schema: JsonSchema, path: readonly PropertyKey[], key: string): string {
  const known = namesAt(schema, path);
  const owners = known.filter((name) => namesAt(schema, [...path, name]).includes(key));
  if (owners.length > 0) return `it belongs in ${owners.map((name) => `"${name}"`).join(" or ")}`;
  const alias = ALIASES.get(key);
  const suggestion = alias && known.includes(alias) ? alias : closest(key, known);
  if (suggestion) return `did you mean "${suggestion}"?`;
  return path.length > 0 && known.length > 0 ? `known are ${known.join(", ")}` : "";
}

/** RFC 6901 pointer of a path; of a name that nobody could have meant, only its beginning and `…`. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${escapeToken(String(part))}`).join("");
}

/** One step of an RFC 6901 pointer. */
export function escapeToken(text: string): string {
  const told = text.length > NAME_MAX ? `${text.slice(0, NAME_MAX).toWellFormed()}…` : text;
  return told.replaceAll("~", "~0").replaceAll("/", "~1");
}
