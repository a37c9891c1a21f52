import { type Db, schema } from "@/db/client";
import type { Booked } from "@/lib/core/statuses";

/**
 * `owed` by customers, `sales`, `vat`, money that lies with a provider or came from `outside`, what a provider took as `disputed`, and
 * what was let go as a `shortfall`.
 */
export type Account = "owed" | "sales" | "vat" | "outside" | "disputed" | "shortfall" | `at:${string}`;

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

/**
 * Books money that came, as much as came: what is too much or too little stays owed, one way or the other. `payment` is as before: what
 * comes later for the same one is booked beside it.
 */
export function bookPayment(tx: Db, payment: Payment, cents: number, at: Date): Promise<void> {
  const { id, orderId, provider, receivedCents } = payment;
  const ref = receivedCents > 0 ? `payment ${id}, after ${receivedCents}` : `payment ${id}`;
  return book(tx, { orderId, kind: "payment", ref, at }, [
    [`at:${provider}`, cents],
    ["owed", -cents],
  ]);
}

/**
 * Books money that went back, from where it lay: with the provider (`at:`), paid by hand (`outside`, what came still lies with the
 * provider then), or taken by a lost dispute (`disputed`).
 */
export function bookRefund(
  tx: Db,
  { id, orderId }: { id: number; orderId: number },
  { from, cents, at }: { from: Extract<Account, "outside" | "disputed" | `at:${string}`>; cents: number; at: Date },
): Promise<void> {
  return book(tx, { orderId, kind: "refund", ref: `refund ${id}`, at }, [
    [from, -cents],
    ["owed", cents],
  ]);
}

type Dispute = typeof schema.disputes.$inferSelect;

/** Books what a provider took for a dispute, or gave back, by one of its events, `from` being what it had taken before. */
export function bookDispute(
  tx: Db,
  { id, from, takenCents, eventId }: Pick<Dispute, "id" | "takenCents"> & { from: number; eventId: string },
  { orderId, provider }: Payment,
  at: Date,
): Promise<void> {
  const ref = `dispute ${id}, by ${eventId}`;
  return book(tx, { orderId, kind: "dispute", ref, at }, [
    [`at:${provider}`, from - takenCents],
    ["disputed", takenCents - from],
  ]);
}

/** Books that a refund which was booked as gone from the provider came from elsewhere: the provider did not make it. */
export function bookMovedOutside(
  tx: Db,
  refundId: number,
  { orderId, provider }: Payment,
  cents: number,
  at: Date,
): Promise<void> {
  return book(tx, { orderId, kind: "refund", ref: `refund ${refundId}, outside`, at }, [
    [`at:${provider}`, cents],
    ["outside", -cents],
  ]);
}
