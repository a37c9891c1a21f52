import { randomUUID } from "node:crypto";
import type { Held, Part, Unit } from "./paypal-search";

/** What PayPal does to a captured payment that is disputed: `PENDING` by `BUYER_COMPLAINT`, `DENIED` by `CHARGEBACK`. */
export type DisputedCapture = Required<Pick<Part, "status" | "status_details">>;

interface Disputed {
  orderId: string;
  unit: Unit | undefined;
  made: DisputedCapture | undefined;
  /** When, in ISO. */
  at: string;
}

/** Disputes as PayPal keeps them, and what they move in its list: held first, then let go, and taken where they are lost. */
export class PaypalDisputes {
  readonly held: Held[] = [];
  readonly #all = new Map<string, object>();

  find(id: string): object | undefined {
    return this.#all.get(id);
  }

  /** A page of all, in summary as the real list shows them: without what they are about. */
  list(query: URLSearchParams, pageMax: number): object {
    const begin = Number(query.get("next_page_token") ?? 0);
    const end = begin + Math.min(Number(query.get("page_size")), pageMax);
    const items = [...this.#all.keys()].slice(begin, end).map((dispute_id) => ({ dispute_id }));
    const href = `https://api-m.paypal.com/v1/customer/disputes?next_page_token=${end}`;
    return { items, links: end < this.#all.size ? [{ rel: "next", href }] : [] };
  }

  /** A dispute opens, or ends with an outcome; answers the event that tells of it. */
  put({ orderId, unit, made, at }: Disputed, outcome_code?: string): object {
    const amount = unit?.amount;
    for (const one of unit?.payments.captures ?? []) Object.assign(one, made);
    const capture = `cap-${orderId}`;
    const named = { dispute_id: `PP-D-${orderId}`, disputed_transactions: [{ seller_transaction_id: capture }] };
    const end = { status: "RESOLVED", dispute_outcome: { outcome_code } };
    const resource = { ...named, dispute_amount: amount, ...(outcome_code ? end : { status: "UNDER_REVIEW" }) };
    this.#all.set(named.dispute_id, resource);
    const moved = (code: string, sign: string) =>
      amount && this.held.push({ id: randomUUID(), at, capture, code, sign, amount });
    if (outcome_code) moved("T1111", "");
    else moved("T1110", "-");
    if (outcome_code === "RESOLVED_BUYER_FAVOUR") moved("T1106", "-");
    const event_type = `CUSTOMER.DISPUTE.${outcome_code ? "RESOLVED" : "CREATED"}`;
    return { event_type, resource_type: "dispute", resource };
  }
}
