import { afterEach, expect, it } from "vitest";
import { forgetInProcess } from "@/lib/core/once-per-process";
import type { Card, CardParty } from "./card";
import { drawnCard } from "./drawn-cards";

const now = new Date("2026-11-18T12:00:00Z");
const party = (name: string): CardParty => ({ name, plainName: name, text: null, picture: null, tile: "none" });
const cardOf = (...names: string[]): Card => ({
  ...{
    siteName: "Launchyard",
    markColour: null,
    kicker: "",
    parties: names.map(party),
    notes: [],
    rows: [],
    screenshot: null,
  },
});
const pairs = (count: number) => Array.from({ length: count }, (_, at) => cardOf("Hedgerow", `Product ${at}`));

afterEach(() => forgetInProcess("cards"));

/** How many of them are drawn for an address, one after the other. */
async function drawnFor(address: string, cards: Card[]): Promise<number> {
  let drawn = 0;
  for (const card of cards) if (await drawnCard(card, { address, now })) drawn += 1;
  return drawn;
}

it("draws equal cards once, also when they are asked for at once", async () => {
  const caller = { address: "192.0.2.1", now };
  const all = await Promise.all([1, 2, 3].map(() => drawnCard(cardOf("Hedgerow"), caller)));
  const again = await drawnCard(cardOf("Hedgerow"), caller);
  expect(new Set([...all, again]).size).toBe(1);
});

it("draws ten pairs a minute for one address, and goes on for others", async () => {
  expect(await drawnFor("192.0.2.1", pairs(14))).toBe(10);
  expect(await drawnCard(cardOf("Hedgerow"), { address: "192.0.2.1", now })).not.toBeNull();
  expect(await drawnCard(cardOf("A", "B"), { address: "192.0.2.2", now })).not.toBeNull();
  const later = new Date(now.getTime() + 60_000);
  expect(await drawnCard(cardOf("A", "C"), { address: "192.0.2.1", now: later })).not.toBeNull();
});

it("draws no more than thirty pairs a minute, however many addresses ask", async () => {
  const all = pairs(40);
  const some = await Promise.all([0, 1, 2, 3].map((at) => drawnFor(`192.0.2.${at}`, all.slice(at * 10, at * 10 + 10))));
  expect(some.reduce((sum, one) => sum + one, 0)).toBe(30);
});

it("lets no more than twenty wait", async () => {
  const asked = Array.from({ length: 30 }, (_, at) =>
    drawnCard(cardOf(`Product ${at}`), { address: "192.0.2.1", now }),
  );
  const drawn = (await Promise.all(asked)).filter((png) => png !== null);
  expect(drawn).toHaveLength(20);
});

it("draws nothing where drawing fails, and tries again after a minute", async () => {
  const ask = (after: number) =>
    drawnCard(cardOf("Hedgerow"), { address: "192.0.2.1", now: new Date(now.getTime() + after) });
  const node = process.execPath;
  process.execPath = "/bin/false"; // what draws does not start
  const failed = await ask(0).finally(() => {
    process.execPath = node;
  });
  expect(failed).toBeNull();
  expect(await ask(59_999)).toBeNull();
  expect(await ask(60_000)).not.toBeNull();
});
