import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { listing } from "@/lib/schemas/listing";
import { slug } from "@/lib/schemas/primitives";
import { figuresOf } from "./figures";
import { presentListing } from "./present";

const t = schema.listings;

/** A listing's full public profile, by slug. Only live listings are public. */
export const getListing = defineOperation({
  name: "get_listing",
  method: "GET",
  path: "/listings/{slug}",
  scope: "public",
  toolset: "read",
  title: "Get a listing",
  summary:
    "The full public profile of one live listing: facts with the quotes that prove them, FAQs, founders, votes and rank. Use search_listings to find a slug.",
  input: z.strictObject({ slug }),
  output: listing,
  example: { slug: "tidewatch" },
  async run({ ctx, input }) {
    const [row] = await ctx.db
      .select()
      .from(t)
      .where(and(eq(t.siteId, ctx.site.id), eq(t.slug, input.slug), eq(t.status, "live")));
    if (!row) throw notFound("listing");
    return presentListing(row, ctx, await figuresOf(ctx.db, row));
  },
});

/** The slug a listing has today, for a slug it had before; null when there is none. Pages redirect to it. */
export async function findMovedSlug(ctx: Ctx, oldSlug: string): Promise<string | null> {
  const moved = schema.listingSlugs;
  const [row] = await ctx.db
    .select({ slug: t.slug })
    .from(moved)
    .innerJoin(t, eq(t.id, moved.listingId))
    .where(and(eq(moved.siteId, ctx.site.id), eq(moved.slug, oldSlug), eq(t.status, "live")));
  return row?.slug ?? null;
}
