import type Stripe from "stripe";
import { type Period, pagesOf, secondsOf } from "./list-pages";
import type { DisputeState, ListedDispute, ListedMoney } from "./provider";

const PROVIDER = "stripe";
const PAGE_MAX = 100;
type Dispute = Stripe.Dispute;

/** Whether an event is about a dispute. */
export const isAboutDispute = (type: string): boolean => type.startsWith("charge.dispute.");

/** How a dispute stands. Before one is opened a bank may only ask (`warning_…`), which takes no money. */
export function disputeStateOf({ id, status, amount, currency }: Dispute): DisputeState {
  const named = { disputeId: id, currency: currency.toUpperCase() };
  if (status === "lost") return { ...named, status: "lost", takenCents: amount };
  const isEnded = status === "won" || status === "warning_closed" || status === "prevented";
  if (isEnded) return { ...named, status: "won", takenCents: 0 };
  return { ...named, status: "open", takenCents: status.startsWith("warning_") ? 0 : amount };
}

interface Ask {
  list: (page: Stripe.DisputeListParams) => Promise<Stripe.ApiList<Dispute>>;
  /** The checkout that a payment was made by. */
  sessionOf: (intent: string) => Promise<Stripe.Checkout.Session | undefined>;
}

/** Disputes of our checkouts that were opened within the time, as they stand now. */
export async function* listDisputes(ask: Ask, within: Period): AsyncGenerator<ListedDispute> {
  for await (const { dispute, session } of disputesOf(ask, within))
    yield { providerId: session.id, dispute: { ...disputeStateOf(dispute), isCurrent: true } };
}

/** What disputes of our checkouts have taken. */
export async function* listTaken(ask: Ask, within: Period): AsyncGenerator<ListedMoney> {
  for await (const { dispute, session } of disputesOf(ask, within)) {
    const { takenCents } = disputeStateOf(dispute);
    if (takenCents === 0) continue;
    const money = { receivedCents: 0, refundedCents: 0, disputedCents: takenCents };
    const currency = dispute.currency.toUpperCase();
    yield {
      ...{ ref: dispute.id, about: { providerId: session.id }, ...money, currency },
      at: new Date(dispute.created * 1000),
    };
  }
}

/** Those of other uses of the account are left out. */
async function* disputesOf({ list, sessionOf }: Ask, { from, to }: Period) {
  const created = { gte: secondsOf(from), lt: secondsOf(to) };
  const all = pagesOf(PROVIDER, "", async (after: string) => {
    const page = await list({ created, limit: PAGE_MAX, ...(after && { starting_after: after }) });
    return { items: page.data, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
  });
  for await (const dispute of all) {
    const intent = typeof dispute.payment_intent === "string" ? dispute.payment_intent : dispute.payment_intent?.id;
    const session = intent ? await sessionOf(intent) : undefined;
    if (session?.metadata?.payment_id) yield { dispute, session };
  }
}
