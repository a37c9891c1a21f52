import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { BadgeKind } from "@/lib/core/statuses";
import { awardWords, weekWords } from "@/lib/core/text/week-words";

const t = schema.listings;

/** What a listing's badges can tell of it. */
export interface BadgeStanding {
  id: number;
  slug: string;
  name: string;
  isLive: boolean;
  launchWeek: string | null;
  /** Its best award, the latest of equals. */
  award: { rank: number; week: string } | null;
}

/** A listing that is live or waits for its week, by slug: before the launch its badge leads to the word of it. Null for all others. */
export async function findBadgeStanding({ db, site }: Ctx, slug: string): Promise<BadgeStanding | null> {
  const a = schema.awards;
  const [row] = await db
    .select({
      id: t.id,
      slug: t.slug,
      name: t.name,
      status: t.status,
      launchWeek: t.launchWeek,
      rank: a.rank,
      week: a.week,
    })
    .from(t)
    .leftJoin(a, eq(a.listingId, t.id))
    .where(and(eq(t.siteId, site.id), eq(t.slug, slug), inArray(t.status, ["live", "awaiting_badge", "scheduled"])))
    .orderBy(asc(a.rank), desc(a.week))
    .limit(1);
  if (!row) return null;
  const { rank, week, status, ...rest } = row;
  return { ...rest, isLive: status === "live", award: rank !== null && week !== null ? { rank, week } : null };
}

/** The upper line of a badge, or why the listing has none of the kind. */
export function badgeLine(
  kind: BadgeKind,
  { isLive, launchWeek, award }: BadgeStanding,
): { line: string } | { reason: string } {
  switch (kind) {
    case "featured":
      return { line: "Featured on" };
    case "launch-week":
      if (isLive && launchWeek) return { line: `Launch of ${weekWords(launchWeek, true).toLowerCase()}` };
      return { reason: isLive ? "It launched in no launch week." : "There from the day it goes live." };
    case "award":
      if (isLive && award) return { line: awardWords(award.rank, award.week) };
      return { reason: "For the first three of a closed launch week." };
  }
}
