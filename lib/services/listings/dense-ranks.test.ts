import { describe, expect, it } from "vitest";
import { withDenseRanks } from "./dense-ranks";

describe("dense ranks", () => {
  it.each([
    ["nothing", [], []],
    ["equal votes", [9, 5, 5, 1], [1, 2, 2, 3]],
    ["some without votes", [4, 0, 0], [1, null, null]],
    ["no votes at all", [0, 0], [null, null]],
  ])("of %s", (_what, votes, ranks) => {
    expect(withDenseRanks(votes.map((count) => ({ votes: count }))).map(({ rank }) => rank)).toEqual(ranks);
  });
});
