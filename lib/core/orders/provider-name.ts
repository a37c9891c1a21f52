import { lookup } from "../lookup";

/** How people call the providers, by our keys of them. */
const NAMES = lookup({
  stripe: "Stripe",
  paypal: "PayPal",
  btcpay: "BTCPay Server",
  test: "the test provider",
});

/** A payment provider's name inside a sentence; the key of one that is unknown. */
export const providerName = (key: string): string => NAMES.get(key) ?? key;
