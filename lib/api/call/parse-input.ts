import { AppError, type FieldError } from "@/lib/core/errors";
import type { AnyExecutable } from "@/lib/core/operation";
import { holdsCardNumber } from "@/lib/core/text/card-number";
import { ERRORS_MAX, escapeToken, inputErrors } from "./input-errors";
import { issueText } from "./issue-text";
import { inputSchema, namesAt } from "./json-schema";

const DEPTH_MAX = 32;
/** Cards are typed at the provider alone: none may come to stand in a field or a row of ours. */
const CARD = "must not hold the number of a payment card";
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Checks and reads a call's input. Throws `validation_failed` with one entry per wrong field, RFC 6901 pointers; of very many,
 * the first alone.
 */
export function parseInput(operation: AnyExecutable, raw: unknown): Record<string, unknown> {
  const problem = plainProblem(raw, "", 0);
  if (problem) throw invalidInput(operation, [problem], 1);
  const parsed = operation.input.safeParse(raw, { error: issueText });
  if (parsed.success) return parsed.data;
  const { errors, count } = inputErrors(operation, parsed.error.issues);
  throw invalidInput(operation, errors, count);
}

/** What PostgreSQL text cannot hold, what must not be held, or nobody sends in earnest. */
function plainProblem(value: unknown, pointer: string, depth: number): FieldError | null {
  if (typeof value === "string") {
    const isText = !value.includes("\u0000") && !LONE_SURROGATE.test(value);
    if (!isText) return { pointer, detail: "must be valid Unicode text without NUL characters" };
    return holdsCardNumber(value) ? { pointer, detail: CARD } : null;
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

function invalidInput(operation: AnyExecutable, errors: FieldError[], count: number): AppError {
  const names = namesAt(inputSchema(operation), []);
  const fix =
    names.length > 0
      ? `Correct what errors lists and send again. ${operation.name} takes: ${names.join(", ")}.`
      : `${operation.name} takes no fields; send none.`;
  return new AppError("validation_failed", detailOf(errors, count), fix, { errors });
}

function detailOf(errors: FieldError[], count: number): string {
  const [first] = errors;
  if (count > errors.length) return `${count} fields are not usable; errors lists the first ${ERRORS_MAX}.`;
  if (count > 1 || !first) return `${count} fields are not usable.`;
  return `${first.pointer || "The input"} ${first.detail}${first.detail.endsWith("?") ? "" : "."}`;
}
