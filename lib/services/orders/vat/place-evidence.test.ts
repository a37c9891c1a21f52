import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import type { PlaceEvidence } from "@/db/schema/sales/orders";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { createCheckout } from "../create-checkout";
import { getOrder } from "../get-order";
import { payMyOrder } from "../payments/pay-order";
import { settleEvent } from "../payments/settle";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder } = ordersOf(app);

beforeAll(() =>
  app()
    .db.update(schema.seller)
    .set({ country: "DE", registrations: ["DE"] }),
);

/** Billed to Germany; ordered from one country and paid from another. */
async function paidFrom(network: string | undefined, payment: string | undefined) {
  const { db } = app();
  const order = await newOrder({}, { week: "2026-W50" });
  const { number } = order;
  const billing = { name: "Ada Example", street: "Lange Gasse 1", city: "Ulm", country: "DE" };
  await db.update(schema.orders).set({ billing }).where(eq(schema.orders.number, number));
  const ctx = { ...(await order.ctx()), country: network };
  const pay = async (total_cents: number) =>
    (await execute(payMyOrder, ctx, { number, provider: "test", total_cents, accepts_terms: true })).output;
  await pay(order.totals.total_cents);
  await pay((await order.get()).total_cents);
  const [row] = await db
    .select()
    .from(schema.payments)
    .where(eq(schema.payments.orderId, (await order.row())?.id ?? 0));
  const money = { receivedCents: row?.amountCents ?? 0, refundedCents: 0, currency: "USD" };
  const event = { providerId: row?.providerId ?? "", status: "paid" as const, ...money, eventId: number };
  await settleEvent(db, app().now(), "test", { ...event, ...(payment && { country: payment }) });
  const { placeEvidence, deskReason, status } = (await order.row()) ?? {};
  return { kinds: placeEvidence?.map(({ kind }: PlaceEvidence) => kind), deskReason, status };
}

describe("the country of a customer", () => {
  it("is backed by the billing address, the network and the payment, each kept once", async () => {
    const { kinds, deskReason, status } = await paidFrom("DE", "DE");
    expect({ kinds, deskReason, status }).toEqual({
      kinds: ["billing_address", "network_address", "payment"],
      deskReason: null,
      status: "paid",
    });
  });

  it.each([
    ["one piece speaks against two", "DE", "FR"],
    ["nothing speaks against it", undefined, undefined],
  ])("stands where %s", async (_, network, payment) => {
    expect(await paidFrom(network, payment)).toMatchObject({ deskReason: null, status: "paid" });
  });

  it.each([
    ["the payment alone", undefined, "FR", "the means of payment says France"],
    ["a code that is no country's", undefined, "C2", "the means of payment says C2"],
    ["both others", "AT", "FR", "the network that it was ordered from says Austria, the means of payment says France"],
  ])("is a matter for a person where %s says another, and the order goes on", async (_, network, payment, words) => {
    const { deskReason, status } = await paidFrom(network, payment);
    expect(status).toBe("paid");
    expect(deskReason).toBe(
      `It is not clear in which country it was bought: the billing address says Germany, ${words}.`,
    );
  });
});
