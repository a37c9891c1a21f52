import { createHmac, randomUUID } from "node:crypto";
import { type Paying, type Sent, Wire, type WireAnswer, type WireRequest } from "./wire";

interface Invoice {
  id: string;
  status: string;
  additionalStatus: string;
  amount: string;
  currency: string;
  checkoutLink: string;
  metadata: { orderId: string };
  /** In coins, of which one is worth a hundred units of the currency. */
  coins: number;
  /** In seconds. */
  createdTime: number;
}

const SECRET = "stand-in";
const STORE = "store1";
const RATE = 100;

/** A BTCPay server's Greenfield API as it speaks on the wire. */
export class FakeBtcpay extends Wire {
  readonly invoices = new Map<string, Invoice>();
  readonly refunds = new Map<string, string>();
  readonly #refundedAt = new Map<string, number>();

  get settings() {
    return { url: this.origin, storeId: STORE, apiKey: "stand-in-key", webhookSecret: SECRET };
  }

  /** Pays within time: all, too little (which then expires) or too much. */
  pay(id: string, { cents, currency }: Paying = {}): void {
    const invoice = this.#invoice(id);
    const due = Math.round(Number(invoice.amount) * 100);
    const came = cents ?? due;
    invoice.coins = came / 100 / RATE;
    if (currency) invoice.currency = currency;
    invoice.status = came < due ? "Expired" : "Settled";
    invoice.additionalStatus = came < due ? "PaidPartial" : came > due ? "PaidOver" : "None";
  }

  /** Cents of each payment that came. */
  received(): number[] {
    return [...this.invoices.values()].flatMap(({ coins }) => (coins > 0 ? Math.round(coins * RATE * 100) : []));
  }

  /** Cents that went back, all in all. */
  givenBack(): number {
    return [...this.refunds.values()].reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  }

  /** Money for something that is not of ours. */
  makeForeign(): void {
    this.pay(this.#make({ amount: "7.00", currency: "USD", metadata: { orderId: "shop-1" } }).id);
  }

  payLate(id: string): void {
    this.pay(id);
    Object.assign(this.#invoice(id), { status: "Expired", additionalStatus: "PaidLate" });
  }

  leave(id: string): void {
    this.#invoice(id).status = "Expired";
  }

  webhook(
    invoiceId: string,
    type = "InvoiceSettled",
    { secret = SECRET, storeId = STORE, eventId = randomUUID() as string } = {},
  ): Sent {
    const rawBody = JSON.stringify({ deliveryId: randomUUID(), originalDeliveryId: eventId, type, storeId, invoiceId });
    const signature = createHmac("sha256", secret).update(rawBody).digest("hex");
    return { rawBody, headers: new Headers({ "btcpay-sig": `sha256=${signature}` }) };
  }

  protected answer({ method, path, query, body, headers }: WireRequest): WireAnswer {
    if (headers.authorization !== "token stand-in-key") return { status: 401, body: {} };
    const [, store, kind, id = "", what] =
      /^\/api\/v1\/stores\/([^/]+)\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
    if (store !== STORE) return { status: 404, body: {} };
    if (kind === "pull-payments") return { body: [...this.refunds.keys()].map((name) => this.#pullPayment(name)) };
    if (method === "POST" && id === "") return { body: this.#make(JSON.parse(body)) };
    if (id === "") return { body: this.#list(query) };
    const invoice = this.invoices.get(id);
    if (!invoice) return { status: 404, body: {} };
    if (what === "payment-methods") return { body: methodsOf(invoice) };
    if (what === "refund") return { body: this.#refund(JSON.parse(body)) };
    return { body: invoice };
  }

  #make({ amount, currency, metadata }: Pick<Invoice, "amount" | "currency" | "metadata">): Invoice {
    const id = `inv${this.invoices.size + 1}`;
    const fresh = { status: "New", additionalStatus: "None", coins: 0, checkoutLink: `${this.origin}/i/${id}` };
    const createdTime = Math.floor(this.now() / 1000);
    const invoice = { id, amount, currency, metadata, createdTime, ...fresh };
    this.invoices.set(id, invoice);
    return invoice;
  }

  #list(query: URLSearchParams): Invoice[] {
    const orderId = query.get("orderId");
    const [from, to] = [Number(query.get("startDate")), Number(query.get("endDate") ?? Number.POSITIVE_INFINITY)];
    const isWanted = ({ metadata, createdTime }: Invoice) =>
      (!orderId || metadata.orderId === orderId) && createdTime >= from && createdTime < to;
    const skip = Number(query.get("skip"));
    const take = Math.min(Number(query.get("take") ?? 50), this.pageMax);
    return [...this.invoices.values()].filter(isWanted).slice(skip, skip + take);
  }

  #refund({ name, customAmount }: { name: string; customAmount: string }): object {
    this.refunds.set(name, customAmount);
    this.#refundedAt.set(name, Math.floor(this.now() / 1000));
    return this.#pullPayment(name);
  }

  #pullPayment(name: string): object {
    const [amount, startsAt] = [this.refunds.get(name), this.#refundedAt.get(name)];
    const viewLink = `${this.origin}/pull-payments/pull-${name}`;
    return { id: `pull-${name}`, name, amount, currency: "USD", startsAt, viewLink };
  }

  #invoice(id: string): Invoice {
    const invoice = this.invoices.get(id);
    if (!invoice) throw new Error(`There is no invoice ${id}.`);
    return invoice;
  }
}

const methodsOf = ({ coins }: Invoice) => [
  { paymentMethodId: "BTC-LN", rate: String(RATE), paymentMethodPaid: "0" },
  { paymentMethodId: "BTC-CHAIN", rate: String(RATE), paymentMethodPaid: coins.toFixed(8) },
];
