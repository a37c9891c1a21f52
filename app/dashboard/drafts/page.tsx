import type { Metadata } from "next";
import type { z } from "zod";
import { missingOwnPage } from "@/app/missing";
import { DeleteDraft } from "@/components/dashboard/delete-draft";
import { DRAFT_STATES } from "@/components/dashboard/draft-states";
import { Pager } from "@/components/dashboard/pager";
import { placeOf } from "@/components/listing/proof/proof-items";
import { Status } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { listMyDrafts } from "@/lib/services/drafts/list-my-drafts";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { removeDraft } from "./actions";

export const metadata: Metadata = { title: "My drafts" };

export default async function DraftsPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const ctx = await requireSignedIn("/dashboard/drafts");
  const drafts = await readOrNull(listMyDrafts, { page: Number((await searchParams).page ?? 1) });
  if (!drafts) return missingOwnPage();
  return (
    <div className="py-8">
      <h1 className="mb-6 text-xl">My drafts</h1>
      {drafts.items.length === 0 ? (
        <EmptyState
          title="No drafts yet"
          actions={
            <LinkButton href="/submit" variant="primary">
              Submit a product
            </LinkButton>
          }
        >
          Enter a product’s website. We draft its profile from what the site says, with a quote for each value.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {drafts.items.map((draft) => (
            <DraftRow key={draft.id} draft={draft} now={ctx.now} />
          ))}
        </ul>
      )}
      <Pager path="/dashboard/drafts" page={drafts.page} hasMore={drafts.has_more} />
    </div>
  );
}

type Draft = z.output<typeof listMyDrafts.output>["items"][number];

function DraftRow({ draft, now }: { draft: Draft; now: Date }) {
  const place = placeOf(draft.url);
  return (
    <li className="row-link grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 has-[[role=alert]]:z-10 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_11rem_7rem_6.5rem_5.25rem]">
      <div>
        <PageLink href={`/dashboard/drafts/${draft.id}`} className="row-target font-medium wrap-anywhere">
          {draft.name ?? place}
        </PageLink>
        {draft.name && <p className="truncate text-sm text-soft">{place}</p>}
      </div>
      <div className="flex flex-wrap gap-x-5 text-xs text-soft sm:contents">
        <Status tone={DRAFT_STATES[draft.status].tone}>{DRAFT_STATES[draft.status].words}</Status>
        <span className="max-sm:empty:hidden sm:text-right">{draft.name && `${draft.completeness}% complete`}</span>
        <span className="sm:text-right">
          <RelativeTime at={draft.created_at} now={now} />
        </span>
      </div>
      {/* Drafts that became a listing stay: it is edited there. */}
      {draft.listing_id === null && (
        <div className="relative z-10 justify-self-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
          <DeleteDraft id={draft.id} name={draft.name ?? place} action={removeDraft} />
        </div>
      )}
    </li>
  );
}
