import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

/** One font file as satori takes it; the name says which. */
export interface CardFont {
  name: string;
  weight: 400 | 600;
  style: "normal";
  data: Buffer;
}

/** A package with fonts in parts, each of which holds a range of characters. */
interface Pack {
  package: string;
  /** Parts that are looked into; all unless told. */
  parts?: readonly string[];
  /** Weights that it has as files; one without is a variable font, which is drawn in its default weight. */
  weights?: readonly (400 | 600)[];
}

const STATIC = [400, 600] as const;
/** The face of our pages. Its lists name letters that it lacks, so that Noto Sans is asked for these too. */
const GEIST: Pack = { package: "@fontsource/geist", weights: STATIC };
/** In this order the first that has a character draws it. */
const PACKS: readonly Pack[] = [
  GEIST,
  { package: "@fontsource/noto-sans", weights: STATIC },
  { package: "@fontsource/noto-sans-hebrew", parts: ["hebrew"], weights: STATIC },
  { package: "@fontsource-variable/noto-sans-arabic", parts: ["arabic"] },
  { package: "@fontsource-variable/noto-sans-thai", parts: ["thai"] },
];
const CHINESE: Pack = { package: "@fontsource-variable/noto-sans-sc" };
const JAPANESE: Pack = { package: "@fontsource-variable/noto-sans-jp" };
const KOREAN: Pack = { package: "@fontsource-variable/noto-sans-kr" };
const EMOJI: Pack = { package: "@fontsource/noto-emoji", weights: [400] };

/** Han characters are drawn as the other letters of the text lead to expect. */
function packsFor(text: string): readonly Pack[] {
  const isJapanese = /[\p{scx=Hiragana}\p{scx=Katakana}]/u.test(text);
  const eastern = isJapanese ? [JAPANESE, KOREAN, CHINESE] : [KOREAN, CHINESE, JAPANESE];
  return [...PACKS, EMOJI, ...eastern]; // eastern lists name emoji that their files lack
}

/** The fonts of a text, in order, and what of it none of them has. */
export interface CardFonts {
  fonts: CardFont[];
  /** For `font-family`. */
  family: string;
  missing: ReadonlySet<string>;
}

/**
 * Reads those parts of fonts that hold the characters of a text; Geist's Latin is always among them. A part may lack some that
 * its list names: `drawCard` learns of these from satori.
 */
export function fontsFor(text: string): CardFonts {
  const missing = new Set([...text].filter((char) => !/[\s\p{Cf}\p{Mn}]/u.test(char)));
  const fonts = packsFor(text).flatMap((pack) => {
    const sought = [...missing];
    const found = partsOf(pack.package).filter(({ part, ranges }) => {
      if (pack.parts && !pack.parts.includes(part)) return false;
      const held = sought.filter((char) => isWithin(ranges, char));
      if (pack !== GEIST || part === "latin") for (const char of held) missing.delete(char);
      return held.length > 0 || (pack === GEIST && part === "latin");
    });
    return found.flatMap(({ part }) => fontsOfPart(pack, part));
  });
  return { fonts, family: [...new Set(fonts.map(({ name }) => name))].join(", "), missing };
}

/** Whether many letters of a text are drawn by those variable fonts whose default weight is their thinnest. */
export function isDrawnThin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const eastern = letters.filter((one) => /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(one));
  return eastern.length * 3 > letters.length;
}

type Range = readonly [from: number, to: number];
interface Part {
  part: string;
  ranges: Range[];
}

const packages = createRequire(import.meta.url);
const known = new Map<string, Part[]>();

/** `unicode.json` of a package: its parts' names, numbers in brackets, with ranges such as `U+100-2BA,U+2BD`. */
function partsOf(name: string): Part[] {
  const found = known.get(name);
  if (found) return found;
  const file = readFileSync(packages.resolve(`${name}/unicode.json`), "utf8");
  const parts = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(file))).map(([part, ranges]) => ({
    part: part.replace(/^\[(\d+)\]$/, "$1"),
    ranges: ranges.split(",").map(rangeOf),
  }));
  // Google's lists name Latin last, and accents of it in several parts: what holds most is looked into first
  const ordered = parts.toSorted((a, b) => Number(b.part === "latin") - Number(a.part === "latin"));
  known.set(name, ordered);
  return ordered;
}

function rangeOf(text: string): Range {
  const [from = 0, to = from] = text
    .trim()
    .replace(/^U\+/i, "")
    .split("-")
    .map((hex) => Number.parseInt(hex, 16));
  return [from, to];
}

function isWithin(ranges: Range[], char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
}

function fontsOfPart(pack: Pack, part: string): CardFont[] {
  const [, id = ""] = pack.package.split("/");
  const name = `${id} ${part}`;
  const read = (file: string) => readFileSync(packages.resolve(`${pack.package}/files/${id}-${part}-${file}`));
  if (!pack.weights) return [{ name, weight: 400, style: "normal", data: read("wght-normal.woff2") }];
  return pack.weights.map((weight) => ({ name, weight, style: "normal", data: read(`${weight}-normal.woff`) }));
}
