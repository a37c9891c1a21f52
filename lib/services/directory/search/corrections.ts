import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { editDistance } from "@/lib/core/text/closest";

const l = schema.listings;
const w = schema.searchWords;
/** Shorter words are like too many others. */
const CORRECTED_MIN = 4;
/** Longer ones may be two letters off, shorter ones one. */
const TWO_OFF_FROM = 5;
const CANDIDATES_MAX = 20;
const CORRECTIONS_MAX = 3;

/** Each word of a query with the words that stand for it here: itself where listings hold it; none where nothing is like it. */
export async function corrected(ctx: Ctx, words: readonly string[]): Promise<Map<string, string[]>> {
  const known = await heldWords(ctx, words);
  const entries = words.map(async (word): Promise<[string, string[]]> => {
    return [word, known.has(word) ? [word] : await likeWords(ctx, word)];
  });
  return new Map(await Promise.all(entries));
}

/** Those of the words that a live listing holds, or that say nothing to look for, such as "the". */
async function heldWords({ db, site }: Ctx, words: readonly string[]): Promise<Set<string>> {
  const rows = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) word, to_tsquery('folded_english', word) query
    where numnode(query) = 0 or exists (
      select 1 from ${l} where site_id = ${site.id} and status = 'live' and search @@ query)`);
  return new Set(rows.map(({ word }) => word));
}

/** Words of listings that are spelled like this one, the nearest first (pg_trgm finds them, Levenshtein decides). */
async function likeWords({ db }: Ctx, word: string): Promise<string[]> {
  if (word.length < CORRECTED_MIN) return [];
  const rows = await db
    .select({ word: w.word })
    .from(w)
    .where(sql`${w.word} % ${word}`)
    .orderBy(sql`similarity(${w.word}, ${word}) desc`, w.word)
    .limit(CANDIDATES_MAX);
  const offMax = word.length < TWO_OFF_FROM ? 1 : 2;
  return rows
    .map((row) => ({ word: row.word, off: editDistance(word, row.word) }))
    .filter(({ off }) => off <= offMax)
    .sort((a, b) => a.off - b.off)
    .slice(0, CORRECTIONS_MAX)
    .map((one) => one.word);
}
