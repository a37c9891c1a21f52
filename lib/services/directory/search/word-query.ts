import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "@/lib/core/context";
import { type SearchInput, valuesOf } from "./search-query";

const { placeholder } = sql;

/**
 * How the words of a query are looked for: `exact` as typed, `wide` with the last word as the beginning of longer ones too,
 * `loose` as an expression of its own, for corrected words and parts of the query.
 */
export type Words = "exact" | "wide" | "loose";

/** A last word that may be cut short, and what stands before it. Fewer letters begin too much; ideographs say more each. */
const CUT_SHORT = /^(|.*\s)([\p{L}\p{N}]{3,}|\p{Lo}{2,})$/su;

/** The tsquery; what it depends on is filled in from `wordValuesOf` when it runs. */
export function queryOf(words: Words): SQL {
  if (words === "loose") return sql`to_tsquery('folded_english', ${placeholder("loose")})`;
  const exact = sql`websearch_to_tsquery('folded_english', ${placeholder("q")})`;
  if (words === "exact") return exact;
  const before = sql`websearch_to_tsquery('folded_english', ${placeholder("before")})`;
  return sql`(${exact} || (${before} && to_tsquery('folded_english', ${placeholder("beginning")})))`;
}

/** A loose query, and the expressions that each count as one word found. */
export interface Loose {
  loose: string;
  each: string[];
}

export type WordValues = ReturnType<typeof wordValuesOf>;

export function wordValuesOf(ctx: Ctx, input: SearchInput, { loose, each }: Loose = { loose: "", each: [] }) {
  const [, before = "", beginning = ""] = CUT_SHORT.exec(input.q ?? "") ?? [];
  return { ...valuesOf(ctx, input), before, beginning: beginning && `${beginning}:*`, loose, each };
}
