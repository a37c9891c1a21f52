import type { DisputeStatus, PaymentStatus } from "@/lib/core/statuses";

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
  /** What is on its way back beside that; absent where the provider does not tell with a try what went back. */
  refundingCents?: number;
  /** `refundedCents` may hold what a lost dispute gave back. */
  mayTellDisputes?: boolean;
  currency: string;
  /** ISO country of the card or account, where the provider knows it: evidence of the customer's place. */
  country?: string;
}

/** A payment that its payer takes up with their bank or the provider. */
export interface DisputeState {
  /** The provider's own name of it. */
  disputeId: string;
  status: DisputeStatus;
  /** What the provider has taken from us for it and not given back; its fee is between us and the provider. */
  takenCents: number;
  /** ISO code of what was taken; absent where the provider tells none: that of the try. */
  currency?: string;
  /** It was asked of the provider just now; else it is what an event says, which may come late. */
  isCurrent?: boolean;
}

/** What a provider told us, with its own name of the telling: the same is taken once. */
export interface PaymentEvent extends AttemptState {
  eventId: string;
  /** The dispute that it tells of. */
  dispute?: DisputeState;
}

/** Money that a provider sent back. */
export interface SentBack {
  /** The provider's own name of it. */
  refundId: string;
  /** Where the buyer takes it, for a provider that cannot send it by itself. */
  claimUrl?: string;
}

/** Money in a provider's own list: what came for a try, or what went back, told with it or by itself. */
export interface ListedMoney {
  /** The provider's name of this entry. */
  ref: string;
  /** What it is about, in our words: the provider's name of a try as we keep it, our row of one, or our row of a refund. */
  about: { providerId: string } | { paymentId: number } | { refundId: number };
  receivedCents: number;
  refundedCents: number;
  /** What the provider took for a dispute; below zero where that came back. */
  disputedCents?: number;
  /** What goes back is on its way: it may arrive or fail. */
  isPending?: boolean;
  currency: string;
  at: Date;
}

/** A dispute in a provider's own list. */
export interface ListedDispute {
  /** The provider's name of the try that is disputed. */
  providerId: string;
  dispute: DisputeState;
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
  /**
   * What the provider's own books list of tries of ours that were made from `from` on, page by page; other uses of the account are left
   * out. Absent where it keeps none. Throws `unavailable` where it cannot be asked, and for more pages than are sensible.
   */
  listMoney?(from: Date, to: Date): AsyncIterable<ListedMoney>;
  /**
   * Disputes of tries of ours that were opened, or moved on, from `from` on, as they stand now; how far back is the provider's to say.
   * Absent where there are none. Throws `unavailable` where it cannot be asked.
   */
  listDisputes?(from: Date, to: Date): AsyncIterable<ListedDispute>;
  /** Gives money back, once for each `key`, however long ago it was first asked: what went back under it is looked for before. */
  refund(paid: { providerId: string; amountCents: number; currency: string; key: string }): Promise<SentBack>;
}

/** The key under which a provider makes a refund once: another one after each that failed, whose answer it would repeat. */
export const onceKey = (key: string, failed: number): string => `refund-${key}${failed > 0 ? `-${failed}` : ""}`;

/** A webhook that is not what it says: unsigned, forged, too old, or not readable. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}
