import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { ListingEditor } from "@/components/dashboard/editor/listing-editor";
import { LinkButton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { userIdOf } from "@/lib/core/context";
import type { MyListing } from "@/lib/schemas/my-listing";
import { listCategories } from "@/lib/services/directory/list-categories";
import { getListingEditor } from "@/lib/services/owner/editing/get-listing-editor";
import { findOwnListing } from "@/lib/web/request/find-own";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { saveEdit } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findOwnListing((await params).id);
  return listing ? { title: `Edit ${listing.name}` } : MISSING_METADATA;
}

/** Everything an owner can change of a listing, with the quotes behind it. */
export default async function EditPage({ params }: Props) {
  const { id } = await params;
  const { actor } = await requireSignedIn(`/dashboard/listings/${id}/edit`);
  const listing = await findOwnListing(id);
  if (!listing) return missingOwnPage();
  const { listing_id } = listing;
  const [editor, categories] = await Promise.all([read(getListingEditor, { listing_id }), read(listCategories, {})]);
  const names = categories.items.flatMap((one) => [one.name, ...one.subcategories.map((sub) => sub.name)]);
  return (
    <div className="pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl wrap-anywhere">Edit {listing.name}</h1>
        <LinkButton href={`/dashboard/listings/${listing_id}`}>Back to the listing</LinkButton>
      </div>
      <Elsewhere listing={listing} />
      <ListingEditor
        initial={editor}
        writer={userIdOf(actor) ?? ""}
        categories={names}
        save={saveEdit.bind(null, listing_id)}
      />
    </div>
  );
}

/** What is edited on other pages. */
function Elsewhere({ listing: { listing_id, draft_id, status, role } }: { listing: MyListing }) {
  return (
    <p className="mb-8 max-w-2xl text-sm text-soft">
      {status === "live" ? "Visitors see what you save at once." : "Visitors see it once the listing is live."} Every
      save stands in the{" "}
      <PageLink href={`/dashboard/listings/${listing_id}/history`} className="link">
        history
      </PageLink>
      , where you can undo it.{" "}
      {draft_id && role === "owner" && (
        <>
          Founders, and all quotes in their pages, are in the{" "}
          <PageLink href={`/dashboard/drafts/${draft_id}`} className="link">
            review
          </PageLink>
          .
        </>
      )}
    </p>
  );
}
