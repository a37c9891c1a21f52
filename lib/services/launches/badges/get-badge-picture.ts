import { z } from "zod";
import { tags } from "@/lib/core/content-tags";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { BADGE_KINDS, BADGE_THEMES } from "@/lib/core/statuses";
import { slug } from "@/lib/schemas/primitives";
import { badgeLine, findBadgeStanding } from "./badge-standing";
import { badgeSvg } from "./badge-svg";

/**
 * The picture of a badge. That of `featured` says nothing about the listing, so any slug has one: it may stand on a site before
 * there is a listing, and after.
 */
export const getBadgePicture = definePageOperation({
  name: "get_badge_picture",
  access: "public",
  readOnly: true,
  input: z.strictObject({ slug, kind: z.enum(BADGE_KINDS), theme: z.enum(BADGE_THEMES) }),
  output: z.object({ svg: z.string(), listing_id: z.number().int().nullable() }),
  cacheTags: ({ siteId, output }) =>
    output.listing_id ? [tags.listing(output.listing_id), tags.listings(siteId)] : [],
  async run({ ctx, input: { slug, kind, theme } }) {
    const standing = kind === "featured" ? null : await findBadgeStanding(ctx, slug);
    if (!standing && kind !== "featured") throw notFound("badge");
    const said = standing ? badgeLine(kind, standing) : { line: "Featured on" };
    if ("reason" in said) throw notFound("badge");
    const { name, markColour } = ctx.site;
    const svg = badgeSvg(kind, theme, { above: said.line, siteName: name, markColour });
    return { svg, listing_id: standing?.id ?? null };
  },
});
