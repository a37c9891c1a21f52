import type Stripe from "stripe";
import { type Period, pagesOf, secondsOf } from "./list-pages";
import type { DisputeState, ListedMoney } from "./provider";

const PROVIDER = "stripe";
const PAGE_MAX = 100;
type Dispute = Stripe.Dispute;

/** Whether an event is about a dispute. */
export const isAboutDispute = (type: string): boolean => type.startsWith("charge.dispute.");

/** How a dispute stands. Before one is opened a bank may only ask (`warning_…`), which takes no money. */
export function disputeStateOf({ id, status, amount }: Dispute): DisputeState {
  if (status === "lost") return { disputeId: id, status: "lost", takenCents: amount };
  const isEnded = status === "won" || status === "warning_closed" || status === "prevented";
  if (isEnded) return { disputeId: id, status: "won", takenCents: 0 };
  return { disputeId: id, status: "open", takenCents: status.startsWith("warning_") ? 0 : amount };
}

type List = (page: Stripe.DisputeListParams) => Promise<Stripe.ApiList<Dispute>>;

/** What disputes of our checkouts have taken; those of other uses of the account are left out. */
export async function* listDisputes(
  list: List,
  sessionOf: (intent: string) => Promise<Stripe.Checkout.Session | undefined>,
  { from, to }: Period,
): AsyncGenerator<ListedMoney> {
  const created = { gte: secondsOf(from), lt: secondsOf(to) };
  const all = pagesOf(PROVIDER, "", async (after: string) => {
    const page = await list({ created, limit: PAGE_MAX, ...(after && { starting_after: after }) });
    return { items: page.data, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
  });
  for await (const dispute of all) {
    const { takenCents } = disputeStateOf(dispute);
    const intent = typeof dispute.payment_intent === "string" ? dispute.payment_intent : dispute.payment_intent?.id;
    if (takenCents === 0 || !intent) continue;
    const session = await sessionOf(intent);
    if (!session?.metadata?.payment_id) continue;
    const money = { receivedCents: 0, refundedCents: 0, disputedCents: takenCents };
    const currency = dispute.currency.toUpperCase();
    yield {
      ...{ ref: dispute.id, about: { providerId: session.id }, ...money, currency },
      at: new Date(dispute.created * 1000),
    };
  }
}
