import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { weekOf } from "@/lib/core/week";
import { stageAll } from "../events/stage";
import { isLive } from "../listings/live";

const t = schema.listings;
/** Listings taken up at a time: what is in memory at once, and in one statement. */
const PAGE = 1_000;
const DAY_MS = 86_400_000;
/** Asked daily at the same minute: half a day less than a week keeps it weekly. */
const LIVE_LOOK_DAYS = 6.5;
const HOUR_LENGTH = "2026-11-16T00".length;

type Request = "launch.requested" | "badge_check.requested";

/** Asks for the launch of every queued listing whose week has come, or was missed while nothing ran. Answers how many. */
export async function requestLaunches(db: Db, now: Date): Promise<number> {
  const isDue = and(inArray(t.status, ["scheduled", "awaiting_badge"]), lte(t.launchWeek, weekOf(now)));
  return requestEach(db, now, "launch.requested", isDue);
}

/**
 * Asks for a look at every listing that waits for its badge or profile, and at launched free ones: weekly, and each day while the
 * badge is gone. Answers how many.
 */
export async function requestBadgeChecks(db: Db, now: Date): Promise<number> {
  const weekAgo = new Date(now.getTime() - LIVE_LOOK_DAYS * DAY_MS);
  const isOld = or(isNull(t.badgeCheckedAt), lte(t.badgeCheckedAt, weekAgo));
  const isGone = and(isNotNull(t.badgeMissingSince), isNotNull(t.badgeVerifiedAt));
  const isLaunched = and(isLive, eq(t.plan, "free"), or(isOld, isGone));
  return requestEach(db, now, "badge_check.requested", or(eq(t.status, "awaiting_badge"), isLaunched));
}

/** One event a listing, of all sites. Repeated within the hour it adds nothing; an hour later it asks again for what is left. */
async function requestEach(db: Db, now: Date, name: Request, where: SQL | undefined): Promise<number> {
  const hour = now.toISOString().slice(0, HOUR_LENGTH);
  let asked = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: t.id, siteId: t.siteId })
      .from(t)
      .where(and(where, gt(t.id, last)))
      .orderBy(asc(t.id))
      .limit(PAGE);
    const next = rows.at(-1);
    if (!next) return asked;
    await stageAll(
      db,
      rows.map(({ id, siteId }) => ({
        name,
        key: `${name}:${id}:${hour}`,
        data: { listing_id: id, site_id: siteId },
      })),
    );
    asked += rows.length;
    last = next.id;
  }
}
