import { describe, expect, it } from "vitest";
import { proofMarks } from "./proof-marks";

/** The marked pieces as text. */
const marked = (quote: string, ...values: string[]) =>
  proofMarks(quote, values).map(([from, to]) => quote.slice(from, to));

describe("proofMarks", () => {
  it("marks the value where it stands in the quote, whatever the case", () => {
    expect(marked("Founded in 2021, in Bergen.", "2021")).toEqual(["2021"]);
    expect(marked("AGPL-3.0 licensed", "agpl-3.0")).toEqual(["AGPL-3.0"]);
  });

  it("marks each part of a list", () => {
    expect(marked("Runs on Linux, macOS and Windows.", "Linux", "macOS", "Windows")).toEqual([
      "Linux",
      "macOS",
      "Windows",
    ]);
  });

  it("falls back to the pieces of a value that is worded otherwise", () => {
    expect(marked("Made in Ghent. Shipped from Belgium.", "Ghent, Belgium")).toEqual(["Ghent", "Belgium"]);
  });

  it("marks the whole quote when nothing of the value stands in it", () => {
    expect(marked("Every line of code is public.", "Yes")).toEqual(["Every line of code is public."]);
  });

  it("never marks part of a longer word or number", () => {
    expect(marked("Version 20210 is out", "2021")).toEqual(["Version 20210 is out"]);
    expect(marked("Our website is on the Web", "Web")).toEqual(["Web"]);
  });

  it("keeps ranges in order and apart when values overlap", () => {
    const quote = "Team: $6 per member, per month";
    const ranges = proofMarks(quote, ["$6", "$6 per member"]);
    expect(ranges).toEqual([[6, 19]]);
  });

  it("takes characters of patterns as they are", () => {
    expect(marked("Costs $12 (a month).", "$12 (a month)")).toEqual(["$12 (a month)"]);
    expect(marked("See https://docs.hedgerow.example/a?b=1", "https://docs.hedgerow.example/a?b=1")).toEqual([
      "https://docs.hedgerow.example/a?b=1",
    ]);
  });
});
