import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { notFound } from "@/lib/core/errors";
import { pathNames } from "@/lib/core/operation";
import { withIdentifierSource } from "./identifier-source";

/** What stands in a path and is no identifier. */
const VALUES = ["week", "board"];

const identified = operations.filter(({ path }) => pathNames(path).some((name) => !VALUES.includes(name)));

describe("a missing object", () => {
  it.each(identified.map((operation) => [operation.name, operation] as const))(
    "of %s is refused with the tool that lists identifiers",
    (_name, operation) => {
      const { fix } = withIdentifierSource(notFound("thing"), operation);
      const tools = fix.match(/\b[a-z]+_[a-z_]+\b/g) ?? [];
      expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(tools.filter((one) => !isField(one))));
      for (const name of pathNames(operation.path)) expect(fix).toContain(`The ${name} comes from `);
      expect(fix).toMatch(/^The .+\.$/);
    },
  );
});

const isField = (word: string) =>
  operations.some(({ path }) => pathNames(path).includes(word)) || word.startsWith("dr_");
