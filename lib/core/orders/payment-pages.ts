import type { Env } from "../env";

/** Origins of the pages on which people pay. */
export const STRIPE_PAGES = ["https://checkout.stripe.com"] as const;
export const PAYPAL_PAGES = ["https://www.paypal.com", "https://www.sandbox.paypal.com"] as const;
export const btcpayPages = (url: string): readonly string[] => [new URL(url).origin];

/** Where the pay form may lead, as far as ways to pay are configured. */
export function paymentPages(e: Env): string[] {
  return [
    ...(e.STRIPE_SECRET_KEY ? STRIPE_PAGES : []),
    ...(e.PAYPAL_CLIENT_ID ? PAYPAL_PAGES : []),
    ...(e.BTCPAY_URL ? btcpayPages(e.BTCPAY_URL) : []),
  ];
}
