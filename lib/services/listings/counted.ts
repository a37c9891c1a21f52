import { type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const t = schema.listings;
/** Results are counted this far: counting a million rows would take longer than everything else about a page. */
export const COUNTED_MAX = 10_000;

/** How many rows meet `where`, counted up to `max`. */
export function countOf(db: Db, where: SQL | undefined, max = COUNTED_MAX) {
  const counted = db.select({ id: t.id }).from(t).where(where).limit(max).as("counted");
  return db.select({ count: sql<number>`count(*)::int` }).from(counted).prepare(`search_count_${max}`);
}
