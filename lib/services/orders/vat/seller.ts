import { and, desc, lte } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { RateOf } from "./vat-on";

const DAY_LENGTH = "2026-11-22".length;

export type SellerRow = typeof schema.seller.$inferSelect;

/** Who sells; the migrations leave its one row. */
export async function getSeller(db: Db): Promise<SellerRow> {
  const [row] = await db.select().from(schema.seller);
  if (!row) throw new Error("The table seller has no row.");
  return row;
}

/** The rates that hold on a day (UTC). */
export async function ratesOn(db: Db, now: Date): Promise<RateOf> {
  const t = schema.vatRates;
  const rows = await db
    .selectDistinctOn([t.territory], { territory: t.territory, rateBp: t.rateBp })
    .from(t)
    .where(and(lte(t.startsOn, now.toISOString().slice(0, DAY_LENGTH))))
    .orderBy(t.territory, desc(t.startsOn));
  const rates = new Map(rows.map((row) => [row.territory, row.rateBp]));
  return (territory) => rates.get(territory);
}
