import { and, asc, desc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Week } from "@/lib/core/week";
import { isLive } from "@/lib/services/listings/live";
import { summaryColumns } from "@/lib/services/listings/present";
import type { ScoredRow } from "./scored-row";

const t = schema.listings;
const b = schema.billboardPlaces;

/** Live listings with a paid place of the week: the highest amount first, of equal ones the one paid earlier. Scores are cents. */
export function readBillboard({ db, site }: Ctx, week: Week, limit: number): Promise<ScoredRow[]> {
  return db
    .select({ ...summaryColumns, score: b.amountCents })
    .from(b)
    .innerJoin(t, eq(t.id, b.listingId))
    .where(and(eq(b.siteId, site.id), eq(b.week, week), isLive))
    .orderBy(desc(b.amountCents), asc(b.paidAt), asc(b.id))
    .limit(limit);
}
