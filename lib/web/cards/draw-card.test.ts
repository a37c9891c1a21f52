import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Card, CardParty } from "./card";
import { CARD_BYTES_MAX, drawCard } from "./draw-card";
import { fontsFor } from "./fonts";

const NO_PICTURES = new Map<string, Uint8Array>();
const party = (name: string, text: string | null = null): CardParty => ({
  ...{ name, plainName: "hedgerow.example", text },
  ...{ picture: null, tile: "product" },
});
const cardOf = (given: Partial<Card>): Card => ({
  ...{
    siteName: "Launchyard",
    markColour: null,
    kicker: "Backup",
    parties: [party("Hedgerow")],
    notes: [],
    rows: [],
    screenshot: null,
  },
  ...given,
});
const named = (name: string, text?: string) => drawCard(cardOf({ parties: [party(name, text)] }), NO_PICTURES);

describe("a card", () => {
  it("is a PNG of 1200 by 630 pixels", async () => {
    const { format, width, height } = await sharp(await named("Hedgerow")).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  });

  it("stays below what other sites take, whatever a screenshot shows", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
    const create = { width: 1280, height: 800, channels: 3, background: "#fff", noise } as const;
    const screenshot = await sharp({ create }).webp({ quality: 95 }).toBuffer();
    const png = await drawCard(cardOf({ screenshot: "shot" }), new Map([["shot", screenshot]]));
    expect(png.length).toBeLessThanOrEqual(CARD_BYTES_MAX);
  });

  it("shows a plain name where no font has a name's letters, and leaves out marks alone", async () => {
    expect(await named("ᚠᚢᚦ Notes")).toEqual(await named("hedgerow.example"));
    expect(await named("Hedgerow \u{13000}")).toEqual(await named("hedgerow.example"));
    expect(await named("Hedgerow \u{1fbc5}")).toEqual(await named("Hedgerow"));
  });

  it("leaves out a picture that cannot be read", async () => {
    const broken = { ...party("Hedgerow"), picture: "gone" };
    const drawn = await drawCard(cardOf({ parties: [broken] }), new Map([["gone", Buffer.from("no picture")]]));
    expect(drawn).toEqual(await named("Hedgerow"));
  });

  it("cuts texts that are longer than their place", async () => {
    const [long, longer] = await Promise.all(
      [4, 40].map((times) => named("Hedgerow", "Backups that check ".repeat(times * 5))),
    );
    expect(long).toEqual(longer);
  });
});

describe("the fonts of cards", () => {
  it.each([
    ["Latin", "naïve façade Łódź Việt Nam “€5”"],
    ["Cyrillic and Greek", "Привет Ελληνικά"],
    ["scripts read from the right", "مرحبا שלום"],
    ["Indic and Thai", "नमस्ते दुनिया สวัสดีชาวโลก"],
    ["eastern scripts", "漢字ノート 简体中文笔记 한국어"],
    ["emoji", "🚀 ✨ ✅ 👩‍💻"],
  ])("hold %s", (_name, text) => {
    expect([...fontsFor(text).missing]).toEqual([]);
  });
});
