import type { Metadata } from "next";
import { stopOwn } from "@/app/(site)/follows/actions";
import { missingOwnPage } from "@/app/missing";
import { Pager } from "@/components/dashboard/pager";
import { FollowedList } from "@/components/listing/follow/followed-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { listMyFollows } from "@/lib/services/follows/list-my-follows";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

export const metadata: Metadata = { title: "Following" };

export default async function FollowingPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const { now } = await requireSignedIn("/dashboard/follows");
  const follows = await readOrNull(listMyFollows, { page: Number((await searchParams).page ?? 1) });
  if (!follows) return missingOwnPage();
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl">Following</h1>
      <p className="mt-2 mb-6 text-soft">
        Those with the latest news come first. You get their news by email if you{" "}
        <PageLink href="/settings/emails" className="link">
          want it
        </PageLink>
        .
      </p>
      {follows.items.length === 0 ? (
        <EmptyState title="You follow nothing" actions={<LinkButton href="/">See this week’s launches</LinkButton>}>
          Follow a product from its page, and it stands here with its latest news.
        </EmptyState>
      ) : (
        <FollowedList items={follows.items} now={now} stop={stopOwn} />
      )}
      <Pager path="/dashboard/follows" page={follows.page} hasMore={follows.has_more} />
    </div>
  );
}
