import type { Metadata } from "next";
import { missingOwnPage } from "@/app/missing";
import { ClaimForm } from "@/components/dashboard/claims/claim-form";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import type { Listing } from "@/lib/schemas/listing";
import { findMyClaim } from "@/lib/services/claims/find-my-claim";
import { getListing } from "@/lib/services/listings/get-listing";
import { read, readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { beginClaim } from "../actions";

export const metadata: Metadata = { title: "Claim a listing" };

export default async function NewClaimPage({ searchParams }: { searchParams: Promise<{ listing?: string }> }) {
  const { listing: slug } = await searchParams;
  await requireSignedIn(
    slug ? `/dashboard/claims/new?${new URLSearchParams({ listing: slug })}` : "/dashboard/claims/new",
  );
  if (slug === undefined) return <WhichListing />;
  const listing = await readOrNull(getListing, { slug });
  if (!listing) return missingOwnPage();
  const { runs, claim_id } = await read(findMyClaim, { listing_id: listing.id });
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl">Claim a listing</h1>
      <Product listing={listing} />
      {runs ? (
        <p>
          You run this listing already.{" "}
          <PageLink href={`/dashboard/listings/${listing.id}`} className="link">
            Open it
          </PageLink>
        </p>
      ) : (
        <WhatFollows listing={listing} openId={claim_id} />
      )}
    </div>
  );
}

function WhichListing() {
  return (
    <div className="max-w-text py-8">
      <h1 className="mb-6 text-xl">Claim a listing</h1>
      <EmptyState title="Which product is yours?" actions={<LinkButton href="/search">Find it</LinkButton>}>
        Open the product’s page and follow “Claim it” at its end.
      </EmptyState>
    </div>
  );
}

function Product({ listing: { name, url, pictures } }: { listing: Listing }) {
  return (
    <div className="my-6 flex items-center gap-3.5 border-y border-line py-4">
      <ProductLogo name={name} src={pictures.logo} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-soft wrap-anywhere">{url}</p>
      </div>
    </div>
  );
}

function WhatFollows({ listing, openId }: { listing: Listing; openId: string | null }) {
  return (
    <div className="grid gap-4">
      <p>
        You show that the website {new URL(listing.url).hostname} is yours: by an email address there, a tag or a file
        on the site, or a DNS record. Then you can edit the listing. If it has an owner already, they are told, and the
        site’s team decides.
      </p>
      {openId && (
        <p>
          You have an open claim of this listing.{" "}
          <PageLink href={`/dashboard/claims/${openId}`} className="link">
            Go on with it
          </PageLink>
          , or start again with new values.
        </p>
      )}
      <ClaimForm action={beginClaim.bind(null, listing.slug)} />
    </div>
  );
}
