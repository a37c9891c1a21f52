import { and, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { UNLOCKABLE_SECTIONS } from "@/lib/core/statuses";
import type { MyListing } from "@/lib/schemas/my-listing";
import { findFounderProfile } from "@/lib/services/account/founder-profile";
import { freeSteps } from "@/lib/services/launches/free-steps";
import { contentOf } from "@/lib/services/listings/content";
import { figuresOf } from "@/lib/services/listings/figures";
import { absoluteUrl, type ListingRow, presentListing } from "@/lib/services/listings/present";
import { votesColumn } from "@/lib/services/listings/stats";
import { isOwner } from "./owned-listing";

const t = schema.listings;

export const mySummaryColumns = {
  id: t.id,
  slug: t.slug,
  name: t.name,
  url: t.url,
  logoUrl: t.logoUrl,
  headline: t.headline,
  status: t.status,
  plan: t.plan,
  launchWeek: t.launchWeek,
  votes: votesColumn,
  createdAt: t.createdAt,
  updatedAt: t.updatedAt,
};
type MySummaryRow = Pick<ListingRow, Exclude<keyof typeof mySummaryColumns, "votes">> & { votes: number };

export function presentMySummary(row: MySummaryRow, ctx: Pick<Ctx, "site">) {
  return {
    id: row.id,
    listing_id: row.id,
    slug: row.slug,
    site: ctx.site.key,
    name: row.name,
    url: row.url,
    logo_url: absoluteUrl(ctx.site.baseUrl, row.logoUrl),
    headline: row.headline,
    status: row.status,
    plan: row.plan,
    launch_week: row.launchWeek,
    votes: row.votes,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The owner's draft, for them alone: a co-founder could not open it, and a former owner's shows nothing any more. */
async function draftIdOf(ctx: Ctx, listing: ListingRow): Promise<string | null> {
  if (listing.ownerId === null || !isOwner(ctx, listing)) return null;
  const d = schema.drafts;
  const isTheirs = and(eq(d.listingId, listing.id), eq(d.userId, listing.ownerId));
  const [row] = await ctx.db.select({ id: d.id }).from(d).where(isTheirs).limit(1);
  return row?.id ?? null;
}

/** A listing that the caller runs: the public profile and what only its owner and co-founders see. */
export async function presentMyListing(row: ListingRow, ctx: Ctx): Promise<MyListing> {
  const [figures, draftId, profile] = await Promise.all([
    figuresOf(ctx, row),
    draftIdOf(ctx, row),
    row.ownerId ? findFounderProfile(ctx.db, row.ownerId) : null,
  ]);
  return {
    ...presentListing(row, ctx, figures),
    listing_id: row.id,
    role: isOwner(ctx, row) ? "owner" : "cofounder",
    plan: row.plan,
    unlocked_sections: UNLOCKABLE_SECTIONS.filter(
      (section) => row.plan === "paid" || row.unlockedSections.includes(section),
    ),
    missing: row.status === "live" || row.plan === "paid" ? [] : freeSteps(row, profile, ctx.site.baseUrl),
    badge: {
      result: row.badgeResult,
      checked_at: row.badgeCheckedAt?.toISOString() ?? null,
      checked_url: row.badgeCheckedUrl,
    },
    version: row.version,
    draft_id: draftId,
    milestones: contentOf(row).milestones,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
