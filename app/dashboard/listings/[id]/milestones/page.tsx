import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { MilestoneForm } from "@/components/dashboard/milestones/milestone-form";
import { MilestoneRows } from "@/components/dashboard/milestones/milestone-rows";
import { LinkButton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import type { MyListing } from "@/lib/schemas/my-listing";
import { findOwnListing } from "@/lib/web/request/find-own";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { addOne, deleteOne } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ done?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findOwnListing((await params).id);
  return listing ? { title: `Milestones of ${listing.name}` } : MISSING_METADATA;
}

/** A listing's milestones: what there is, and one more. */
export default async function MilestonesPage({ params, searchParams }: Props) {
  const [{ id }, { done }] = await Promise.all([params, searchParams]);
  await requireSignedIn(`/dashboard/listings/${id}/milestones`);
  const listing = await findOwnListing(id);
  if (!listing) return missingOwnPage();
  const { listing_id, milestones } = listing;
  return (
    <div className="py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl wrap-anywhere">Milestones of {listing.name}</h1>
        <LinkButton href={`/dashboard/listings/${listing_id}`}>Back to the listing</LinkButton>
      </div>
      <Shown listing={listing} />
      {done && <Done done={done} listingId={listing_id} />}
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <MilestoneRows milestones={milestones} remove={deleteOne.bind(null, listing_id)} />
        <section aria-labelledby="add-one">
          <h2 id="add-one" className="mb-4 text-base">
            Add a milestone
          </h2>
          <MilestoneForm add={addOne.bind(null, listing_id)} />
        </section>
      </div>
    </div>
  );
}

/** Who sees them. */
function Shown({ listing: { unlocked_sections, status } }: { listing: MyListing }) {
  if (!unlocked_sections.includes("milestones"))
    return (
      <p className="mb-6 max-w-2xl text-sm text-soft">
        Only you and your co-founders see them: visitors see milestones of paid listings, and where they were unlocked.
      </p>
    );
  return (
    <p className="mb-6 max-w-2xl text-sm text-soft">
      {status === "live" ? "Visitors see them on the listing." : "Visitors see them once the listing is live."}
    </p>
  );
}

function Done({ done, listingId }: { done: string; listingId: number }) {
  if (done !== "deleted")
    return (
      <Notice title="This could not be deleted" className="mb-6">
        The milestone may be gone already.
      </Notice>
    );
  return (
    <Notice title="Deleted" className="mb-6">
      You can bring it back from the{" "}
      <PageLink href={`/dashboard/listings/${listingId}/history`} className="link">
        history
      </PageLink>
      .
    </Notice>
  );
}
