import { and, arrayContains, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { type SearchResult, searchResult } from "@/lib/schemas/listing";
import { PRICING_MODELS } from "@/lib/schemas/profile";
import { presentSummary, summaryColumns } from "./present";
import { MARK_END, MARK_START, matchOf, similarName } from "./search-match";

const t = schema.listings;
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
    if (!input.q) return browse(ctx, input);
    const byWords = await searchWords(ctx, input, input.q);
    return byWords.total > 0 ? byWords : searchNames(ctx, input, input.q);
  },
});

function filters(ctx: Ctx, input: Input): SQL | undefined {
  return and(
    eq(t.siteId, ctx.site.id),
    eq(t.status, "live"),
    input.category ? arrayContains(t.categoryPath, [input.category]) : undefined,
    input.platform
      ? sql`exists (select 1 from unnest(${t.platforms}) p where lower(p) = lower(${input.platform}))`
      : undefined,
    input.pricing ? eq(t.pricingModel, input.pricing) : undefined,
  );
}

const byVotes = [desc(t.votes), desc(t.id)];
const byAge = [desc(t.launchedAt), desc(t.id)];

async function countOf(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(t).where(where);
  return row?.count ?? 0;
}

async function browse(ctx: Ctx, input: Input) {
  const where = filters(ctx, input);
  const { limit, offset } = limitOffset(input);
  const order = input.sort === "newest" ? byAge : byVotes;
  const [rows, total] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(t)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    countOf(ctx, where),
  ]);
  return toPage(
    rows.map((row): SearchResult => ({ ...presentSummary(row, ctx.site.baseUrl), match: null })),
    total,
    input,
  );
}

function orderFor(input: Input, relevance: SQL): SQL[] {
  if (input.sort === "votes") return byVotes;
  if (input.sort === "newest") return byAge;
  return [desc(relevance), desc(t.id)];
}

const marked = (text: SQL, query: SQL, options = "HighlightAll=true") =>
  sql<string>`ts_headline('english', ${text}, ${query}, ${`${MARK_OPTIONS},${options}`})`;

async function searchWords(ctx: Ctx, input: Input, text: string) {
  const query = sql`websearch_to_tsquery('english', ${text})`;
  const where = and(filters(ctx, input), sql`${t.search} @@ ${query}`);
  const { limit, offset } = limitOffset(input);
  const [rows, total] = await Promise.all([
    ctx.db
      .select({
        ...summaryColumns,
        marked: {
          name: marked(sql`${t.name}`, query),
          headline: marked(sql`coalesce(${t.headline}, '')`, query),
          categories: marked(sql`array_to_string(${t.categoryNames}, ' · ')`, query),
          summary: marked(sql`coalesce(${t.summary}, '')`, query),
          description: marked(sql`coalesce(${t.description}, '')`, query, "MaxWords=24,MinWords=12,MaxFragments=1"),
        },
      })
      .from(t)
      .where(where)
      .orderBy(...orderFor(input, sql`ts_rank_cd(${t.search}, ${query})`))
      .limit(limit)
      .offset(offset),
    countOf(ctx, where),
  ]);
  const items = rows.map(
    (row): SearchResult => ({ ...presentSummary(row, ctx.site.baseUrl), match: matchOf(row.marked) }),
  );
  return toPage(items, total, input);
}

/** Nothing holds the words: look for names spelled alike. */
async function searchNames(ctx: Ctx, input: Input, text: string) {
  const likeness = sql`greatest(similarity(lower(${t.name}), lower(${text})), word_similarity(lower(${text}), lower(${t.name})))`;
  const where = and(
    filters(ctx, input),
    sql`(lower(${t.name}) % lower(${text}) or lower(${text}) <% lower(${t.name}))`,
    sql`${likeness} >= ${LIKENESS_MIN}`,
  );
  const { limit, offset } = limitOffset(input);
  const [rows, total] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(t)
      .where(where)
      .orderBy(...orderFor(input, likeness))
      .limit(limit)
      .offset(offset),
    countOf(ctx, where),
  ]);
  const items = rows.map(
    (row): SearchResult => ({ ...presentSummary(row, ctx.site.baseUrl), match: similarName(row) }),
  );
  return toPage(items, total, input);
}
