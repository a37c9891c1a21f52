import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LinkButton } from "@/components/ui/button";
import { execute } from "@/lib/api/call/execute";
import { safeReturnPath } from "@/lib/auth/return-path";
import { castVote } from "@/lib/services/votes/cast-vote";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { runAction } from "@/lib/web/request/run-action";
import { isWaiting } from "@/lib/web/request/waiting";
import { voteAnchor, votePath } from "@/lib/web/request/waiting-vote";

export const metadata: Metadata = { title: "Your vote", robots: { index: false } };

interface Props {
  searchParams: Promise<{ listing?: string; back?: string }>;
}

/**
 * Where sign-in leads a person who pressed a vote button before it: the vote is cast, and the page they were on says so. In
 * another browser that page is shown as it is; when it cannot be cast, this one says why. It stands outside of that page's
 * layout, which so asks for the person's marks after this.
 */
export default async function StartVotePage({ searchParams }: Props) {
  const { listing, back } = await searchParams;
  const id = Number(listing);
  const ctx = await requireSignedIn(votePath(id, String(back)));
  const page = safeReturnPath(ctx.site.baseUrl, back);
  if (!(await isWaiting("vote", String(id)))) redirect(page);
  const result = await runAction(() => execute(castVote, ctx, { listing_id: id }));
  if (result.ok) redirect(voteAnchor(page, id));
  return (
    <>
      <h1 className="text-xl">Your vote was not cast</h1>
      <p className="mt-2 text-soft">
        {result.detail} {result.fix}
      </p>
      <p className="mt-6">
        <LinkButton href={page}>Back to where you were</LinkButton>
      </p>
    </>
  );
}
