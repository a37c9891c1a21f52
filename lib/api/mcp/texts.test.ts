import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { TOOLSETS } from "@/lib/core/operation";
import { INTERFACE_OPERATIONS } from "@/lib/testing/api/interface-operations";
import { instructionsFor } from "./server";
import { operationsOf, toolOf } from "./tools";

const LINES_MAX = 8;
const TOKENS_MAX = 350;

/** Tools of the interface that a text names, whether they exist or not. */
const toolsIn = (text: string) =>
  INTERFACE_OPERATIONS.flatMap(([name]) => (new RegExp(`\\b${name}\\b`).test(text) ? [name] : []));

describe("the instructions", () => {
  it("teach the way from an address to a launch in a few lines", () => {
    const text = instructionsFor("Main", operations);
    const way = ["submit_listing", "get_draft", "update_draft", "submit_draft", "choose_free_listing"];
    expect(toolsIn(text)).toEqual(expect.arrayContaining(way));
    expect(text.split("\n").length).toBeLessThanOrEqual(LINES_MAX);
    expect(text.length / 4).toBeLessThanOrEqual(TOKENS_MAX);
  });

  const filled = TOOLSETS.filter((name) => operations.some(({ toolset }) => toolset === name));
  it.each([...filled, "read,drafts"])("name only tools that are offered: %s", (toolsets) => {
    const offered = operationsOf(operations, `toolsets=${toolsets}`);
    const names = offered.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(toolsIn(instructionsFor("Main", offered))));
  });
});

it("toolsets may be named one by one", () => {
  expect(operationsOf(operations, "toolsets=read&toolsets=drafts")).toEqual(
    operationsOf(operations, "toolsets=read,drafts"),
  );
});

describe("the words of a tool", () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "name only tools that exist: %s",
    (_name, operation) => {
      const known = operations.map(({ name }) => name);
      expect(known).toEqual(expect.arrayContaining(toolsIn(JSON.stringify(toolOf(operation)))));
    },
  );
});

describe("the hints of a tool", () => {
  const hintsOf = (name: string) => {
    const tool = operations.filter((one) => one.name === name).map(toolOf)[0];
    const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = tool?.annotations ?? {};
    return { reads: readOnlyHint, overwrites: destructiveHint, repeatable: idempotentHint, reachesOut: openWorldHint };
  };

  it("call every GET a read that changes nothing here or elsewhere", () => {
    for (const { name } of operations.filter(({ method }) => method === "GET"))
      expect([name, hintsOf(name)]).toEqual([
        name,
        { reads: true, overwrites: false, repeatable: true, reachesOut: false },
      ]);
  });

  it.each([
    // It replaces what the owner wrote, and reads the site and a competitor's.
    ["update_draft", { reads: false, overwrites: true, repeatable: true, reachesOut: true }],
    // The same site gives the same draft again.
    ["submit_listing", { reads: false, overwrites: false, repeatable: true, reachesOut: true }],
    ["submit_draft", { reads: false, overwrites: false, repeatable: true, reachesOut: false }],
    // It looks for the badge on the product's site.
    ["choose_free_listing", { reads: false, overwrites: false, repeatable: true, reachesOut: true }],
  ])("say of %s what it does", (name, hints) => {
    expect(hintsOf(name)).toEqual(hints);
  });
});
