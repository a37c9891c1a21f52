import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { everyFolded, findFolded, fold, foldText } from "./fold";

/** Ways a page may write the same character. */
const WAYS: Record<string, string[]> = {
  " ": [" ", "\u00a0", "\n\t ", "\u2009", " \u200b "],
  "'": ["'", "‘", "’", "′"],
  '"': ['"', "“", "”", "„", "«", "»"],
  "-": ["-", "‐", "–", "—", "−", "\u2011"],
  é: ["é", "e\u0301"],
  ä: ["ä", "a\u0308"],
};
const plainChar = fc.constantFrom(..."abcXYZ019.,!?/€$()ßéä'\"-".split(""));
const phrase = fc
  .array(fc.string({ unit: plainChar, minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(" "));
const seeds = fc.array(fc.nat(1000), { minLength: 80, maxLength: 80 });

/** The same text as another page would write it. */
function rewritten(text: string, choices: number[]): string {
  return [...text]
    .map((char, i) => {
      const choice = choices[i % choices.length] ?? 0;
      const ways = WAYS[char] ?? [char];
      return (ways[choice % ways.length] ?? char) + (choice % 7 === 0 ? "\u00ad" : choice % 11 === 0 ? "\u200b" : "");
    })
    .join("");
}

describe("fold", () => {
  it("finds a phrase however its spaces, quotes, dashes and invisible characters are written", () => {
    fc.assert(
      fc.property(phrase, phrase, phrase, seeds, (before, wanted, after, choices) => {
        const page = rewritten(`${before} ${wanted} ${after}`, choices);
        expect(findFolded(page, wanted)).not.toBeNull();
      }),
    );
  });

  it("maps a match back to exactly the page's own characters", () => {
    fc.assert(
      fc.property(phrase, phrase, phrase, seeds, (before, wanted, after, choices) => {
        const page = rewritten(`${before} ${wanted} ${after}`, choices);
        const span = findFolded(page, wanted);
        expect(foldText(page.slice(span?.start, span?.end))).toBe(foldText(wanted));
      }),
    );
  });

  it("keeps one origin for every folded unit, in order, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const { text: folded, starts, ends } = fold(text);
        expect(starts).toHaveLength(folded.length);
        expect(ends).toHaveLength(folded.length);
        starts.forEach((start, i) => {
          expect(start).toBeGreaterThanOrEqual(starts[i - 1] ?? 0);
          expect(ends[i]).toBeGreaterThan(start);
          expect(ends[i]).toBeLessThanOrEqual(text.length);
        });
      }),
    );
  });

  it("changes nothing when applied twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it("does not find what only looks alike", () => {
    expect(findFolded("from 29 € a month", "from 20 €")).toBeNull();
    expect(findFolded("We never sell data", "We sell data")).toBeNull();
    expect(findFolded("anything", "\u200b \u00ad")).toBeNull();
  });

  it("finds every place, overlapping ones too", () => {
    expect([...everyFolded(fold("free — and free"), "free")]).toEqual([
      { start: 0, end: 4 },
      { start: 11, end: 15 },
    ]);
    expect([...everyFolded(fold("aaa"), "aa")]).toHaveLength(2);
    expect([...everyFolded(fold("free"), "\u200b")]).toEqual([]);
  });
});
