import { z } from "zod";
import { centsOf } from "./decimal-amount";
import { type Period, pagesOf } from "./list-pages";
import type { PaypalCall } from "./paypal-events";
import type { DisputeState, ListedDispute } from "./provider";

const money = z.object({ currency_code: z.string(), value: z.string() });
/** A dispute, as far as we read it: as PayPal answers it, and as its events hold it. */
export const paypalDispute = z.object({
  dispute_id: z.string(),
  status: z.string().default(""),
  dispute_amount: money.optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  dispute_outcome: z.object({ outcome_code: z.string(), amount_refunded: money }).partial().optional(),
});
const disputePage = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
type Dispute = z.infer<typeof paypalDispute>;

/** Outcomes by which the buyer has the money; all others leave it with us. */
const LOST = ["RESOLVED_BUYER_FAVOUR", "ACCEPTED"];
/** Of an account whose key may not read disputes: what the event says has to do. */
const UNREADABLE = [403, 404];
/** Of one page. */
const PAGE_MAX = 50;
/** PayPal refuses to look back for longer than 180 days. */
const DAYS_MAX = 179;
const DAY_MS = 86_400_000;

/** How the dispute of a verified event stands now; null for an event about none. */
export async function disputeOf(call: PaypalCall, resource: unknown): Promise<DisputeState | null> {
  const { success, data: told } = paypalDispute.safeParse(resource);
  if (!success) return null;
  const now = await call(pathOf(told.dispute_id), paypalDispute, { absent: UNREADABLE });
  return now ? { ...disputeStateOf(now), isCurrent: true } : disputeStateOf(told);
}

/**
 * Disputes that moved on within the time, as they stand now, of orders that `orderOf` finds; PayPal tells of half a year. Throws
 * `unavailable` where the account's key may not read them.
 */
export async function* listDisputes(
  call: PaypalCall,
  orderOf: (captureId: string) => Promise<string | null>,
  { from, to }: Period,
): AsyncGenerator<ListedDispute> {
  const oldest = new Date(Math.max(from.getTime(), to.getTime() - DAYS_MAX * DAY_MS));
  const query = new URLSearchParams({ update_time_after: oldest.toISOString(), page_size: String(PAGE_MAX) });
  const all = pagesOf("paypal", "", async (token: string) => {
    if (token) query.set("next_page_token", token);
    const page = await call(`/v1/customer/disputes?${query}`, disputePage, {});
    return { items: page?.items ?? [], next: nextOf(page) };
  });
  for await (const { dispute_id } of all) {
    const now = await call(pathOf(dispute_id), paypalDispute, { absent: UNREADABLE });
    const capture = now?.disputed_transactions[0]?.seller_transaction_id;
    const providerId = capture && (await orderOf(capture));
    if (now && providerId) yield { providerId, dispute: { ...disputeStateOf(now), isCurrent: true } };
  }
}

/** The next page's token, of the link that leads there. */
function nextOf(page: z.infer<typeof disputePage> | null): string | null {
  const href = page?.links.find(({ rel }) => rel === "next")?.href;
  return href && URL.canParse(href) ? new URL(href).searchParams.get("next_page_token") : null;
}

const pathOf = (id: string) => `/v1/customer/disputes/${encodeURIComponent(id)}`;

/** PayPal holds what is disputed until it has decided. */
function disputeStateOf({ dispute_id, status, dispute_amount, dispute_outcome: outcome }: Dispute): DisputeState {
  const disputed = centsOf(dispute_amount?.value ?? "0");
  const currency = dispute_amount?.currency_code;
  const named = { disputeId: dispute_id, ...(currency && { currency }) };
  if (status !== "RESOLVED") return { ...named, status: "open", takenCents: disputed };
  if (!LOST.includes(outcome?.outcome_code ?? "")) return { ...named, status: "won", takenCents: 0 };
  const refunded = outcome?.amount_refunded;
  return { ...named, status: "lost", takenCents: refunded ? centsOf(refunded.value) : disputed };
}
