import { asc, desc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { isPublic, liveFounders } from "./public-founders";
import { isTold } from "./stories";

const t = schema.listings;
const s = schema.stories;
const p = schema.founderProfiles;
/** Addresses of each kind at most: with the blog's no more than a sitemap holds, 50,000 (sitemaps.org). */
const PATHS_MAX = 16_000;

/** Pages of the site's founders and their stories. */
export async function listFounderPaths({ db, site }: Pick<Ctx, "db" | "site">): Promise<string[]> {
  const runners = liveFounders(db, site.id);
  const [founders, stories] = await Promise.all([
    db
      .select({ slug: p.slug })
      .from(p)
      .innerJoin(runners, eq(runners.userId, p.userId))
      .where(isPublic)
      .orderBy(asc(p.slug))
      .limit(PATHS_MAX),
    db
      .select({ slug: t.slug })
      .from(s)
      .innerJoin(t, eq(t.id, s.listingId))
      .where(isTold(site.id))
      .orderBy(desc(s.publishedAt), desc(s.listingId))
      .limit(PATHS_MAX),
  ]);
  return [...founders.map(({ slug }) => `/founders/${slug}`), ...stories.map(({ slug }) => `/stories/${slug}`)];
}
