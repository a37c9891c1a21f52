import { z } from "zod";
import { centsOf } from "./decimal-amount";
import { payerCountry } from "./payer-country";
import type { AttemptState } from "./provider";

const money = z.object({ currency_code: z.string(), value: z.string() });
const part = z.object({ id: z.string(), status: z.string(), amount: money, invoice_id: z.string().optional() });
/** An order, as far as we read it. */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  payer: z.object({ address: z.object({ country_code: z.string() }).partial().optional() }).optional(),
  purchase_units: z
    .array(
      z.object({
        amount: money.optional(),
        payments: z.object({ captures: z.array(part).default([]), refunds: z.array(part).default([]) }).optional(),
      }),
    )
    .default([]),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

export const capturesOf = (order: PaypalOrder | null) =>
  order?.purchase_units.flatMap((unit) => unit.payments?.captures ?? []) ?? [];

export const refundsOf = (order: PaypalOrder | null) =>
  order?.purchase_units.flatMap((unit) => unit.payments?.refunds ?? []) ?? [];

const sumOf = (parts: z.infer<typeof part>[]) => parts.reduce((sum, { amount }) => sum + centsOf(amount.value), 0);

/** Where an order stands, by what was captured and what went back. */
export function stateOf(order: PaypalOrder): AttemptState {
  const captures = capturesOf(order);
  const refunds = refundsOf(order);
  const done = captures.filter(({ status }) => ["COMPLETED", "REFUNDED", "PARTIALLY_REFUNDED"].includes(status));
  const refundsIn = (wanted: string) => sumOf(refunds.filter(({ status }) => status === wanted));
  const [receivedCents, refundedCents, refundingCents] = [sumOf(done), refundsIn("COMPLETED"), refundsIn("PENDING")];
  const [first] = done;
  const currency = first?.amount.currency_code ?? order.purchase_units[0]?.amount?.currency_code ?? "";
  const country = payerCountry(order.payer?.address?.country_code);
  const money = { receivedCents, refundedCents, refundingCents, currency, mayTellDisputes: true };
  const state = { providerId: order.id, ...money, ...country };
  if (first) return { ...state, status: refundedCents >= receivedCents ? "refunded" : "paid" };
  if (captures.some(({ status }) => status === "DECLINED" || status === "FAILED"))
    return { ...state, status: "declined" };
  return { ...state, status: order.status === "VOIDED" ? "abandoned" : "open" };
}
