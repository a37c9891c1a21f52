import { type Env, env } from "@/lib/core/env";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { btcpayProvider } from "./btcpay-provider";
import { paypalProvider } from "./paypal-provider";
import type { PaymentProvider } from "./provider";
import { stripeProvider } from "./stripe-provider";
import { testProvider } from "./test-provider";

/** Whether test money is taken: where nothing else is configured, and never in production unless that is a test machine. */
const isTestOn = (e: Env) => e.ALLOW_TEST_ENDPOINTS || (e.NODE_ENV !== "production" && configured(e).length === 0);

/** The ways to pay that are on, in the order in which they are shown; none in production until one is configured. */
export async function paymentProviders(e: Env = env()): Promise<PaymentProvider[]> {
  return isTestOn(e) ? [...configured(e), testProvider({ secret: await authSecret(e) })] : configured(e);
}

/** Kept, since PayPal's holds a token. */
const kept = new WeakMap<Env, PaymentProvider[]>();

function configured(e: Env): PaymentProvider[] {
  const made = kept.get(e) ?? [...stripeOf(e), ...paypalOf(e), ...btcpayOf(e)];
  kept.set(e, made);
  return made;
}

function stripeOf(e: Env): PaymentProvider[] {
  const { STRIPE_URL: origin, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = e;
  return secretKey && webhookSecret ? [stripeProvider({ secretKey, webhookSecret, origin })] : [];
}

function paypalOf(e: Env): PaymentProvider[] {
  const { PAYPAL_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = e;
  const webhookId = e.PAYPAL_WEBHOOK_ID;
  return clientId && clientSecret && webhookId ? [paypalProvider({ url, clientId, clientSecret, webhookId })] : [];
}

function btcpayOf(e: Env): PaymentProvider[] {
  const { BTCPAY_URL: url, BTCPAY_STORE_ID: storeId, BTCPAY_API_KEY: apiKey } = e;
  const webhookSecret = e.BTCPAY_WEBHOOK_SECRET;
  return url && storeId && apiKey && webhookSecret ? [btcpayProvider({ url, storeId, apiKey, webhookSecret })] : [];
}

/** One of them by its key; null for one that is off or unknown. */
export async function findProvider(key: string): Promise<PaymentProvider | null> {
  return (await paymentProviders()).find((one) => one.key === key) ?? null;
}
