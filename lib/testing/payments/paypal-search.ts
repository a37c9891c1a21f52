/** A capture or a refund of an order. */
export interface Part {
  id: string;
  /** When it was made, in ISO. */
  at: string;
  status: string;
  amount: { currency_code: string; value: string };
  invoice_id?: string;
  status_details?: { reason: string };
}

/** What of an order is paid and went back. */
export interface Unit {
  custom_id: string;
  amount: Part["amount"];
  payments: { captures: Part[]; refunds: Part[] };
}

export interface Order {
  id: string;
  status: string;
  links: { rel: string; href: string }[];
  payer: { address: { country_code: string } };
  purchase_units: Unit[];
}

/** Money that a dispute held, took or let go again; `sign` as the search shows it. */
export interface Held extends Omit<Part, "status"> {
  capture: string;
  code: string;
  sign: string;
}

const STATUS: Record<string, string> = { COMPLETED: "S", REFUNDED: "S", PARTIALLY_REFUNDED: "S", PENDING: "P" };

/** PayPal's search of transactions. Refunds name their capture only, as the real search does. */
export function searched(
  orders: Iterable<{ purchase_units: Unit[] }>,
  query: URLSearchParams,
  { pageMax, until, held }: { pageMax: number; until: number; held: readonly Held[] },
): object {
  const [from, to] = [query.get("start_date") ?? "", query.get("end_date") ?? ""];
  const entry = (part: Pick<Part, "id" | "at" | "status" | "amount">, code: string, sign: string, more: object) => ({
    transaction_info: {
      ...{
        transaction_id: part.id,
        transaction_event_code: code,
        transaction_status: STATUS[part.status] ?? "D",
        ...more,
      },
      transaction_initiation_date: part.at,
      transaction_amount: { ...part.amount, value: sign + part.amount.value },
    },
  });
  const units = [...orders].flatMap((one) => one.purchase_units);
  const ofDisputes = held.map(({ capture, code, sign, ...one }) =>
    entry({ ...one, status: "COMPLETED" }, code, sign, { paypal_reference_id: capture }),
  );
  const ofOrders = units.flatMap(({ custom_id, payments: { captures, refunds } }) => [
    ...captures.map((one) => entry(one, "T0006", "", { custom_field: custom_id })),
    ...refunds.map((one) => entry(one, "T1107", "-", { paypal_reference_id: captures[0]?.id })),
  ]);
  const within = [...ofOrders, ...ofDisputes].filter(
    ({ transaction_info: { transaction_initiation_date: at } }) => at >= from && at <= to && Date.parse(at) < until,
  );
  const size = Math.min(Number(query.get("page_size")), pageMax);
  const begin = (Number(query.get("page")) - 1) * size;
  const transaction_details = within.slice(begin, begin + size);
  return { transaction_details, total_pages: Math.ceil(within.length / size) };
}
