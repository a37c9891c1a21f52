import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { PRICING_MODELS } from "@/lib/schemas/profile";
import type { SearchInput } from "./search-query";

const t = schema.listings;
/** What is counted by category, platform and pricing; more would have to be read for what nobody reads through. */
export const FACETED_MAX = 1_000;

const facet = z.object({ value: z.string(), listings: z.number().int() });
export const facets = z
  .object({
    categories: z.array(facet).describe("By slug; a listing counts in its categories and their parents"),
    platforms: z.array(facet),
    pricing: z.array(z.object({ value: z.enum(PRICING_MODELS), listings: z.number().int() })),
  })
  .nullable()
  .describe("null where more than 1,000 listings are found");
export type Facets = z.infer<typeof facets>;

interface FacetRow {
  kind: "all" | "categories" | "platforms" | "pricing";
  value: string;
  listings: number;
}

/** Counts the listings that meet `where`, by what they can be filtered by. */
export function countFacets(db: Db, where: SQL | undefined) {
  const found = db
    .select({ path: t.categoryPath, platforms: t.platforms, pricing: t.pricingModel })
    .from(t)
    .where(where)
    .limit(FACETED_MAX + 1);
  const counted = sql`(with found(path, platforms, pricing) as materialized ${found}
    select 'all' as kind, '' as value, count(*)::int as listings from found
    union all select 'categories', slug, count(*)::int from found, unnest(path) slug group by slug
    union all select 'platforms', platform, count(*)::int from found, unnest(platforms) platform group by platform
    union all select 'pricing', pricing, count(*)::int from found where pricing is not null group by pricing) counted`;
  const columns = {
    kind: sql<FacetRow["kind"]>`kind`,
    value: sql<string>`value`,
    listings: sql<number>`listings`,
  };
  return db.select(columns).from(counted).orderBy(sql`listings desc, value`).prepare("search_facets");
}

/** A page with what was counted, where that was asked for. */
export async function withFacets<P extends object>(
  input: SearchInput,
  page: P,
  count: () => PromiseLike<FacetRow[]>,
): Promise<P & { facets?: Facets }> {
  return input.facets ? { ...page, facets: presentFacets(await count()) } : page;
}

function presentFacets(rows: FacetRow[]): Facets {
  const all = rows.find(({ kind }) => kind === "all")?.listings ?? 0;
  if (all > FACETED_MAX) return null;
  const of = (kind: FacetRow["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ value, listings }) => ({ value, listings }));
  const pricing = of("pricing").flatMap(({ value, listings }) => {
    const model = PRICING_MODELS.find((one) => one === value);
    return model ? [{ value: model, listings }] : [];
  });
  return { categories: of("categories"), platforms: of("platforms"), pricing };
}
