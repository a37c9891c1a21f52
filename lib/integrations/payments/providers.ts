import { type Env, env } from "@/lib/core/env";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import type { PaymentProvider } from "./provider";
import { testProvider } from "./test-provider";

/** Whether test money is taken: where nothing else is configured, and never in production unless that is a test machine. */
const isTestOn = (e: Env) => e.NODE_ENV !== "production" || e.ALLOW_TEST_ENDPOINTS;

/** The ways to pay that are on, in the order in which they are shown; none in production until one is configured. */
export async function paymentProviders(e: Env = env()): Promise<PaymentProvider[]> {
  return isTestOn(e) ? [testProvider({ secret: await authSecret(e) })] : [];
}

/** One of them by its key; null for one that is off or unknown. */
export async function findProvider(key: string): Promise<PaymentProvider | null> {
  return (await paymentProviders()).find((one) => one.key === key) ?? null;
}
