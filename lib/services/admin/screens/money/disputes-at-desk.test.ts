import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { markForDesk } from "@/lib/services/orders/desk/mark-for-desk";
import { settleDeskOrder } from "@/lib/services/orders/desk/settle-desk-order";
import { takeOrderAsPaid } from "@/lib/services/orders/desk/take-order-as-paid";
import { getOrder } from "@/lib/services/orders/get-order";
import { creditLostDispute } from "@/lib/services/orders/refunds/credit-lost-dispute";
import { refundHeldMoney } from "@/lib/services/orders/refunds/refund-held-money";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { disputesOf } from "@/lib/testing/sales/disputes";
import { WAITING } from "../../desk/screen";
import { getDeskRecord } from "../../get-desk-record";
import { listDeskRows } from "../../list-desk-rows";
import { turnDownListing } from "../../listings/turn-down-listing";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, webhook, send, bought } = ordersOf(app);
type TestOrder = Awaited<ReturnType<typeof newOrder>>;
const tell = disputesOf(app);
const idOf = async (order: TestOrder) => (await order.row())?.id ?? 0;

const admin = async () => app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true));
const reason = "The bank has it.";
const recordOf = async ({ number: id }: TestOrder) => {
  const { record, actions } = (await execute(getDeskRecord, await admin(), { screen: "orders", id })).output;
  return { ...record.cells, offered: actions.map(({ key }) => key) };
};

describe("money that is held of an order and disputed", () => {
  it("is shown as held no more, and given back by nobody, open or lost; once it is won it is there again", async () => {
    const order = await newOrder({}, { week: "2026-W50" });
    const total = order.totals.total_cents;
    await order.pay();
    await send(await webhook(order, { receivedCents: total + 250 }));
    const give = async () => execute(refundHeldMoney, await admin(), { number: order.number, reason });
    for (const status of ["open", "lost"] as const) {
      await tell(await idOf(order), { status, takenCents: total + 250 });
      expect(await recordOf(order)).toMatchObject({ held: 0, offered: expect.not.arrayContaining(["refund_held"]) });
      await expect(give()).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("disputed") });
    }
    await tell(await idOf(order), { status: "won", takenCents: 0 });
    expect(await recordOf(order)).toMatchObject({ held: 250 });
    expect((await give()).output).toEqual({ refunded_cents: 250 });
  });

  it("pays for nothing", async () => {
    const order = await newOrder({}, { week: "2026-W51" });
    await order.pay();
    await send(await webhook(order, { receivedCents: 100 }));
    await tell(await idOf(order), { status: "open", takenCents: 40 });
    expect(await recordOf(order)).toMatchObject({ held: 60 });
    const take = execute(takeOrderAsPaid, await admin(), { number: order.number, reason });
    await expect(take).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("disputed") });
    const o = schema.orders;
    const [row] = await app().db.select().from(o).where(eq(o.number, order.number));
    expect(row?.status).toBe("pending");
  });
});

describe("an order whose dispute was lost", () => {
  const isFound = async ({ number }: TestOrder, filters: Record<string, string>) =>
    (await execute(listDeskRows, await admin(), { screen: "orders", q: number, filters })).output.total === 1;
  const look = async ({ number }: TestOrder) => execute(settleDeskOrder, await admin(), { number, reason });

  it("waits and is found until its credit note is written, also when it was looked at for something else", async () => {
    const order = await bought();
    const total = order.totals.total_cents;
    await tell(await idOf(order), { status: "open", takenCents: total });
    expect(await isFound(order, { dispute: "open" })).toBe(true);
    await tell(await idOf(order), { status: "lost", takenCents: total });
    await markForDesk(app().db, await idOf(order), "It was paid a second time.", app().now());
    await look(order);
    expect((await order.get()).attention).toBe(
      "The dispute at the test provider was lost: its credit note is still to be written.",
    );
    expect(await isFound(order, { [WAITING]: "yes", dispute: "lost" })).toBe(true);
    await expect(look(order)).rejects.toMatchObject({ code: "conflict" });
    await execute(creditLostDispute, await admin(), { number: order.number, reason });
    expect(await isFound(order, { [WAITING]: "yes" })).toBe(false);
    expect(await isFound(order, { dispute: "lost" })).toBe(false);
  });
});

describe("a listing that is rejected while its payment is disputed", () => {
  it("puts its order before a person, since nothing goes back", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await tell(await idOf(order), { status: "open", takenCents: order.totals.total_cents });
    const rejected = execute(turnDownListing, await admin(), { listing_id: order.listingId, reason });
    expect((await rejected).output).toEqual({ refunded_cents: 0 });
    const name = (await order.listingRow())?.name;
    const words = `The payment is disputed, so nothing went back for ${name}, which was rejected.`;
    expect((await order.get()).attention).toBe(`The payment is disputed at the test provider. ${words}`);
  });
});
