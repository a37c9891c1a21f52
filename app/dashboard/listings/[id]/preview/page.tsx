import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { ListingProfile } from "@/components/listing/listing-profile";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { findOwnListing } from "@/lib/web/request/find-own";
import { listFoundersOf } from "@/lib/web/request/list-founders-of";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findOwnListing((await params).id);
  return listing ? { title: `Preview of ${listing.name}` } : MISSING_METADATA;
}

/** The public page of a listing before the public may see it. */
export default async function PreviewPage({ params }: Props) {
  const { id } = await params;
  const ctx = await requireSignedIn(`/dashboard/listings/${id}/preview`);
  const listing = await findOwnListing(id);
  if (!listing) return missingOwnPage();
  return (
    <div className="py-8">
      <Notice className="mb-8">
        Only the people who run this listing can see this preview.{" "}
        <PageLink href={`/dashboard/listings/${id}`} className="link">
          Back to the listing
        </PageLink>
      </Notice>
      <ListingProfile listing={listing} runners={await listFoundersOf(listing)} now={ctx.now} />
    </div>
  );
}
