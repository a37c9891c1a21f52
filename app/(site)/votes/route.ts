import { execute } from "@/lib/api/call/execute";
import { PLAIN_PAGE_HEADERS, plainPageHtml } from "@/lib/api/server/plain-page";
import { safeReturnPath } from "@/lib/auth/return-path";
import type { Ctx } from "@/lib/core/context";
import { escapeHtml } from "@/lib/core/text/escape-html";
import type { VoteResult } from "@/lib/schemas/votes";
import { castVote } from "@/lib/services/votes/cast-vote";
import { takeBackVote } from "@/lib/services/votes/take-back-vote";
import { currentContext } from "@/lib/web/request/context";
import { runAction, statusOf } from "@/lib/web/request/run-action";
import { keepWaiting } from "@/lib/web/request/waiting";
import { voteAnchor, votePath } from "@/lib/web/request/waiting-vote";

const NO_STORE = { "cache-control": "no-store" };

/**
 * The form of every vote button. A page's script sends `script` with it and is answered in JSON; without one, the browser is led
 * back to the page it came from. Whoever is signed out is led to sign in, and the vote is cast after it.
 */
export async function POST(request: Request): Promise<Response> {
  const [ctx, form] = await Promise.all([currentContext(), request.formData()]);
  const id = Number(form.get("listing"));
  const back = backOf(ctx, request);
  const isScript = form.has("script");
  if (ctx.actor.type === "anonymous") {
    await keepWaiting("vote", String(id));
    const sign_in = `/sign-in?${new URLSearchParams({ callbackUrl: votePath(id, back) })}`;
    return isScript ? Response.json({ sign_in } satisfies VoteResult, { headers: NO_STORE }) : seeOther(sign_in);
  }
  const result = await runAction(() => run(ctx, id, form));
  if (isScript) return Response.json(result satisfies VoteResult, { headers: NO_STORE });
  if (result.ok) return seeOther(voteAnchor(back, id));
  const page = { title: "Your vote was not cast", html: escapeHtml(`${result.detail} ${result.fix}`) };
  return new Response(plainPageHtml(ctx.site.name, page), {
    status: statusOf(result.code),
    headers: PLAIN_PAGE_HEADERS,
  });
}

/** Whoever tries the form's address again has nothing to send. */
export const GET = async (): Promise<Response> => seeOther("/");

async function run(ctx: Ctx, listing_id: number, form: FormData) {
  if (form.has("take_back")) return (await execute(takeBackVote, ctx, { listing_id })).output;
  const proof = form.get("proof");
  const input = { listing_id, can_prove: form.has("can_prove"), ...(proof && { proof: parsed(String(proof)) }) };
  return (await execute(castVote, ctx, input)).output;
}

/** What is no JSON is refused as the wrong type that it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The page of ours that the form stood on; the front door has refused forms of others. */
function backOf({ site }: Ctx, request: Request): string {
  const from = request.headers.get("referer");
  if (!from || !URL.canParse(from)) return "/";
  const { pathname, search } = new URL(from);
  return safeReturnPath(site.baseUrl, pathname + search);
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { ...NO_STORE, location } });
