import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { rowsEstimate } from "@/db/estimated-rows";

const t = schema.listings;
/** Results are counted this far, and estimated beyond: counting a million rows would take longer than everything else about a page. */
export const COUNTED_MAX = 1_000;

/** How many rows meet `where`, counted up to `max`. */
export function countOf(db: Db, where: SQL | undefined, max: number | Placeholder = COUNTED_MAX + 1) {
  const counted = db.select({ id: t.id }).from(t).where(where).limit(max).as("counted");
  return db.select({ count: sql<number>`count(*)::int` }).from(counted).prepare("search_count");
}

/** About how many rows meet `where`. */
export const estimateOf = (db: Db, where: SQL | undefined) =>
  rowsEstimate(db, db.select({ id: t.id }).from(t).where(where));
