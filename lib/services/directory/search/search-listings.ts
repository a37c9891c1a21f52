import type { SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { countedPageOf, toCountedPage } from "@/lib/core/pagination";
import { type SearchResult, searchResult } from "@/lib/schemas/listing";
import { presentSummary } from "@/lib/services/listings/present";
import { requireCategory } from "../category-tree";
import { ageOrder, pageOfIds, pageOfTopIds, summariesOf, votesOrder } from "../listing-page";
import { refuseMisspelledPlatform } from "./misspelled-platform";
import { countFacets, facets, withFacets } from "./search-facets";
import { searchLoosely } from "./search-loosely";
import {
  countingOf,
  filters,
  keptTotal,
  type SearchInput,
  type Shape,
  searchInput,
  searchTag,
  shapeOf,
  valuesOf,
} from "./search-query";
import { searchWords } from "./search-words";

/** Public full-text search over live listings. Ranked by text relevance, votes or age; payment never counts. */
export const searchListings = defineOperation({
  name: "search_listings",
  method: "GET",
  path: "/listings",
  access: "public",
  toolset: "read",
  title: "Search listings",
  summary:
    "Find live product listings by words, category, platform or pricing; each result says why it matched. Ranked by relevance (with q), votes or newest, never by payment. Next: get_listing.",
  input: searchInput,
  output: countedPageOf(searchResult).extend({ facets: facets.optional() }),
  example: { q: "uptime monitoring", per_page: 5 },
  nextSteps: (page) => (page.items[0] ? [`get_listing {"slug": "${page.items[0].slug}"}`] : ["list_categories"]),
  cacheTags: ({ siteId, input, output }) => [
    searchTag(siteId, input),
    ...(isByVotes(input) ? [tags.votes(siteId)] : []),
    ...output.items.map(({ id }) => tags.listing(id)),
  ],
  async run({ ctx, input }) {
    if (input.sort === "relevance" && !input.q)
      throw invalid("/sort", "relevance needs q.", "Send q, or sort by votes or newest.");
    const found = await find(ctx, input);
    if (found.total === 0 && input.category) await requireCategory(ctx, input.category);
    if (found.total === 0 && input.platform) await refuseMisspelledPlatform(ctx, input.platform);
    return found;
  },
});

/** Relevance knows votes too, but only between equals: there an order may be as old as an answer may. */
function isByVotes({ q, sort, category }: SearchInput): boolean {
  return !category && (sort ?? (q ? "relevance" : "votes")) === "votes";
}

async function find(ctx: Ctx, input: SearchInput) {
  if (!input.q) return browse(ctx, input);
  const byWords = await searchWords(ctx, input);
  return byWords.total > 0 ? byWords : searchLoosely(ctx, input);
}

/** A page's rows and how many there are in all: two queries that run side by side. */
const browsing = preparedQuery((db, shape: Shape) => {
  const where = filters(shape);
  const rows = summariesOf(db, browsed(db, shape, where)).prepare("browse");
  return { rows, counting: countingOf(db, where), facets: countFacets(db, where) };
});

function browsed(db: Db, shape: Shape, where: SQL | undefined) {
  if (shape.sort === "newest") return pageOfIds(db, where, ageOrder);
  const isFiltered = shape.hasCategory || shape.hasPlatform || shape.hasPricing;
  return isFiltered ? pageOfIds(db, where, votesOrder(shape.hidesWeek)) : pageOfTopIds(db, shape.hidesWeek);
}

async function browse(ctx: Ctx, input: SearchInput) {
  const { rows, counting, facets: counted } = browsing(ctx.db, shapeOf(ctx, input));
  const values = valuesOf(ctx, input);
  const [found, total] = await Promise.all([
    rows.execute(values),
    keptTotal(ctx, input, "browse", () => [counting, values]),
  ]);
  const items = found.map((row): SearchResult => ({ ...presentSummary(row, ctx), matched: null, match: null }));
  return withFacets(input, toCountedPage(items, total, input), () => counted.execute(values));
}
