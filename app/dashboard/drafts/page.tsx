import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Pager } from "@/components/dashboard/pager";
import { Status, type Tone } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import type { DraftStatus } from "@/lib/schemas/draft";
import { listMyDrafts } from "@/lib/services/drafts/list-my-drafts";
import { readOrNull } from "@/lib/web/read";
import { requireSignedIn } from "@/lib/web/require-signed-in";

export const metadata: Metadata = { title: "My drafts" };

const STATES: Record<DraftStatus, { tone: Tone; words: string }> = {
  crawling: { tone: "note", words: "Reading the site" },
  drafting: { tone: "note", words: "Drafting" },
  ready: { tone: "warn", words: "Ready for your review" },
  submitted: { tone: "ok", words: "Submitted" },
  failed: { tone: "bad", words: "Could not be read" },
};

export default async function DraftsPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const ctx = await requireSignedIn("/dashboard/drafts");
  const drafts = await readOrNull(listMyDrafts, { page: Number((await searchParams).page ?? 1) });
  if (!drafts) notFound();
  return (
    <div className="py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">My drafts</h1>
        <LinkButton href="/dashboard/new">Submit a product</LinkButton>
      </div>
      {drafts.items.length === 0 && (
        <EmptyState
          title="No drafts yet"
          actions={
            <LinkButton href="/dashboard/new" variant="primary">
              Submit a product
            </LinkButton>
          }
        >
          Give a product’s website; its profile is drafted from what the site says, with the quotes to prove it.
        </EmptyState>
      )}
      <ul>
        {drafts.items.map((draft) => (
          <li key={draft.id} className="border-t border-line">
            <Link
              href={`/dashboard/drafts/${draft.id}`}
              className="grid gap-x-6 gap-y-1 py-4 hover:bg-wash sm:grid-cols-[1fr_auto] sm:items-center"
            >
              <span className="min-w-0">
                <span className="block font-medium">{draft.name ?? new URL(draft.url).hostname}</span>
                <span className="block truncate text-sm text-soft">
                  {draft.url.replace(/^https?:\/\//, "").replace(/\/$/, "")}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-soft">
                <Status tone={STATES[draft.status].tone}>{STATES[draft.status].words}</Status>
                <span>
                  <span className="figures">{draft.completeness} %</span> complete
                </span>
                <RelativeTime at={draft.created_at} now={ctx.now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager path="/dashboard/drafts" page={drafts.page} hasMore={drafts.has_more} />
    </div>
  );
}
