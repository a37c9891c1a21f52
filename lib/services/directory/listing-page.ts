import { and, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { hiddenWeekAt } from "@/lib/core/week-state";
import { summaryColumns } from "@/lib/services/listings/present";
import { byVotes, hiddenWeek, liveStats } from "@/lib/services/listings/stats";

const t = schema.listings;
const s = schema.listingStats;
const { placeholder } = sql;

/** What a page of listings is ordered by: columns, or the votes that may be told. */
export type Order = { by: SQL[]; needsStats: boolean } | { byVotes: true; hidesWeek: boolean };

export const votesOrder = (hidesWeek: boolean): Order => ({ byVotes: true, hidesWeek });
export const ageOrder: Order = { by: [desc(t.launchedAt), desc(t.id)], needsStats: false };

/** Whether the votes of a week's launches are hidden now: what lists by votes are built by. */
export const hidesWeekAt = (now: Date): boolean => hiddenWeekAt(now) !== null;

type Bounds = Record<"limit" | "offset", number>;
export const boundsOf = ({ limit, offset }: Bounds) => ({ limit, offset, until: limit + offset });

/** What the queries of this file are filled in with. */
export const pageValues = (now: Date, bounds: Bounds) => ({ ...boundsOf(bounds), hiddenWeek: hiddenWeekAt(now) });

/**
 * The `id` and `place` of each listing of a page. What the page shows is joined to them by `ofPage`, so that nothing wide is
 * read, and nothing marked, of the listings before it.
 */
export function pageOfIds(db: Db, where: SQL | undefined, order: Order) {
  if ("byVotes" in order)
    return pageByVotes(db, order.hidesWeek, ({ votes, isOf, by }) =>
      db
        .select({ id: t.id, votes })
        .from(t)
        .innerJoin(s, liveStats)
        .where(and(where, isOf))
        .orderBy(...by),
    );
  const ids = db.select({ id: t.id }).from(t).$dynamic();
  if (order.needsStats) ids.innerJoin(s, liveStats);
  const chosen = ids.where(where).orderBy(...order.by);
  return placed(db, chosen.limit(placeholder("limit")).offset(placeholder("offset")));
}

/** As `pageOfIds`, of all live listings by votes: the counters know them alone. */
export function pageOfTopIds(db: Db, hidesWeek: boolean) {
  const isListed = and(eq(s.siteId, placeholder("siteId")), s.isLive);
  return pageByVotes(db, hidesWeek, ({ votes, isOf, by }) =>
    db
      .select({ id: s.listingId, votes })
      .from(s)
      .where(and(isListed, isOf))
      .orderBy(...by),
  );
}

/** Listings that stand in an order of their own. */
interface Part {
  votes: SQL<number>;
  isOf?: SQL;
  by: SQL[];
}
const ALL: Part = { votes: sql`${s.votes}`, by: byVotes };
const TOLD: Part = { ...ALL, isOf: sql`${s.launchWeek} is distinct from ${hiddenWeek}` };
const UNTOLD: Part = { votes: sql`0`, isOf: eq(s.launchWeek, hiddenWeek), by: [desc(s.listingId)] };

/**
 * While votes are hidden, two orders are merged, one that an index serves, and one of a week's launches alone: one over both would have
 * all votes read and sorted.
 */
function pageByVotes(db: Db, hidesWeek: boolean, idsOf: (part: Part) => SQLWrapper) {
  const [limit, offset, until] = [placeholder("limit"), placeholder("offset"), placeholder("until")];
  if (!hidesWeek) return placed(db, sql`(${idsOf(ALL)} limit ${limit} offset ${offset})`);
  const both = sql`((${idsOf(TOLD)} limit ${until}) union all (${idsOf(UNTOLD)} limit ${until})) both_parts(id, votes)`;
  return placed(db, sql`(select id from ${both} order by votes desc, id desc limit ${limit} offset ${offset})`);
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
