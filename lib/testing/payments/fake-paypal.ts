import { createHmac, randomUUID } from "node:crypto";
import { type DisputedCapture, PaypalDisputes } from "./paypal-disputes";
import { type Order, type Part, searched, type Unit } from "./paypal-search";
import { type Paying, type Sent, Wire, type WireAnswer, type WireRequest } from "./wire";

const WEBHOOK_ID = "WH-1";
const SECRET = "stand-in";

/** PayPal's REST API as it speaks on the wire. Its signatures are of the body's very bytes, as the real ones are. */
export class FakePaypal extends Wire {
  readonly orders = new Map<string, Order>();
  /** Approved orders whose capture is refused. */
  readonly refused = new Set<string>();
  /** How many of the next refunds fail. */
  failing = 0;
  /** What its list is answered with instead of entries: the status of an account without reporting. */
  reporting = 200;
  /** What happened from then on, in milliseconds, its list does not show yet. */
  listedUntil = Number.POSITIVE_INFINITY;
  readonly #disputes = new PaypalDisputes();
  readonly #kept = new Map<string, WireAnswer>();

  get settings() {
    return { url: this.origin, clientId: "id", clientSecret: "secret", webhookId: WEBHOOK_ID };
  }

  forgetKeys(): void {
    this.#kept.clear();
  }

  /** The person approves; the money comes when it is captured. */
  pay(id: string, { cents, currency }: Paying = {}): void {
    const order = this.#order(id);
    for (const { amount } of order.purchase_units) {
      if (cents !== undefined) amount.value = (cents / 100).toFixed(2);
      if (currency) amount.currency_code = currency;
    }
    order.status = "APPROVED";
  }

  /** Cents of each payment that came. */
  received(): number[] {
    const captures = [...this.orders.values()].flatMap((one) =>
      one.purchase_units.flatMap((unit) => unit.payments.captures),
    );
    return captures.map(({ amount }) => Math.round(Number(amount.value) * 100));
  }

  /** Cents that went back, all in all. */
  givenBack(): number {
    const all = [...this.orders.values()].flatMap((one) => one.purchase_units.flatMap((unit) => unit.payments.refunds));
    const done = all.filter(({ status }) => status === "COMPLETED");
    return done.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
  }

  /** Money for something that is not of ours. */
  makeForeign(): void {
    const { id } = this.#make({ purchase_units: [{ custom_id: "", amount: { currency_code: "USD", value: "7.00" } }] });
    this.pay(id);
    this.#capture(id);
  }

  leave(id: string): void {
    this.#order(id).status = "VOIDED";
  }

  /** Gives money back on PayPal's own pages; answers the webhook that tells of it. */
  giveBack(orderId: string, cents: number): Sent {
    const amount = { currency_code: "USD", value: (cents / 100).toFixed(2) };
    this.#order(orderId).purchase_units[0]?.payments.refunds.push({ id: randomUUID(), ...this.#done(amount) });
    return this.#aboutRefund(orderId, "PAYMENT.CAPTURE.REFUNDED");
  }

  /** What was to go back waits, such as for a bank, or does not go back at all; answers the webhook that tells of it. */
  failBack(orderId: string, status: "FAILED" | "PENDING" = "FAILED"): Sent {
    for (const refund of this.#order(orderId).purchase_units[0]?.payments.refunds ?? []) refund.status = status;
    return this.#aboutRefund(orderId, `PAYMENT.REFUND.${status}`);
  }

  #aboutRefund(orderId: string, event_type: string): Sent {
    const links = [{ rel: "up", href: `${this.origin}/v2/payments/captures/cap-${orderId}` }];
    return this.#signed({ event_type, resource_type: "refund", resource: { id: "r", links } });
  }

  /** The payer disputes it, or PayPal ends that with an outcome such as `RESOLVED_BUYER_FAVOUR`. Answers the webhook that tells of it. */
  dispute(orderId: string, outcome?: string, made?: DisputedCapture): Sent {
    const unit = this.#order(orderId).purchase_units[0];
    return this.#signed(this.#disputes.put({ orderId, unit, made, at: new Date(this.now()).toISOString() }, outcome));
  }

