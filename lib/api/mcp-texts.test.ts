import { describe, expect, it } from "vitest";
import { INTERFACE_OPERATIONS } from "@/lib/testing/interface-operations";
import { instructionsFor } from "./mcp-server";
import { operationsOf, TOOLSETS, toolOf } from "./mcp-tools";
import { operations } from "./registry";

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

  it.each([...TOOLSETS, "read,drafts"])("name only tools that are offered: %s", (toolsets) => {
    const offered = operationsOf(operations, `toolsets=${toolsets}`);
    const names = offered.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(toolsIn(instructionsFor("Main", offered))));
  });
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
