import { and, desc, eq, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { summaryColumns } from "@/lib/services/listings/present";
import { byVotes, liveStats } from "@/lib/services/listings/stats";

const t = schema.listings;
const s = schema.listingStats;
const { placeholder } = sql;

/** What a page of listings is ordered by. */
export interface Order {
  by: SQL[];
  /** `by` names columns of the counters. */
  needsStats: boolean;
}
export const votesOrder: Order = { by: byVotes, needsStats: true };
export const ageOrder: Order = { by: [desc(t.launchedAt), desc(t.id)], needsStats: false };

/** Numbers, or what is filled in when the query runs. */
type Bounds = Record<"limit" | "offset", number | Placeholder>;
const LATER: Bounds = { limit: placeholder("limit"), offset: placeholder("offset") };

/**
 * The `id` and `place` of each listing of a page. What the page shows is joined to them by `ofPage`, so that nothing wide is
 * read, and nothing marked, of the listings before it.
 */
export function pageOfIds(db: Db, where: SQL | undefined, { by, needsStats }: Order, { limit, offset } = LATER) {
  const ids = db.select({ id: t.id }).from(t).$dynamic();
  if (needsStats) ids.innerJoin(s, liveStats);
  const chosen = ids.where(where).orderBy(...by);
  return placed(db, chosen.limit(limit).offset(offset));
}

/** As `pageOfIds`, of all live listings by votes: the counters know them alone. */
export function pageOfTopIds(db: Db) {
  const ids = db.select({ id: s.listingId }).from(s);
  const chosen = ids.where(and(eq(s.siteId, placeholder("siteId")), s.isLive)).orderBy(...byVotes);
  return placed(db, chosen.limit(LATER.limit).offset(LATER.offset));
}

function placed(db: Db, chosen: SQLWrapper) {
  return db
    .select({ id: sql<number>`chosen.id`.as("chosen_id"), place: sql<number>`row_number() over ()`.as("place") })
    .from(sql`${chosen} as chosen(id)`)
    .as("page");
}
type PageOfIds = ReturnType<typeof placed>;

/** Joins listings to a page of ids. */
export const ofPage = (page: PageOfIds) => eq(t.id, page.id);

/** The list rows of a page, in order. */
export function summariesOf(db: Db, page: PageOfIds) {
  return db.select(summaryColumns).from(t).innerJoin(page, ofPage(page)).orderBy(page.place);
}
