import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { btcpayPages } from "@/lib/core/orders/payment-pages";
import { listInvoices } from "./btcpay-list";
import { callProvider, providerAway } from "./call-provider";
import { centsAt, centsOf, decimalOf, exactly } from "./decimal-amount";
import { type AttemptState, type PaymentProvider, type SentBack, WebhookRefused } from "./provider";

export const BTCPAY = "btcpay";

export interface BtcpaySettings {
  /** Origin of the server. */
  url: string;
  storeId: string;
  apiKey: string;
  webhookSecret: string;
  timeoutMs?: number;
}

const amount = z.union([z.string(), z.number()]).transform(String);
const invoice = z.object({
  id: z.string(),
  status: z.enum(["New", "Processing", "Settled", "Expired", "Invalid"]),
  additionalStatus: z.string(),
  amount,
  currency: z.string(),
  checkoutLink: z.string(),
});
type Invoice = z.infer<typeof invoice>;
const methods = z.array(z.object({ paymentMethodId: z.string(), rate: amount, paymentMethodPaid: amount }));
const told = z.object({
  deliveryId: z.string(),
  originalDeliveryId: z.string().nullish(),
  storeId: z.string(),
  invoiceId: z.string(),
});
const pullPayment = z.object({ id: z.string(), name: z.string(), viewLink: z.url() });

/**
 * Crypto by a BTCPay server (Greenfield API). A signed webhook only tells which invoice to look at; what came is asked for then: too
 * little, too much and late money are told as the amounts they are.
 */
export function btcpayProvider(settings: BtcpaySettings): PaymentProvider {
  const call = apiOf(settings);
  const fetchAttempt = async (id: string) => {
    const found = await call(`/invoices/${encodeURIComponent(id)}`, invoice, { absent: [404] });
    return found && stateOf(call, found);
  };
  return {
    key: BTCPAY,
    label: "crypto",
    formTargets: btcpayPages(settings.url),
    async createAttempt({ number, paymentId, amountCents, currency, email }, { success }) {
      const orderId = `${number}-${paymentId}`;
      // no idempotency keys here: an invoice that an unanswered call made is found by its order
      const made = await call(`/invoices?orderId=${orderId}`, z.array(invoice));
      const metadata = { orderId, ...(email && { buyerEmail: email }) };
      const checkout = { redirectURL: success, redirectAutomatically: true };
      const body = { amount: decimalOf(amountCents), currency, metadata, checkout };
      const its =
        made?.find((one) => centsOf(one.amount) === amountCents) ?? (await call("/invoices", invoice, { body }));
      if (!its) throw providerAway(BTCPAY, new Error("no invoice came"));
      return { providerId: its.id, url: its.checkoutLink };
    },
    async verifyWebhook(rawBody, headers) {
      const { storeId, invoiceId, deliveryId, originalDeliveryId } = readSigned(settings, rawBody, headers);
      if (storeId !== settings.storeId) throw new WebhookRefused("of another store");
      const state = await fetchAttempt(invoiceId);
      return state ? [{ ...state, eventId: originalDeliveryId || deliveryId }] : [];
    },
    fetchAttempt,
    listMoney: (from, to) => listInvoices(call, fetchAttempt, { from, to }),
    refund: (paid) => refund(call, paid),
  };
}

type Call = ReturnType<typeof apiOf>;
type Paid = Parameters<PaymentProvider["refund"]>[0];

/** Makes a pull payment, from which the customer takes the money to an address of theirs; its link goes to them. */
async function refund(call: Call, { providerId, amountCents, currency, key }: Paid): Promise<SentBack> {
  const there = (await call("/pull-payments", z.array(pullPayment)))?.find(({ name }) => name === key);
  if (there) return sentBack(there);
  const id = encodeURIComponent(providerId);
  const all = (await call(`/invoices/${id}/payment-methods`, methods)) ?? [];
  const paid = all.find(({ paymentMethodPaid }) => exactly(paymentMethodPaid) > 0n);
  if (!paid) throw providerAway(BTCPAY, new Error("nothing was paid"));
  const custom = { refundVariant: "Custom", customAmount: decimalOf(amountCents), customCurrency: currency };
  const body = { name: key, payoutMethodId: paid.paymentMethodId, ...custom };
  const made = await call(`/invoices/${id}/refund`, pullPayment, { body });
  if (!made) throw providerAway(BTCPAY, new Error("no pull payment came"));
  return sentBack(made);
}

const sentBack = ({ id, viewLink }: z.infer<typeof pullPayment>): SentBack => ({ refundId: id, claimUrl: viewLink });

function apiOf({ url, storeId, apiKey, timeoutMs }: BtcpaySettings) {
  const base = `${new URL(url).origin}/api/v1/stores/${encodeURIComponent(storeId)}`;
  const headers = { authorization: `token ${apiKey}`, "content-type": "application/json" };
  return <T>(path: string, shape: z.ZodType<T>, { body, absent }: { body?: object; absent?: number[] } = {}) =>
    callProvider({
      ...{ provider: BTCPAY, url: base + path, headers, shape },
      ...(body && { method: "POST" as const, body: JSON.stringify(body) }),
      ...(absent && { absent }),
      ...(timeoutMs && { timeoutMs }),
    });
}

async function stateOf(call: Call, { id, status, additionalStatus, amount, currency }: Invoice): Promise<AttemptState> {
  const state = { providerId: id, refundedCents: 0, currency };
  const isWhole = status === "Settled" && additionalStatus !== "PaidOver";
  if (isWhole) return { ...state, status: "paid", receivedCents: centsOf(amount) };
  const isOdd = status === "Settled" || (status === "Expired" && additionalStatus !== "None");
  if (isOdd) return { ...state, status: "paid", receivedCents: await receivedOf(call, id) };
  const ended = { Expired: "abandoned", Invalid: "declined" } as const;
  return { ...state, status: status === "Expired" || status === "Invalid" ? ended[status] : "open", receivedCents: 0 };
}

/** What came in all coins, at the rates of the invoice. */
async function receivedOf(call: Call, id: string): Promise<number> {
  const paid = (await call(`/invoices/${encodeURIComponent(id)}/payment-methods`, methods)) ?? [];
  return paid.reduce((sum, { paymentMethodPaid, rate }) => sum + centsAt(paymentMethodPaid, rate), 0);
}

function readSigned({ webhookSecret }: BtcpaySettings, rawBody: string, headers: Headers): z.infer<typeof told> {
  const expected = createHmac("sha256", webhookSecret).update(rawBody).digest();
  const given = Buffer.from((headers.get("btcpay-sig") ?? "").replace(/^sha256=/, ""), "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new WebhookRefused("not signed by BTCPay");
  const parsed = told.safeParse(JSON.parse(rawBody));
  if (!parsed.success) throw new WebhookRefused("not about an invoice");
  return parsed.data;
}
