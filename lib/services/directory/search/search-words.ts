import type { Ctx } from "@/lib/core/context";
import { namedCategories } from "./named-categories";
import type { SearchInput } from "./search-query";
import { wordValuesOf } from "./word-query";
import { countWay, pageOfWay, type Way } from "./word-search";

/** Fewer matches than this leave room for those whose words only begin with the last one, and for those of a kind. */
const WIDENED_BELOW = 10;

/** Live listings that hold all words; where few do, also those of the categories that the words name. */
export async function searchWords(ctx: Ctx, input: SearchInput) {
  const values = { ...wordValuesOf(ctx, input), kin: [], rest: "" };
  const exact: Way = { name: "words", words: "exact", hasKin: false, values, matched: "all" };
  const held = await countWay(ctx, input, exact);
  if (held.count >= WIDENED_BELOW) return pageOfWay(ctx, input, exact, held);
  const named = await namedCategories(ctx, input.q ?? "");
  const words = values.beginning === "" ? "exact" : "wide";
  if (words === "exact" && !named) return pageOfWay(ctx, input, exact, held);
  const wide: Way = { ...exact, name: "wide_words", words, hasKin: !!named, values: { ...values, ...named } };
  return pageOfWay(ctx, input, wide, await countWay(ctx, input, wide));
}
