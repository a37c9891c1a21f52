import { BADGE_KINDS, BADGE_THEMES } from "@/lib/core/statuses";
import { getBadgePicture } from "@/lib/services/launches/badges/get-badge-picture";
import { readOrNull } from "@/lib/web/request/read";

const CACHE = "public, max-age=3600";

interface Props {
  params: Promise<{ slug: string; file: string }>;
}

/** `/badges/{slug}/{kind}-{theme}.svg`, such as `award-dark.svg`: the picture of an owner's badge. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { slug, file } = await params;
  const kind = BADGE_KINDS.find((one) => BADGE_THEMES.some((theme) => file === `${one}-${theme}.svg`));
  const theme = BADGE_THEMES.find((one) => file === `${kind}-${one}.svg`);
  const picture = kind && theme && (await readOrNull(getBadgePicture, { slug, kind, theme }));
  if (!picture) return new Response("No such badge.", { status: 404 });
  return new Response(picture.svg, { headers: { "content-type": "image/svg+xml", "cache-control": CACHE } });
}
