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
}

const SECRET = "whsec_stand-in";
/** Stripe's API as it speaks on the wire. */
export class FakeStripe extends Wire {
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, number>();
  readonly #kept = new Map<string, WireAnswer>();

  get settings() {
    return { secretKey: "sk_test_stand-in", webhookSecret: SECRET, origin: this.origin };
  }

  pay(id: string, { cents, currency }: Paying = {}): void {
    const session = this.#session(id);
    if (cents !== undefined) session.amount_total = cents;
    if (currency) session.currency = currency.toLowerCase();
    Object.assign(session, { status: "complete", payment_status: "paid" });
  }

  leave(id: string): void {
    this.#session(id).status = "expired";
  }

  webhook(
    id: string,
    type = "checkout.session.completed",
    { secret = SECRET, at = Date.now(), eventId = `evt_${randomUUID()}` } = {},
  ): Sent {
    const rawBody = JSON.stringify({ id: eventId, object: "event", type, data: { object: this.#session(id) } });
    const seconds = Math.floor(at / 1000);
    const signature = createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
    return { rawBody, headers: new Headers({ "stripe-signature": `t=${seconds},v1=${signature}` }) };
  }

  protected answer(request: WireRequest): WireAnswer {
    const key = String(request.headers["idempotency-key"] ?? "");
    const kept = request.method === "POST" ? this.#kept.get(key) : undefined;
    const answer = kept ?? this.#do(request);
    if (request.method === "POST") this.#kept.set(key, answer);
    return answer;
  }

  #do({ method, path, body }: WireRequest): WireAnswer {
    const form = new URLSearchParams(body);
    if (method === "POST" && path === "/v1/checkout/sessions") return { body: this.#make(form) };
    if (method === "POST" && path === "/v1/refunds") return { body: this.#refund(form) };
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
    };
    this.sessions.set(id, session);
    return session;
  }

  #refund(form: URLSearchParams): object {
    const intent = form.get("payment_intent") ?? "";
    const cents = Number(form.get("amount"));
    this.refunds.set(intent, (this.refunds.get(intent) ?? 0) + cents);
    const session = [...this.sessions.values()].find((one) => one.payment_intent.id === intent);
    if (session) session.payment_intent.latest_charge.amount_refunded += cents;
    return { id: "re_1", object: "refund" };
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }
}
