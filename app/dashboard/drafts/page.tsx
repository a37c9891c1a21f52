import type { Metadata } from "next";
import Link from "next/link";
import type { z } from "zod";
import { missingOwnPage } from "@/app/missing";
import { Pager } from "@/components/dashboard/pager";
import { placeOf } from "@/components/listing/proof/proof-items";
import { Status, type Tone } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import type { DraftStatus } from "@/lib/core/statuses";
import { listMyDrafts } from "@/lib/services/drafts/list-my-drafts";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { removeDraft } from "./actions";

export const metadata: Metadata = { title: "My drafts" };

const STATES: Record<DraftStatus, { tone: Tone; words: string }> = {
  crawling: { tone: "note", words: "Reading the site" },
  drafting: { tone: "note", words: "Drafting" },
  ready: { tone: "note", words: "Ready for your review" },
  submitted: { tone: "ok", words: "Submitted" },
  failed: { tone: "bad", words: "Could not be read" },
};

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
          Give a product’s website; its profile is drafted from what the site says, with the quotes to prove it.
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

/** Drafts that became a listing stay: it is edited there. */
function DeleteForm({ id, name }: { id: string; name: string }) {
  return (
    <div className="relative z-10 justify-self-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
      <ConfirmForm
        id={`delete-${id}`}
        deed="Delete"
        target={name}
        consequence="Deletes the pages that were read and everything you wrote. This cannot be undone; you can submit the same address again."
        action={removeDraft}
      >
        <input type="hidden" name="id" value={id} />
      </ConfirmForm>
    </div>
  );
}

type Draft = z.output<typeof listMyDrafts.output>["items"][number];

function DraftRow({ draft, now }: { draft: Draft; now: Date }) {
  const place = placeOf(draft.url);
  return (
    <li className="row-link grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_11rem_7rem_6.5rem_5.25rem]">
      <div>
        <Link href={`/dashboard/drafts/${draft.id}`} className="row-target font-medium wrap-anywhere">
          {draft.name ?? place}
        </Link>
        {draft.name && <p className="truncate text-sm text-soft">{place}</p>}
      </div>
      <div className="flex flex-wrap gap-x-5 text-xs text-soft sm:contents">
        <Status tone={STATES[draft.status].tone}>{STATES[draft.status].words}</Status>
        <span className="max-sm:empty:hidden sm:text-right">{draft.name && `${draft.completeness} % complete`}</span>
        <span className="sm:text-right">
          <RelativeTime at={draft.created_at} now={now} />
        </span>
      </div>
      {draft.listing_id === null && <DeleteForm id={draft.id} name={draft.name ?? place} />}
    </li>
  );
}
