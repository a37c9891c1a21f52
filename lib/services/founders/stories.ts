import { and, desc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { isLive } from "../listings/live";
import { storyUrl } from "../listings/told";

const t = schema.listings;
const s = schema.stories;

/** Stories of live listings of a site that are published. */
export const isTold = (siteId: number) => and(eq(t.siteId, siteId), isLive, eq(s.status, "published"));

/** A person's published stories, newest first. */
export async function storiesBy({ db, site }: Ctx, userId: string) {
  const rows = await db
    .select({ title: s.title, publishedAt: s.publishedAt, slug: t.slug })
    .from(s)
    .innerJoin(t, eq(t.id, s.listingId))
    .where(and(isTold(site.id), eq(s.userId, userId)))
    .orderBy(desc(s.publishedAt), desc(s.listingId));
  return rows.flatMap(({ title, publishedAt, slug }) =>
    title && publishedAt ? [{ title, url: storyUrl(site.baseUrl, slug), published_at: publishedAt.toISOString() }] : [],
  );
}
