import { type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { summaryColumns } from "@/lib/services/listings/present";
import { MARK_END, MARK_START, type MarkedFields } from "./search-match";
import { queryOf, type Words, type WordValues } from "./word-query";

const t = schema.listings;
const { placeholder } = sql;
const MARK_OPTIONS = `StartSel=${MARK_START},StopSel=${MARK_END}`;

const marked = (text: SQL, query: SQL, settings = "HighlightAll=true") =>
  sql<string>`ts_headline('folded_english', ${text}, ${query}, ${`${MARK_OPTIONS},${settings}`})`;

/** What a row shows, with the words of the query marked in it. */
export const markedColumns = (query: SQL) => ({
  ...summaryColumns,
  marked: {
    name: marked(sql`${t.name}`, query),
    headline: marked(sql`coalesce(${t.headline}, '')`, query),
    categories: marked(sql`array_to_string(${t.categoryNames}, ' · ')`, query),
    summary: marked(sql`coalesce(${t.summary}, '')`, query),
  },
});

const textSearch = preparedQuery((db, { words }: { words: Words }) =>
  db
    .select({
      id: t.id,
      text: marked(sql`coalesce(${t.description}, '')`, queryOf(words), "MaxWords=24,MinWords=12,MaxFragments=1"),
    })
    .from(t)
    .where(sql`${t.id} = any(${placeholder("ids")}::int[])`)
    .prepare("search_marks"),
);

/** Where the words stand in descriptions, of the rows that show none above it: finding them costs ten times the rest. */
export async function markedTexts(
  db: Db,
  values: WordValues,
  words: Words,
  rows: { id: number; marked: Omit<MarkedFields, "description"> }[],
): Promise<Map<number, string>> {
  const silent = rows.filter(({ marked: fields }) => !Object.values(fields).some((text) => text.includes(MARK_START)));
  if (silent.length === 0) return new Map<number, string>();
  const found = await textSearch(db, { words }).execute({ ...values, ids: silent.map(({ id }) => id) });
  return new Map(found.map(({ id, text }) => [id, text]));
}
