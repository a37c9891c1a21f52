import type { z } from "zod";
import { AppError, type FieldError } from "@/lib/core/errors";
import { lookup } from "@/lib/core/lookup";
import type { AnyExecutable } from "@/lib/core/operation";
import { closest } from "@/lib/core/text/closest";
import { issueText } from "./issue-text";
import { inputSchema, type JsonSchema, namesAt } from "./json-schema";

const DEPTH_MAX = 32;
const LONE_SURROGATE = /\p{Cs}/u;
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

/** Checks and reads a call's input. Throws `validation_failed` with one entry per wrong field, RFC 6901 pointers. */
export function parseInput(operation: AnyExecutable, raw: unknown): Record<string, unknown> {
  const problem = plainProblem(raw, "", 0);
  if (problem) throw invalidInput(operation, [problem]);
  const parsed = operation.input.safeParse(raw, { error: issueText });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap((issue: z.core.$ZodIssue) => fieldErrors(operation, issue));
  throw invalidInput(operation, lastPerField(errors));
}

/** A number beyond all bounds breaks two of them; the schema's own stands last. */
function lastPerField(errors: FieldError[]): FieldError[] {
  return [...new Map(errors.map((error) => [error.pointer, error])).values()];
}

/** What PostgreSQL text cannot hold, or nobody sends in earnest. */
function plainProblem(value: unknown, pointer: string, depth: number): FieldError | null {
  if (typeof value === "string") {
    const isText = !value.includes("\u0000") && !LONE_SURROGATE.test(value);
    return isText ? null : { pointer, detail: "must be valid Unicode text without NUL characters" };
  }
  if (typeof value !== "object" || value === null) return null;
  if (depth > DEPTH_MAX) return { pointer, detail: `must not be nested deeper than ${DEPTH_MAX} levels` };
  for (const [key, one] of Object.entries(value)) {
    const path = `${pointer}/${escapeToken(key)}`;
    const problem = plainProblem(key, path, depth) ?? plainProblem(one, path, depth + 1);
    if (problem) return problem;
  }
  return null;
}

function fieldErrors(operation: AnyExecutable, issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownField(operation, issue.path, key));
  if (issue.code === "invalid_key")
    return [unknownField(operation, issue.path.slice(0, -1), String(issue.path.at(-1)))];
  if (issue.code === "invalid_union") return unionErrors(operation, issue);
  return [{ pointer: pointerOf(issue.path), detail: issue.message }];
}

/** The branch that came furthest tells most: an array whose third entry is wrong was meant as an array. */
function unionErrors(operation: AnyExecutable, issue: z.core.$ZodIssueInvalidUnion): FieldError[] {
  const branches = issue.errors.filter((branch) =>
    branch.some((one) => one.code !== "invalid_type" || one.path.length > 0),
  );
  const [best] = branches;
  if (!best || branches.length > 1)
    return [{ pointer: pointerOf(issue.path), detail: "has none of the accepted forms" }];
  return best.flatMap((one) => fieldErrors(operation, { ...one, path: [...issue.path, ...one.path] }));
}

function unknownField(operation: AnyExecutable, path: readonly PropertyKey[], key: string): FieldError {
  const hint = hintAt(inputSchema(operation), path, key);
  return { pointer: pointerOf([...path, key]), detail: `is not a known field${hint && `; ${hint}`}` };
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

function invalidInput(operation: AnyExecutable, errors: FieldError[]): AppError {
  const [first] = errors;
  const names = namesAt(inputSchema(operation), []);
  const detail =
    errors.length === 1 && first
      ? `${first.pointer || "The input"} ${first.detail}${first.detail.endsWith("?") ? "" : "."}`
      : `${errors.length} fields are not usable.`;
  const fix =
    names.length > 0
      ? `Correct what errors lists and send again. ${operation.name} takes: ${names.join(", ")}.`
      : `${operation.name} takes no fields; send none.`;
  return new AppError("validation_failed", detail, fix, { errors });
}

/** RFC 6901 pointer of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${escapeToken(String(part))}`).join("");
}

function escapeToken(text: string): string {
  return text.replaceAll("~", "~0").replaceAll("/", "~1");
}
