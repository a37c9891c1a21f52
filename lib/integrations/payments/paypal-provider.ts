import { z } from "zod";
import { PAYPAL_PAGES } from "@/lib/core/orders/payment-pages";
import { callProvider, providerAway } from "./call-provider";
import { centsOf, decimalOf } from "./decimal-amount";
import {
  type AttemptState,
  type PayableOrder,
  type PaymentProvider,
  type PaymentUrls,
  WebhookRefused,
} from "./provider";

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

const money = z.object({ currency_code: z.string(), value: z.string() });
const part = z.object({ id: z.string(), status: z.string(), amount: money });
const paypalOrder = z.object({
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
type PaypalOrder = z.infer<typeof paypalOrder>;
const related = z.object({ order_id: z.string() }).partial().optional();
const told = z.object({
  id: z.string(),
  resource_type: z.string().optional(),
  resource: z.object({ id: z.string(), supplementary_data: z.object({ related_ids: related }).partial().optional() }),
});
const token = z.object({ access_token: z.string(), expires_in: z.number() });
const verdict = z.object({ verification_status: z.string() });

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
      const { id: eventId, resource, resource_type } = await readVerified(call, settings.webhookId, rawBody, headers);
      const orderId = resource.supplementary_data?.related_ids?.order_id;
      const about = orderId ?? (resource_type === "checkout-order" ? resource.id : null);
      const state = about === null ? null : await fetchAttempt(about);
      return state ? [{ ...state, eventId }] : [];
    },
    fetchAttempt,
    async refund({ providerId, amountCents, currency, key }) {
      const capture = capturesOf(await call(pathOf(providerId), paypalOrder, {})).find(
        ({ status }) => status !== "DECLINED",
      );
      if (!capture) throw providerAway(PAYPAL, new Error("nothing was paid"));
      const body = { amount: { currency_code: currency, value: decimalOf(amountCents) } };
      await call(`/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`, z.unknown(), {
        body,
        key: `refund-${key}`,
      });
    },
  };
}

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
async function readCaptured(call: Call, id: string): Promise<PaypalOrder | null> {
  const found = await call(pathOf(id), paypalOrder, { absent: [404] });
  if (found?.status !== "APPROVED") return found;
  // 422: refused, or captured by somebody else meanwhile; the order says which
  await call(`${pathOf(id)}/capture`, z.unknown(), { body: {}, key: `capture-${id}`, absent: [422] });
  return call(pathOf(id), paypalOrder, {});
}

type Call = ReturnType<typeof apiOf>;

interface Asked {
  body?: object | string;
  /** Makes it happen once (`PayPal-Request-Id`). */
  key?: string;
  absent?: number[];
}

/** Calls with a token that is kept until shortly before it ends. */
function apiOf({ url, clientId, clientSecret, now = Date.now, timeoutMs }: PaypalSettings) {
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
  return async <T>(path: string, shape: z.ZodType<T>, { body, key, absent }: Asked): Promise<T | null> => {
    const authorization = `Bearer ${await tokenNow()}`;
    const headers = { authorization, "content-type": "application/json", ...(key && { "paypal-request-id": key }) };
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const post = body !== undefined && { method: "POST" as const, body: sent };
    return callProvider({ ...base, url: origin + path, headers, shape, ...post, ...(absent && { absent }) });
  };
}

const capturesOf = (order: PaypalOrder | null) =>
  order?.purchase_units.flatMap((unit) => unit.payments?.captures ?? []) ?? [];

const sumOf = (parts: z.infer<typeof part>[]) => parts.reduce((sum, { amount }) => sum + centsOf(amount.value), 0);

function stateOf(order: PaypalOrder): AttemptState {
  const captures = capturesOf(order);
  const refunds = order.purchase_units.flatMap((unit) => unit.payments?.refunds ?? []);
  const done = captures.filter(({ status }) => ["COMPLETED", "REFUNDED", "PARTIALLY_REFUNDED"].includes(status));
  const [receivedCents, refundedCents] = [sumOf(done), sumOf(refunds.filter(({ status }) => status === "COMPLETED"))];
  const [first] = done;
  const currency = first?.amount.currency_code ?? order.purchase_units[0]?.amount?.currency_code ?? "";
  const country = order.payer?.address?.country_code;
  const state = { providerId: order.id, receivedCents, refundedCents, currency, ...(country && { country }) };
  if (first) return { ...state, status: refundedCents >= receivedCents ? "refunded" : "paid" };
  if (captures.some(({ status }) => status === "DECLINED" || status === "FAILED"))
    return { ...state, status: "declined" };
  return { ...state, status: order.status === "VOIDED" ? "abandoned" : "open" };
}

/** The event in a body that PayPal says it sent; the body travels back as it came, since another spelling has another signature. */
async function readVerified(call: Call, webhookId: string, rawBody: string, headers: Headers) {
  const parsed = z
    .string()
    .transform((text, ctx) => jsonOf(text) ?? ctx.addIssue("not JSON"))
    .pipe(told)
    .safeParse(rawBody);
  const names = ["auth-algo", "cert-url", "transmission-id", "transmission-sig", "transmission-time"];
  const signed = names.map((name) => [name.replace("-", "_"), headers.get(`paypal-${name}`)] as const);
  if (!parsed.success || signed.some(([, value]) => !value)) throw new WebhookRefused("not an event of PayPal");
  const fields = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  const body = `${fields.slice(0, -1)},"webhook_event":${rawBody}}`;
  const answer = await call("/v1/notifications/verify-webhook-signature", verdict, { body, absent: [400, 422] });
  if (answer?.verification_status !== "SUCCESS") throw new WebhookRefused("not signed by PayPal");
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
