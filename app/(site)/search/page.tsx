import { Search, X } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PRICING_SHORT } from "@/components/listing/pricing-words";
import { SearchFilters } from "@/components/listing/search-filters";
import { SearchResults } from "@/components/listing/search-results";
import { countWords } from "@/components/listing/week-words";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkTabs } from "@/components/ui/link-tabs";
import { Pagination } from "@/components/ui/pagination";
import type { Category } from "@/lib/schemas/category";
import { listCategories } from "@/lib/services/listings/list-categories";
import { searchListings } from "@/lib/services/listings/search-listings";
import { read } from "@/lib/web/read";
import { type PageParams, readSearchQuery, type SearchQuery, searchHref } from "@/lib/web/search-query";

interface Props {
  searchParams: Promise<PageParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readSearchQuery(await searchParams);
  return {
    title: query.q ? `“${query.q}”` : "All products",
    description: "Search products by words, category, platform and pricing. Each result shows why it was found.",
    alternates: { canonical: searchHref({ page: 1 }) },
    robots: query.q ? { index: false } : undefined,
  };
}

export default async function SearchPage({ searchParams }: Props) {
  const query = readSearchQuery(await searchParams);
  const [found, categories] = await Promise.all([read(searchListings, query), read(listCategories, {})]);
  const filters = (
    <SearchFilters filters={query} categories={categories.items} hrefWith={(change) => searchHref(query, change)} />
  );
  const active = activeFilters(query, categories.items);
  return (
    <div className="grid gap-x-14 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="mb-4 text-xl">{query.q ? `“${query.q}”` : "All products"}</h1>
        <SearchForm query={query} />
      </div>
      <aside aria-label="Filters" className="hidden pt-1 lg:row-span-2 lg:row-start-1 lg:block">
        {filters}
      </aside>
      <details className="group mt-4 rounded-lg border border-line bg-card lg:hidden">
        <summary className="flex min-h-11 items-center justify-between px-4 text-sm font-medium">
          Filters{active.length > 0 && ` (${active.length})`}
          <span className="text-soft group-open:hidden">Show</span>
          <span className="hidden text-soft group-open:inline">Hide</span>
        </summary>
        <div className="border-t border-line p-4">{filters}</div>
      </details>
      <div className="mt-5 lg:col-start-2">
        <ActiveFilters filters={active} />
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6">
          <LinkTabs label="Order" tabs={sortTabs(query)} />
          <p className="py-2 text-sm text-soft">{countWords(found.total, "product")}</p>
        </div>
        {found.items.length > 0 ? <SearchResults items={found.items} q={query.q} /> : <NothingFound query={query} />}
        <Pagination
          page={found.page}
          perPage={found.per_page}
          total={found.total}
          hrefOf={(page) => searchHref(query, { page })}
        />
      </div>
    </div>
  );
}

/** Keeps the filters in force when the words change. */
function SearchForm({ query }: { query: SearchQuery }) {
  return (
    <form action="/search" className="flex gap-2">
      <div className="relative flex-1">
        <Search aria-hidden className="absolute top-3 left-3 size-4 text-soft" />
        <input
          type="search"
          name="q"
          aria-label="Words to look for"
          defaultValue={query.q}
          key={query.q}
          maxLength={200}
          placeholder="What should it do?"
          autoComplete="off"
          className="h-10 w-full rounded-md border border-edge bg-card pr-3 pl-9 text-base hover:border-soft"
        />
      </div>
      {(["category", "platform", "pricing"] as const).map(
        (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
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

interface ActiveFilter {
  label: string;
  href: string;
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

function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="mb-2 flex flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={filter.label}>
          <Link
            href={filter.href}
            aria-label={`Remove the filter ${filter.label}`}
            className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line bg-card pr-2.5 pl-3 text-sm hover:border-edge"
          >
            {filter.label}
            <X aria-hidden className="size-3.5 text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ query }: { query: SearchQuery }) {
  const isFiltered = Boolean(query.category || query.platform || query.pricing);
  const isPastEnd = query.page > 1;
  return (
    <EmptyState
      title={isPastEnd ? "There are no more products." : "Nothing was found."}
      actions={
        <>
          {isPastEnd && <LinkButton href={searchHref(query)}>Go to the first page</LinkButton>}
          {isFiltered && (
            <LinkButton href={searchHref({ q: query.q, page: 1 })} variant="primary">
              Search without filters
            </LinkButton>
          )}
          <LinkButton href="/categories">Browse categories</LinkButton>
        </>
      }
    >
      {query.q && !isPastEnd && (
        <p>
          Try fewer or plainer words: what the product does, or its name. Misspelled names are found too; a phrase in
          quotes must stand exactly so.
        </p>
      )}
    </EmptyState>
  );
}
