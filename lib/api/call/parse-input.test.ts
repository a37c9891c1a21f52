import { describe, expect, it } from "vitest";
import { findOperation } from "@/lib/api/registry";
import { AppError } from "@/lib/core/errors";
import { parseInput } from "./parse-input";

/** What is said of a field that `operation` does not know. */
function saidOf(name: string, input: object): string | undefined {
  const operation = findOperation(name);
  if (!operation) throw new Error(`no ${name}`);
  try {
    parseInput(operation, input);
  } catch (error) {
    const errors = error instanceof AppError ? error.extras.errors : [];
    return errors?.find(({ detail }) => detail.startsWith("is not a known field"))?.detail;
  }
}

const draft = { id: "dr_0123456789abcdefghij" };

describe("an unknown field is refused with a hint at what was meant:", () => {
  it.each([
    ["a name that is spelled alike", { ...draft, feilds: {} }, 'did you mean "fields"?'],
    ["another API's name for it", { ...draft, company_socials: { twitter: "https://x.com/a" } }, 'did you mean "x"?'],
    ["the object that it belongs in", { ...draft, headline: "Boards" }, 'it belongs in "fields"'],
    ["each object that may be meant", { ...draft, title: "Boards" }, 'it belongs in "story" or "seo"'],
    ["the names there are", { ...draft, seo: { keywords: "a" } }, "known are title, description"],
  ])("%s", (_what, input, hint) => {
    expect(saidOf("update_draft", input)).toBe(`is not a known field; ${hint}`);
  });

  it.each([
    ["submit_draft", { draft_id: draft.id }, "id"],
    ["get_my_listing", { id: 88 }, "listing_id"],
  ])("the identifier's own name: %s %j", (name, input, meant) => {
    expect(saidOf(name, input)).toBe(`is not a known field; did you mean "${meant}"?`);
  });
});

it("no deprecated field is offered, in a fix or as what may have been meant", () => {
  expect(saidOf("update_draft", { ...draft, lock_field: ["name"] })).toBe("is not a known field");
  const operation = findOperation("update_draft");
  const parse = () => operation && parseInput(operation, { ...draft, faqs: 7 });
  expect(parse).toThrow(expect.objectContaining({ fix: expect.not.stringContaining("lock_fields") }));
  expect(parse).toThrow(expect.objectContaining({ fix: expect.stringContaining("takes: id, fields, regenerate") }));
});
