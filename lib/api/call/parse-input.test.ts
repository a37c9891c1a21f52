import { describe, expect, it } from "vitest";
import { findOperation } from "@/lib/api/registry";
import { AppError } from "@/lib/core/errors";
import { parseInput } from "./parse-input";

/** The refusal of an input to the operation called `name`. */
function refusalOf(name: string, input: object): AppError {
  const operation = findOperation(name);
  if (!operation) throw new Error(`no ${name}`);
  try {
    parseInput(operation, input);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("not refused");
}

/** What is said of a field that `operation` does not know. */
function saidOf(name: string, input: object): string | undefined {
  const { errors } = refusalOf(name, input).extras;
  return errors?.find(({ detail }) => detail.startsWith("is not a known field"))?.detail;
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

describe("of an input that is wrong all over", () => {
  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`nam${i}`, 1]));

  it("the first 20 fields are told, with the number of all", () => {
    const { detail, extras } = refusalOf("update_draft", { ...draft, ...names(80_000) });
    expect(detail).toBe("80000 fields are not usable; errors lists the first 20.");
    expect(extras.errors?.map(({ pointer }) => pointer)).toEqual(Object.keys(names(20)).map((name) => `/${name}`));
    expect(refusalOf("update_draft", { ...draft, ...names(20) }).detail).toBe("20 fields are not usable.");
  });

  it("a field that breaks two rules is one, and the last that it breaks is told", () => {
    const plans = Array.from({ length: 12 }, () => ({ name: "", price: "" }));
    const input = { ...draft, fields: { pricing_plans: plans, founded_year: 1e300 } };
    expect(refusalOf("update_draft", input).detail).toBe("25 fields are not usable; errors lists the first 20.");
    const { extras } = refusalOf("update_draft", input);
    expect(new Set(extras.errors?.map(({ pointer }) => pointer)).size).toBe(20);
  });

  it("only the first names are compared with those there are", () => {
    const alike = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`faqs${i}`, []]));
    const { errors = [] } = refusalOf("update_draft", { ...draft, ...alike }).extras;
    expect(errors.filter(({ detail }) => detail.includes("did you mean"))).toHaveLength(5);
  });

  it("a long name is told by its beginning", () => {
    const { detail } = refusalOf("update_draft", { ...draft, ["k".repeat(900_000)]: 1 });
    expect(detail).toBe(`/${"k".repeat(80)}… is not a known field.`);
  });
});

it("no deprecated field is offered, in a fix or as what may have been meant", () => {
  expect(saidOf("update_draft", { ...draft, lock_field: ["name"] })).toBe("is not a known field");
  const operation = findOperation("update_draft");
  const parse = () => operation && parseInput(operation, { ...draft, faqs: 7 });
  expect(parse).toThrow(expect.objectContaining({ fix: expect.not.stringContaining("lock_fields") }));
  expect(parse).toThrow(expect.objectContaining({ fix: expect.stringContaining("takes: id, fields, regenerate") }));
});
