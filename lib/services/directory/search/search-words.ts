import { and, desc, not, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import { toCountedPage } from "@/lib/core/pagination";
import { countOf } from "@/lib/services/listings/counted";
import { presentSummary, summaryColumns } from "@/lib/services/listings/present";
import { ageOrder, type Order, ofPage, pageOfIds, votesOrder } from "../listing-page";
import { MARK_END, MARK_START, type MarkedFields, matchOf } from "./search-match";
import { filters, keptCount, type SearchInput, type Shape, shapeOf, valuesOf } from "./search-query";

const t = schema.listings;
const { placeholder } = sql;
const MARK_OPTIONS = `StartSel=${MARK_START},StopSel=${MARK_END}`;
/** Up to so many matches are ranked by their whole text; reading more of it than this would be felt. */
const RANKED_MAX = 1_000;

/** Fewer matches than this leave room for those whose words only begin with the last one. */
const WIDENED_BELOW = 10;
/** A last word that may be cut short, and what stands before it. Fewer letters begin too much; ideographs say more each. */
const CUT_SHORT = /^(|.*\s)([\p{L}\p{N}]{3,}|\p{Lo}{2,})$/su;

/** What a word query's text depends on. A wide one takes the last word for the beginning of a longer one, too. */
interface WordShape extends Shape {
  isWide: boolean;
}

function queryOf({ isWide }: Pick<WordShape, "isWide">): SQL {
  const words = sql`websearch_to_tsquery('folded_english', ${placeholder("q")})`;
  const before = sql`websearch_to_tsquery('folded_english', ${placeholder("before")})`;
  return isWide ? sql`(${words} || (${before} && to_tsquery('folded_english', ${placeholder("beginning")})))` : words;
}

const marked = (text: SQL, query: SQL, settings = "HighlightAll=true") =>
  sql<string>`ts_headline('folded_english', ${text}, ${query}, ${`${MARK_OPTIONS},${settings}`})`;

const markedColumns = (query: SQL) => ({
  ...summaryColumns,
  marked: {
    name: marked(sql`${t.name}`, query),
    headline: marked(sql`coalesce(${t.headline}, '')`, query),
    categories: marked(sql`array_to_string(${t.categoryNames}, ' · ')`, query),
    summary: marked(sql`coalesce(${t.summary}, '')`, query),
  },
});

function rowsOf(db: Db, name: string, query: SQL, where: SQL | undefined, order: Order) {
  const page = pageOfIds(db, where, order);
  return db.select(markedColumns(query)).from(t).innerJoin(page, ofPage(page)).orderBy(page.place).prepare(name);
}

function orderFor({ sort }: Shape, query: SQL): Order {
  if (sort === "votes") return votesOrder;
  if (sort === "newest") return ageOrder;
  return { by: [desc(sql`ts_rank_cd(${t.search}, ${query})`), desc(t.id)], needsStats: false };
}

const wordSearch = preparedQuery((db, shape: WordShape) => {
  const query = queryOf(shape);
  const holdsWordsInTitle = sql`${t.searchTitle} @@ ${query}`;
  const where = and(filters(shape), sql`${t.search} @@ ${query}`);
  const inTitle = and(filters(shape), holdsWordsInTitle);
  const inTextOnly = and(where, not(holdsWordsInTitle));
  const byTitle = [desc(sql`ts_rank_cd(${t.searchTitle}, ${query})`), ...votesOrder.by];
  return {
    rows: rowsOf(db, "search_words", query, where, orderFor(shape, query)),
    few: countOf(db, where, RANKED_MAX + 1),
    count: countOf(db, where),
    titleRows: rowsOf(db, "search_title", query, inTitle, { by: byTitle, needsStats: true }),
    titleCount: countOf(db, inTitle),
    textRows: rowsOf(db, "search_text", query, inTextOnly, votesOrder),
  };
});
type WordQueries = ReturnType<typeof wordSearch>;
type Values = ReturnType<typeof wordValuesOf>;

function wordValuesOf(ctx: Ctx, input: SearchInput) {
  const [, before = "", beginning = ""] = CUT_SHORT.exec(input.q ?? "") ?? [];
  return { ...valuesOf(ctx, input), before, beginning: beginning && `${beginning}:*` };
}

/** The queries to ask, and how many listings they find, up to a thousand and one. */
async function narrowOrWide(ctx: Ctx, input: SearchInput, values: Values) {
  const narrow = wordSearch(ctx.db, { ...shapeOf(input), isWide: false });
  const held = await keptCount(ctx, input, "words", () => narrow.few.execute(values));
  if (held >= WIDENED_BELOW || values.beginning === "") return { queries: narrow, few: held, isWide: false };
  const queries = wordSearch(ctx.db, { ...shapeOf(input), isWide: true });
  const few = await keptCount(ctx, input, "wide_words", () => queries.few.execute(values));
  return { queries, few, isWide: true };
}

/**
 * Live listings that hold the words. Up to a thousand are ranked by their whole text. Where more do, which says little for a
 * word in a long text: those with the words in name, headline or category come first, by rank; then the others, by votes.
 */
export async function searchWords(ctx: Ctx, input: SearchInput) {
  const values = wordValuesOf(ctx, input);
  const { queries, few, isWide } = await narrowOrWide(ctx, input, values);
  const isFew = few <= RANKED_MAX;
  const isRanked = input.sort === undefined || input.sort === "relevance";
  const [found, total] = await Promise.all([
    isFew || !isRanked ? queries.rows.execute(values) : titlesThenTexts(queries, values),
    isFew ? few : keptCount(ctx, input, isWide ? "all_wide_words" : "all_words", () => queries.count.execute(values)),
  ]);
  const texts = await markedTexts(ctx.db, values, isWide, found);
  const items = found.map((row) => ({
    ...presentSummary(row, ctx.site.baseUrl),
    match: matchOf({ ...row.marked, description: texts.get(row.id) ?? "" }),
  }));
  return toCountedPage(items, total, input);
}

const textSearch = preparedQuery((db, shape: Pick<WordShape, "isWide">) =>
  db
    .select({
      id: t.id,
      text: marked(sql`coalesce(${t.description}, '')`, queryOf(shape), "MaxWords=24,MinWords=12,MaxFragments=1"),
    })
    .from(t)
    .where(sql`${t.id} = any(${placeholder("ids")}::int[])`)
    .prepare("search_marks"),
);

/** Where the words stand in descriptions, of the rows that show none above it: finding them costs ten times the rest. */
async function markedTexts(
  db: Db,
  values: Values,
  isWide: boolean,
  rows: { id: number; marked: Omit<MarkedFields, "description"> }[],
) {
  const silent = rows.filter(({ marked: fields }) => !Object.values(fields).some((text) => text.includes(MARK_START)));
  if (silent.length === 0) return new Map<number, string>();
  const found = await textSearch(db, { isWide }).execute({ ...values, ids: silent.map(({ id }) => id) });
  return new Map(found.map(({ id, text }) => [id, text]));
}

async function titlesThenTexts(queries: WordQueries, values: Values) {
  const titles = await queries.titleRows.execute(values);
  const missing = values.limit - titles.length;
  if (missing === 0) return titles;
  const [counted] = await queries.titleCount.execute(values);
  const offset = Math.max(0, values.offset - (counted?.count ?? 0));
  return [...titles, ...(await queries.textRows.execute({ ...values, limit: missing, offset }))];
}
