import { and, desc, eq, gt, inArray, isNotNull, type SQL } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { RATING_ATTRIBUTIONS } from "@/lib/integrations/domain-rating/attributions";
import type { Leaderboard } from "@/lib/schemas/launches/leaderboard";
import { summaryColumns } from "@/lib/services/listings/present";
import { liveStats } from "@/lib/services/listings/stats";
import type { ScoredRow } from "./scored-row";

const t = schema.listings;
const s = schema.listingStats;
const r = schema.domainRatings;

/** Live listings by Domain Rating; 0 is a rating, unknown is none. */
export function readTopRated(ctx: Ctx, limit: number): Promise<ScoredRow[]> {
  return readBy(ctx, s.domainRating, isNotNull(s.domainRating), limit);
}

/** Live listings whose rating rose within 30 days, by how much. */
export function readRising(ctx: Ctx, limit: number): Promise<ScoredRow[]> {
  return readBy(ctx, s.domainRatingRise, gt(s.domainRatingRise, 0), limit);
}

type Figure = typeof s.domainRating | typeof s.domainRatingRise;

async function readBy({ db, site }: Ctx, figure: Figure, isKnown: SQL, limit: number): Promise<ScoredRow[]> {
  const rows = await db
    .select({ ...summaryColumns, score: figure })
    .from(t)
    .innerJoin(s, liveStats)
    .where(and(eq(s.siteId, site.id), isKnown))
    .orderBy(desc(figure), desc(s.listingId))
    .limit(limit);
  return rows.map((row) => ({ ...row, score: row.score ?? 0 })); // null is left out by the query
}

/** Whose ratings a board shows, in the words that the provider asks for; null where nobody asks. */
export async function attributionOf({ db }: Ctx, rows: ScoredRow[]): Promise<Leaderboard["attribution"]> {
  if (rows.length === 0) return null;
  const c = schema.companies;
  const latest = await db
    .selectDistinctOn([r.domain], { domain: r.domain, source: r.source })
    .from(r)
    .innerJoin(c, eq(c.domain, r.domain))
    .innerJoin(t, eq(t.companyId, c.id))
    .where(
      and(
        isNotNull(r.rating), // as domain_standing() has it: a look that found none takes nothing away
        inArray(
          t.id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(r.domain, desc(r.day));
  const sources = new Set(latest.map(({ source }) => source));
  return [...sources].map((source) => RATING_ATTRIBUTIONS[source]).find((one) => one !== null) ?? null;
}
