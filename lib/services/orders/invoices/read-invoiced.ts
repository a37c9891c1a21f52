import { asc, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

export type OrderRow = typeof schema.orders.$inferSelect;
export type LineRow = typeof schema.orderLines.$inferSelect;
export type SellerRow = typeof schema.seller.$inferSelect;

/** What an invoice is made of. */
export interface Invoiced {
  order: OrderRow;
  lines: LineRow[];
  seller: SellerRow;
  siteName: string;
  /** As billed, or the account's own; null once the account is gone. */
  mailTo: string | null;
}

/** Reads an order with all that its invoice shows, and locks its row. */
export async function readInvoiced(tx: Db, orderId: number): Promise<Invoiced> {
  const { orders, orderLines, seller, sites, users } = schema;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const [sold] = await tx.select().from(seller);
  const [site] = await tx.select({ name: sites.name }).from(sites).where(eq(sites.id, order.siteId));
  const [account] = order.userId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, order.userId))
    : [];
  if (!sold || !site) throw new Error("The tables seller and sites lack the order's rows.");
  return { order, lines, seller: sold, siteName: site.name, mailTo: order.billing.email || (account?.email ?? null) };
}
