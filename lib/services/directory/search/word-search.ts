import { and, desc, not, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import { toCountedPage } from "@/lib/core/pagination";
import type { SearchResult } from "@/lib/schemas/listing";
import { countOf } from "@/lib/services/listings/counted";
import { presentSummary } from "@/lib/services/listings/present";
import { byShownVotes } from "@/lib/services/listings/stats";
import { ageOrder, type Order, ofPage, pageOfIds, votesOrder } from "../listing-page";
import { countFacets, withFacets } from "./search-facets";
import { markedColumns, markedTexts } from "./search-marks";
import { inCategory, matchOf } from "./search-match";
import { filters, keptCount, type SearchInput, type Shape, shapeOf } from "./search-query";
import { queryOf, type Words, type WordValues } from "./word-query";

const t = schema.listings;
const { placeholder } = sql;
/** Up to so many matches are ranked by their whole text; reading more of it than this would be felt. */
const RANKED_MAX = 1_000;

/** What the text of a word query depends on. */
export interface WordShape extends Shape {
  words: Words;
  /** Listings of the categories that the query names are found beside those that hold its words. */
  hasKin: boolean;
}

function rowsOf(db: Db, name: string, query: SQL, where: SQL | undefined, order: Order) {
  const page = pageOfIds(db, where, order);
  return db.select(markedColumns(query)).from(t).innerJoin(page, ofPage(page)).orderBy(page.place).prepare(name);
}

/** How many of a loose query's words a text holds; the words are read once for all rows. */
const heldWords = (text: SQL) => sql`(select count(*) from unnest((
  select array_agg(to_tsquery('folded_english', word)) from unnest(${placeholder("each")}::text[]) word)) word
  where ${text} @@ word)`;

function relevance(text: SQL, { words, hasKin }: WordShape, query: SQL): SQL[] {
  return [
    ...(hasKin ? [desc(sql`${text} @@ ${query}`)] : []),
    ...(words === "loose" ? [desc(heldWords(text))] : []),
    desc(sql`ts_rank_cd(${text}, ${query})`),
  ];
}

function orderFor(shape: WordShape, query: SQL): Order {
  if (shape.sort === "votes") return votesOrder(shape.hidesWeek);
  if (shape.sort === "newest") return ageOrder;
  return { by: [...relevance(sql`${t.search}`, shape, query), desc(t.id)], needsStats: false };
}

/** Of one of the categories that the query names, with all words that do not name it. */
const isKin = sql`(${t.categoryPath} && ${placeholder("kin")}::text[] and (${placeholder("rest")} = ''
  or ${t.search} @@ websearch_to_tsquery('folded_english', ${placeholder("rest")})))`;

export const wordSearch = preparedQuery((db, shape: WordShape) => {
  const query = queryOf(shape.words);
  const holdsWords = sql`${t.search} @@ ${query}`;
  const holdsWordsInTitle = sql`${t.searchTitle} @@ ${query}`;
  const where = and(filters(shape), shape.hasKin ? or(holdsWords, isKin) : holdsWords);
  const inTitle = and(filters(shape), holdsWordsInTitle);
  const byTitle = [...relevance(sql`${t.searchTitle}`, shape, query), ...byShownVotes(shape.hidesWeek)];
  return {
    rows: rowsOf(db, "search_words", query, where, orderFor(shape, query)),
    few: countOf(db, where, RANKED_MAX + 1),
    count: countOf(db, where),
    facets: countFacets(db, where),
    titleRows: rowsOf(db, "search_title", query, inTitle, { by: byTitle, needsStats: true }),
    titleCount: countOf(db, inTitle),
    textRows: rowsOf(db, "search_text", query, and(where, not(holdsWordsInTitle)), votesOrder(shape.hidesWeek)),
  };
});
type WordQueries = ReturnType<typeof wordSearch>;

/** One way of looking for words. */
export interface Way {
  /** Of this way among those of the query, for what is remembered of it. */
  name: string;
  words: Words;
  hasKin: boolean;
  values: WordValues & { kin: string[]; rest: string };
  matched: SearchResult["matched"];
}

const queriesOf = (ctx: Ctx, input: SearchInput, { words, hasKin }: Way) =>
  wordSearch(ctx.db, { ...shapeOf(ctx, input), words, hasKin });

/** How many listings a way finds, up to a thousand and one. */
export function countFew(ctx: Ctx, input: SearchInput, way: Way): Promise<number> {
  return keptCount(ctx, input, way.name, () => queriesOf(ctx, input, way).few.execute(way.values));
}

/**
 * What a way finds, `few` of them up to a thousand, which are ranked by their whole text. Where more hold the words, which says
 * little for a word in a long text, those with the words in name, headline or category come first, by rank; then the others, by
 * votes.
 */
export async function pageOfWay(ctx: Ctx, input: SearchInput, way: Way, few: number) {
  const queries = queriesOf(ctx, input, way);
  const isFew = few <= RANKED_MAX;
  const isRanked = input.sort === undefined || input.sort === "relevance";
  const [found, total] = await Promise.all([
    isFew || !isRanked ? queries.rows.execute(way.values) : titlesThenTexts(queries, way.values),
    isFew ? few : keptCount(ctx, input, `all_${way.name}`, () => queries.count.execute(way.values)),
  ]);
  const texts = await markedTexts(ctx.db, way.values, way.words, found);
  const items = found.map((row): SearchResult => {
    const match = matchOf({ ...row.marked, description: texts.get(row.id) ?? "" });
    return {
      ...presentSummary(row, ctx),
      matched: way.matched,
      match: match ?? (way.hasKin ? inCategory(row) : null),
    };
  });
  return withFacets(input, toCountedPage(items, total, input), () => queries.facets.execute(way.values));
}

async function titlesThenTexts(queries: WordQueries, values: Way["values"]) {
  const titles = await queries.titleRows.execute(values);
  const missing = values.limit - titles.length;
  if (missing === 0) return titles;
  const [counted] = await queries.titleCount.execute(values);
  const offset = Math.max(0, values.offset - (counted?.count ?? 0));
  const rest = { ...values, limit: missing, offset, until: missing + offset };
  return [...titles, ...(await queries.textRows.execute(rest))];
}
