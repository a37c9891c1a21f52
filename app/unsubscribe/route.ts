import { currentContext } from "@/lib/web/request/context";
import { isFollowerMailsLink, plainAnswer, stopByClick } from "./stop-by-click";

/** What a mail program sends when a person presses its button (RFC 8058, section 3.2). */
const ONE_CLICK = "One-Click";

const linkOf = (request: Request) => new URL(request.url).searchParams.get("link") ?? "";

/** A person who opens the link is asked first, and so is a mail scanner, which presses nothing. Owners choose where they choose all their emails. */
export function GET(request: Request): Response {
  const link = linkOf(request);
  const location = isFollowerMailsLink(link) ? "/settings/emails" : `/follows/stop?${new URLSearchParams({ link })}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** One click in a mail program: no cookie, no token but the link's own, no redirect. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (form?.get("List-Unsubscribe") !== ONE_CLICK) return plainAnswer(400, "Send List-Unsubscribe=One-Click.");
  return stopByClick(await currentContext(), linkOf(request));
}
