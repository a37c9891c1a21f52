import { createHmac, randomUUID } from "node:crypto";
import { type Paying, type Sent, Wire, type WireAnswer, type WireRequest } from "./wire";

interface Part {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
}
interface Order {
  id: string;
  status: string;
  links: { rel: string; href: string }[];
  payer: { address: { country_code: string } };
  purchase_units: { amount: Part["amount"]; payments: { captures: Part[]; refunds: Part[] } }[];
}

const WEBHOOK_ID = "WH-1";
const SECRET = "stand-in";

/** PayPal's REST API as it speaks on the wire. Its signatures are of the body's very bytes, as the real ones are. */
export class FakePaypal extends Wire {
  readonly orders = new Map<string, Order>();
  /** Approved orders whose capture is refused. */
  readonly refused = new Set<string>();
  readonly #kept = new Map<string, WireAnswer>();

  get settings() {
    return { url: this.origin, clientId: "id", clientSecret: "secret", webhookId: WEBHOOK_ID };
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

  leave(id: string): void {
    this.#order(id).status = "VOIDED";
  }

  webhook(
    orderId: string,
    event_type = "CHECKOUT.ORDER.APPROVED",
    { secret = SECRET, eventId = `WH-${randomUUID()}` } = {},
  ): Sent {
    const rawBody = `{"id": "${eventId}", "event_type": "${event_type}",  "resource_type": "checkout-order", "resource": {"id": "${orderId}"}}`;
    const names = ["auth-algo", "cert-url", "transmission-id", "transmission-time"];
    const headers = new Headers(names.map((name) => [`paypal-${name}`, name] as [string, string]));
    headers.set("paypal-transmission-sig", createHmac("sha256", secret).update(rawBody).digest("hex"));
    return { rawBody, headers };
  }

  protected answer(request: WireRequest): WireAnswer {
    if (request.path === "/v1/oauth2/token") return { body: { access_token: "t", expires_in: 32_400 } };
    if (request.headers.authorization !== "Bearer t") return { status: 401, body: {} };
    if (request.path.endsWith("/verify-webhook-signature"))
      return { body: { verification_status: this.#verify(request.body) } };
    if (request.method === "GET") return this.#found(request.path.split("/").at(-1) ?? "");
    const key = String(request.headers["paypal-request-id"] ?? randomUUID());
    const answer = this.#kept.get(key) ?? this.#do(request);
    this.#kept.set(key, answer);
    return answer;
  }

  #verify(body: string): string {
    const [fields = "", raw = ""] = body.split(`,"webhook_event":`);
    const { transmission_sig, webhook_id } = JSON.parse(`${fields}}`);
    const expected = createHmac("sha256", SECRET).update(raw.slice(0, -1)).digest("hex");
    return transmission_sig === expected && webhook_id === WEBHOOK_ID ? "SUCCESS" : "FAILURE";
  }

  #found(id: string): WireAnswer {
    const order = this.orders.get(id);
    return order ? { body: order } : { status: 404, body: {} };
  }

  #do({ path, body }: WireRequest): WireAnswer {
    const [, , kind, orderOrCaptures, id = ""] = path.split("/");
    if (kind === "checkout" && orderOrCaptures === "orders" && id === "")
      return { status: 201, body: this.#make(JSON.parse(body)) };
    if (kind === "checkout") return this.#capture(id);
    const order = [...this.orders.values()].find((one) =>
      one.purchase_units[0]?.payments.captures.some((capture) => capture.id === id),
    );
    const { amount } = JSON.parse(body);
    order?.purchase_units[0]?.payments.refunds.push({ id: randomUUID(), status: "COMPLETED", amount });
    return { status: order ? 201 : 404, body: {} };
  }

  #make({ purchase_units: [unit] }: { purchase_units: { amount: Part["amount"] }[] }): Order {
    const id = `PP${this.orders.size + 1}`;
    const amount = unit?.amount ?? { currency_code: "", value: "0" };
    const order: Order = {
      ...{ id, status: "PAYER_ACTION_REQUIRED", payer: { address: { country_code: "FR" } } },
      links: [{ rel: "payer-action", href: `https://www.paypal.com/checkoutnow?token=${id}` }],
      purchase_units: [{ amount, payments: { captures: [], refunds: [] } }],
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
    unit.payments.captures.push({ id: `cap-${id}`, status: "COMPLETED", amount: { ...unit.amount } });
    return { status: 201, body: order };
  }

  #order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  }
}
