import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const DIGITS = 6;

/** The next number of a series and year, such as `LY-2026-000123`: gapless, since a transaction that fails gives it back. */
export async function nextNumber(tx: Db, series: string, now: Date): Promise<string> {
  const t = schema.numberSeries;
  const year = now.getUTCFullYear();
  const [row] = await tx
    .insert(t)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({ target: [t.series, t.year], set: { last: sql`${t.last} + 1` } })
    .returning({ last: t.last });
  return `${series}-${year}-${String(row?.last ?? 0).padStart(DIGITS, "0")}`;
}
