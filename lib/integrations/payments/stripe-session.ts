import type Stripe from "stripe";
import { payerCountry } from "./payer-country";
import type { AttemptState, PayableOrder, PaymentUrls } from "./provider";

type Session = Stripe.Checkout.Session;

/** The checkout that is asked for; it carries our own row's number, by which it is known as ours. */
export function asSession(order: PayableOrder, { success, cancel }: PaymentUrls): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    client_reference_id: order.number,
    metadata: { payment_id: String(order.paymentId) },
    line_items: [{ quantity: 1, price_data: priceOf(order) }],
    ...(order.email && { customer_email: order.email }),
    success_url: success,
    cancel_url: cancel,
  };
}

const priceOf = ({ amountCents, currency, description }: PayableOrder) => ({
  currency: currency.toLowerCase(),
  unit_amount: amountCents,
  product_data: { name: description },
});

/** Where a checkout stands, with what its charge took and gave back. */
export function stateOf(session: Session): AttemptState {
  const { payment_intent: intent, amount_total: total, currency, customer_details: customer } = session;
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  const refundedCents = typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0;
  const isPaid = session.payment_status === "paid";
  const receivedCents = isPaid ? (total ?? 0) : 0;
  return {
    providerId: session.id,
    status: statusOf(session, refundedCents),
    ...{ receivedCents, refundedCents, refundingCents: 0, currency: (currency ?? "").toUpperCase() }, // what is on its way counts there
    ...payerCountry(customer?.address?.country),
  };
}

function statusOf({ payment_status, status, amount_total }: Session, refundedCents: number) {
  if (payment_status === "paid") return refundedCents > 0 && refundedCents >= (amount_total ?? 0) ? "refunded" : "paid";
  return status === "expired" ? "abandoned" : "open";
}
