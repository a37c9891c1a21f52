import { asSchema, inputSchema, type JsonSchema } from "@/lib/api/call/json-schema";
import { JSON_VALUES_MAX } from "@/lib/api/http/json";
import type { AnyOperation } from "@/lib/core/operation";

/** A JSON text that is made to cost whoever reads, checks or answers it. */
export interface CostlyBody {
  name: string;
  body: string;
}

/**
 * Inputs of about `bytes`: with far more values than are read, with as many as are read, and with one value of that size in each
 * field, of fields alike in one, however deep they stand.
 */
export function costlyBodies(operation: AnyOperation, bytes: number): CostlyBody[] {
  return [...costlyShapes(bytes), ...inEachField(inputSchema(operation), bytes, new Set())];
}

function inEachField({ properties = {} }: JsonSchema, bytes: number, known: Set<string>): CostlyBody[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const kind = kindOf(schema);
    if (known.has(kind)) return [];
    known.add(kind);
    return costlyValues(asSchema(schema), bytes - name.length - 5, known).map((value) => ({
      name: `${name}: ${value.name}`,
      body: `{"${name}":${value.body}}`,
    }));
  });
}

/** What is the same of fields alike: all but what is said of them, and how much they take, which is less than any of these. */
const kindOf = (schema: unknown) =>
  JSON.stringify(schema, (key, value) => {
    const isOfOne = typeof value === "number" || (key === "description" && typeof value === "string");
    return isOfOne ? undefined : value;
  });

/** Whatever reads JSON: names, nesting and texts of about `bytes`. */
export function costlyShapes(bytes: number): CostlyBody[] {
  const half = bytes / 2 - 10;
  return [
    { name: "unknown names", body: names(bytes, bytes / 12) },
    { name: "as many unknown names as are read", body: names(bytes, JSON_VALUES_MAX - 50) },
    { name: "a few long names", body: names(bytes, 50) },
    { name: "one name over and over", body: `{${repeated('"id":1', bytes, bytes)}}` },
    { name: "lists in lists", body: `{"a":${"[".repeat(half)}${"]".repeat(half)}}` },
    { name: "objects in objects", body: `${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}` },
    { name: "an open text", body: `{"a":"${"\\\\".repeat(half)}` },
  ];
}

/** What backtracks, folds or grows in careless readers of texts, addresses and names. */
const PIECES = ["a", " ", "a ", "a@", "a.", "-a", "\\u0000", "\\u202e", "\\n", "😀", "http://a."];

function costlyValues(schema: JsonSchema, bytes: number, known: Set<string>): CostlyBody[] {
  const forms = [schema, ...(schema.anyOf ?? []).map(asSchema)];
  const items = forms.flatMap((form) => (form.items ? [asSchema(form.items)] : []));
  const takesText = forms.some(({ type }) => type === "string");
  return [
    ...(takesText ? PIECES : ["a"]).map((piece) => ({ name: `${piece}…`, body: text(piece, bytes) })),
    ...["1", "{}", "[]", '"a"'].map((one) => ({
      name: `a list of ${one}`,
      body: `[${repeated(one, bytes, JSON_VALUES_MAX - 50)}]`,
    })),
    { name: "names", body: names(bytes, JSON_VALUES_MAX - 50) },
    ...forms.flatMap((form) => inEachField(form, bytes, known)),
    ...items
      .flatMap((one) => costlyValues(one, bytes - 2, known))
      .map(({ name, body }) => ({ name, body: `[${body}]` })),
    { name: "small objects", body: `[${repeated('{"a":1,"b":2}', bytes, JSON_VALUES_MAX / 3 - 50)}]` },
  ];
}

const repeated = (one: string, bytes: number, most: number) =>
  Array(Math.floor(Math.min((bytes - 20) / (one.length + 1), most)))
    .fill(one)
    .join(",");

function text(piece: string, bytes: number): string {
  return `"${piece.repeat(Math.floor((bytes - 20) / Buffer.byteLength(piece)))}"`;
}

/** An object of `count` names, each as long as there is room. */
function names(bytes: number, count: number): string {
  const whole = Math.floor(count);
  const length = Math.max(1, Math.floor((bytes - 20) / whole) - 10);
  return `{${Array.from({ length: whole }, (_, i) => `"${"k".repeat(length)}${i}":1`).join(",")}}`;
}
