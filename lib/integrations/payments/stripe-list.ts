import type Stripe from "stripe";
import { type Period, pagesOf, secondsOf } from "./list-pages";
import type { AttemptState, ListedMoney } from "./provider";

const PROVIDER = "stripe";
const PAGE_MAX = 100;
const EXPANDED = ["data.payment_intent.latest_charge"];

type Session = Stripe.Checkout.Session;
type List = (page: Stripe.Checkout.SessionListParams) => Promise<Stripe.ApiList<Session>>;

type Refund = Stripe.Refund;
type ListRefunds = (page: Stripe.RefundListParams) => Promise<Stripe.ApiList<Refund>>;

/** What went back of checkouts that are older than the list: those within it tell their refunds themselves. */
export async function* listOlderRefunds(
  list: ListRefunds,
  sessionOf: (intent: string) => Promise<Session | undefined>,
  { from, to }: Period,
): AsyncGenerator<ListedMoney> {
  const created = { gte: secondsOf(from), lt: secondsOf(to) };
  const all = pagesOf(PROVIDER, "", async (after: string) => {
    const page = await list({ created, limit: PAGE_MAX, ...(after && { starting_after: after }) });
    return { items: page.data, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
  });
  for await (const { id: ref, payment_intent, status, amount, currency, created: at } of all) {
    const intent = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
    const session = intent && status !== "failed" && status !== "canceled" ? await sessionOf(intent) : undefined;
    if (!session?.metadata?.payment_id || session.created >= secondsOf(from)) continue;
    const money = { receivedCents: 0, refundedCents: amount, currency: currency.toUpperCase() };
    yield { ref, about: { providerId: session.id }, ...money, at: new Date(at * 1000) };
  }
}

/** Checkouts that we made, with what their charges took and gave back; checkouts without our mark are other uses of the account. */
export async function* listSessions(
  list: List,
  stateOf: (session: Session) => AttemptState,
  { from, to }: Period,
): AsyncGenerator<ListedMoney> {
  const created = { gte: secondsOf(from), lt: secondsOf(to) };
  const all = pagesOf(PROVIDER, "", async (after: string) => {
    const page = await list({ created, limit: PAGE_MAX, expand: EXPANDED, ...(after && { starting_after: after }) });
    return { items: page.data, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
  });
  for await (const session of all) {
    if (!session.metadata?.payment_id) continue;
    const { receivedCents, refundedCents, currency } = stateOf(session);
    const at = new Date(session.created * 1000);
    yield { ref: session.id, about: { providerId: session.id }, receivedCents, refundedCents, currency, at };
  }
}
