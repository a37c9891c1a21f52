import type { PaymentStatus } from "@/lib/core/statuses";

/** What is to be paid, as a provider needs to know it. */
export interface PayableOrder {
  /** Order number, such as `LY-2026-000123`. */
  number: string;
  /** Our own row of this try: the key that makes creating it happen once, and comes back in its events. */
  paymentId: number;
  amountCents: number;
  currency: string;
  /** One line about what is bought. */
  description: string;
  email: string | null;
}

/** Where the person comes back to; nothing is fulfilled by coming back. */
export interface PaymentUrls {
  /** Paid, or said to be. */
  success: string;
  /** Left without paying. */
  cancel: string;
  /** Where the provider tells us. */
  webhook: string;
}

/** Where a try stands at the provider. */
export interface AttemptState {
  /** The provider's name of the try. */
  providerId: string;
  status: PaymentStatus;
  /** What really came, in the hundredth part of `currency`. */
  receivedCents: number;
  refundedCents: number;
  currency: string;
  /** ISO country of the card or account, where the provider knows it: evidence of the customer's place. */
  country?: string;
}

/** What a provider told us, with its own name of the telling: the same is taken once. */
export interface PaymentEvent extends AttemptState {
  eventId: string;
}

/** One way to pay. Implementations keep nothing: what they are told stands in our rows. */
export interface PaymentProvider {
  key: string;
  /** As the button says it: `Pay with …`. */
  label: string;
  /** Origins that a sent form may lead to (`form-action`); none where we show the page ourselves. */
  formTargets: readonly string[];
  /** Makes a try. Called again for the same `paymentId` it answers the same try, where the provider can. */
  createAttempt(order: PayableOrder, urls: PaymentUrls): Promise<{ providerId: string; url: string }>;
  /** The events of a webhook whose raw body is really the provider's. Throws `WebhookRefused` for any other. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<PaymentEvent[]>;
  /** How a try stands now; null where the provider cannot say. */
  fetchAttempt(providerId: string): Promise<AttemptState | null>;
  /** Gives money back; `key` makes it happen once. */
  refund(paid: { providerId: string; amountCents: number; currency: string; key: string }): Promise<void>;
}

/** A webhook that is not what it says: unsigned, forged, too old, or not readable. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}
