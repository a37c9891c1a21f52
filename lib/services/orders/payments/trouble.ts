import { decimalOf } from "@/lib/integrations/payments/decimal-amount";
import type { PaymentEvent } from "@/lib/integrations/payments/provider";
import type { OrderRow, PaymentRow } from "../status";

/** What `troubleOf` says of money that is too little: it is true no more once the rest has come. */
export const SHORT = /[A-Z]{3} [\d.]+ (came|is left of what came), and [A-Z]{3} [\d.]+ was asked for\.\s*/g;

/**
 * Why money that came does not simply pay the order, in a sentence; null where it does. `ours` is what came without what was given back
 * or is asked to be: too much pays all the same.
 */
export function troubleOf(order: OrderRow, payment: PaymentRow, event: PaymentEvent, ours: number): string | null {
  const { receivedCents, currency } = event;
  if (currency !== payment.currency) return `It was paid in ${currency}, not in ${payment.currency}.`;
  if (order.status === "paid" || order.status === "refunded")
    return payment.settles ? overpaid(payment, receivedCents) : "It was paid a second time.";
  if (payment.status === "refunded") return `${amount(payment, ours)} came after what had come before was given back.`;
  if (ours < payment.amountCents) {
    const came = ours < receivedCents ? "is left of what came" : "came";
    return `${amount(payment, ours)} ${came}, and ${amount(payment, payment.amountCents)} was asked for.`;
  }
  if (payment.amountCents !== order.totalCents) return "It was paid at a price that has changed since.";
  return null;
}

/** Of money that is more than the price, in a sentence. */
export const overpaid = (payment: PaymentRow, receivedCents: number): string =>
  `${amount(payment, receivedCents)} came, more than it costs.`;

const amount = ({ currency }: PaymentRow, cents: number) => `${currency} ${decimalOf(cents)}`;
