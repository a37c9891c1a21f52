import { z } from "zod";
import { centsOf } from "./decimal-amount";
import { type Period, pagesOf } from "./list-pages";
import type { ListedMoney } from "./provider";

const PROVIDER = "paypal";
/** Of one search; PayPal takes 31. */
const DAYS_MAX = 30;
const DAY_MS = 86_400_000;
const PAGE_MAX = 500;
/** Groups of transaction codes: payments, and reversals of them. */
const PAYMENT = /^T00/;
const REVERSAL = /^T11/;
/** What is held, taken or given back for a dispute: the sign of its amount says which way it went. */
const DISPUTED = /^T(?:1106|1110|1111|1201|1202|1205|1207|1208)$/;
/** Completed; others are denied or reversed before they were money. */
const SUCCESS = "S";
/** On its way, or held up: told of reversals; a payment is no money yet. */
const PENDING = "P";

const transaction = z.object({
  transaction_info: z.object({
    transaction_id: z.string(),
    paypal_reference_id: z.string().optional(),
    transaction_event_code: z.string(),
    transaction_initiation_date: z.string(),
    transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
    transaction_status: z.string(),
    custom_field: z.string().optional(),
  }),
});
type Transaction = z.infer<typeof transaction>["transaction_info"];
const found = z.object({ transaction_details: z.array(transaction).default([]), total_pages: z.number().default(1) });
const capture = z.object({ custom_id: z.string().optional() });

type Ask = <T>(path: string, shape: z.ZodType<T>, absent?: number[]) => Promise<T | null>;
/** Of a capture that other uses of the account made, or that is gone. */
const NOT_OURS = [403, 404];

/**
 * Payments and refunds of the account that carry our own row's number, by its transaction search. A refund names the capture that it
 * takes back; one whose capture is older than the search is looked up.
 */
export async function* listTransactions(ask: Ask, within: Period): AsyncGenerator<ListedMoney> {
  const payments = new Map<string, string | undefined>();
  for await (const one of search(ask, within)) {
    const isPayment = PAYMENT.test(one.transaction_event_code);
    const isPending = !isPayment && one.transaction_status === PENDING;
    const isMoney = isPending || one.transaction_status === SUCCESS;
    const isDisputed = DISPUTED.test(one.transaction_event_code);
    if (!isMoney || !(isPayment || isDisputed || REVERSAL.test(one.transaction_event_code))) continue;
    if (isPayment) payments.set(one.transaction_id, one.custom_field);
    const mark = isPayment ? one.custom_field : await markOf(ask, one, payments);
    if (!mark || !/^\d{1,9}$/.test(mark)) continue;
    const cents = centsOf(one.transaction_amount.value.replace(/^-/, ""));
    const disputedCents = one.transaction_amount.value.startsWith("-") ? cents : -cents;
    const taken = { receivedCents: 0, refundedCents: 0, disputedCents };
    const back = { receivedCents: 0, refundedCents: cents, ...(isPending && { isPending }) };
    const amounts = isPayment ? { receivedCents: cents, refundedCents: 0 } : isDisputed ? taken : back;
    const { transaction_id: ref, transaction_amount } = one;
    const at = new Date(one.transaction_initiation_date);
    yield { ref, about: { paymentId: Number(mark) }, ...amounts, currency: transaction_amount.currency_code, at };
  }
}

async function* search(ask: Ask, { from, to }: Period): AsyncGenerator<Transaction> {
  for (let start = from.getTime(); start < to.getTime(); start += DAYS_MAX * DAY_MS) {
    const end = new Date(Math.min(start + DAYS_MAX * DAY_MS, to.getTime()) - 1);
    const query = {
      start_date: new Date(start).toISOString(),
      end_date: end.toISOString(),
      fields: "transaction_info",
    };
    yield* pagesOf(PROVIDER, 1, async (page: number) => {
      const asked = new URLSearchParams({ ...query, page_size: String(PAGE_MAX), page: String(page) });
      const answer = await ask(`/v1/reporting/transactions?${asked}`, found);
      const items = answer?.transaction_details.map(({ transaction_info }) => transaction_info) ?? [];
      return { items, next: page < (answer?.total_pages ?? 0) ? page + 1 : null };
    });
  }
}

async function markOf(
  ask: Ask,
  { custom_field, paypal_reference_id: captureId }: Transaction,
  payments: Map<string, string | undefined>,
): Promise<string | undefined> {
  if (custom_field || !captureId) return custom_field;
  if (payments.has(captureId)) return payments.get(captureId);
  return (await ask(`/v2/payments/captures/${encodeURIComponent(captureId)}`, capture, NOT_OURS))?.custom_id;
}
