import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { type SearchResult, searchResult } from "@/lib/schemas/listing";
import { PRICING_MODELS } from "@/lib/schemas/profile";
import { requireCategory } from "./category-tree";
import { isLive } from "./live";
import { presentSummary, summaryColumns } from "./present";
import { MARK_END, MARK_START, matchOf, similarName } from "./search-match";

const t = schema.listings;
const { placeholder } = sql;
const QUERY_MAX = 200;
/** Trigram likeness from which a name counts as a misspelling of the query (pg_trgm, 0 to 1). */
const LIKENESS_MIN = 0.35;
const MARK_OPTIONS = `StartSel=${MARK_START},StopSel=${MARK_END}`;

const input = z.strictObject({
  q: z.string().trim().max(QUERY_MAX).optional().describe("Words to look for; misspelled names are found too"),
  category: z.string().max(120).optional().describe("Category or subcategory slug, from list_categories"),
  platform: z.string().max(40).optional().describe("Platform such as Linux, iOS or Web"),
  pricing: z.enum(PRICING_MODELS).optional(),
  sort: z.enum(["relevance", "votes", "newest"]).optional().describe("relevance with q, else votes"),
  ...pageQuery,
});
type Input = z.output<typeof input>;

/** Public full-text search over live listings. Ranked by text relevance, votes or age; payment never counts. */
export const searchListings = defineOperation({
  name: "search_listings",
  method: "GET",
  path: "/listings",
  scope: "public",
  toolset: "read",
  title: "Search listings",
  summary:
    "Find live product listings by words, category, platform or pricing; each result says why it matched. Ranked by relevance (with q), votes or newest, never by payment. Next: get_listing.",
  input,
  output: pageOf(searchResult),
  example: { q: "uptime monitoring", per_page: 5 },
  nextSteps: (page) => (page.items[0] ? [`get_listing {"slug": "${page.items[0].slug}"}`] : ["list_categories"]),
  async run({ ctx, input }) {
    if (input.sort === "relevance" && !input.q)
      throw invalid("/sort", "relevance needs q.", "Send q, or sort by votes or newest.");
    const found = await find(ctx, input);
    if (found.total === 0 && input.category) await requireCategory(ctx, input.category);
    return found;
  },
});

async function find(ctx: Ctx, input: Input) {
  if (!input.q) return browse(ctx, input);
  const byWords = await searchWords(ctx, input);
  return byWords.total > 0 ? byWords : searchNames(ctx, input);
}

/** What a query's text depends on; the values are filled in when it runs. */
interface Shape {
  sort: Input["sort"];
  hasCategory: boolean;
  hasPlatform: boolean;
  hasPricing: boolean;
}

function shapeOf(input: Input): Shape {
  const { sort, category, platform, pricing } = input;
  return { sort, hasCategory: !!category, hasPlatform: !!platform, hasPricing: !!pricing };
}

function valuesOf(ctx: Ctx, input: Input) {
  const { q, category, platform, pricing } = input;
  return { siteId: ctx.site.id, q, category, platform, pricing, ...limitOffset(input) };
}

function filters(shape: Shape): SQL | undefined {
  return and(
    eq(t.siteId, placeholder("siteId")),
    isLive,
    shape.hasCategory ? sql`${t.categoryPath} @> array[${placeholder("category")}]::text[]` : undefined,
    shape.hasPlatform
      ? sql`exists (select 1 from unnest(${t.platforms}) p where lower(p) = lower(${placeholder("platform")}))`
      : undefined,
    shape.hasPricing ? eq(t.pricingModel, placeholder("pricing")) : undefined,
  );
}

const byVotes = [desc(t.votes), desc(t.id)];
const byAge = [desc(t.launchedAt), desc(t.id)];

function orderFor(shape: Shape, relevance: SQL): SQL[] {
  if (shape.sort === "votes") return byVotes;
  if (shape.sort === "newest") return byAge;
  return [desc(relevance), desc(t.id)];
}

const limit = placeholder("limit");
const offset = placeholder("offset");

