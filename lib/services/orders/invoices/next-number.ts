import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const DIGITS = 6;

/**
 * The next number of a series in the year of `now` (UTC), such as `INV-2026-000001`. Its row stays locked until the transaction
 * ends, so that whoever rolls back leaves no gap; call it last.
 */
export async function nextNumber(tx: Db, series: string, now: Date): Promise<string> {
  const t = schema.numberSeries;
  const year = now.getUTCFullYear();
  const [row] = await tx
    .insert(t)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({ target: [t.series, t.year], set: { last: sql`${t.last} + 1` } })
    .returning({ last: t.last });
  if (!row) throw new Error(`No number came of the series ${series}.`);
  return `${series}-${year}-${String(row.last).padStart(DIGITS, "0")}`;
}
