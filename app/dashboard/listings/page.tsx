import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LISTING_STATES } from "@/components/dashboard/listing-states";
import { Pager } from "@/components/dashboard/pager";
import { Status } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ProductLogo } from "@/components/ui/product-logo";
import { listMyListings } from "@/lib/services/my-listings/list-my-listings";
import { readOrNull } from "@/lib/web/read";
import { requireSignedIn } from "@/lib/web/require-signed-in";

export const metadata: Metadata = { title: "My listings" };

export default async function ListingsPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  await requireSignedIn("/dashboard/listings");
  const listings = await readOrNull(listMyListings, { page: Number((await searchParams).page ?? 1) });
  if (!listings) notFound();
  return (
    <div className="py-8">
      <h1 className="mb-6 text-xl">My listings</h1>
      {listings.items.length === 0 && (
        <EmptyState title="No listings yet" actions={<LinkButton href="/dashboard/drafts">See my drafts</LinkButton>}>
          A reviewed draft becomes a listing when you submit it.
        </EmptyState>
      )}
      <ul>
        {listings.items.map((listing) => (
          <li key={listing.id} className="border-t border-line">
            <Link
              href={`/dashboard/listings/${listing.id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 hover:bg-wash"
            >
              <ProductLogo name={listing.name} src={listing.logo_url} />
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-medium">{listing.name}</span>
                <span className="block truncate text-sm text-soft">{listing.headline}</span>
              </span>
              <span className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-soft">
                <Status tone={LISTING_STATES[listing.status].tone}>{LISTING_STATES[listing.status].words}</Status>
                {listing.launch_week && <span className="figures">{listing.launch_week}</span>}
                <span>
                  <span className="figures">{listing.votes}</span> votes
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager path="/dashboard/listings" page={listings.page} hasMore={listings.has_more} />
    </div>
  );
}
