import { eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Market } from "./market";
import { deliver, press, untilDone } from "./press";
import type { Sale } from "./sale";

/** Of what was paid, all goes back: asked for by its owner or an admin, or by the provider itself. */
export async function getMoneyBack(market: Market, sale: Sale): Promise<void> {
  if (sale.course === "owner_refund" || sale.course === "admin_refund") await askForRefund(market, sale);
  if (sale.course === "provider_refund") await giveBackThere(market, sale);
}

/** Pressed until it was taken; an answer that was lost is pressed again, and told then that nothing is left. */
async function askForRefund(market: Market, { number = "", course, buyer, totalCents = 0 }: Sale): Promise<void> {
  const isOwner = course === "owner_refund";
  const { userId = "", email = "" } = (isOwner ? market.accounts[buyer] : market.admin) ?? {};
  const person = { userId, email, isAdmin: !isOwner };
  const call = isOwner
    ? ({ operation: "refund_my_order", input: { number, cents: totalCents } } as const)
    : ({ operation: "refund_order", input: { number, reason: "Asked for by telephone." } } as const);
  await untilDone(`refund of ${number}`, async () => {
    const response = await press(market, { ...call, person });
    if (response && response.status >= 500) market.faults.push(`refund of ${number}: ${response.status}`);
    return response?.ok || (await isMoneyBackAsked(market, number)) ? true : null;
  });
}

/** Whether a refund or the credit of a dispute stands, as far as can be seen now. */
export async function isMoneyBackAsked({ app }: Market, number: string): Promise<boolean> {
  const { orders: o, refunds: r } = schema;
  const found = app.db.select({ id: r.id }).from(r).innerJoin(o, eq(o.id, r.orderId)).where(eq(o.number, number));
  return found.then(
    (rows) => rows.length > 0,
    () => false,
  );
}

/** All of it on the provider's own pages; what tells of it is delivered until it was heard. */
async function giveBackThere(market: Market, { paidAt, totalCents = 0 }: Sale): Promise<void> {
  if (!paidAt || paidAt.till === "btcpay") throw new Error("This provider gives nothing back by itself.");
  await deliver(market, paidAt, market.tills[paidAt.till].giveBack(paidAt.providerId, totalCents));
}
