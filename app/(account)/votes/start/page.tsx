import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import { safeReturnPath } from "@/lib/auth/return-path";
import { castVote } from "@/lib/services/votes/cast-vote";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { runAction } from "@/lib/web/request/run-action";
import { isWaiting } from "@/lib/web/request/waiting";
import { voteAnchor, votePath } from "@/lib/web/request/waiting-vote";

interface Props {
  searchParams: Promise<{ listing?: string; back?: string }>;
}

/**
 * Where sign-in leads a person who pressed a vote button before it: the vote is cast, and the page they were on says so. In
 * another browser, or when it cannot be cast, that page is shown as it is. It stands outside of that page's layout, which so
 * asks for the person's marks after this.
 */
export default async function StartVotePage({ searchParams }: Props) {
  const { listing, back } = await searchParams;
  const id = Number(listing);
  const ctx = await requireSignedIn(votePath(id, String(back)));
  const page = safeReturnPath(ctx.site.baseUrl, back);
  if (!(await isWaiting("vote", String(id)))) redirect(page);
  await runAction(() => execute(castVote, ctx, { listing_id: id }));
  redirect(voteAnchor(page, id));
}
