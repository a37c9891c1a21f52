import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { Pager } from "@/components/dashboard/pager";
import { OwnUpdates } from "@/components/dashboard/updates/own-updates";
import { UpdateForm } from "@/components/dashboard/updates/update-form";
import { countWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/panel";
import { listMyUpdates } from "@/lib/services/updates/list-my-updates";
import { findOwnListing } from "@/lib/web/request/find-own";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { writeUpdate } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ page?: string; posted?: string }>;
}

type Found = NonNullable<Awaited<ReturnType<typeof readUpdates>>>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findOwnListing((await params).id);
  return listing ? { title: `Updates of ${listing.name}` } : MISSING_METADATA;
}

const readUpdates = (id: string, page = "1") =>
  readOrNull(listMyUpdates, { listing_id: Number(id), page: Number(page) });

/** Tells what is new of a listing, and shows what was told. */
export default async function UpdatesPage({ params, searchParams }: Props) {
  const [{ id }, { page, posted }] = await Promise.all([params, searchParams]);
  const path = `/dashboard/listings/${id}/updates`;
  const { now } = await requireSignedIn(path);
  const [listing, updates] = await Promise.all([findOwnListing(id), readUpdates(id, page)]);
  if (!listing || !updates) return missingOwnPage();
  return (
    <div className="max-w-text py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl wrap-anywhere">Updates of {listing.name}</h1>
        <LinkButton href={`/dashboard/listings/${id}`}>Back to the listing</LinkButton>
      </div>
      <Posted id={Number(posted)} updates={updates} />
      {listing.status === "live" ? (
        <UpdateForm audience={audienceOf(updates)} action={writeUpdate.bind(null, listing.listing_id)} />
      ) : (
        <Notice>You can post updates once the listing is live.</Notice>
      )}
      <h2 className="mt-10 mb-3 text-lg">Posted</h2>
      {updates.items.length === 0 ? (
        <EmptyState title="No updates yet">
          An update stands on the listing’s page, among the latest updates and in the feeds.
        </EmptyState>
      ) : (
        <OwnUpdates updates={updates.items} now={now} />
      )}
      <Pager path={path} page={updates.page} hasMore={updates.has_more} />
    </div>
  );
}

function audienceOf({ followers, mailed_today }: Found): string {
  if (followers === 0) return "Nobody follows by email yet: the update is published and mailed to nobody.";
  if (mailed_today)
    return "Today’s email went out with an earlier update: this one is published and mailed to nobody. The next can be mailed after midnight UTC.";
  return `${countWords(followers, "follower")} will get it by email. One update a day is mailed, and an email cannot be taken back.`;
}

/** How posting went. */
function Posted({ id, updates: { items, mailed_today } }: { id: number; updates: Found }) {
  const update = items.find(({ update_id }) => update_id === id);
  if (!update) return null;
  const unmailed = mailed_today ? "Today’s email went out with an earlier update." : "Nobody follows by email yet.";
  const count = update.followers_notified;
  return (
    <Notice title="Published" className="mb-6">
      {count > 0 ? `${countWords(count, "follower")} will get it by email in the next minutes.` : unmailed}
    </Notice>
  );
}
