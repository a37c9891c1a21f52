import Stripe from "stripe";
import { STRIPE_PAGES } from "@/lib/core/orders/payment-pages";
import { providerAway } from "./call-provider";
import {
  type AttemptState,
  type PayableOrder,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentUrls,
  WebhookRefused,
} from "./provider";

export const STRIPE = "stripe";
/** What the types of the package describe. */
const API_VERSION = "2026-09-30.endive";
const TIMEOUT_MS = 15_000;
const TOLERANCE_SECONDS = 300;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another origin than Stripe's own: a stand-in on a test machine. */
  origin?: string | undefined;
}

/** Events that say how a checkout went; others tell nothing that we ask. */
const TOLD = new Set<string>([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]);

/**
 * Stripe's hosted checkout: cards, and with them Apple Pay and Google Pay. A signed event only tells which session to look at; how it
 * stands is asked for then, so that late and reordered events cannot say less than is true.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = clientOf(settings);
  const sessions = stripe.checkout.sessions;
  const fetchAttempt = async (id: string) => {
    const expand = ["payment_intent.latest_charge"];
    return stateOf(await asked("checkout.session", () => sessions.retrieve(id, { expand })));
  };
  return {
    key: STRIPE,
    label: "card",
    formTargets: STRIPE_PAGES,
    async createAttempt(order, urls) {
      const idempotencyKey = `payment-${order.paymentId}-${order.amountCents}`;
      const session = await asked("checkout.session", () =>
        sessions.create(asSession(order, urls), { idempotencyKey }),
      );
      if (!session.url) throw providerAway(STRIPE, new Error("no address came"));
      return { providerId: session.id, url: session.url };
    },
    async verifyWebhook(rawBody, headers) {
      const signature = headers.get("stripe-signature") ?? "";
      const event = await verified(stripe, rawBody, signature, settings.webhookSecret);
      if (!TOLD.has(event.type)) return [];
      const { id = "" } = event.data.object as { id?: string }; // safe: each of these events holds a session
      const state = await fetchAttempt(id);
      return [{ ...state, status: failedNow(event.type, state), eventId: event.id }];
    },
    fetchAttempt,
    async refund({ providerId, amountCents, key }) {
      const session = await asked("checkout.session", () => sessions.retrieve(providerId));
      const intent = idOf(session.payment_intent);
      if (!intent) throw providerAway(STRIPE, new Error("nothing was paid"));
      const idempotencyKey = `refund-${key}`;
      await asked("refund", () =>
        stripe.refunds.create({ payment_intent: intent, amount: amountCents }, { idempotencyKey }),
      );
    },
  };
}

function clientOf({ secretKey, origin }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2, // each with the same idempotency key
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
    ...(origin && addressOf(origin)),
  });
}

function asSession(order: PayableOrder, { success, cancel }: PaymentUrls): Stripe.Checkout.SessionCreateParams {
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

/** A checkout whose delayed payment failed still stands as open there. */
const failedNow = (type: string, { status }: AttemptState): PaymentEvent["status"] =>
  type === "checkout.session.async_payment_failed" && status === "open" ? "declined" : status;

function stateOf(session: Stripe.Checkout.Session): AttemptState {
  const { payment_intent: intent, amount_total: total, currency, customer_details: customer } = session;
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  const refundedCents = typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0;
  const isPaid = session.payment_status === "paid";
  const receivedCents = isPaid ? (total ?? 0) : 0;
  const country = customer?.address?.country;
  return {
    providerId: session.id,
    status: statusOf(session, refundedCents),
    ...{ receivedCents, refundedCents, currency: (currency ?? "").toUpperCase() },
    ...(country && { country }),
  };
}

function statusOf({ payment_status, status, amount_total }: Stripe.Checkout.Session, refundedCents: number) {
  if (payment_status === "paid") return refundedCents > 0 && refundedCents >= (amount_total ?? 0) ? "refunded" : "paid";
  return status === "expired" ? "abandoned" : "open";
}

const idOf = (one: string | { id: string } | null) => (typeof one === "string" ? one : one?.id);

async function verified(stripe: Stripe, rawBody: string, signature: string, secret: string): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(rawBody, signature, secret, TOLERANCE_SECONDS);
  } catch {
    throw new WebhookRefused("not signed by Stripe, or too long ago");
  }
}

/** The package takes any JSON without an error for what was asked, whatever its status: `object` says what it is. */
async function asked<T extends { object: string }>(object: T["object"], ask: () => Promise<T>): Promise<T> {
  const answer = await ask().catch((error: unknown) => {
    throw providerAway(STRIPE, error);
  });
  if (answer.object !== object) throw providerAway(STRIPE, new Error("an odd answer"));
  return answer;
}

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) };
}
