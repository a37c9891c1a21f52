import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingProfile } from "@/components/listing/listing-profile";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

export const metadata: Metadata = { title: "Preview" };

/** The public page of a listing before the public may see it. */
export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const ctx = await requireSignedIn(`/dashboard/listings/${id}/preview`);
  const listing = await readOrNull(getMyListing, { listing_id: Number(id) });
  if (!listing) notFound();
  return (
    <div className="py-8">
      <Notice className="mb-8">
        Only you see this preview.{" "}
        <PageLink href={`/dashboard/listings/${id}`} className="link">
          Back to the listing
        </PageLink>
      </Notice>
      <ListingProfile listing={listing} now={ctx.now} />
    </div>
  );
}
