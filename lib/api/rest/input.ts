import { inputBytesMax } from "@/lib/api/call/input-bytes";
import { pointerOf } from "@/lib/api/call/input-errors";
import { inputSchema } from "@/lib/api/call/json-schema";
import type { HttpCall } from "@/lib/api/http/exchange";
import { parseJson } from "@/lib/api/http/json";
import { AppError, invalid } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/i;
const UTF8 = /^"?utf-8"?$/i;
/** No operation has more fields in its query, lists counted out. */
const QUERY_FIELDS_MAX = 100;

type Fields = Record<string, unknown>;

/** Gathers an operation's flat input: names in the path, then the query on GET and DELETE, the body elsewhere. */
export async function readInput(
  call: HttpCall,
  operation: AnyOperation,
  params: Record<string, string>,
): Promise<unknown> {
  const query = readQuery(call.query);
  const path = readValues(operation, Object.entries(params));
  if (operation.method === "GET") return merge(readValues(operation, query), path);
  const body = await readJson(call, inputBytesMax(operation));
  if (operation.method === "DELETE") {
    if (!isObject(body) || Object.keys(body).length > 0)
      throw new AppError("bad_request", "DELETE takes no body.", "Send the request without a body.");
    return merge(readValues(operation, query), path);
  }
  const [stray] = query;
  if (stray) throw strayQuery(stray[0], operation);
  return isObject(body) ? merge(body, path) : body;
}

function strayQuery(name: string, operation: AnyOperation): AppError {
  const fix = `Send the fields of ${operation.name} in the JSON body, and nothing after the question mark.`;
  const pointer = pointerOf([name]);
  return invalid(pointer, `${pointer.slice(1)} is in the query, which ${operation.method} does not read.`, fix);
}

function merge(fields: Fields, path: Fields): Fields {
  const clash = Object.keys(path).find((name) => Object.hasOwn(fields, name));
  if (clash) throw new AppError("bad_request", `${clash} is in the path already.`, `Leave ${clash} out.`);
  return { ...fields, ...path };
}

function readQuery(query: string): [string, string][] {
  if (query === "") return [];
  if (query.split("&", QUERY_FIELDS_MAX + 1).length > QUERY_FIELDS_MAX)
    throw new AppError("bad_request", `The query has more than ${QUERY_FIELDS_MAX} fields.`, "Send less at a time.");
  try {
    decodeURIComponent(query.replaceAll("+", " ")); // URLSearchParams would quietly replace broken sequences
  } catch {
    throw new AppError("bad_request", "The query is not valid percent-encoded UTF-8.", "Encode values as UTF-8.");
  }
  return [...new URLSearchParams(query)];
}

/** Text of path and query as the values the operation's schema asks for; what does not fit stays text for the parser to refuse. */
function readValues(operation: AnyOperation, pairs: [string, string][]): Fields {
  const fields: Fields = Object.create(null); // so that a field may be called __proto__, and be refused for it
  for (const [name, text] of pairs) {
    const schema = propertyOf(operation, name);
    if (schema.type === "array") fields[name] = [...listOf(fields[name]), readValue(text, typeOf(schema.items))];
    else if (Object.hasOwn(fields, name)) throw givenTwice(pointerOf([name]));
    else fields[name] = readValue(text, schema.type);
  }
  return fields;
}

const givenTwice = (pointer: string) => invalid(pointer, `${pointer.slice(1)} is given twice.`, "Send it once.");

function propertyOf(operation: AnyOperation, name: string): { type?: unknown; items?: unknown } {
  const { properties } = inputSchema(operation);
  const property = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof property === "object" ? property : {};
}

function typeOf(schema: unknown): unknown {
  return isObject(schema) ? schema.type : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readValue(text: string, type: unknown): unknown {
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (type === "integer" && /^-?\d+$/.test(text)) return Number(text);
  return text;
}

async function readJson(call: HttpCall, bytesMax: number): Promise<unknown> {
  const bytes = await call.readBody(bytesMax);
  if (bytes.length === 0) return {};
  if (!isJson(call.header("content-type") ?? "") || isEncoded(call.header("content-encoding")))
    throw new AppError(
      "unsupported_media_type",
      "The body must be uncompressed JSON in UTF-8.",
      "Send the header Content-Type: application/json.",
    );
  return parseJson(bytes, "Check quotes, commas and encoding.");
}

/** JSON, in UTF-8 where a charset is named; other parameters say nothing to us (RFC 9110, section 5.6.6; RFC 8259, section 11). */
function isJson(contentType: string): boolean {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  const charsets = parameters.flatMap((parameter) => /^charset=(.*)$/i.exec(parameter)?.[1] ?? []);
  return JSON_TYPE.test(type) && charsets.every((charset) => UTF8.test(charset));
}

function isEncoded(contentEncoding: string | null): boolean {
  return contentEncoding !== null && contentEncoding.toLowerCase() !== "identity";
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an Accept header takes JSON (RFC 9110, section 12.5.1). */
export function acceptsJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === "") return true;
  return accept.split(",").some((range) => {
    const [type = "", ...params] = range
      .toLowerCase()
      .split(";")
      .map((part) => part.trim());
    const isRefused = params.some((param) => /^q=0(?:\.0*)?$/.test(param));
    return !isRefused && /^(?:\*\/\*|application\/(?:\*|json|problem\+json))$/.test(type);
  });
}
