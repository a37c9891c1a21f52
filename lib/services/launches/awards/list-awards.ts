import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { resolveWeek } from "@/lib/core/week";
import { award } from "@/lib/schemas/launches/launch";
import { slug } from "@/lib/schemas/primitives";
import { weekInput } from "@/lib/schemas/week";
import { isLive } from "@/lib/services/listings/live";
import { presentSummary, summaryColumns } from "@/lib/services/listings/present";
import { badgeUrl } from "../badges/badge-url";

const a = schema.awards;
const t = schema.listings;

/** Awards of live listings, the latest week first. */
export const listAwards = defineOperation({
  name: "list_awards",
  method: "GET",
  path: "/awards",
  access: "public",
  toolset: "read",
  title: "List awards",
  summary: "What launches won, latest week first, then by rank: the first three of each closed launch week.",
  input: z.strictObject({
    week: weekInput.optional(),
    listing: slug.optional().describe("Slug of one listing"),
    ...pageQuery,
  }),
  output: pageOf(award),
  example: { week: "2026-W46", per_page: 2 },
  cacheTags: ({ siteId, output }) => [
    tags.awards(siteId),
    tags.listings(siteId),
    ...output.items.map(({ listing }) => tags.listing(listing.id)),
  ],
  async run({ ctx, input }) {
    const where = await filters(ctx, input);
    const { limit, offset } = limitOffset(input);
    const [rows, [counted]] = await Promise.all([
      ctx.db
        .select({ ...summaryColumns, award: a })
        .from(a)
        .innerJoin(t, eq(t.id, a.listingId))
        .where(where)
        .orderBy(desc(a.week), asc(a.rank), asc(a.id))
        .limit(limit)
        .offset(offset),
      ctx.db.select({ count: sql<number>`count(*)::int` }).from(a).innerJoin(t, eq(t.id, a.listingId)).where(where),
    ]);
    const items = rows.map(({ award: { id, kind, week, rank, votes, awardedAt }, ...row }) => ({
      award_id: id,
      kind,
      week,
      rank,
      votes,
      listing: presentSummary(row, ctx),
      awarded_at: awardedAt.toISOString(),
      badge_url: badgeUrl(ctx.site.baseUrl, row.slug, "award"),
    }));
    return toPage(items, counted?.count ?? 0, input);
  },
});

interface Filters {
  week?: string | undefined;
  listing?: string | undefined;
}

async function filters(ctx: Ctx, { week, listing }: Filters): Promise<SQL | undefined> {
  if (listing !== undefined) await requireLive(ctx, listing);
  return and(
    eq(a.siteId, ctx.site.id),
    isLive,
    week === undefined ? undefined : eq(a.week, resolveWeek(week, ctx.now) ?? week),
    listing === undefined ? undefined : eq(t.slug, listing),
  );
}

/** Throws `validation_failed` for a listing that is not there to have won anything. */
async function requireLive({ db, site }: Ctx, slug: string): Promise<void> {
  const found = await db.$count(t, and(eq(t.siteId, site.id), eq(t.slug, slug), isLive));
  if (found === 0) throw invalid("/listing", "No live listing has this slug.", "Use a slug from search_listings.");
}
