import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { limitOffset, pageQuery } from "@/lib/core/pagination";
import { PRICING_MODELS } from "@/lib/schemas/profile";
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

/** How many listings a search finds by the query `name`, remembered for its other pages and orders. */
export async function keptCount(
  ctx: Ctx,
  input: SearchInput,
  name: string,
  count: () => PromiseLike<{ count: number }[]>,
): Promise<number> {
  const { q, category, platform, pricing } = input;
  const key = `${name} ${JSON.stringify([q, category, platform, pricing])}`;
  const counted = await ctx.counts.through(key, [searchTag(ctx.site.id, input)], async () => (await count())[0] ?? {});
  return counted.count ?? 0;
}
