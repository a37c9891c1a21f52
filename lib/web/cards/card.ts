import { hash } from "node:crypto";

/** A product or person on a card. `picture` is the SHA-256 of a stored picture. */
export interface CardParty {
  name: string;
  /** In letters that every font has, such as a domain: shown where no font of ours has those of the name. */
  plainName: string;
  text: string | null;
  picture: string | null;
  /** What the picture stands on, or the first letter without one. */
  tile: "product" | "person" | "none";
}

/** Counts up when cards are drawn otherwise, so that pictures of before are drawn anew. */
const STYLE = 1;

/** What the picture of a page says: 1200 × 630 pixels that other sites show beside a link to it. */
export interface Card {
  siteName: string;
  /** Of its highlighter, `#rrggbb`; null for the usual one. */
  markColour: string | null;
  /** Above the rest, such as "Compared". */
  kicker: string;
  /** Large: one party, or two side by side. */
  parties: readonly CardParty[];
  /** Short facts in a row below. */
  notes: readonly string[];
  /** Small, below one party. */
  rows: readonly CardParty[];
  /** SHA-256 of a stored picture, at the right edge. */
  screenshot: string | null;
}

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Names what a card shows: equal cards are one picture. */
export function cardHash(card: Card): string {
  return hash("sha1", JSON.stringify([STYLE, card]), "base64url");
}

/** Of all pictures on a card. */
export function picturesOf({ parties, rows, screenshot }: Card): string[] {
  const all = [...parties, ...rows].map(({ picture }) => picture);
  return [...new Set([...all, screenshot].filter((sha) => sha !== null))];
}

/** All that is written on it. */
export function textOf({ siteName, kicker, parties, notes, rows }: Card): string {
  const said = [...parties, ...rows].flatMap(({ name, plainName, text }) => [name, plainName, text ?? ""]);
  return [siteName, kicker, ...said, ...notes].join(" ");
}