function countOf(db: Db, where: SQL | undefined) {
  return db.select({ count: sql<number>`count(*)::int` }).from(t).where(where).prepare("search_count");
}

/** A page's rows and how many there are in all: two queries that run side by side. */
const browsing = preparedQuery((db, shape: Shape) => {
  const where = filters(shape);
  const order = shape.sort === "newest" ? byAge : byVotes;
  const ordered = db
    .select(summaryColumns)
    .from(t)
    .where(where)
    .orderBy(...order);
  return { rows: ordered.limit(limit).offset(offset).prepare("browse"), count: countOf(db, where) };
});

async function browse(ctx: Ctx, input: Input) {
  const { rows, count } = browsing(ctx.db, shapeOf(input));
  const values = valuesOf(ctx, input);
  const [found, [counted]] = await Promise.all([rows.execute(values), count.execute(values)]);
  const items = found.map((row): SearchResult => ({ ...presentSummary(row, ctx.site.baseUrl), match: null }));
  return toPage(items, counted?.count ?? 0, input);
}

const query = sql`websearch_to_tsquery('english', ${placeholder("q")})`;

const marked = (text: SQL, settings = "HighlightAll=true") =>
  sql<string>`ts_headline('english', ${text}, ${query}, ${`${MARK_OPTIONS},${settings}`})`;

const markedColumns = {
  ...summaryColumns,
  marked: {
    name: marked(sql`${t.name}`),
    headline: marked(sql`coalesce(${t.headline}, '')`),
    categories: marked(sql`array_to_string(${t.categoryNames}, ' · ')`),
    summary: marked(sql`coalesce(${t.summary}, '')`),
    description: marked(sql`coalesce(${t.description}, '')`, "MaxWords=24,MinWords=12,MaxFragments=1"),
  },
};

const wordSearch = preparedQuery((db, shape: Shape) => {
  const where = and(filters(shape), sql`${t.search} @@ ${query}`);
  const order = orderFor(shape, sql`ts_rank_cd(${t.search}, ${query})`);
  const ordered = db
    .select(markedColumns)
    .from(t)
    .where(where)
    .orderBy(...order);
  return { rows: ordered.limit(limit).offset(offset).prepare("search_words"), count: countOf(db, where) };
});

async function searchWords(ctx: Ctx, input: Input) {
  const { rows, count } = wordSearch(ctx.db, shapeOf(input));
  const values = valuesOf(ctx, input);
  const [found, [counted]] = await Promise.all([rows.execute(values), count.execute(values)]);
  const items = found.map(
    (row): SearchResult => ({ ...presentSummary(row, ctx.site.baseUrl), match: matchOf(row.marked) }),
  );
  return toPage(items, counted?.count ?? 0, input);
}

const likeness = sql`greatest(similarity(lower(${t.name}), lower(${placeholder("q")})), word_similarity(lower(${placeholder("q")}), lower(${t.name})))`;

const nameSearch = preparedQuery((db, shape: Shape) => {
  const isAlike = sql`(lower(${t.name}) % lower(${placeholder("q")}) or lower(${placeholder("q")}) <% lower(${t.name}))`;
  const where = and(filters(shape), isAlike, sql`${likeness} >= ${LIKENESS_MIN}`);
  const ordered = db
    .select(summaryColumns)
    .from(t)
    .where(where)
    .orderBy(...orderFor(shape, likeness));
  return { rows: ordered.limit(limit).offset(offset).prepare("search_names"), count: countOf(db, where) };
});

/** Nothing holds the words: look for names spelled alike. */
async function searchNames(ctx: Ctx, input: Input) {
  const { rows, count } = nameSearch(ctx.db, shapeOf(input));
  const values = valuesOf(ctx, input);
  const [found, [counted]] = await Promise.all([rows.execute(values), count.execute(values)]);
  const items = found.map(
    (row): SearchResult => ({ ...presentSummary(row, ctx.site.baseUrl), match: similarName(row) }),
  );
  return toPage(items, counted?.count ?? 0, input);
}
