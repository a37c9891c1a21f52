import { and, desc, not, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import { toCountedPage } from "@/lib/core/pagination";
import type { SearchResult } from "@/lib/schemas/listing";
import { COUNTED_MAX, countOf, estimateOf } from "@/lib/services/listings/counted";
import { presentSummary } from "@/lib/services/listings/present";
import { byShownVotes } from "@/lib/services/listings/stats";
import { ageOrder, boundsOf, type Order, ofPage, pageOfIds, votesOrder } from "../listing-page";
import { countFacets, withFacets } from "./search-facets";
import { markedColumns, markedTexts } from "./search-marks";
import { inCategory, matchOf } from "./search-match";
import { type Counted, filters, keptTotal, type SearchInput, type Shape, shapeOf } from "./search-query";
import { queryOf, type Words, type WordValues } from "./word-query";

const t = schema.listings;
const { placeholder } = sql;

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
  // coalesce has the planner expect that half of the titles are names, not one in a thousand, for which it would read all of them
  const isNamed = sql`coalesce(ts_filter(${t.searchTitle}, '{a}') @@ ${query}, false)`;
  const byTitle = [...relevance(sql`${t.searchTitle}`, shape, query), ...byShownVotes(shape.hidesWeek)];
  const byVotes = votesOrder(shape.hidesWeek);
  const tier = (name: string, of: SQL | undefined, order = byVotes): Tier => ({
    rows: rowsOf(db, name, query, of, order),
    before: countOf(db, of, placeholder("offset")),
  });
  return {
    rows: rowsOf(db, "search_words", query, where, orderFor(shape, query)),
    counting: { count: countTitlesFirst(db, inTitle, where), estimate: estimateOf(db, where) },
    facets: countFacets(db, where),
    titles: tier("search_titles", inTitle, { by: byTitle, needsStats: true }),
    names: tier("search_names", and(inTitle, isNamed)),
    headlines: tier("search_headlines", and(inTitle, not(isNamed))),
    texts: tier("search_texts", and(where, not(holdsWordsInTitle))),
  };
});

/** A part of what is found, which stands before or behind the others, and how much of it there is before `offset`. */
type WordRow = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];
interface Tier {
  rows: ReturnType<typeof rowsOf>;
  before: ReturnType<typeof countOf>;
}

/** As `countOf`; where names and headlines alone are more than it counts to, their small texts are all that is read. */
function countTitlesFirst(db: Db, inTitle: SQL | undefined, where: SQL | undefined) {
  const ids = (of: SQL | undefined) =>
    db
      .select({ id: t.id })
      .from(t)
      .where(of)
      .limit(COUNTED_MAX + 1);
  const titles = sql<number>`titles::int`.as("titles");
  const count = sql<number>`(case when titles > ${sql.raw(String(COUNTED_MAX))} then titles
    else (select count(*) from ${ids(where)} counted) end)::int`;
  const counted = sql`(select count(*) as titles from ${ids(inTitle)} counted) titles_counted`;
  return db.select({ titles, count }).from(counted).prepare("search_count_words");
}

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

/** How many listings a way finds. */
export function countWay(ctx: Ctx, input: SearchInput, way: Way): Promise<Counted> {
  return keptTotal(ctx, input, way.name, () => [queriesOf(ctx, input, way).counting, way.values]);
}

/**
 * What a way finds, ranked by its whole text where all of it was counted: reading more of it than that would be felt. Where more
 * hold the words, which says little for a word in a long text, those with the words in name, headline or category come first, by
 * rank; then the others, by votes. Where even the former are too many to be counted, all are by votes, those with the words in
 * the name first.
 */
export async function pageOfWay(ctx: Ctx, input: SearchInput, way: Way, total: Counted) {
  const queries = queriesOf(ctx, input, way);
  const isRanked = input.sort === undefined || input.sort === "relevance";
  const { titles, names, headlines, texts: others } = queries;
  const tiers = total.titles > COUNTED_MAX ? [names, headlines, others] : [titles, others];
  const isSplit = total.isEstimate && isRanked;
  const found = isSplit ? await pageOfTiers(tiers, way.values) : await queries.rows.execute(way.values);
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

async function pageOfTiers([first, ...further]: Tier[], values: Way["values"]): Promise<WordRow[]> {
  if (!first) return [];
  const { limit, offset } = values;
  const found = await first.rows.execute(values);
  if (found.length === limit) return found;
  // behind a row of this one the next begins; further on it is known that no more of it stand before than `offset`
  const isBehind = offset > 0 && found.length === 0;
  const [before] = isBehind ? await first.before.execute(values) : [];
  const rest = boundsOf({ limit: limit - found.length, offset: before ? offset - before.count : 0 });
  return [...found, ...(await pageOfTiers(further, { ...values, ...rest }))];
}
