import { createHmac, randomUUID } from "node:crypto";
import { type Paying, type Sent, Wire, type WireAnswer, type WireRequest } from "./wire";

interface Session {
  id: string;
  object: "checkout.session";
  url: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  customer_details: { address: { country: string } };
  payment_intent: { id: string; latest_charge: { amount_refunded: number } };
  metadata: Record<string, string>;
  /** In seconds. */
  created: number;
}

interface SentBack {
  id: string;
  object: "refund";
  payment_intent: string;
  status: string;
  amount: number;
  currency: string;
  created: number;
  metadata: { key: string | null };
}

const SECRET = "whsec_stand-in";
/** Stripe's API as it speaks on the wire. */
export class FakeStripe extends Wire {
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, number>();
  readonly disputes = new Map<string, { id: string; status: string; created: number }>();
  /** How many of the next refunds fail. */
  failing = 0;
  readonly #sentBack: SentBack[] = [];
  readonly #kept = new Map<string, WireAnswer>();

  get settings() {
    return { secretKey: "sk_test_stand-in", webhookSecret: SECRET, origin: this.origin };
  }

  /** A day later: keys of the past are known no more. */
  forgetKeys(): void {
    this.#kept.clear();
  }

  pay(id: string, { cents, currency }: Paying = {}): void {
    const session = this.#session(id);
    if (cents !== undefined) session.amount_total = cents;
    if (currency) session.currency = currency.toLowerCase();
    Object.assign(session, { status: "complete", payment_status: "paid" });
  }

  /** Cents of each payment that came. */
  received(): number[] {
    return [...this.sessions.values()].flatMap((one) => (one.payment_status === "paid" ? one.amount_total : []));
  }

  /** Cents that went back, all in all. */
  givenBack(): number {
    const all = [...this.sessions.values()].map(
      ({ payment_intent: { latest_charge } }) => latest_charge.amount_refunded,
    );
    return all.reduce((sum, cents) => sum + cents, 0);
  }

  /** Money for something that is not of ours. */
  makeForeign(): void {
    this.pay(this.#make(new URLSearchParams({ "line_items[0][price_data][unit_amount]": "700" })).id);
  }

  leave(id: string): void {
    this.#session(id).status = "expired";
  }

  webhook(
    id: string,
    type = "checkout.session.completed",
    { secret = SECRET, at = Date.now(), eventId = `evt_${randomUUID()}` } = {},
  ): Sent {
    return this.#signed(type, this.#session(id), { secret, at, eventId });
  }

  #signed(
    type: string,
    object: object,
    { secret = SECRET, at = Date.now(), eventId = `evt_${randomUUID()}` } = {},
  ): Sent {
    const rawBody = JSON.stringify({ id: eventId, object: "event", type, data: { object } });
    const seconds = Math.floor(at / 1000);
    const signature = createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
    return { rawBody, headers: new Headers({ "stripe-signature": `t=${seconds},v1=${signature}` }) };
  }

  /** Gives money back on Stripe's own pages; answers the webhook that tells of it. */
  giveBack(id: string, cents: number): Sent {
    const { payment_intent: intent } = this.#session(id);
    intent.latest_charge.amount_refunded += cents;
    this.#keepSentBack(intent.id, cents, { status: "succeeded", key: null });
    return this.#signed("charge.refunded", { object: "charge", payment_intent: intent.id });
  }

  /** What went back comes to the account again, such as where the card is closed; answers the webhook that tells of it. */
  failBack(id: string): Sent {
    const { payment_intent: intent } = this.#session(id);
    intent.latest_charge.amount_refunded = 0;
    return this.#signed("refund.failed", { object: "refund", payment_intent: intent.id });
  }

  /** The payer disputes it with their bank, or that goes on or ends: `lost`, for example. Answers the webhook that tells of it. */
  dispute(id: string, status = "needs_response"): Sent {
    const { payment_intent: intent, amount_total: amount, currency } = this.#session(id);
    const about = { id: `dp_${id}`, object: "dispute", payment_intent: intent.id, amount, currency };
    const before = this.disputes.get(about.id);
    this.disputes.set(about.id, { ...about, status, created: before?.created ?? Math.floor(this.now() / 1000) });
    const isEnd = ["won", "lost", "warning_closed"].includes(status);
    return this.#signed(`charge.dispute.${isEnd ? "closed" : "created"}`, about);
  }

