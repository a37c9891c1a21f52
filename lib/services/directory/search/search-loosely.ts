import type { Ctx } from "@/lib/core/context";
import { corrected } from "./corrections";
import { searchNames } from "./search-names";
import type { SearchInput } from "./search-query";
import { type Loose, wordValuesOf } from "./word-query";
import { countWay, pageOfWay, type Way } from "./word-search";
import { wordsOf } from "./words-of";

/**
 * What comes nearest where nothing holds all words: first with misspelled words corrected, then listings with a name like the
 * query, then those that hold most of the words. Each result says so in `matched`.
 */
export async function searchLoosely(ctx: Ctx, input: SearchInput) {
  const words = wordsOf(input.q ?? "");
  const readings = await corrected(ctx, words);
  const isMisspelled = words.some((word) => readings.get(word)?.[0] !== word);
  const each = [...readings.values()].filter((one) => one.length > 0).map(anyOf);
  if (isMisspelled && each.length === words.length) {
    const all = await findLoose(ctx, input, { loose: each.join(" & "), each }, "similar");
    if (all.total > 0) return all;
  }
  const named = await searchNames(ctx, input);
  if (named.total > 0 || each.length === 0) return named;
  return findLoose(ctx, input, { loose: each.join(" | "), each }, "some");
}

const anyOf = (words: string[]) => (words.length > 1 ? `(${words.join(" | ")})` : words.join());

async function findLoose(ctx: Ctx, input: SearchInput, loose: Loose, matched: "similar" | "some") {
  const values = { ...wordValuesOf(ctx, input, loose), kin: [], rest: "" };
  const way: Way = { name: `loose_${matched}`, words: "loose", hasKin: false, values, matched };
  return pageOfWay(ctx, input, way, await countWay(ctx, input, way));
}
