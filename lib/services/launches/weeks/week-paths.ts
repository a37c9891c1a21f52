import { and, desc, eq, lte } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { weekOf } from "@/lib/core/week";

const s = schema.listingStats;
/** More than a century: with categories and references far below what a sitemap holds. */
const PATHS_MAX = 6_000;

/** Pages of this launch week and of those past with launches, newest first. */
export async function listWeekPaths({ db, site, now }: Pick<Ctx, "db" | "site" | "now">): Promise<string[]> {
  const current = weekOf(now);
  const launched = await db
    .selectDistinct({ week: s.launchWeek })
    .from(s)
    .where(and(eq(s.siteId, site.id), s.isLive, lte(s.launchWeek, current)))
    .orderBy(desc(s.launchWeek))
    .limit(PATHS_MAX);
  const weeks = new Set<string>([current, ...launched.flatMap(({ week }) => week ?? [])]);
  return [...weeks].map((week) => `/launches/${week}`);
}
