import { randomUUID } from "node:crypto";
import type { DisputeStatus } from "@/lib/core/statuses";
import { FakeBtcpay } from "./fake-btcpay";
import { FakePaypal } from "./fake-paypal";
import { FakeStripe } from "./fake-stripe";
import type { Sent } from "./wire";

export const TILLS = ["stripe", "paypal", "btcpay"] as const;
export type TillName = (typeof TILLS)[number];
/** Where a payment can be disputed. */
export type Disputing = Exclude<TillName, "btcpay">;

/** How each provider says how a dispute stands. */
const DISPUTE_WORDS = {
  stripe: { open: "needs_response", won: "won", lost: "lost" },
  paypal: { open: undefined, won: "RESOLVED_SELLER_FAVOUR", lost: "RESOLVED_BUYER_FAVOUR" },
} as const;

/** The providers as they speak on the wire; what stands there is the truth that our books are compared with. */
export class Tills {
  readonly stripe = new FakeStripe();
  readonly paypal = new FakePaypal();
  readonly btcpay = new FakeBtcpay();
  readonly #disputed = new Map<string, { till: TillName; cents: number }>();

  async listen(): Promise<void> {
    for (const name of TILLS) await this[name].listen();
  }

  close(): void {
    for (const name of TILLS) this[name].close();
  }

  /** Settings of a process that pays here. */
  get env(): Record<string, string> {
    const { stripe, paypal, btcpay } = this;
    return {
      ...{ STRIPE_URL: stripe.origin, STRIPE_SECRET_KEY: stripe.settings.secretKey },
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      ...{ PAYPAL_URL: paypal.origin, PAYPAL_CLIENT_ID: paypal.settings.clientId },
      ...{ PAYPAL_CLIENT_SECRET: paypal.settings.clientSecret, PAYPAL_WEBHOOK_ID: paypal.settings.webhookId },
      ...{ BTCPAY_URL: btcpay.origin, BTCPAY_STORE_ID: btcpay.settings.storeId },
      ...{ BTCPAY_API_KEY: btcpay.settings.apiKey, BTCPAY_WEBHOOK_SECRET: btcpay.settings.webhookSecret },
    };
  }

  /** So many next calls that make or change something are done, and never answered. */
  breakOff(name: TillName, times: number): void {
    this[name].unanswered += times;
  }

  /** What was really paid there. */
  received(name: TillName): { payments: number; cents: number } {
    const paid = this[name].received();
    return { payments: paid.length, cents: paid.reduce((sum, cents) => sum + cents, 0) };
  }

  /** What went back from there. */
  givenBack(name: TillName): number {
    return this[name].givenBack();
  }

  /** All of a payment is disputed, or that ends; answers the webhook that tells of it. */
  dispute(till: Disputing, providerId: string, { status, cents }: { status: DisputeStatus; cents: number }): Sent {
    this.#disputed.set(providerId, { till, cents: status === "won" ? 0 : cents });
    return this[till].dispute(providerId, DISPUTE_WORDS[till][status]);
  }

  /** What disputes have taken from there. */
  disputed(name: TillName): number {
    return [...this.#disputed.values()].reduce((sum, { till, cents }) => sum + (till === name ? cents : 0), 0);
  }

  /** Five deliveries of two events about one try, each of them at least twice, in any order. */
  webhooks(name: TillName, providerId: string): Sent[] {
    const [first, second] = [randomUUID(), randomUUID()];
    return shuffled(
      [first, first, first, second, second].map((eventId) => this[name].webhook(providerId, undefined, { eventId })),
    );
  }

  /** What others send: signed with a guess, for another body, by nobody; Stripe's also too late. */
  forgeries(name: TillName, providerId: string): Sent[] {
    const real = this[name].webhook(providerId);
    const guessed = this[name].webhook(providerId, undefined, { secret: "guessed" });
    const changed = { ...real, rawBody: real.rawBody.replace("}", ', "amount": 1}') };
    const late = name === "stripe" ? [this.stripe.webhook(providerId, undefined, { at: Date.now() - 3_600_000 })] : [];
    return [guessed, changed, { ...real, headers: new Headers() }, ...late];
  }
}

/** In the order of random keys. */
export function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** The name of a try in the address of its page, as each provider writes it. */
export function tryIn(url: string): string {
  const id = /(?:cs_\d+|PP\d+|inv\d+)$/.exec(url)?.[0];
  if (!id) throw new Error(`No try is in the address ${url}.`);
  return id;
}
