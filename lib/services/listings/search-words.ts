import { and, desc, not, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import { toCountedPage } from "@/lib/core/pagination";
import { presentSummary, summaryColumns } from "./present";
import { MARK_END, MARK_START, type MarkedFields, matchOf } from "./search-match";
import { byAge, byVotes, countOf, filters, type SearchInput, type Shape, shapeOf, valuesOf } from "./search-query";

const t = schema.listings;
const { placeholder } = sql;
const MARK_OPTIONS = `StartSel=${MARK_START},StopSel=${MARK_END}`;
/** Up to so many matches are ranked by their whole text; reading more of it than this would be felt. */
const RANKED_MAX = 1_000;

const query = sql`websearch_to_tsquery('english', ${placeholder("q")})`;
const holdsWords = sql`${t.search} @@ ${query}`;
const holdsWordsInTitle = sql`${t.searchTitle} @@ ${query}`;

const marked = (text: SQL, settings = "HighlightAll=true") =>
  sql<string>`ts_headline('english', ${text}, ${query}, ${`${MARK_OPTIONS},${settings}`})`;

const markedColumns = {
  ...summaryColumns,
  marked: {
    name: marked(sql`${t.name}`),
    headline: marked(sql`coalesce(${t.headline}, '')`),
    categories: marked(sql`array_to_string(${t.categoryNames}, ' · ')`),
    summary: marked(sql`coalesce(${t.summary}, '')`),
  },
};

function rowsOf(db: Db, name: string, where: SQL | undefined, order: SQL[]) {
  const ordered = db
    .select(markedColumns)
    .from(t)
    .where(where)
    .orderBy(...order);
  return ordered.limit(placeholder("limit")).offset(placeholder("offset")).prepare(name);
}

function orderFor({ sort }: Shape): SQL[] {
  if (sort === "votes") return byVotes;
  return sort === "newest" ? byAge : [desc(sql`ts_rank_cd(${t.search}, ${query})`), desc(t.id)];
}

const wordSearch = preparedQuery((db, shape: Shape) => {
  const where = and(filters(shape), holdsWords);
  const inTitle = and(filters(shape), holdsWordsInTitle);
  const inTextOnly = and(where, not(holdsWordsInTitle));
  return {
    rows: rowsOf(db, "search_words", where, orderFor(shape)),
    few: countOf(db, where, RANKED_MAX + 1),
    count: countOf(db, where),
    titleRows: rowsOf(db, "search_title", inTitle, [desc(sql`ts_rank_cd(${t.searchTitle}, ${query})`), ...byVotes]),
    titleCount: countOf(db, inTitle),
    textRows: rowsOf(db, "search_text", inTextOnly, byVotes),
  };
});
type WordQueries = ReturnType<typeof wordSearch>;
type Values = ReturnType<typeof valuesOf>;

/**
 * Live listings that hold the words. Up to a thousand are ranked by their whole text. Where more do, which says little for a
 * word in a long text: those with the words in name, headline or category come first, by rank; then the others, by votes.
 */
export async function searchWords(ctx: Ctx, input: SearchInput) {
  const queries = wordSearch(ctx.db, shapeOf(input));
  const values = valuesOf(ctx, input);
  const [few] = await queries.few.execute(values);
  const isFew = (few?.count ?? 0) <= RANKED_MAX;
  const isRanked = input.sort === undefined || input.sort === "relevance";
  const [found, [counted]] = await Promise.all([
    isFew || !isRanked ? queries.rows.execute(values) : titlesThenTexts(queries, values),
    isFew ? [few] : queries.count.execute(values),
  ]);
  const texts = await markedTexts(ctx.db, values.q ?? "", found);
  const items = found.map((row) => ({
    ...presentSummary(row, ctx.site.baseUrl),
    match: matchOf({ ...row.marked, description: texts.get(row.id) ?? "" }),
  }));
  return toCountedPage(items, counted?.count ?? 0, input);
}

const textSearch = preparedQuery((db, _shape: object) =>
  db
    .select({
      id: t.id,
      text: marked(sql`coalesce(${t.description}, '')`, "MaxWords=24,MinWords=12,MaxFragments=1"),
    })
    .from(t)
    .where(sql`${t.id} = any(${placeholder("ids")}::int[])`)
    .prepare("search_marks"),
);

/** Where the words stand in descriptions, of the rows that show none above it: finding them costs ten times the rest. */
async function markedTexts(db: Db, q: string, rows: { id: number; marked: Omit<MarkedFields, "description"> }[]) {
  const silent = rows.filter(({ marked: fields }) => !Object.values(fields).some((text) => text.includes(MARK_START)));
  if (silent.length === 0) return new Map<number, string>();
  const found = await textSearch(db, {}).execute({ q, ids: silent.map(({ id }) => id) });
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
