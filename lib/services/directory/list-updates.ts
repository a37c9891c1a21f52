import { and, desc, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { listedUpdate } from "@/lib/schemas/listing";
import { isLive } from "@/lib/services/listings/live";
import { absoluteUrl, listingPageUrl } from "@/lib/services/listings/present";

const t = schema.listings;
const u = schema.listingUpdates;

/** What owners of live listings tell that is new, newest first. */
export const listUpdates = definePageOperation({
  name: "list_updates",
  access: "public",
  readOnly: true,
  input: z.strictObject(pageQuery),
  output: pageOf(listedUpdate),
  async run({ ctx, input }) {
    const { limit, offset } = limitOffset(input);
    const { baseUrl } = ctx.site;
    const shown = and(eq(t.siteId, ctx.site.id), isLive, lte(u.publishedAt, ctx.now));
    const ofListing = eq(t.id, u.listingId);
    const [rows, total] = await Promise.all([
      ctx.db
        .select({ update: u, slug: t.slug, name: t.name, logoUrl: t.logoUrl })
        .from(u)
        .innerJoin(t, ofListing)
        .where(shown)
        .orderBy(desc(u.publishedAt), desc(u.id))
        .limit(limit)
        .offset(offset),
      ctx.db.$count(ctx.db.select({ id: u.id }).from(u).innerJoin(t, ofListing).where(shown).as("shown")),
    ]);
    const items = rows.map(({ update: { id, title, body, publishedAt }, slug, name, logoUrl }) => ({
      ...{ id, title, body, published_at: publishedAt.toISOString() },
      product: { slug, name, logo_url: absoluteUrl(baseUrl, logoUrl), page_url: listingPageUrl(baseUrl, slug) },
    }));
    return toPage(items, total, input);
  },
});
