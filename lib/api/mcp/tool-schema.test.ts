import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { INTERFACE_OPERATIONS } from "@/lib/testing/api/interface-operations";
import { toolInput, toolOutput } from "./tool-schema";
import { toolOf } from "./tools";

/** The list of the interface's 41 tools must leave room in a model's context, 341 tokens a tool: at four characters each. */
const TOKENS_OF_LIST = 14_000;
/** Of the largest tool. */
const TOKENS_OF_TOOL = 1_700;
/** Of one still to come, on average: their schemas were drafted to measure it. */
const TOKENS_TO_COME = 300;

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What OpenAI, Gemini, VS Code and Claude all take (docs/adr/0007-tool-schemas.md). */
const KEYWORDS = ["type", "description", "properties", "required", "items", "enum", "nullable"];
const TYPES = ["object", "array", "string", "integer", "number", "boolean"];
const NAME = /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/;

/** Where a schema leaves the common subset, each with its place. */
function faultsOf(given: unknown, at = "arguments"): string[] {
  if (!isSchema(given)) return [`${at} is no schema`];
  const { type, properties = {}, required = [], items, enum: values } = given;
  const inner = isSchema(properties) ? Object.entries(properties) : [];
  const isTop = at === "arguments";
  return [
    ...Object.keys(given).flatMap((keyword) => (KEYWORDS.includes(keyword) ? [] : [`${at} has ${keyword}`])),
    ...(typeof type === "string" && TYPES.includes(type) ? [] : [`${at} has not one type`]),
    ...(type === "array" && items === undefined ? [`${at} has no items`] : []),
    ...(type === "object" && inner.length === 0 && !isTop ? [`${at} has no properties`] : []),
    ...(values === undefined || isListOfWords(values, type) ? [] : [`${at} is no enum of words`]),
    ...[required].flat().flatMap((name) => (inner.some(([own]) => own === name) ? [] : [`${at} requires ${name}`])),
    ...inner.flatMap(([name]) => (NAME.test(name) ? [] : [`${at} names ${name}`])),
    ...inner.flatMap(([name, one]) => faultsOf(one, `${at}.${name}`)),
    ...(items === undefined ? [] : faultsOf(items, `${at}[]`)),
  ];
}

function isListOfWords(values: unknown, type: unknown): boolean {
  return type === "string" && Array.isArray(values) && values.every((value) => typeof value === "string" && value);
}

const byName = operations.map((operation) => [operation.name, operation] as const);

describe("the arguments of every tool", () => {
  it.each(byName)("stay within what OpenAI, Gemini, VS Code and Claude take: %s", (name, operation) => {
    expect(name).toMatch(NAME);
    expect(faultsOf(toolOf(operation).inputSchema)).toEqual([]);
  });

  it.each<[string, Schema]>([
    ["an array without items", { type: "array" }],
    ["an enum without a type", { enum: ["a"] }],
    ["an enum with null", { type: "string", enum: ["a", null] }],
    ["an enum of numbers", { type: "integer", enum: [1] }],
    ["a constant", { const: "a" }],
    ["a list of types", { type: ["string", "null"] }],
    ["a union", { anyOf: [{ type: "string" }, { type: "object" }] }],
    ["an object of anything", { type: "object" }],
    ["a format", { type: "string", format: "uri" }],
    ["names by a pattern", { type: "object", properties: {}, propertyNames: { enum: ["a"] } }],
    ["entries of several types", { type: "array", items: { type: ["object", "null"] } }],
  ])("would be told apart from %s", (_what, schema) => {
    expect(faultsOf({ type: "object", properties: { one: schema } })).not.toEqual([]);
  });

  it.each(byName)("take the example of %s", (_name, operation) => {
    expect(validity(toolInput(operation), operation.example)).toMatchObject({ valid: true });
  });

  it("tell null where it removes something, and nowhere else", () => {
    const operation = operations.find(({ name }) => name === "update_draft");
    const schema = operation ? toolInput(operation) : {};
    const patch = { id: "dr_0123456789abcdefghij", fields: { license: null, categories: null, open_source: null } };
    expect(validity(schema, { ...patch, seo: { title: null }, company_socials: { x: null } })).toMatchObject({
      valid: true,
    });
    expect(validity(schema, { ...patch, id: null })).toMatchObject({ valid: false });
    expect(validity(schema, { ...patch, restore: null })).toMatchObject({ valid: false });
  });

  it("tell the keys of links wherever links are taken", () => {
    const operation = operations.find(({ name }) => name === "update_draft");
    const { company_socials: socials, founders } = operation ? toolInput(operation).properties : {};
    expect(JSON.stringify(socials)).toContain('"bluesky"');
    expect(JSON.stringify(founders)).toContain("keys as in company_socials");
  });
});

describe("the answers of every tool", () => {
  it.each(byName)("are described by types that a check by plain JSON Schema knows: %s", (_name, operation) => {
    const schema = JSON.stringify(toolOutput(operation));
    expect(schema).not.toMatch(/"(?:nullable|anyOf|oneOf|const|format)"|"type":\[|"type":"array"(?!,"items")|\{"enum"/);
  });
});

it("next steps are named by the answers of every tool that suggests some", () => {
  for (const [name, operation] of byName)
    expect([name, "next_steps" in toolOutput(operation).properties]).toEqual([name, !!operation.nextSteps]);
});

describe("the list of tools", () => {
  const tokensOf = (value: unknown) => JSON.stringify(value).length / 4;

  it("fits its budget, with room for the interface's tools that are still to come", () => {
    const toCome = INTERFACE_OPERATIONS.length - operations.length;
    expect(tokensOf(operations.map(toolOf)) + toCome * TOKENS_TO_COME).toBeLessThanOrEqual(TOKENS_OF_LIST);
  });

  it.each(byName)("holds %s in a few words", (_name, operation) => {
    expect(tokensOf(toolOf(operation))).toBeLessThanOrEqual(TOKENS_OF_TOOL);
  });
});

/** As the official client checks it, by a validator that most hosts in JavaScript use. */
function validity(schema: object, value: unknown) {
  return new AjvJsonSchemaValidator().getValidator(schema)(value);
}
