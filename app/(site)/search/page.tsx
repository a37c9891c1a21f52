import type { Metadata } from "next";
import type { z } from "zod";
import { PRICING_SHORT } from "@/components/listing/pricing-words";
import { SearchFilters } from "@/components/listing/search/search-filters";
import { type ActiveFilter, ActiveFilters, FoldedFilters, SearchForm } from "@/components/listing/search/search-form";
import { SearchResults } from "@/components/listing/search/search-results";
import { countWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkTabs } from "@/components/ui/link-tabs";
import { Pagination } from "@/components/ui/pagination";
import { PER_PAGE_DEFAULT } from "@/lib/core/pagination";
import type { Category } from "@/lib/schemas/category";
import { listCategories } from "@/lib/services/directory/list-categories";
import { searchListings } from "@/lib/services/directory/search/search-listings";
import { read, readOrNull } from "@/lib/web/request/read";
import { type PageParams, readSearchQuery, type SearchQuery, searchHref } from "@/lib/web/request/search-query";

interface Props {
  searchParams: Promise<PageParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readSearchQuery(await searchParams);
  return {
    title: query.q ? `“${query.q}”` : "All products",
    description: "Search products by words, category, platform and pricing. Each result shows why it was found.",
    alternates: { canonical: searchHref({ page: 1 }) },
  };
}

type SearchPage = z.output<typeof searchListings.output>;
/** What a filter finds that names no category or platform there is. */
const NOTHING: SearchPage = {
  ...{ items: [], page: 1, per_page: PER_PAGE_DEFAULT, has_more: false },
  ...{ total: 0, total_is_estimate: false },
};

export default async function SearchListingsPage({ searchParams }: Props) {
  const query = readSearchQuery(await searchParams);
  const [answer, categories] = await Promise.all([
    readOrNull(searchListings, { ...query, facets: true }),
    read(listCategories, {}),
  ]);
  const found = answer ?? NOTHING;
  const filters = (
    <SearchFilters
      filters={query}
      categories={categories.items}
      counts={found.total > 0 ? (found.facets ?? null) : null}
      hrefWith={(change) => searchHref(query, change)}
    />
  );
  const active = activeFilters(query, categories.items);
  return (
    <div className="grid gap-x-14 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <aside aria-label="Filters" className="hidden pt-1 lg:block">
        {filters}
      </aside>
      <div>
        <h1 className="mb-4 line-clamp-3 text-xl wrap-anywhere">{query.q ? `“${query.q}”` : "All products"}</h1>
        <SearchForm query={query} />
        <FoldedFilters count={active.length}>{filters}</FoldedFilters>
        <ActiveFilters filters={active} />
        <Found query={query} found={found} />
      </div>
    </div>
  );
}

const foundWords = ({ total, total_is_estimate }: SearchPage) =>
  `${total_is_estimate ? "about " : ""}${countWords(total, "product")}`;

function Found({ query, found }: { query: SearchQuery; found: SearchPage }) {
  return (
    <>
      <div className="mt-4">
        <LinkTabs label="Sort" tabs={sortTabs(query)} aside={found.total > 0 && foundWords(found)} />
      </div>
      {found.items.length > 0 ? <SearchResults items={found.items} q={query.q} /> : <NothingFound query={query} />}
      <Pagination
        page={found.page}
        perPage={found.per_page}
        total={found.total}
        isEstimate={found.total_is_estimate}
        hasMore={found.has_more}
        hrefOf={(page) => searchHref(query, { page })}
      />
    </>
  );
}

function sortTabs(query: SearchQuery) {
  const current = query.sort ?? (query.q ? "relevance" : "votes");
  const tab = (sort: NonNullable<SearchQuery["sort"]>, label: string, isDefault: boolean) => ({
    href: searchHref(query, { sort: isDefault ? null : sort }),
    label,
    current: current === sort,
  });
  return [
    ...(query.q ? [tab("relevance", "Best match", true)] : []),
    tab("votes", "Most votes", !query.q),
    tab("newest", "Newest", false),
  ];
}

function activeFilters(query: SearchQuery, categories: Category[]): ActiveFilter[] {
  const all = categories.flatMap((category) => [category, ...category.subcategories]);
  const { category, platform, pricing } = query;
  return [
    category && {
      label: all.find((one) => one.slug === category)?.name ?? category,
      href: searchHref(query, { category: null }),
    },
    pricing && { label: PRICING_SHORT[pricing], href: searchHref(query, { pricing: null }) },
    platform && { label: platform, href: searchHref(query, { platform: null }) },
  ].filter((one) => typeof one === "object");
}

function NothingFound({ query }: { query: SearchQuery }) {
  const isFiltered = Boolean(query.category || query.platform || query.pricing);
  const isPastEnd = query.page > 1;
  return (
    <EmptyState
      isBelowTabs
      title={isPastEnd ? "No more products" : "No products found"}
      actions={
        <>
          {isPastEnd && <LinkButton href={searchHref(query)}>Go to the first page</LinkButton>}
          {isFiltered && (
            <LinkButton href={searchHref({ q: query.q, page: 1 })} variant="primary">
              Clear filters
            </LinkButton>
          )}
          <LinkButton href="/categories">Browse categories</LinkButton>
        </>
      }
    >
      {query.q && !isPastEnd && (
        <p>Try other words, such as what the product does. Words in quotes must match exactly.</p>
      )}
    </EmptyState>
  );
}
