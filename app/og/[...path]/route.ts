import { matchesTag } from "@/lib/api/http/etag";
import { cardHash } from "@/lib/web/cards/card";
import { drawnCard } from "@/lib/web/cards/drawn-cards";
import { findCard } from "@/lib/web/cards/find-card";
import { currentContext } from "@/lib/web/request/context";

const HOUR = "public, max-age=3600";
const SITE_PICTURE = "/og/site.png";
const RETRY_SECONDS = "30";

/** `/og/listings/{slug}.png` and the like: the picture that other sites show beside a link to the page of the same path. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const [path, { site, address, now }] = await Promise.all([params, currentContext()]);
  const name = path.path.join("/");
  const card = name.endsWith(".png") ? await findCard(name.slice(0, -".png".length).split("/")) : null;
  if (!card) return new Response("No such picture.\n", { status: 404 });
  const etag = `"${cardHash(card)}"`;
  const kept = { etag, "cache-control": HOUR };
  if (matchesTag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers: kept });
  const png = await drawnCard(card, { address, now });
  if (png) return new Response(new Uint8Array(png), { headers: { ...kept, "content-type": "image/png" } });
  if (name === "site.png") return new Response(null, { status: 503, headers: { "retry-after": RETRY_SECONDS } });
  return new Response(null, {
    status: 302,
    headers: { location: site.baseUrl + SITE_PICTURE, "cache-control": "no-store" },
  });
}
