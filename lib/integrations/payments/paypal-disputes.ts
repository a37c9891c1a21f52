import { z } from "zod";
import { centsOf } from "./decimal-amount";
import type { PaypalCall } from "./paypal-events";
import type { DisputeState } from "./provider";

const money = z.object({ currency_code: z.string(), value: z.string() });
/** A dispute, as far as we read it: as PayPal answers it, and as its events hold it. */
export const paypalDispute = z.object({
  dispute_id: z.string(),
  status: z.string().default(""),
  dispute_amount: money.optional(),
  dispute_outcome: z.object({ outcome_code: z.string(), amount_refunded: money }).partial().optional(),
});
type Dispute = z.infer<typeof paypalDispute>;

/** Outcomes by which the buyer has the money; all others leave it with us. */
const LOST = ["RESOLVED_BUYER_FAVOUR", "ACCEPTED"];
/** Of an account whose key may not read disputes: what the event says has to do. */
const UNREADABLE = [403, 404];

/** How the dispute of a verified event stands now; null for an event about none. */
export async function disputeOf(call: PaypalCall, resource: unknown): Promise<DisputeState | null> {
  const { success, data: told } = paypalDispute.safeParse(resource);
  if (!success) return null;
  const path = `/v1/customer/disputes/${encodeURIComponent(told.dispute_id)}`;
  const now = await call(path, paypalDispute, { absent: UNREADABLE });
  return now ? { ...disputeStateOf(now), isCurrent: true } : disputeStateOf(told);
}

/** PayPal holds what is disputed until it has decided. */
function disputeStateOf({ dispute_id, status, dispute_amount, dispute_outcome: outcome }: Dispute): DisputeState {
  const disputed = centsOf(dispute_amount?.value ?? "0");
  if (status !== "RESOLVED") return { disputeId: dispute_id, status: "open", takenCents: disputed };
  if (!LOST.includes(outcome?.outcome_code ?? "")) return { disputeId: dispute_id, status: "won", takenCents: 0 };
  const refunded = outcome?.amount_refunded;
  return { disputeId: dispute_id, status: "lost", takenCents: refunded ? centsOf(refunded.value) : disputed };
}
