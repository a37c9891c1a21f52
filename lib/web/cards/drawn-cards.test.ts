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

const caller = { address: "192.0.2.1", now };

/** Asks for all of them at once while what draws does not start: those that are tried fail in no time. */
async function failToDraw(cards: Card[]): Promise<(Buffer | null)[]> {
  const node = process.execPath;
  process.execPath = "/bin/false";
  return Promise.all(cards.map((card) => drawnCard(card, caller))).finally(() => {
    process.execPath = node;
  });
}

it("draws equal cards once, also when they are asked for at once", async () => {
  const all = await Promise.all([1, 2, 3].map(() => drawnCard(cardOf("Hedgerow"), caller)));
  const again = await drawnCard(cardOf("Hedgerow"), caller);
  expect(new Set([...all, again]).size).toBe(1);
});

it("draws no more in a minute than the limits allow", async () => {
  await failToDraw(pairs(10));
  const [last] = pairs(11).slice(10);
  expect(last && (await drawnCard(last, caller))).toBeNull();
  expect(await drawnCard(cardOf("Hedgerow"), caller)).not.toBeNull();
});

it("lets no more than twenty wait", async () => {
  const all = Array.from({ length: 21 }, (_, at) => cardOf(`Product ${at}`));
  await failToDraw(all);
  const [waited, refused] = all.slice(19);
  expect(waited && (await drawnCard(waited, caller))).toBeNull(); // was tried, and failed
  expect(refused && (await drawnCard(refused, caller))).not.toBeNull(); // was not
});

it("draws nothing where drawing fails, and tries again after a minute", async () => {
  const card = cardOf("Hedgerow");
  const ask = (after: number) => drawnCard(card, { ...caller, now: new Date(now.getTime() + after) });
  expect(await failToDraw([card])).toEqual([null]);
  expect(await ask(59_999)).toBeNull();
  expect(await ask(60_000)).not.toBeNull();
});
