import { asc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import type { PaymentStatus } from "@/lib/core/statuses";
import { signedTestWebhook } from "@/lib/integrations/payments/test-provider";
import type { OrderInput } from "@/lib/schemas/orders/order";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { fulfilLine, linesToFulfil } from "@/lib/services/orders/fulfilment/fulfil-line";
import { getOrder } from "@/lib/services/orders/get-order";
import { payMyOrder } from "@/lib/services/orders/payments/pay-order";
import { receiveWebhook } from "@/lib/services/orders/payments/receive-webhook";
import { jobContext } from "@/lib/services/site/job-context";
import type { useApp } from "../api/app";
import { sessionActor } from "../database/actors";
import { createListing, createUser } from "../database/factories";
import { ledgerOf } from "./ledger-of";

type ListingValues = Partial<Omit<Parameters<typeof createListing>[1], "siteId">>;

interface Sent {
  status?: PaymentStatus;
  receivedCents?: number;
  refundedCents?: number;
  currency?: string;
  eventId?: string;
}

type App = ReturnType<typeof useApp>;
type Item = Partial<OrderInput["items"][number]>;
type TestOrder = Awaited<ReturnType<typeof makeOrder>>;
const o = schema.orders;

/** Orders as their owners make and pay them, with the stand-in for a provider. */
export function ordersOf(app: App) {
  const newOrder = (listing: ListingValues = {}, item: Item = {}) => makeOrder(app, listing, item);
  const webhook = (order: TestOrder, sent: Sent = {}) => signedWebhook(app, order, sent);
  const send = (message: { rawBody: string; headers: Headers }) =>
    receiveWebhook(app().db, app().now(), "test", message);
  const fulfil = async (order: TestOrder) => {
    const job = await jobContext(app().db, app().siteId, app().now());
    const row = await order.row();
    for (const id of await linesToFulfil(app().db, row?.id ?? 0)) await fulfilLine(job, id);
  };
  /** Paid, and fulfilled. */
  const bought = async (...what: Parameters<typeof newOrder>) => {
    const order = await newOrder(...what);
    await order.pay();
    await send(await webhook(order));
    await fulfil(order);
    return order;
  };
  const booked = async (order: TestOrder) => ledgerOf(app().db, (await order.row())?.id ?? 0);
  return { newOrder, webhook, send, fulfil, bought, booked };
}

/** An order of one thing for a listing of its own. */
async function makeOrder(app: App, listing: ListingValues, item: Item) {
  const { db, siteId } = app();
  const user = await createUser(db);
  const values = { status: "draft", launchedAt: null, plan: "none", ...listing } as const;
  const { id: listingId } = await createListing(db, { siteId, ownerId: user.id, ...values });
  const ctx = () => app().context(sessionActor(user), { surface: "web" });
  const items = [{ product: "launch", listing_id: listingId, ...item }];
  const { number, totals } = (await execute(createCheckout, await ctx(), { items })).output;
  const billing = { name: "Ada Example", street: "1 Long Lane", city: "Boise", country: "US" };
  await db.update(o).set({ billing }).where(eq(o.number, number));
  const pay = async (total_cents = totals.total_cents) =>
    (await execute(payMyOrder, await ctx(), { number, provider: "test", total_cents, accepts_terms: true })).output;
  const get = async () => (await execute(getOrder, await ctx(), { number })).output;
  const row = async () => (await db.select().from(o).where(eq(o.number, number)))[0];
  const listingRow = async () => (await db.select().from(schema.listings).where(eq(schema.listings.id, listingId)))[0];
  return { number, totals, pay, get, row, listingRow, listingId, user, ctx };
}

/** A signed webhook about the order's latest try. */
async function signedWebhook(app: App, order: TestOrder, sent: Sent) {
  const p = schema.payments;
  const row = await order.row();
  const payments = await app()
    .db.select()
    .from(p)
    .where(eq(p.orderId, row?.id ?? 0))
    .orderBy(asc(p.id));
  const { providerId, amountCents } = payments.at(-1) ?? {};
  const event = { providerId: providerId ?? "none", status: "paid" as const, currency: "USD", ...sent };
  return signedTestWebhook({ secret: await authSecret() }, { receivedCents: amountCents ?? 0, ...event });
}
