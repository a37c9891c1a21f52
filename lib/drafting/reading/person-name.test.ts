import { describe, expect, it } from "vitest";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { ownNames } from "./own-names";
import { isPersonName } from "./person-name";

describe("a person's name", () => {
  it.each([
    ["A.J. Smith", true],
    ["R.M. Ibarrola", true],
    ["Dra. Jane Roe", true],
    ["U.S. Navy", false],
    ["S.A. Kelp", false],
  ])("may begin with initials: %s %s", (text, isName) => {
    expect(isPersonName(text, ownNames(acme("<p>Lists</p>")))).toBe(isName);
  });
});
