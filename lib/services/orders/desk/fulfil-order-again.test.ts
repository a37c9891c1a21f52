import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { createCheckout } from "../create-checkout";
import { getOrder } from "../get-order";
import { fulfilOrderAgain } from "./fulfil-order-again";

const app = useApp({ operations: [createCheckout, getOrder] });
const { bought, newOrder, webhook, send, fulfil } = ordersOf(app);
const { listings, outbox } = schema;

async function again(number: string) {
  const admin = await createUser(app().db, { isAdmin: true });
  const ctx = await app().context(sessionActor(admin), { surface: "web" });
  return (await execute(fulfilOrderAgain, ctx, { number, reason: "The listing is live again" })).output;
}

/** A launch that was paid for a listing which was paused meanwhile. */
async function failedOrder() {
  const order = await newOrder();
  await order.pay();
  await app().db.update(listings).set({ status: "paused" }).where(eq(listings.id, order.listingId));
  await send(await webhook(order));
  await fulfil(order);
  return order;
}

describe("an order of which a line failed", () => {
  it("is fulfilled once what stood in the way is gone, and waits at the desk no more", async () => {
    const order = await failedOrder();
    expect((await order.get()).lines).toMatchObject([{ fulfilment: "failed" }]);
    expect((await order.row())?.deskReason).toContain("paused");
    await app().db.update(listings).set({ status: "draft" }).where(eq(listings.id, order.listingId));
    expect(await again(order.number)).toEqual({ lines: 1 });
    expect(await order.row()).toMatchObject({ deskReason: null, deskAt: null });
    expect(await app().db.$count(outbox, eq(outbox.name, "order.paid"))).toBe(2);
    await fulfil(order);
    await fulfil(order);
    expect((await order.get()).lines).toMatchObject([{ fulfilment: "fulfilled" }]);
    expect(await order.listingRow()).toMatchObject({ status: "live", plan: "paid" });
    await expect(again(order.number)).rejects.toMatchObject({ code: "conflict" });
  });

  it("waits at the desk again where it fails again", async () => {
    const order = await failedOrder();
    await again(order.number);
    await fulfil(order);
    expect((await order.row())?.deskReason).toContain("paused");
  });

  it("is not tried again where nothing failed", async () => {
    const order = await bought();
    await expect(again(order.number)).rejects.toMatchObject({ code: "conflict" });
  });
});
