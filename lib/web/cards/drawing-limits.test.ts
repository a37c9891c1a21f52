import { beforeEach, describe, expect, it } from "vitest";
import type { CardParty } from "./card";
import { DrawingLimits } from "./drawing-limits";

const now = new Date("2026-11-18T12:00:00Z");
const party: CardParty = { name: "Acme", plainName: "Acme", text: null, picture: null, tile: "none" };
const [one, pair] = [{ parties: [party] }, { parties: [party, party] }];
let limits: DrawingLimits;

beforeEach(() => {
  limits = new DrawingLimits();
});

/** How many of so many are drawn for an address. */
const taken = (count: number, card: typeof one, address: string, at = now) =>
  Array.from({ length: count }, () => limits.take(card, { address, now: at })).filter(Boolean).length;

describe("new pictures in a minute", () => {
  it("are ten pairs for one address, which gets others still", () => {
    expect(taken(14, pair, "192.0.2.1")).toBe(10);
    expect(taken(1, one, "192.0.2.1")).toBe(1);
    expect(taken(1, pair, "192.0.2.2")).toBe(1);
    expect(taken(14, pair, "192.0.2.1", new Date(now.getTime() + 60_000))).toBe(10);
  });

  it("are thirty pairs, however many addresses ask", () => {
    expect([1, 2, 3, 4].map((at) => taken(10, pair, `192.0.2.${at}`))).toEqual([10, 10, 10, 0]);
    expect(taken(1, one, "192.0.2.4")).toBe(1);
  });

  it("are forty of any kind for one address, pairs among them", () => {
    expect(taken(10, pair, "192.0.2.1")).toBe(10);
    expect(taken(50, one, "192.0.2.1")).toBe(30);
    expect(taken(1, one, "192.0.2.2")).toBe(1);
  });
});
