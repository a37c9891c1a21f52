import type { schema } from "@/db/client";
import type { DifferenceKind } from "@/lib/core/statuses";

type Row = Pick<typeof schema.bookDifferences.$inferSelect, "provider" | "ref" | "kind" | "ours" | "theirs">;

const SAYING: Record<DifferenceKind, (ours: string, theirs: string) => string> = {
  missing_here: (_, theirs) => `the provider lists ${theirs}, our books know nothing of it`,
  missing_there: (ours) => `our books have ${ours}, the provider lists nothing`,
  amount: (ours, theirs) => `our books have ${ours}, the provider lists ${theirs}`,
  status: (_, theirs) => `the provider lists ${theirs}, our books have it as not paid`,
};

/** A difference in one sentence, with the order where one is known. */
export function differenceSentence({ provider, ref, kind, ours, theirs }: Row): string {
  const order = typeof ours.order_number === "string" ? ` (order ${ours.order_number})` : "";
  return `${provider} ${ref}${order}: ${SAYING[kind](moneyOf(ours), moneyOf(theirs))}.`;
}

function moneyOf({
  received_cents,
  refunded_cents,
  disputed_cents,
  booked_cents,
  currency,
}: Record<string, unknown>): string {
  const amount = (cents: unknown) => `${currency} ${((typeof cents === "number" ? cents : 0) / 100).toFixed(2)}`;
  const refunded = refunded_cents ? `, ${amount(refunded_cents)} of it given back` : "";
  const disputed = disputed_cents ? `, ${amount(disputed_cents)} of it disputed` : "";
  const booked = typeof booked_cents === "number" ? `, ${amount(booked_cents)} in the ledger` : "";
  return `${amount(received_cents)}${refunded}${disputed}${booked}`;
}
