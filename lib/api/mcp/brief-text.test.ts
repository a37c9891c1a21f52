import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { briefText } from "./brief-text";

/** Everything in a value that says something, with its place. */
function sayingsOf(value: unknown, at = ""): string[] {
  if (value === null || value === "") return [];
  if (typeof value !== "object") return [`${at} ${value}`];
  return Object.entries(value).flatMap(([name, one]) => sayingsOf(one, `${at}/${name}`));
}

describe("the brief text of an answer", () => {
  it("says everything that the answer says", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answer) => {
        expect(sayingsOf(JSON.parse(briefText(answer)))).toEqual(sayingsOf(answer));
      }),
    );
  });

  it("leaves out what is null, empty or not found, and nothing that is no or zero", () => {
    const answer = {
      name: { value: "Hedgerow", state: "ai", evidence: [{ quote: "Hedgerow", page_title: null }] },
      license: { value: null, state: "not_found", evidence: [] },
      location: { value: null, state: "deleted", evidence: [] },
      error: null,
      votes: 0,
      is_final: false,
      story: { title: null, text: "" },
      marks: [[], [0, 1]],
    };
    expect(JSON.parse(briefText(answer))).toEqual({
      name: { value: "Hedgerow", state: "ai", evidence: [{ quote: "Hedgerow" }] },
      location: { state: "deleted" },
      votes: 0,
      is_final: false,
      marks: [[], [0, 1]],
    });
  });

  it("tells a page's title with its first quote alone", () => {
    const quote = (text: string, url: string) => ({ quote: text, url, page_title: "Prices" });
    const answer = { first: [quote("$9", "/prices"), quote("$14", "/prices")], last: [quote("$9", "/other")] };
    expect(JSON.parse(briefText(answer))).toEqual({
      first: [quote("$9", "/prices"), { quote: "$14", url: "/prices" }],
      last: [quote("$9", "/other")],
    });
  });

  it("is an object, however little there is to say", () => {
    expect(briefText({ a: null })).toBe("{}");
  });
});
