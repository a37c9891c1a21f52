import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { stopFollowerMails } from "@/lib/services/addresses/stop-follower-mails";
import { stopByLink } from "@/lib/services/follows/stop-by-link";
import { runAction, statusOf } from "@/lib/web/request/run-action";

/** Whether a link ends mails of new followers to an owner, rather than a follow. */
export const isFollowerMailsLink = (link: string): boolean => link.startsWith("nf-");

/** Ends a follow or an owner's mails of new followers for a mail program, and answers it in text: with the status of what failed, so that it may try again. */
export async function stopByClick(ctx: Ctx, link: string): Promise<Response> {
  const isOwners = isFollowerMailsLink(link);
  const result = await runAction<unknown>(() =>
    isOwners ? execute(stopFollowerMails, ctx, { link }) : execute(stopByLink, ctx, { link }),
  );
  return result.ok
    ? plainAnswer(200, isOwners ? "You get no more emails about new followers." : "You no longer follow it.")
    : plainAnswer(statusOf(result.code), `${result.detail} ${result.fix}`);
}

/** A line of text that nobody keeps. */
export function plainAnswer(status: number, words: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(`${words}\n`, { status, headers });
}
