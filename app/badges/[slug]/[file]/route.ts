import { BADGE_THEMES, badgeSvg } from "@/lib/services/listings/badge-svg";
import { currentContext } from "@/lib/web/request/context";

const CACHE = "public, max-age=3600";

/** `/badges/{slug}/featured-light.svg`: the picture of an owner's badge. It says nothing about the listing, so any slug has one. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const theme = BADGE_THEMES.find((one) => file === `featured-${one}.svg`);
  if (!theme) return new Response("No such badge.", { status: 404 });
  const { site } = await currentContext();
  return new Response(badgeSvg(site.name, theme), {
    headers: { "content-type": "image/svg+xml", "cache-control": CACHE },
  });
}
