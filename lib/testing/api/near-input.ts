import type { JsonSchema } from "@/lib/api/call/json-schema";
import fc from "@/lib/testing/steady/random";

/** Texts that have broken programs before. */
const NASTY = [
  ...[
    "",
    " ",
    ".",
    "..",
    "\u0000",
    "\ud800",
    "'; drop table listings; --",
    "%",
    "../../etc/passwd",
    "1e400",
    "-0",
    "NaN",
    "null",
  ],
  ...[
    "x".repeat(5000),
    "\u202e",
    "{}",
    "[]",
    "true",
    "0x10",
    "９９",
    "2026-W60",
    "javascript:alert(1)",
    "http://[::1]/",
  ],
];

const junk = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ unit: "binary" }),
  fc.constantFrom(null, true, -1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values near what a schema asks for: right in places, wrong in others. */
export function near(schema: JsonSchema): fc.Arbitrary<unknown> {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((one) => typeof one === "object");
  if (branches.length > 0) return fc.oneof(junk, ...branches.map((one) => near(one)));
  if (schema.enum) return fc.oneof(junk, fc.constantFrom(...schema.enum));
  switch (schema.type) {
    case "string":
      return fc.oneof(junk, fc.string({ maxLength: 300 }), fc.webUrl());
    case "integer":
    case "number":
      return fc.oneof(junk, fc.integer(), fc.double());
    case "boolean":
      return fc.oneof(junk, fc.boolean());
    case "array":
      return fc.oneof(junk, fc.array(nearItem(schema), { maxLength: 8 }));
    case "object":
      return fc.oneof({ weight: 1, arbitrary: junk }, { weight: 9, arbitrary: nearObject(schema) });
    default:
      return junk;
  }
}

function nearItem({ items }: JsonSchema): fc.Arbitrary<unknown> {
  return typeof items === "object" && !Array.isArray(items) ? near(items) : junk;
}

function nearObject(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => [name, typeof one === "object" ? near(one) : junk] as const,
  );
  const fields = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  const stray = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "nam", "limit")),
    junk,
    { maxKeys: 2 },
  );
  return fc.tuple(fields, fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, stray)).map(([a, b]) => ({ ...a, ...b }));
}

/** Every nasty text in every field in turn, the others as in `rest`: right input around it leads it past the checks of the schema. */
export function* slips(schema: JsonSchema, rest: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    for (const text of NASTY) yield { ...rest, [name]: text };
    if (typeof one === "object") for (const inner of slips(one, {})) yield { ...rest, [name]: inner };
  }
}

/** URL Standard, "path state": every client takes these two out of a path before it is sent, so they name another path. */
const DOT_SEGMENTS = [".", ".."];

/** As a client would write a value into a path, so that it stays one segment. */
export function asSegment(value: string): string {
  const segment = encodeURIComponent(value.toWellFormed());
  return segment === "" || DOT_SEGMENTS.includes(segment) ? "x" : segment;
}

/** As a client would write a value into a query. */
export const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
