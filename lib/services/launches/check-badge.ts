import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { crawlerHostMap, env } from "@/lib/core/env";
import { findBadge } from "@/lib/drafting/badge/find-badge";
import { hostPace } from "@/lib/services/crawl/host-pace";
import { type ListingRow, listingPageUrl } from "@/lib/services/listings/present";

const t = schema.listings;

/** Looks for the badge on the owner's site now and stores what was found. Over the network: never inside a transaction. */
export async function checkBadge(db: Db, site: Site, row: ListingRow, now: Date): Promise<ListingRow> {
  const seen = await findBadge({
    siteUrl: row.url,
    listingPageUrl: listingPageUrl(site.baseUrl, row.slug),
    directoryHome: site.baseUrl,
    hostMap: crawlerHostMap(env()),
    pace: hostPace(db),
    baseUrl: site.baseUrl,
    now: () => now,
    user: row.ownerId,
  });
  const [saved] = await db
    .update(t)
    .set({
      badgeResult: seen.result,
      badgeCheckedAt: now,
      badgeCheckedUrl: seen.url,
      // A site that could not be read says nothing about the badge: what was known stays.
      ...(seen.result === "found" && { badgeVerifiedAt: now }),
      // A launched listing has time to put it back (live-badge.ts).
      ...(seen.result === "not_found" && row.status !== "live" && { badgeVerifiedAt: null }),
    })
    .where(eq(t.id, row.id))
    .returning();
  return saved ?? row;
}
