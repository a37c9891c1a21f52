import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { stopFollowerMails } from "@/lib/services/addresses/stop-follower-mails";
import { stopByLink } from "@/lib/services/follows/stop-by-link";
import { runAction, statusOf } from "@/lib/web/request/run-action";

/** Whether a link ends mails of new followers to an owner, rather than a follow. */
export const isFollowerMailsLink = (link: string): boolean => link.startsWith("nf-");

/** Ends a follow or an owner's mails of new followers for a mail program, and answers it in text: with the status of what failed, so that it may try again. */
export async function stopByClick(ctx: Ctx, link: string): Promise<Response> {
  const result = await runAction(() => (isFollowerMailsLink(link) ? stopOwners(ctx, link) : stopFollow(ctx, link)));
  return result.ok
    ? plainAnswer(200, result.data)
    : plainAnswer(statusOf(result.code), `${result.detail} ${result.fix}`);
}

async function stopOwners(ctx: Ctx, link: string): Promise<string> {
  await execute(stopFollowerMails, ctx, { link });
  return "You get no more emails about new followers.";
}

async function stopFollow(ctx: Ctx, link: string): Promise<string> {
  const { is_known } = (await execute(stopByLink, ctx, { link })).output;
  if (is_known) return "You no longer follow it.";
  return "This address follows nothing any more. If its account was merged into another, stop following there.";
}

/** A line of text that nobody keeps. */
export function plainAnswer(status: number, words: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(`${words}\n`, { status, headers });
}
