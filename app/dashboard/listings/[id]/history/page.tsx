import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { VersionChanges } from "@/components/dashboard/history/version-changes";
import { VersionRow } from "@/components/dashboard/history/version-row";
import { Pager } from "@/components/dashboard/pager";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/panel";
import { partName } from "@/lib/schemas/content";
import { partLabel } from "@/lib/schemas/edits/listing-version";
import { getListingVersion } from "@/lib/services/owner/history/get-listing-version";
import { listListingVersions } from "@/lib/services/owner/history/list-listing-versions";
import { findOwnListing } from "@/lib/web/request/find-own";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { restoreVersion } from "./actions";

interface Query {
  page?: string;
  version?: string;
  done?: string;
  left?: string;
}
interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Query>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findOwnListing((await params).id);
  return listing ? { title: `History of ${listing.name}` } : MISSING_METADATA;
}

/** Every edit of a listing, newest first; one is open, with its values before and after. */
export default async function HistoryPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const path = `/dashboard/listings/${id}/history`;
  const ctx = await requireSignedIn(path);
  const listing = await findOwnListing(id);
  const page = Number(query.page ?? 1);
  const versions = await readOrNull(listListingVersions, { listing_id: Number(id), page });
  if (!listing || !versions) return missingOwnPage();
  const number = Number(query.version ?? versions.items[0]?.version);
  const open = await readOrNull(getListingVersion, { listing_id: listing.listing_id, version: number });
  return (
    <div className="py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl wrap-anywhere">History of {listing.name}</h1>
        <LinkButton href={`/dashboard/listings/${id}`}>Back to the listing</LinkButton>
      </div>
      <Done query={query} />
      {versions.items.length === 0 ? (
        <EmptyState title="No edits yet">
          Every change of the profile is kept here, with what stood there before. You can restore any of it.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {versions.items.map((one) => (
            <VersionRow key={one.version} version={one} href={hrefOf(path, page, one.version)} now={ctx.now}>
              {one.version === open?.version && (
                <VersionChanges
                  version={one.version}
                  changes={open.changes}
                  restore={restoreVersion.bind(null, listing.listing_id)}
                />
              )}
            </VersionRow>
          ))}
        </ol>
      )}
      <Pager path={path} page={versions.page} hasMore={versions.has_more} />
    </div>
  );
}

function hrefOf(path: string, page: number, version: number): string {
  return `${path}?${new URLSearchParams({ ...(page > 1 && { page: String(page) }), version: String(version) })}`;
}

/** How a restoring ended. */
function Done({ query: { done, left = "" } }: { query: Query }) {
  if (done === "refused")
    return (
      <Notice title="This could not be restored" className="mb-6">
        The listing stays as it is. The edit may be gone, or the value is no longer allowed.
      </Notice>
    );
  if (done === "unchanged")
    return (
      <Notice title="Nothing was restored" className="mb-6">
        The listing stays as it is: it shows this already, has changed again since, or the site no longer has the value.
      </Notice>
    );
  if (done !== "restored") return null;
  const labels = left.split(",").flatMap((name) => {
    const part = partName.safeParse(name);
    return part.success ? [partLabel(part.data)] : [];
  });
  return (
    <Notice title="Restored" className="mb-6">
      The listing shows it now.
      {labels.length > 0 && ` Not restored, or only in part: ${labels.join(", ")}.`}
    </Notice>
  );
}