  protected answer(request: WireRequest): WireAnswer {
    const key = String(request.headers["idempotency-key"] ?? "");
    const kept = request.method === "POST" ? this.#kept.get(key) : undefined;
    const answer = kept ?? this.#do(request);
    if (request.method === "POST") this.#kept.set(key, answer);
    return answer;
  }

  #do({ method, path, query, body }: WireRequest): WireAnswer {
    const form = new URLSearchParams(body);
    if (method === "POST" && path === "/v1/checkout/sessions") return { body: this.#make(form) };
    if (method === "POST" && path === "/v1/refunds") return { body: this.#refund(form) };
    const intent = query.get("payment_intent");
    const list = (data: object[]) => ({ body: { object: "list", data } });
    if (path === "/v1/refunds" && !intent) return { body: this.#list(path, this.#sentBack, query) };
    if (path === "/v1/refunds") return list(this.#sentBack.filter((one) => one.payment_intent === intent));
    if (path === "/v1/checkout/sessions" && intent)
      return list([...this.sessions.values()].filter((one) => one.payment_intent.id === intent));
    if (path === "/v1/checkout/sessions") return { body: this.#list(path, [...this.sessions.values()], query) };
    if (path === "/v1/disputes") return { body: this.#list(path, [...this.disputes.values()], query) };
    const dispute = this.disputes.get(path.replace("/v1/disputes/", ""));
    if (dispute) return { body: dispute };
    const found = this.sessions.get(path.replace("/v1/checkout/sessions/", ""));
    return found
      ? { body: found }
      : { status: 404, body: { error: { type: "invalid_request_error", message: "none" } } };
  }

  #make(form: URLSearchParams): Session {
    const id = `cs_${this.sessions.size + 1}`;
    const session: Session = {
      ...{ id, object: "checkout.session", url: `https://checkout.stripe.com/c/${id}` },
      ...{ status: "open", payment_status: "unpaid" },
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      customer_details: { address: { country: "DE" } },
      payment_intent: { id: `pi_${id}`, latest_charge: { amount_refunded: 0 } },
      metadata: { payment_id: form.get("metadata[payment_id]") ?? "" },
      created: Math.floor(this.now() / 1000),
    };
    this.sessions.set(id, session);
    return session;
  }

  /** Newest first, as the real one lists. */
  #list(url: string, kept: readonly { id: string; created: number }[], query: URLSearchParams): object {
    const [from, to] = [Number(query.get("created[gte]")), Number(query.get("created[lt]"))];
    const all = kept.filter(({ created }) => created >= from && created < to).reverse();
    const begin = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
    const data = all.slice(begin, begin + Math.min(Number(query.get("limit")), this.pageMax));
    return { object: "list", url, data, has_more: begin + data.length < all.length };
  }

  #refund(form: URLSearchParams): object {
    const intent = form.get("payment_intent") ?? "";
    const isFailed = this.failing-- > 0;
    const cents = isFailed ? 0 : Number(form.get("amount"));
    this.refunds.set(intent, (this.refunds.get(intent) ?? 0) + cents);
    const session = [...this.sessions.values()].find((one) => one.payment_intent.id === intent);
    if (session) session.payment_intent.latest_charge.amount_refunded += cents;
    const status = isFailed ? "failed" : "succeeded";
    return this.#keepSentBack(intent, cents, { status, key: form.get("metadata[key]") });
  }

  #keepSentBack(intent: string, amount: number, { status, key }: { status: string; key: string | null }): SentBack {
    const named = { id: `re_${this.#sentBack.length + 1}`, object: "refund" as const, payment_intent: intent };
    const created = Math.floor(this.now() / 1000);
    const refund = { ...named, status, amount, currency: "usd", created, metadata: { key } };
    this.#sentBack.push(refund);
    return refund;
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }
}
