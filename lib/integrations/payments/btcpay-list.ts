import { z } from "zod";
import { centsOf } from "./decimal-amount";
import { type Period, pagesOf, secondsOf } from "./list-pages";
import type { AttemptState, ListedMoney } from "./provider";

const PROVIDER = "btcpay";
const PAGE_MAX = 100;
const OUR_ORDER = /^LY-\d{4}-\d+-\d+$/;
/** How `carryOutRefunds` names what it asks for. */
const OUR_REFUND = /^refund-(\d{1,9})$/;
/** Nothing is final about these yet. */
const UNDER_WAY = ["New", "Processing"];

const invoices = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    createdTime: z.number(),
    metadata: z.object({ orderId: z.string().nullish() }),
  }),
);
const pullPayments = z.array(
  z.object({ id: z.string(), name: z.string(), amount: z.string(), currency: z.string(), startsAt: z.number() }),
);

type Call = <T>(path: string, shape: z.ZodType<T>) => Promise<T | null>;
type Fetch = (id: string) => Promise<AttemptState | null>;

/** Invoices of our orders with what came for each, then the pull payments that our refunds made. */
export async function* listInvoices(
  call: Call,
  fetchAttempt: Fetch,
  { from, to }: Period,
): AsyncGenerator<ListedMoney> {
  const within = `startDate=${secondsOf(from)}&endDate=${secondsOf(to)}`;
  const all = pagesOf(PROVIDER, 0, async (skip: number) => {
    const items = (await call(`/invoices?${within}&skip=${skip}&take=${PAGE_MAX}`, invoices)) ?? [];
    return { items, next: items.length > 0 ? skip + items.length : null };
  });
  for await (const { id, status, createdTime, metadata } of all) {
    if (!OUR_ORDER.test(metadata.orderId ?? "") || UNDER_WAY.includes(status)) continue;
    const state = await fetchAttempt(id);
    const at = new Date(createdTime * 1000);
    const { receivedCents = 0, currency = "" } = state ?? {};
    yield { ref: id, about: { providerId: id }, receivedCents, refundedCents: 0, currency, at };
  }
  yield* listRefunds(call, from);
}

/** The server lists them whole. */
async function* listRefunds(call: Call, from: Date): AsyncGenerator<ListedMoney> {
  for (const { id, name, amount, currency, startsAt } of (await call("/pull-payments", pullPayments)) ?? []) {
    const refundId = Number(OUR_REFUND.exec(name)?.[1] ?? 0);
    const at = new Date(startsAt * 1000);
    if (refundId === 0 || at < from) continue;
    yield { ref: id, about: { refundId }, receivedCents: 0, refundedCents: centsOf(amount), currency, at };
  }
}
