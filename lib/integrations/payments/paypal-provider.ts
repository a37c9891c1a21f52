import { z } from "zod";
import { PAYPAL_PAGES } from "@/lib/core/orders/payment-pages";
import { callProvider, providerAway } from "./call-provider";
import { decimalOf } from "./decimal-amount";
import { disputeOf, listDisputes } from "./paypal-disputes";
import { orderOf, orderOfCapture, type PaypalAsked, type PaypalCall, readVerified } from "./paypal-events";
import { listTransactions } from "./paypal-list";
import { capturesOf, type PaypalOrder, paypalOrder, refundsOf, stateOf } from "./paypal-order";
import { onceKey, type PayableOrder, type PaymentProvider, type PaymentUrls, type SentBack } from "./provider";

export const PAYPAL = "paypal";
const TOKEN_MARGIN_MS = 60_000;
const DESCRIPTION_MAX = 127;

export interface PaypalSettings {
  /** `https://api-m.paypal.com`, or that of the sandbox. */
  url: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  now?: () => number;
  timeoutMs?: number;
}

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * PayPal by its REST API: an order is made, approved by the person there, and captured once we hear of it, by webhook or poll. Events
 * are verified by PayPal itself and only tell which order to look at.
 */
export function paypalProvider(settings: PaypalSettings): PaymentProvider {
  const call = apiOf(settings);
  const fetchAttempt = async (id: string) => {
    const found = await readCaptured(call, id);
    return found && stateOf(found);
  };
  return {
    key: PAYPAL,
    label: "PayPal",
    formTargets: PAYPAL_PAGES,
    async createAttempt(order, urls) {
      const key = `payment-${order.paymentId}-${order.amountCents}`;
      const made = await call("/v2/checkout/orders", paypalOrder, { body: asOrder(order, urls), key });
      const link = made?.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
      if (!made || !link) throw providerAway(PAYPAL, new Error("no address came"));
      return { providerId: made.id, url: link.href };
    },
    async verifyWebhook(rawBody, headers) {
      const event = await readVerified(call, settings.webhookId, rawBody, headers);
      const about = await orderOf(call, event);
      const state = about === null ? null : await fetchAttempt(about);
      if (!state) return [];
      const isAboutDispute = event.event_type?.startsWith("CUSTOMER.DISPUTE.");
      const dispute = isAboutDispute ? await disputeOf(call, event.resource) : null;
      return [{ ...state, eventId: event.id, ...(dispute && { dispute }) }];
    },
    fetchAttempt,
    listMoney: (from, to) =>
      listTransactions((path, shape, absent) => call(path, shape, { ...(absent && { absent }) }), { from, to }),
    listDisputes: (from, to) => listDisputes(call, (id) => orderOfCapture(call, id), { from, to }),
    refund: (paid) => refund(call, paid),
  };
}

/** Under our key as its invoice's name, by which a refund is found again when PayPal has forgotten the key. */
async function refund(call: PaypalCall, { providerId, amountCents, currency, key }: Paid): Promise<SentBack> {
  const order = await call(pathOf(providerId), paypalOrder, {});
  const under = refundsOf(order).filter(({ invoice_id }) => invoice_id === key);
  const there = under.find(isAlive);
  if (there) return { refundId: there.id };
  const capture = capturesOf(order).find(({ status }) => status !== "DECLINED");
  if (!capture) throw providerAway(PAYPAL, new Error("nothing was paid"));
  const body = { amount: { currency_code: currency, value: decimalOf(amountCents) }, invoice_id: key };
  const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`;
  const made = await call(path, refundMade, { body, key: onceKey(key, under.length) });
  if (!made || !isAlive(made)) throw providerAway(PAYPAL, new Error("no refund came"));
  return { refundId: made.id };
}

const refundMade = z.object({ id: z.string(), status: z.string().optional() });
/** What failed or was called off sent nothing back. */
const isAlive = ({ status }: z.infer<typeof refundMade>) => status !== "FAILED" && status !== "CANCELLED";

const pathOf = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

function asOrder({ number, paymentId, amountCents, currency, description }: PayableOrder, urls: PaymentUrls) {
  const addresses = { return_url: urls.success, cancel_url: urls.cancel };
  const context = { ...addresses, user_action: "PAY_NOW", shipping_preference: "NO_SHIPPING" };
  const unit = {
    ...{ reference_id: number, custom_id: String(paymentId), description: description.slice(0, DESCRIPTION_MAX) },
    amount: { currency_code: currency, value: decimalOf(amountCents) },
  };
  const source = { paypal: { experience_context: context } };
  return { intent: "CAPTURE", purchase_units: [unit], payment_source: source };
}

/** An order as it stands, once what its payer approved was captured. */
async function readCaptured(call: PaypalCall, id: string): Promise<PaypalOrder | null> {
  const found = await call(pathOf(id), paypalOrder, { absent: [404] });
  if (found?.status !== "APPROVED") return found;
  // 422: refused, or captured by somebody else meanwhile; the order says which
  await call(`${pathOf(id)}/capture`, z.unknown(), { body: {}, key: `capture-${id}`, absent: [422] });
  return call(pathOf(id), paypalOrder, {});
}

type Paid = Parameters<PaymentProvider["refund"]>[0];

/** Calls with a token that is kept until shortly before it ends. */
function apiOf({ url, clientId, clientSecret, now = Date.now, timeoutMs }: PaypalSettings): PaypalCall {
  const base = { provider: PAYPAL, ...(timeoutMs && { timeoutMs }) };
  const { origin } = new URL(url);
  let kept = { value: "", until: 0 };
  const tokenNow = async () => {
    if (now() < kept.until) return kept.value;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const headers = { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" };
    const asked = { url: `${origin}/v1/oauth2/token`, method: "POST" as const, headers, shape: token };
    const got = await callProvider({ ...base, ...asked, body: "grant_type=client_credentials" });
    kept = { value: got.access_token, until: now() + got.expires_in * 1000 - TOKEN_MARGIN_MS };
    return kept.value;
  };
  return async <T>(path: string, shape: z.ZodType<T>, { body, key, absent }: PaypalAsked): Promise<T | null> => {
    const authorization = `Bearer ${await tokenNow()}`;
    const headers = { authorization, "content-type": "application/json", ...(key && { "paypal-request-id": key }) };
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const post = body !== undefined && { method: "POST" as const, body: sent };
    return callProvider({ ...base, url: origin + path, headers, shape, ...post, ...(absent && { absent }) });
  };
}
