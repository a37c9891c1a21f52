import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

/** What the ledger holds of an order, in cents by account. */
export async function ledgerOf(db: Db, orderId: number): Promise<Record<string, number>> {
  const entries = await db.select().from(schema.ledger).where(eq(schema.ledger.orderId, orderId));
  const sums = new Map<string, number>();
  for (const { account, cents } of entries) sums.set(account, (sums.get(account) ?? 0) + cents);
  return Object.fromEntries(sums);
}
