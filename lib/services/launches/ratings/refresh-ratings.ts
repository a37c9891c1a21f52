import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { addToWindow } from "@/db/windows";
import { dayOf } from "@/lib/core/calendar/days";
import { env } from "@/lib/core/env";
import { startOfWindow } from "@/lib/core/limits/buckets";
import { log } from "@/lib/core/log";
import { ratingProvider } from "@/lib/integrations/domain-rating/provider";
import { type RatingProvider, RatingRefused } from "@/lib/integrations/domain-rating/rating-provider";
import { hostPace } from "../../crawl/host-pace";
import { stageAll } from "../../events/stage";

const DAY_SECONDS = 86_400;
/** A rating is looked up again after so many days. */
const KEPT_DAYS = 7;
const PACE_MS = 1_000;
const WAIT_MAX_MS = 20_000;

interface Job {
  db: Db;
  now: Date;
  provider?: RatingProvider | null;
  /** Lookups in one day (UTC), of all processes together. */
  perDay?: number;
}

/** Asks for the rating of each live listing's domain that is due, those never looked up first, as many as a day has. Answers how many. */
export async function requestRatings({
  db,
  now,
  provider = ratingProvider(),
  perDay = env().AHREFS_LOOKUPS_PER_DAY,
}: Job) {
  if (!provider) return 0;
  const day = dayOf(now);
  const rows = await db.execute<{ domain: string }>(sql`
    select c.domain from companies c
    left join lateral (
      select max(r.day) as day from domain_ratings r where r.domain = c.domain and r.source = ${provider.source}
    ) latest on true
    where exists (select 1 from listings l where l.company_id = c.id and l.status = 'live')
      and (latest.day is null or latest.day <= ${day}::date - ${KEPT_DAYS}::int)
    group by c.domain, latest.day order by latest.day nulls first, c.domain limit ${perDay}`);
  await stageAll(
    db,
    rows.map(({ domain }) => ({ name: "rating.requested" as const, key: `rating:${domain}:${day}`, data: { domain } })),
  );
  return rows.length;
}

/** What came of looking up one domain. `spent`: the day has no lookups left. */
export type Lookup = "stored" | "refused" | "spent" | "nobody to ask";

/**
 * Looks up one domain and stores what is known of it today, null included. Throws `unavailable` where the provider is away, so that
 * it is tried again; one that refuses leaves all as it is.
 */
export async function refreshRating(
  domain: string,
  { db, now, provider = ratingProvider(), perDay = env().AHREFS_LOOKUPS_PER_DAY }: Job,
): Promise<Lookup> {
  if (!provider) return "nobody to ask";
  const window = { bucket: "ratings", subject: provider.source, windowStart: startOfWindow(now, DAY_SECONDS) };
  if ((await addToWindow(db, window, 1)) > perDay) return "spent";
  await hostPace(db).wait(provider.host, PACE_MS, AbortSignal.timeout(WAIT_MAX_MS));
  const day = dayOf(now);
  try {
    const rating = await provider.ratingOf(domain, day);
    await db
      .insert(schema.domainRatings)
      .values({ domain, day, rating, source: provider.source })
      .onConflictDoNothing();
    return "stored";
  } catch (error) {
    if (!(error instanceof RatingRefused)) throw error;
    log.warn("rating refused", { domain, status: error.status });
    return "refused";
  }
}
