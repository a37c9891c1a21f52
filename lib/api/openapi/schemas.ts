import type { JsonSchema } from "@/lib/api/call/json-schema";
import { lookup } from "@/lib/core/lookup";

type Json = Record<string, unknown>;

interface Seen {
  count: number;
  /** What it is called where it stands, and there with its owner's name before it: "Status", "DraftStatus". */
  hints: { plain: string; owned: string }[];
}

const PROPERTIES_MIN = 2;
const VALUES_MIN = 4;
/** Says nothing without its owner, today or once another has one too. */
const WITHOUT_OWNER_NOTHING = "Status";

/**
 * Shapes that occur more than once become `components.schemas`, named after where they stand ("Evidence" for `evidence`), or
 * with their owner's name before it where several shapes have that name. Everything is found by structure, so that operations
 * need to name nothing twice.
 */
export class SharedSchemas {
  #seen = new Map<string, Seen>();
  #names = new Map<string, string>();
  readonly components: Record<string, Json> = {};

  /** Gives the whole of `schema` a name, whether it occurs again or not. Before anything is counted. */
  claim(schema: JsonSchema, name: string): void {
    const key = JSON.stringify(clean(schema));
    if (this.#names.has(key) || this.#isTaken(name)) return;
    this.#names.set(key, name);
    this.#seen.set(key, { count: 2, hints: [] });
  }

  /** First pass: counts the shapes within `schema`; `name` is what the whole would be called. */
  count(schema: JsonSchema, name: string): void {
    walk(schema, name, (shape, hint) => {
      const key = JSON.stringify(shape);
      const seen = this.#seen.get(key) ?? { count: 0, hints: [] };
      this.#seen.set(key, { count: seen.count + 1, hints: [...seen.hints, hint] });
    });
  }

  /** Second pass: the schema with shared shapes replaced by references. */
  refer(schema: JsonSchema): Json {
    return this.#refer(clean(schema));
  }

  /** As `refer`, but the whole becomes a component of this name unless it is shared already. */
  define(schema: JsonSchema, name: string): Json {
    const referred = this.refer(schema);
    if ("$ref" in referred) return referred;
    this.components[name] = referred;
    return reference(name);
  }

  #refer(value: unknown): Json {
    const json = asJson(value);
    const key = JSON.stringify(json);
    const seen = isNameable(json) ? this.#seen.get(key) : undefined;
    if (!seen || seen.count < 2) return mapChildren(json, (child) => this.#refer(child));
    const name = this.#names.get(key) ?? this.#freeName(seen.hints);
    this.#names.set(key, name);
    this.components[name] ??= mapChildren(json, (child) => this.#refer(child));
    return reference(name);
  }

  #freeName(hints: Seen["hints"]): string {
    const unmistakable = hints.filter(({ plain }) => !this.#isAmbiguous(plain)).map(({ plain }) => plain);
    const candidates = [...unmistakable, ...hints.map(({ owned }) => owned)];
    return candidates.find((name) => !this.#isTaken(name)) ?? `${candidates[0]}${this.#names.size}`;
  }

  #isAmbiguous(plain: string): boolean {
    if (plain === WITHOUT_OWNER_NOTHING) return true;
    const shared = [...this.#seen.values()].filter(({ count }) => count >= 2);
    return shared.filter(({ hints }) => hints.some((hint) => hint.plain === plain)).length > 1;
  }

  #isTaken(name: string): boolean {
    return [...this.#names.values()].includes(name);
  }
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function asJson(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A value with its evidence stands under many names; it is called after what it holds: "SourcedText", "FactTextList". */
function wrapperName(shape: Json): string | null {
  const properties = asJson(shape.properties);
  if (!("value" in properties && "evidence" in properties)) return null;
  return `${"state" in properties ? "Sourced" : "Fact"}${valueName(asJson(properties.value))}`;
}

const VALUE_NAMES = lookup({ string: "Text", boolean: "Flag", integer: "Number", object: "Object" });

function valueName(schema: Json): string {
  const branches = Array.isArray(schema.anyOf) ? schema.anyOf.map(asJson) : [];
  const branch = branches.find((one) => one.type !== "null");
  if (branch) return valueName(branch);
  if (schema.type === "array") return `${valueName(asJson(schema.items))}List`;
  if (Array.isArray(schema.enum)) return "Choice";
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return VALUE_NAMES.get(String(types[0])) ?? "Value";
}

/** Without what only stands for itself outside OpenAPI, and without what says nothing: bounds of the number type, patterns of formats. */
function clean(schema: JsonSchema): Json {
  const { $schema: _, ...rest } = schema;
  return asJson(JSON.parse(JSON.stringify(rest, (_key, value) => (isSchemaLike(value) ? terse(value) : value))));
}

const isSchemaLike = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function terse({ pattern, minimum, maximum, ...rest }: Json): Json {
  return {
    ...rest,
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

function isNameable(json: Json): boolean {
  if (json.type === "object") return Object.keys(asJson(json.properties)).length >= PROPERTIES_MIN;
  return Array.isArray(json.enum) && json.enum.length >= VALUES_MIN;
}

/** Visits every nameable shape, parents first. */
function walk(schema: JsonSchema, name: string, visit: (shape: Json, hint: Seen["hints"][number]) => void): void {
  const visitAll = (json: Json, plain: string, owner: string): void => {
    const wrapper = wrapperName(json);
    if (isNameable(json)) visit(json, { plain: wrapper ?? plain, owned: owner + (wrapper ?? plain) });
    mapChildren(json, (child, key) => {
      if (key === null || key === "value") visitAll(asJson(child), plain, owner);
      else visitAll(asJson(child), pascal(singular(key)), plain);
      return asJson(child);
    });
  };
  visitAll(clean(schema), name, "");
}

/** A union with the schema of everything is everything: said once. */
function isEverything(branches: unknown): boolean {
  return Array.isArray(branches) && branches.some((branch) => Object.keys(asJson(branch)).length === 0);
}

/** Applies `map` to every subschema; `key` is the property's name, null where the subschema stands for the same thing. */
function mapChildren(json: Json, map: (child: unknown, key: string | null) => Json): Json {
  const { anyOf: _, ...rest } = json;
  const result: Json = isEverything(json.anyOf) ? rest : { ...json };
  if (json.properties)
    result.properties = Object.fromEntries(
      Object.entries(asJson(json.properties)).map(([key, child]) => [key, map(child, key)]),
    );
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const branches = result[key];
    if (Array.isArray(branches)) result[key] = branches.map((child) => map(child, null));
  }
  for (const key of ["items", "additionalProperties", "propertyNames"]) {
    const child = json[key];
    if (typeof child === "object" && child !== null) result[key] = map(child, null);
  }
  return result;
}

/** "GetListing" for `get_listing`. */
export function pascal(name: string): string {
  return name
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

export function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/(?<![su])s$/, "");
}
