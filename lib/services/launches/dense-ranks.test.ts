import { describe, expect, it } from "vitest";
import { withDenseRanks } from "./dense-ranks";

describe("dense ranks", () => {
  it.each([
    [[], []],
    [
      [9, 5, 5, 0],
      [1, 2, 2, 3],
    ],
    [
      [0, 0],
      [1, 1],
    ],
  ])("of %j are %j", (votes, ranks) => {
    expect(withDenseRanks(votes.map((count) => ({ votes: count }))).map(({ rank }) => rank)).toEqual(ranks);
  });
});