  #signed(event: object, { secret = SECRET, id = `WH-${randomUUID()}` } = {}): Sent {
    return this.#sign(JSON.stringify({ id, ...event }), secret);
  }

  #sign(rawBody: string, secret: string): Sent {
    const names = ["auth-algo", "cert-url", "transmission-id", "transmission-time"];
    const headers = new Headers(names.map((name) => [`paypal-${name}`, name] as [string, string]));
    headers.set("paypal-transmission-sig", createHmac("sha256", secret).update(rawBody).digest("hex"));
    return { rawBody, headers };
  }

  webhook(
    orderId: string,
    event_type = "CHECKOUT.ORDER.APPROVED",
    { secret = SECRET, eventId = `WH-${randomUUID()}` } = {},
  ): Sent {
    const rawBody = `{"id": "${eventId}", "event_type": "${event_type}",  "resource_type": "checkout-order", "resource": {"id": "${orderId}"}}`;
    return this.#sign(rawBody, secret);
  }

  protected answer(request: WireRequest): WireAnswer {
    if (request.path === "/v1/oauth2/token") return { body: { access_token: "t", expires_in: 32_400 } };
    if (request.headers.authorization !== "Bearer t") return { status: 401, body: {} };
    if (request.path.endsWith("/verify-webhook-signature"))
      return { body: { verification_status: this.#verify(request.body) } };
    if (request.path === "/v1/reporting/transactions")
      return { status: this.reporting, body: this.reporting === 200 ? this.#search(request.query) : {} };
    if (request.method === "GET" && request.path.startsWith("/v2/payments/captures/"))
      return this.#foundCapture(request.path.split("/").at(-1) ?? "");
    if (request.method === "GET") return this.#found(request.path.split("/").at(-1) ?? "", request.query);
    const key = String(request.headers["paypal-request-id"] ?? randomUUID());
    const answer = this.#kept.get(key) ?? this.#do(request);
    this.#kept.set(key, answer);
    return answer;
  }

  #search(query: URLSearchParams): object {
    const { pageMax, listedUntil: until } = this;
    return searched(this.orders.values(), query, { pageMax, until, held: this.#disputes.held });
  }

  #verify(body: string): string {
    const [fields = "", raw = ""] = body.split(`,"webhook_event":`);
    const { transmission_sig, webhook_id } = JSON.parse(`${fields}}`);
    const expected = createHmac("sha256", SECRET).update(raw.slice(0, -1)).digest("hex");
    return transmission_sig === expected && webhook_id === WEBHOOK_ID ? "SUCCESS" : "FAILURE";
  }

  #found(id: string, query: URLSearchParams): WireAnswer {
    const page = id === "disputes" ? this.#disputes.list(query, this.pageMax) : undefined;
    const one = page ?? this.orders.get(id) ?? this.#disputes.find(id);
    return one ? { body: one } : { status: 404, body: {} };
  }

  #foundCapture(id: string): WireAnswer {
    const order = this.#orderOfCapture(id);
    if (!order) return { status: 404, body: {} };
    const related_ids = { order_id: order.id };
    return { body: { id, custom_id: order.purchase_units[0]?.custom_id, supplementary_data: { related_ids } } };
  }

  #orderOfCapture(id: string): Order | undefined {
    const isIn = ({ payments }: Unit) => payments.captures.some((one) => one.id === id);
    return [...this.orders.values()].find(({ purchase_units }) => purchase_units.some(isIn));
  }

  #do({ path, body }: WireRequest): WireAnswer {
    const [, , kind, orderOrCaptures, id = ""] = path.split("/");
    if (kind === "checkout" && orderOrCaptures === "orders" && id === "")
      return { status: 201, body: this.#make(JSON.parse(body)) };
    if (kind === "checkout") return this.#capture(id);
    const order = this.#orderOfCapture(id);
    const { amount, invoice_id } = JSON.parse(body);
    const status = this.failing-- > 0 ? "FAILED" : "COMPLETED";
    const refund = { id: randomUUID(), ...this.#done(amount), status, invoice_id };
    order?.purchase_units[0]?.payments.refunds.push(refund);
    return { status: order ? 201 : 404, body: order ? refund : {} };
  }

  #done = (amount: Part["amount"]) => ({ at: new Date(this.now()).toISOString(), status: "COMPLETED", amount });

  #make({ purchase_units: [unit] }: { purchase_units: Pick<Unit, "custom_id" | "amount">[] }): Order {
    const id = `PP${this.orders.size + 1}`;
    const amount = unit?.amount ?? { currency_code: "", value: "0" };
    const order: Order = {
      ...{ id, status: "PAYER_ACTION_REQUIRED", payer: { address: { country_code: "FR" } } },
      links: [{ rel: "payer-action", href: `https://www.paypal.com/checkoutnow?token=${id}` }],
      purchase_units: [{ custom_id: unit?.custom_id ?? "", amount, payments: { captures: [], refunds: [] } }],
    };
    this.orders.set(id, order);
    return order;
  }

  #capture(id: string): WireAnswer {
    const order = this.#order(id);
    const unit = order.purchase_units[0];
    if (order.status !== "APPROVED" || !unit || this.refused.has(id))
      return { status: 422, body: { name: "UNPROCESSABLE_ENTITY" } };
    order.status = "COMPLETED";
    unit.payments.captures.push({ id: `cap-${id}`, ...this.#done({ ...unit.amount }) });
    return { status: 201, body: order };
  }

  #order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  }
}
