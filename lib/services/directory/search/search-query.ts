import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { limitOffset, pageQuery, type Total } from "@/lib/core/pagination";
import { PRICING_MODELS } from "@/lib/schemas/profile";
import { COUNTED_MAX, countOf, estimateOf } from "@/lib/services/listings/counted";
import { isLive } from "@/lib/services/listings/live";
import { hidesWeekAt, pageValues } from "../listing-page";

const t = schema.listings;
const { placeholder } = sql;
const QUERY_MAX = 200;

export const searchInput = z.strictObject({
  q: z
    .string()
    .trim()
    .max(QUERY_MAX)
    .optional()
    .describe("Words to look for; the last may be cut short, and misspelled names are found too"),
  category: z.string().max(120).optional().describe("Category or subcategory slug, from list_categories"),
  platform: z.string().max(40).optional().describe("Platform such as Linux, iOS or Web"),
  pricing: z.enum(PRICING_MODELS).optional(),
  facets: z.boolean().optional().describe("true also counts what is found by category, platform and pricing"),
  sort: z.enum(["relevance", "votes", "newest"]).optional().describe("relevance with q, else votes"),
  ...pageQuery,
});
export type SearchInput = z.output<typeof searchInput>;

/** What a query's text depends on; the values are filled in when it runs. */
export interface Shape {
  sort: SearchInput["sort"];
  hasCategory: boolean;
  hasPlatform: boolean;
  hasPricing: boolean;
  /** Votes of a week's launches are hidden when it runs. */
  hidesWeek: boolean;
}

export function shapeOf({ now }: Pick<Ctx, "now">, input: SearchInput): Shape {
  const { sort, category, platform, pricing } = input;
  const given = { hasCategory: !!category, hasPlatform: !!platform, hasPricing: !!pricing };
  return { sort, ...given, hidesWeek: hidesWeekAt(now) };
}

/** One row more than the page holds tells whether there is a next one. */
export function valuesOf(ctx: Ctx, input: SearchInput) {
  const { q, category, platform, pricing } = input;
  const { limit, offset } = limitOffset(input);
  const page = pageValues(ctx.now, { limit: limit + 1, offset });
  return { siteId: ctx.site.id, q, category, platform, pricing, ...page };
}

export function filters(shape: Shape): SQL | undefined {
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

/** What changes which listings a search finds, and in which order but for votes. */
export function searchTag(siteId: number, { category }: SearchInput): string {
  return category ? tags.category(siteId, category) : tags.listings(siteId);
}

/** What counts the listings that meet a condition, so far, and what says about how many these are in all. */
export interface Counting<V> {
  count: { execute(values: V): PromiseLike<{ count: number; titles?: number }[]> };
  estimate: { execute(values: V): PromiseLike<number> };
}
export const countingOf = (db: Db, where: SQL | undefined) => ({
  count: countOf(db, where),
  estimate: estimateOf(db, where),
});

/** How many listings a search finds; `titles`: how many of them hold its words in name, headline or category, up to 1,001. */
export interface Counted extends Total {
  titles: number;
}

/** How many listings a search finds by the query `name`, remembered for its other pages and orders. */
export async function keptTotal<V>(
  ctx: Ctx,
  input: SearchInput,
  name: string,
  ask: () => readonly [Counting<V>, V],
): Promise<Counted> {
  const { q, category, platform, pricing } = input;
  const key = `${name} ${JSON.stringify([q, category, platform, pricing])}`;
  const {
    count = 0,
    titles = 0,
    estimated = 0,
  } = await ctx.counts.through(key, [searchTag(ctx.site.id, input)], async () => {
    const [{ count, estimate }, values] = ask();
    const [counted] = await count.execute(values);
    const isTooLong = (counted?.count ?? 0) > COUNTED_MAX;
    return { ...counted, ...(isTooLong && { estimated: rounded(await estimate.execute(values)) }) };
  });
  const isEstimate = count > COUNTED_MAX;
  return { count: isEstimate ? estimated : count, isEstimate, titles };
}

/** To two figures: more would say what an estimate does not know. */
const rounded = (estimate: number) => Number(Math.max(estimate, COUNTED_MAX).toPrecision(2));
