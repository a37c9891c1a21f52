import { expect, it } from "vitest";
import { FairTurns } from "./fair-turns";

/** Work that ends when it is told to, and notes whose was begun. */
function workers(places: number) {
  const turns = new FairTurns(places);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (user: string, name: string) =>
    turns.take(user, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(name);
      ends.push(resolve);
      return promise;
    });
  return { turns, begun, ends, bring };
}

it("leaves a place for others, however much one user brings", async () => {
  const { turns, begun, ends, bring } = workers(2);
  const all = Array.from({ length: 100 }, (_, n) => bring("busy", `busy ${n}`));
  all.push(bring("other", "other"));
  await Promise.resolve();
  expect(begun).toEqual(["busy 0", "other"]);
  expect(turns.waitingOf("busy")).toBe(99);
  for (const work of all.keys()) {
    while (!ends[work]) await Promise.resolve();
    ends[work]?.();
  }
  await Promise.all(all);
  expect(begun).toHaveLength(101);
});

it("gives users their turns by rounds, and goes on after work that failed", async () => {
  const { turns, begun, ends, bring } = workers(1);
  const failed = turns.take("first", () => Promise.reject(new Error("no picture")));
  const all = ["first", "first", "second", "third"].map((user, n) => bring(user, `${user} ${n}`));
  await expect(failed).rejects.toThrow("no picture");
  for (const work of all.keys()) {
    while (!ends[work]) await Promise.resolve();
    ends[work]?.();
  }
  await Promise.all(all);
  expect(begun).toEqual(["second 2", "third 3", "first 0", "first 1"]);
});
