import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { getOrder } from "@/lib/services/orders/get-order";
import { issueDueInvoices } from "@/lib/services/orders/invoices/issue-due-invoices";
import { carryOutOpenRefunds } from "@/lib/services/orders/refunds/carry-out-refunds";
import { creditLostDispute } from "@/lib/services/orders/refunds/credit-lost-dispute";
import { refundHeldMoney } from "@/lib/services/orders/refunds/refund-held-money";
import { refundOrder } from "@/lib/services/orders/refunds/refund-order";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { disputesOf } from "@/lib/testing/sales/disputes";
import { createOrder } from "@/lib/testing/sales/orders";
import { getDeskRecord } from "../../get-desk-record";
import { listDeskWaiting } from "../../list-desk-waiting";
import { orders } from "./orders";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, webhook, send, bought } = ordersOf(app);

const admin = async () => app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true));
const reason = "Charged by mistake.";

async function recordOf(id: string) {
  const { record, actions } = (await execute(getDeskRecord, await admin(), { screen: "orders", id })).output;
  const { left, held, lines } = record.cells;
  return { left, held, lines, offered: actions.map(({ key }) => key) };
}

describe("an order at the desk", () => {
  it("is refunded by the numbers of its lines, whose amount it tells before", async () => {
    const { number, totals } = await bought();
    const refund = async (...lines: string[]) => execute(refundOrder, await admin(), { number, reason, lines });
    await expect(refund("2")).rejects.toMatchObject({ code: "conflict" });
    await expect(refund("0")).rejects.toMatchObject({ code: "validation_failed" });
    const before = {
      left: totals.total_cents,
      held: 0,
      lines: expect.stringMatching(/^1\. .*, 49\.00 \(fulfilled\)$/),
    };
    expect(await recordOf(number)).toMatchObject(before);
    expect((await refund("1")).output).toEqual({ refunded_cents: totals.total_cents });
    const lines = expect.stringMatching(/\(fulfilled, given back\)$/);
    expect(await recordOf(number)).toMatchObject({ left: 0, lines });
  });

  it("offers the credit note of a dispute that was lost, for which it waits on the home", async () => {
    const order = await bought();
    const { number, totals } = order;
    const told = disputesOf(app);
    const tell = async (status: "open" | "lost") =>
      told((await order.row())?.id ?? 0, { status, takenCents: totals.total_cents });
    const cells = async () =>
      (await execute(getDeskRecord, await admin(), { screen: "orders", id: number })).output.record.cells;
    await tell("open");
    expect(await cells()).toMatchObject({ disputed: totals.total_cents, lost: 0 });
    expect((await recordOf(number)).offered).not.toContain("credit_dispute");
    await tell("lost");
    expect(await cells()).toMatchObject({ lost: totals.total_cents, desk: expect.stringContaining("was lost") });
    expect((await recordOf(number)).offered).toContain("credit_dispute");
    await execute(creditLostDispute, await admin(), { number, reason });
    expect(await cells()).toMatchObject({ disputed: totals.total_cents, lost: 0, desk: null });
    expect((await recordOf(number)).offered).not.toContain("credit_dispute");
  });

  it("tells what is held of it, and offers to give it back as long as something is", async () => {
    const order = await newOrder();
    const { number, totals } = order;
    await order.pay();
    await send(await webhook(order, { receivedCents: totals.total_cents + 250 }));
    expect(await recordOf(number)).toMatchObject({ held: 250, offered: expect.arrayContaining(["refund_held"]) });
    await execute(refundHeldMoney, await admin(), { number, reason });
    await carryOutOpenRefunds(app().db, app().now);
    const { held, offered } = await recordOf(number);
    expect(held).toBe(0);
    expect(offered).not.toContain("refund_held");
  });

  it("waits on the home for an exchange rate that its invoice needs, until the rate is there", async () => {
    const { db, siteId } = app();
    await db.update(schema.seller).set({ country: "DE", registrations: ["DE"], currency: "EUR" });
    const { order } = await createOrder(db, { siteId, number: "LY-2026-900001" });
    await issueDueInvoices(db, app().now());
    const home = async () => (await execute(listDeskWaiting, await admin(), {})).output;
    const since = order.paidAt?.toISOString();
    expect((await home()).items).toContainEqual(expect.objectContaining({ screen: "orders", id: order.number, since }));
    const record = async () =>
      (await execute(getDeskRecord, await admin(), { screen: "orders", id: order.number })).output;
    expect((await record()).record.cells).toMatchObject({ invoice: "Waits for an exchange rate", desk: null });
    expect((await record()).actions.map(({ key }) => key)).not.toContain("settle");
    await db.insert(schema.exchangeRates).values({ currency: "USD", day: "2026-11-17", perEuroMicro: 1_152_100 });
    expect((await record()).record.cells).toMatchObject({ invoice: "Not issued yet: the log says why" });
    await issueDueInvoices(db, app().now());
    expect((await home()).items.map(({ id }) => id)).not.toContain(order.number);
    expect((await record()).record.cells).toMatchObject({ invoice: null });
  });

  it("are found on the home by two indexes, however many were sold", async () => {
    const where = orders.source === "table" ? orders.waiting?.where : undefined;
    const { db, siteId } = app();
    await db.execute(sql`
      insert into orders (number, site_id, status, subtotal_cents, discount_cents, net_cents, vat_cents, total_cents, vat_rate_bp,
        expires_at, paid_at, billed_at, created_at, updated_at)
      select 'LY-2025-' || i, ${siteId}::int, 'paid', 100, 0, 100, 0, 100, 0, now(), now(), now(), now(), now() from generate_series(100000, 102000) i`);
    await db.execute(sql`analyze orders`);
    const plan = await db.execute(sql`explain select number from orders where site_id = ${siteId} and ${where}`);
    expect(JSON.stringify(plan)).toMatch(/BitmapOr.*orders_desk_idx.*orders_unbilled_idx/);
  });
});
