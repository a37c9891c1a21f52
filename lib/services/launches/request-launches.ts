import { and, asc, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { weekOf } from "@/lib/core/week";
import { stageAll } from "../events/stage";

const t = schema.listings;
/** Listings taken up at a time: what is in memory at once, and in one statement. */
const PAGE = 1_000;
const HOUR_LENGTH = "2026-11-16T00".length;

type Request = "launch.requested" | "badge_check.requested";

/** Asks for the launch of every queued listing whose week has come, or was missed while nothing ran. Answers how many. */
export async function requestLaunches(db: Db, now: Date): Promise<number> {
  const isDue = and(inArray(t.status, ["scheduled", "awaiting_badge"]), lte(t.launchWeek, weekOf(now)));
  return requestEach(db, now, "launch.requested", isDue);
}

/** Asks for a look at every listing that waits for its badge or profile. Answers how many. */
export async function requestBadgeChecks(db: Db, now: Date): Promise<number> {
  return requestEach(db, now, "badge_check.requested", eq(t.status, "awaiting_badge"));
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
