import { type Db, schema } from "@/db/client";
import type { Booked } from "@/lib/core/statuses";

/** `owed` by customers, `sales`, `vat`, and the money that lies with a provider. */
export type Account = "owed" | "sales" | "vat" | `at:${string}`;

interface Entry {
  orderId: number;
  kind: Booked;
  /** What makes it booked once: an invoice's number, a provider's event. */
  ref: string;
  at: Date;
}

/** Books what happened, in the transaction in which it does; again is nothing more. Amounts are cents and add up to nothing. */
export async function book(tx: Db, { orderId, kind, ref, at }: Entry, amounts: [Account, number][]): Promise<void> {
  const rows = amounts
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ orderId, kind, ref, account, cents, bookedAt: at }));
  if (rows.length > 0) await tx.insert(schema.ledger).values(rows).onConflictDoNothing();
}

type Payment = typeof schema.payments.$inferSelect;

/** Books money that came, as much as came: what is too much or too little stays owed, one way or the other. */
export function bookPayment(tx: Db, { id, orderId, provider }: Payment, cents: number, at: Date): Promise<void> {
  return book(tx, { orderId, kind: "payment", ref: `payment ${id}`, at }, [
    [`at:${provider}`, cents],
    ["owed", -cents],
  ]);
}

/** Books money that went back. */
export function bookRefund(
  tx: Db,
  refundId: number,
  { orderId, provider }: Payment,
  cents: number,
  at: Date,
): Promise<void> {
  return book(tx, { orderId, kind: "refund", ref: `refund ${refundId}`, at }, [
    [`at:${provider}`, -cents],
    ["owed", cents],
  ]);
}
