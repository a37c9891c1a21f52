import { BILLING_COUNTRIES } from "@/lib/core/orders/billing-countries";

/** What PayPal calls China, for cards of the mainland. */
const PAYPAL_CHINA = "C2";

/** The ISO country that a provider tells of a payer; nothing where it is none that we know: evidence that says nothing. */
export function payerCountry(told: string | null | undefined): { country?: string } {
  const code = told === PAYPAL_CHINA ? "CN" : told?.toUpperCase();
  const country = BILLING_COUNTRIES.find((one) => one.code === code)?.code;
  return country ? { country } : {};
}
