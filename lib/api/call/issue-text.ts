import type { z } from "zod";
import { lookup } from "@/lib/core/lookup";

const TYPES = lookup({
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
});

const FORMATS = lookup({
  email: "an e-mail address",
  date: "a day as YYYY-MM-DD",
  datetime: "an instant as 2026-11-23T08:00:00Z",
  uuid: "a UUID",
});

/** Our words for a zod issue, read after the field's name; a schema's own message wins over it. */
export function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is required" : `must be ${TYPES.get(issue.expected) ?? issue.expected}`;
    case "too_small":
      return sizeText(issue.origin, "at least", Number(issue.minimum), issue.inclusive !== false);
    case "too_big":
      return sizeText(issue.origin, "at most", Number(issue.maximum), issue.inclusive !== false);
    case "invalid_format":
      return FORMATS.get(issue.format) ? `must be ${FORMATS.get(issue.format)}` : "does not have the expected form";
    case "invalid_value":
      return `must be ${issue.values.length === 1 ? "" : "one of "}${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return "is not usable";
  }
}

function sizeText(origin: string, bound: "at least" | "at most", size: number, isInclusive: boolean): string {
  if (origin === "string")
    return bound === "at least" && size === 1 ? "must not be empty" : `must have ${bound} ${size} characters`;
  if (origin === "array" || origin === "set") return `must have ${bound} ${size} ${size === 1 ? "entry" : "entries"}`;
  return `must be ${isInclusive ? bound : bound === "at least" ? "more than" : "less than"} ${size}`;
}
