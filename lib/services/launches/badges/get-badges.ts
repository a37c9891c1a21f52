import { z } from "zod";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { defineOperation } from "@/lib/core/operation";
import { BADGE_KINDS, BADGE_THEMES, type BadgeKind, type BadgeTheme } from "@/lib/core/statuses";
import { type Badge, badge } from "@/lib/schemas/launches/badge";
import { slug } from "@/lib/schemas/primitives";
import { missingListing } from "@/lib/services/listings/slugs/former-slug";
import { badgeEmbed } from "./badge-embed";
import { type BadgeStanding, badgeLine, findBadgeStanding } from "./badge-standing";
import { BADGE_SIZES } from "./badge-svg";

/** Codes of the badges that a product's own site can show. */
export const getBadges = defineOperation({
  name: "get_badges",
  method: "GET",
  path: "/listings/{slug}/badges",
  access: "public",
  toolset: "read",
  title: "Get badge codes",
  summary:
    "HTML and Markdown of a listing's badges, light and dark, for its own site. A visible link like these is the badge that free launches need. Also for listings that wait for their week.",
  input: z.strictObject({ slug: slug.describe("From search_listings, such as tidebell") }),
  output: z.object({ listing_id: z.number().int(), items: z.array(badge) }),
  errors: ["moved"],
  example: { slug: "tidebell" },
  cacheTags: ({ siteId, output }) => [tags.listing(output.listing_id), tags.listings(siteId)],
  async run({ ctx, input }) {
    const standing = await findBadgeStanding(ctx, input.slug);
    if (!standing) throw await missingListing(ctx, input.slug, "/badges");
    const all = BADGE_KINDS.flatMap((kind) => BADGE_THEMES.map((theme) => presentBadge(ctx, standing, kind, theme)));
    return { listing_id: standing.id, items: all };
  },
});

function presentBadge({ site }: Ctx, standing: BadgeStanding, kind: BadgeKind, theme: BadgeTheme): Badge {
  const said = badgeLine(kind, standing);
  const about = { kind, theme, ...BADGE_SIZES[kind] };
  if ("reason" in said)
    return { ...about, available: false, reason: said.reason, svg_url: null, html: null, markdown: null };
  const alt =
    kind === "featured" ? `${standing.name} on ${site.name}` : `${standing.name}, ${said.line} on ${site.name}`;
  const codes = badgeEmbed({ baseUrl: site.baseUrl, slug: standing.slug, kind, theme, alt });
  return { ...about, available: true, reason: null, ...codes };
}
