import type { Metadata } from "next";
import type { z } from "zod";
import { missingOwnPage } from "@/app/missing";
import { LISTING_STATES } from "@/components/dashboard/listing-states";
import { Pager } from "@/components/dashboard/pager";
import { countWords, weekWords } from "@/components/listing/week-words";
import { Status } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import { listMyListings } from "@/lib/services/owner/list-my-listings";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

export const metadata: Metadata = { title: "My listings" };

export default async function ListingsPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  await requireSignedIn("/dashboard/listings");
  const listings = await readOrNull(listMyListings, { page: Number((await searchParams).page ?? 1) });
  if (!listings) return missingOwnPage();
  return (
    <div className="py-8">
      <h1 className="mb-6 text-xl">My listings</h1>
      {listings.items.length === 0 ? (
        <EmptyState title="No listings yet" actions={<LinkButton href="/dashboard/drafts">See my drafts</LinkButton>}>
          When you have reviewed a draft and submit it, it becomes a listing.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {listings.items.map((listing) => (
            <ListingRow key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
      <Pager path="/dashboard/listings" page={listings.page} hasMore={listings.has_more} />
    </div>
  );
}

type Listing = z.output<typeof listMyListings.output>["items"][number];

function ListingRow({ listing }: { listing: Listing }) {
  const { tone, words } = LISTING_STATES[listing.status];
  return (
    <li className="row-link grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_11rem_5rem_5rem] sm:items-center">
      <div className="flex min-w-0 gap-3.5">
        <ProductLogo name={listing.name} src={listing.logo_url} />
        <div className="min-w-0">
          <PageLink href={`/dashboard/listings/${listing.id}`} className="row-target font-medium wrap-anywhere">
            {listing.name}
          </PageLink>
          <p className="truncate text-sm text-soft">{listing.headline}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-5 text-xs text-soft sm:contents">
        <Status tone={tone}>{words}</Status>
        <span className="max-sm:empty:hidden sm:text-right">
          {listing.launch_week && weekWords(listing.launch_week)}
        </span>
        <span className="max-sm:empty:hidden sm:text-right">
          {listing.votes > 0 && countWords(listing.votes, "vote")}
        </span>
      </div>
    </li>
  );
}
