import type { z } from "zod";
import { searchListings } from "@/lib/services/directory/search/search-listings";

/** What a page's address holds: repeated names come as lists. */
export type PageParams = Record<string, string | string[] | undefined>;

type SearchInput = z.output<typeof searchListings.input>;
export type SearchQuery = Pick<SearchInput, "q" | "category" | "platform" | "pricing" | "sort" | "page">;

/** Names of the filters in an address, in the order links carry them. */
const NAMES = ["q", "category", "platform", "pricing", "sort", "page"] as const;

/**
 * Reads a search from an address that people may have typed or cut short: what the operation would refuse is dropped
 * instead, so that a page always shows a list. The operation itself stays strict.
 */
export function readSearchQuery(params: PageParams): SearchQuery {
  const kept: Record<string, unknown> = {};
  for (const name of NAMES) {
    const text = [params[name]].flat()[0]?.trim();
    const value = name === "page" ? Number(text) : text;
    const parsed = searchListings.input.shape[name].safeParse(value);
    if (text && parsed.success) kept[name] = value;
  }
  if (kept.sort === "relevance" && !kept.q) delete kept.sort;
  const { q, category, platform, pricing, sort, page } = searchListings.input.parse(kept);
  return { q, category, platform, pricing, sort, page };
}

/** Address of a search with some of its parts changed; `null` drops one. Any change but of the page starts at page 1. */
export function searchHref(
  query: SearchQuery,
  changes: { [K in keyof SearchQuery]?: SearchQuery[K] | null } = {},
): string {
  const next = { ...query, page: 1, ...changes };
  const words = new URLSearchParams();
  for (const name of NAMES) {
    const value = next[name];
    if (value !== undefined && value !== null && !(name === "page" && value === 1)) words.set(name, String(value));
  }
  return words.size > 0 ? `/search?${words}` : "/search";
}
