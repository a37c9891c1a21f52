import { describe, expect, it } from "vitest";
import { CATEGORY_HINTS } from "@/scripts/corpus/category-hints";
import { hasVocabulary, Vocabulary, vocabulariesOf, WORDS } from "./vocabulary";

describe("the vocabularies", () => {
  it.each([...WORDS])("of %s name categories, in three tiers at most, without empty words", (_, topics) => {
    const names = new Set(CATEGORY_HINTS.map(({ name }) => name));
    for (const [name, words] of Object.entries(topics)) {
      expect(names.has(name), name).toBe(true);
      expect(words.split(";").length, name).toBeLessThanOrEqual(3);
      expect(
        words.split(/[,;]/).filter((word) => word.trim() === ""),
        name,
      ).toEqual([]);
    }
  });

  it("know a category by a former name, and none of the operator's own", () => {
    expect(hasVocabulary({ name: "Sound", formerNames: ["Audio & Music"], keywords: [] })).toBe(true);
    expect(hasVocabulary({ name: "Kelp Works", keywords: [] })).toBe(false);
  });

  it("read a page in its language and in English, and Norwegian as Danish", () => {
    const list = [{ name: "Pets", keywords: [] }];
    expect(vocabulariesOf(list, "de-AT")).toHaveLength(2);
    expect(vocabulariesOf(list, "en")).toHaveLength(1);
    expect(vocabulariesOf(list, "nb")).toEqual(vocabulariesOf(list, "da"));
    expect(vocabulariesOf(list, null)).toHaveLength(WORDS.size);
  });

  it("know a short word by the letters it is written with: those of others that share its stem are none", () => {
    const vocabulary = new Vocabulary({ Study: "thesis, karte" }, [{ name: "Study", keywords: [] }]);
    expect(vocabulary.find("Write your thesis.")).toHaveLength(1);
    expect(vocabulary.find("Alle Karten liegen bei.")).toHaveLength(1);
    expect(vocabulary.find("Like these.")).toEqual([]);
  });
});
