import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { limitOffset, pageOf, toPage } from "@/lib/core/pagination";
import { followed } from "@/lib/schemas/people/followed";
import { isLive } from "../listings/live";
import { presentSummary, summaryColumns } from "../listings/present";

const l = schema.listings;
const p = schema.followers;
const f = schema.follows;

export const followedPage = pageOf(followed);

const latestUpdate = sql<{ title: string; at: string } | null>`(
  select json_build_object('title', title, 'at', published_at) from listing_updates
  where listing_updates.listing_id = ${l.id} order by published_at desc, id desc limit 1)`;

/** The live listings of this site that a follower follows, what has news first; none for no follower. */
export async function readFollowed(
  ctx: Ctx,
  by: { followerId: string } | { email: string },
  input: { page: number; per_page: number },
) {
  const { db, site } = ctx;
  const whose = "email" in by ? eq(p.email, by.email) : eq(p.id, by.followerId);
  const where = and(whose, eq(l.siteId, site.id), isLive, isNotNull(f.confirmedAt));
  const latest = sql`(select max(published_at) from listing_updates where listing_updates.listing_id = ${l.id})`;
  const { limit, offset } = limitOffset(input);
  const chosen = db
    .select({ ...summaryColumns, followedAt: f.confirmedAt, latestUpdate })
    .from(f)
    .innerJoin(p, eq(p.id, f.followerId))
    .innerJoin(l, eq(l.id, f.listingId))
    .where(where);
  const counted = db
    .select({ total: sql<number>`count(*)::int` })
    .from(f)
    .innerJoin(p, eq(p.id, f.followerId))
    .innerJoin(l, eq(l.id, f.listingId))
    .where(where);
  const [rows, [count]] = await Promise.all([
    chosen.orderBy(sql`greatest(${latest}, ${f.confirmedAt}) desc`, desc(l.id)).limit(limit).offset(offset),
    counted,
  ]);
  const items = rows.map(({ followedAt, latestUpdate: news, ...row }) => ({
    listing: presentSummary(row, ctx),
    followed_at: (followedAt ?? new Date(0)).toISOString(),
    latest_update: news && { title: news.title, published_at: new Date(news.at).toISOString() },
  }));
  return toPage(items, count?.total ?? 0, input);
}
