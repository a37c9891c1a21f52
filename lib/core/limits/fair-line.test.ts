import { describe, expect, it } from "vitest";
import { FairLine } from "./fair-line";

/** A line whose work ends when told; `begun` says whose began, in order. */
function watched(line: FairLine) {
  const begun: string[] = [];
  const underWay: { key: string; leave: () => void }[] = [];
  const enter = (key: string) =>
    line.enter(key, (leave) => {
      begun.push(key);
      underWay.push({ key, leave });
    });
  /** Ends the oldest under way. */
  const end = () => underWay.shift()?.leave();
  return { begun, enter, end };
}

describe("a fair line", () => {
  it("begins another's first next, however many one key brought before", () => {
    const { begun, enter, end } = watched(new FairLine({ places: 2, perKey: 2 }));
    for (let n = 0; n < 100; n += 1) enter("greedy");
    enter("other");
    expect(begun).toEqual(["greedy", "greedy"]);
    end();
    expect(begun.at(-1)).toBe("other");
  });

  it("keeps places for others that one key may not have", () => {
    const { begun, enter } = watched(new FairLine({ places: 3, perKey: 2 }));
    for (let n = 0; n < 5; n += 1) enter("greedy");
    enter("other");
    expect(begun).toEqual(["greedy", "greedy", "other"]);
  });

  it("gives everybody turns who waits", () => {
    const { begun, enter, end } = watched(new FairLine({ places: 1, perKey: 1 }));
    for (const key of ["a", "a", "a", "b", "b", "c"]) enter(key);
    for (let n = 0; n < 6; n += 1) end();
    expect(begun).toEqual(["a", "b", "c", "a", "b", "a"]);
  });

  it("passes over what was withdrawn, and counts nothing twice", () => {
    const line = new FairLine({ places: 1, perKey: 1 });
    const { begun, enter, end } = watched(line);
    let leave = () => {};
    line.enter("first", (given) => {
      leave = given;
    });
    const withdraw = enter("gone");
    enter("last");
    expect(line.countWaiting("gone")).toBe(1);
    withdraw();
    withdraw();
    leave();
    leave();
    expect(begun).toEqual(["last"]);
    enter("next");
    expect(begun).toEqual(["last"]);
    end();
    expect(begun).toEqual(["last", "next"]);
    expect([line.countWaiting("gone"), line.countWaiting("next")]).toEqual([0, 0]);
  });
});
