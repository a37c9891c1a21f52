import Stripe from "stripe";
import { STRIPE_PAGES } from "@/lib/core/orders/payment-pages";
import { providerAway } from "./call-provider";
import type { Period } from "./list-pages";
import {
  type AttemptState,
  type DisputeState,
  type ListedMoney,
  onceKey,
  type PaymentEvent,
  type PaymentProvider,
  type SentBack,
  WebhookRefused,
} from "./provider";
import { disputeStateOf, isAboutDispute, listDisputes, listTaken } from "./stripe-disputes";
import { listOlderRefunds, listSessions } from "./stripe-list";
import { asSession, stateOf } from "./stripe-session";

export const STRIPE = "stripe";
/** What the types of the package describe. */
const API_VERSION = "2026-09-30.endive";
const TIMEOUT_MS = 15_000;
const TOLERANCE_SECONDS = 300;
/** More than an order has lines. */
const REFUNDS_MAX = 100;

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
/** Events about a payment that a checkout of ours may have made: money that went back. Those of disputes are too. */
const ABOUT_PAYMENT = new Set<string>(["charge.refunded", "refund.updated", "refund.failed"]);

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
      const id = TOLD.has(event.type) ? idIn(event, "id") : await sessionToldBy(stripe, event);
      if (!id) return [];
      const state = await fetchAttempt(id);
      const dispute = isAboutDispute(event.type) && (await disputeIn(stripe, event));
      return [{ ...state, status: failedNow(event.type, state), eventId: event.id, ...(dispute && { dispute }) }];
    },
    fetchAttempt,
    listMoney: (from, to) => listMoney(stripe, { from, to }),
    listDisputes: (from, to) => listDisputes(disputesOf(stripe), { from, to }),
    refund: (paid) => refund(stripe, paid),
  };
}

type Paid = Parameters<PaymentProvider["refund"]>[0];

/** Under our key, by which a refund is found again when Stripe has forgotten it. */
async function refund(stripe: Stripe, { providerId, amountCents, key }: Paid): Promise<SentBack> {
  const session = await asked("checkout.session", () => stripe.checkout.sessions.retrieve(providerId));
  const intent = idOf(session.payment_intent);
  if (!intent) throw providerAway(STRIPE, new Error("nothing was paid"));
  const under = await refundsUnder(stripe, intent, key);
  const there = under.find(isAlive);
  if (there) return { refundId: there.id };
  const idempotencyKey = onceKey(key, under.length);
  const values = { payment_intent: intent, amount: amountCents, metadata: { key } };
  const made = await asked("refund", () => stripe.refunds.create(values, { idempotencyKey }));
  if (!isAlive(made)) throw providerAway(STRIPE, new Error("no refund came"));
  return { refundId: made.id };
}

/** Checkouts with what came and went back, what went back of older ones, and what disputes took. */
async function* listMoney(stripe: Stripe, within: Period): AsyncGenerator<ListedMoney> {
  const { checkout, refunds } = stripe;
  yield* listSessions((page) => asked("list", () => checkout.sessions.list(page)), stateOf, within);
  const older = (page: Stripe.RefundListParams) => asked("list", () => refunds.list(page));
  yield* listOlderRefunds(older, (intent) => sessionOf(stripe, intent), within);
  yield* listTaken(disputesOf(stripe), within);
}

const disputesOf = (stripe: Stripe) => ({
  list: (page: Stripe.DisputeListParams) => asked("list", () => stripe.disputes.list(page)),
  sessionOf: (intent: string) => sessionOf(stripe, intent),
});

function idIn(event: Stripe.Event, name: "id" | "payment_intent"): string | undefined {
  const object = event.data.object as Partial<Record<typeof name, string | { id: string } | null>>; // safe: read as far as it is there
  return idOf(object[name] ?? null);
}

/** The checkout whose payment an event is about; none for events that tell nothing of one. */
async function sessionToldBy(stripe: Stripe, event: Stripe.Event): Promise<string | undefined> {
  const isTold = ABOUT_PAYMENT.has(event.type) || isAboutDispute(event.type);
  const intent = isTold ? idIn(event, "payment_intent") : undefined;
  return intent && (await sessionOf(stripe, intent))?.id;
}

/** The checkout that a payment was made by; none for other uses of the account. */
async function sessionOf(stripe: Stripe, intent: string): Promise<Stripe.Checkout.Session | undefined> {
  const { data } = await asked("list", () => stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }));
  return data[0];
}

/** The dispute of an event as it stands now: events come late and in any order. */
async function disputeIn(stripe: Stripe, event: Stripe.Event): Promise<DisputeState | undefined> {
  const id = idIn(event, "id");
  if (id === undefined) return undefined;
  return { ...disputeStateOf(await asked("dispute", () => stripe.disputes.retrieve(id))), isCurrent: true };
}

/** What was asked for under a key before, failed ones too: Stripe forgets the keys themselves after a day. */
async function refundsUnder(stripe: Stripe, intent: string, key: string): Promise<Stripe.Refund[]> {
  const list = { payment_intent: intent, limit: REFUNDS_MAX };
  const { data } = await asked("list", () => stripe.refunds.list(list));
  return data.filter(({ metadata }) => metadata?.key === key);
}

/** What failed or was called off sent nothing back. */
const isAlive = ({ status }: Stripe.Refund) => status !== "failed" && status !== "canceled";

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

/** A checkout whose delayed payment failed still stands as open there. */
const failedNow = (type: string, { status }: AttemptState): PaymentEvent["status"] =>
  type === "checkout.session.async_payment_failed" && status === "open" ? "declined" : status;

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
