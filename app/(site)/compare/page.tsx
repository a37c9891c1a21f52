import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { compareHref } from "@/components/listing/compare/compare-href";
import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import type { Listing, ListingSummary } from "@/lib/schemas/listing";
import { getAlternatives } from "@/lib/services/directory/get-alternatives";
import { searchListings } from "@/lib/services/directory/search/search-listings";
import { findListing } from "@/lib/web/request/find-listing";
import { readOrNull } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

export const metadata: Metadata = {
  title: "Compare products",
  description: "Choose two products to see their facts side by side, each with its quote.",
  alternates: { canonical: "/compare" },
};

interface Props {
  searchParams: Promise<PageParams>;
}

const SHOWN = 12;

export default async function ComparePage({ searchParams }: Props) {
  const params = await searchParams;
  const [a, b, q] = ["a", "b", "q"].map((name) => [params[name]].flat()[0]?.trim() ?? "");
  if (a && b) permanentRedirect(compareHref(a, b));
  const first = a ? await findListing(a) : null;
  const choices = await findChoices(first, q ?? "");
  return (
    <div className="max-w-200">
      <h1 className="text-xl">{first ? `Compare ${first.name} with` : "Compare products"}</h1>
      <p className="mt-1 mb-4 text-sm text-soft">
        {first ? (
          <>
            Search for the other product{!q && choices.length > 0 && ", or choose one that is alike"}.{" "}
            <PageLink href="/compare" className="link">
              Start with another one
            </PageLink>
          </>
        ) : (
          "Search for the first of the two products."
        )}
      </p>
      <form action="/compare" className="mb-5 flex gap-2">
        {first && <input type="hidden" name="a" value={first.slug} />}
        <Input type="search" name="q" aria-label="Search for a product" defaultValue={q} maxLength={200} />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      <Choices first={first} choices={choices} isSearch={Boolean(q)} />
    </div>
  );
}

async function findChoices(first: Listing | null, q: string): Promise<ListingSummary[]> {
  if (!q && !first) return [];
  const found =
    q || !first
      ? await readOrNull(searchListings, { q, per_page: SHOWN })
      : await readOrNull(getAlternatives, { slug: first.slug, per_page: SHOWN });
  return (found?.items ?? []).filter(({ slug }) => slug !== first?.slug);
}

interface ChoicesProps {
  first: Listing | null;
  choices: ListingSummary[];
  isSearch: boolean;
}

function Choices({ first, choices, isSearch }: ChoicesProps) {
  if (choices.length === 0)
    return isSearch && <EmptyState title="No products found">Try its name, or what the product does.</EmptyState>;
  return (
    <ListingList label="Products to compare">
      {choices.map((one) => (
        <ListingRow
          key={one.id}
          listing={one}
          href={first ? compareHref(first.slug, one.slug) : `/compare?a=${one.slug}`}
        />
      ))}
    </ListingList>
  );
}
