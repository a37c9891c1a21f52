import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { findProvider } from "@/lib/integrations/payments/providers";
import { sessionActor } from "@/lib/testing/database/actors";
import { useDatabase } from "@/lib/testing/database/database";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { ledgerOf } from "@/lib/testing/sales/ledger-of";
import { createOrder } from "@/lib/testing/sales/orders";
import { jobContext } from "../../site/job-context";
import { bookPayment } from "../books/book";
import { settleDeskOrder } from "../desk/settle-desk-order";
import { issueInvoice } from "../invoices/issue-invoice";
import { askRefund } from "./ask-refund";
import { carryOutOpenRefunds } from "./carry-out-refunds";

const database = useDatabase();
const NOW = new Date("2026-11-18T13:00:00Z");
let siteId = 0;

beforeAll(async () => {
  const { db } = database();
  siteId = (await createSite(db)).id;
  await db.update(schema.seller).set({ country: "DE", registrations: ["DE"] });
  await db.insert(schema.exchangeRates).values({ currency: "USD", day: "2026-11-17", perEuroMicro: 1_152_100 });
});

async function paidOrder() {
  const { db } = database();
  const { order, lines } = await createOrder(db, { siteId });
  const cents = order.totalCents;
  const values = {
    orderId: order.id,
    provider: "test",
    providerId: `test_${order.id}`,
    status: "paid" as const,
    settles: true,
  };
  const money = { amountCents: cents, receivedCents: cents, currency: "USD", createdAt: NOW, updatedAt: NOW };
  const [payment] = await db
    .insert(schema.payments)
    .values({ ...values, ...money })
    .returning();
  if (!payment) throw new Error("no payment");
  await db.transaction(async (tx) => {
    await bookPayment(tx, payment, cents, NOW);
    await issueInvoice(tx, order.id, NOW);
  });
  return { orderId: order.id, lineIds: lines.map(({ id }) => id), totalCents: cents };
}

const ask = (orderId: number, lineIds?: number[]) =>
  database().db.transaction(async (tx) => {
    const o = schema.orders;
    const [order] = await tx.select().from(o).where(eq(o.id, orderId)).for("update");
    if (!order) throw new Error("no order");
    const request = { order, ...(lineIds && { lineIds }), reason: "asked", isAlsoLive: false };
    return askRefund(await jobContext(tx, siteId, NOW), tx, request);
  });
const notesOf = (orderId: number) =>
  database()
    .db.select()
    .from(schema.invoices)
    .where(eq(schema.invoices.orderId, orderId))
    .orderBy(asc(schema.invoices.id));

const accountsOf = (orderId: number) => ledgerOf(database().db, orderId);

describe("a refund", () => {
  it("gives the whole order back with a credit note, and leaves every account at nothing", async () => {
    const { db } = database();
    const { orderId, totalCents } = await paidOrder();
    await ask(orderId);
    await carryOutOpenRefunds(db, () => NOW);
    const [order] = await db.select().from(schema.orders).where(eq(schema.orders.id, orderId));
    const [payment] = await db.select().from(schema.payments).where(eq(schema.payments.orderId, orderId));
    expect(order?.status).toBe("refunded");
    expect(payment?.refundedCents).toBe(totalCents);
    const [invoice, note] = await notesOf(orderId);
    expect(note?.content).toMatchObject({
      kind: "credit_note",
      corrects: { number: invoice?.number },
      total_cents: totalCents,
      vat: { cents: 1693, in_books: invoice?.content.vat.in_books },
    });
    expect(await accountsOf(orderId)).toEqual({ "at:test": 0, owed: 0, sales: 0, vat: 0 });
  });

  it("goes line by line, each once, with VAT to the cent in the end", async () => {
    const { db } = database();
    const { orderId, lineIds } = await paidOrder();
    const [first = 0, second = 0] = lineIds;
    await ask(orderId, [first]);
    await expect(ask(orderId, [first])).rejects.toMatchObject({ code: "conflict" });
    await carryOutOpenRefunds(db, () => NOW);
    const [half] = await db.select().from(schema.orders).where(eq(schema.orders.id, orderId));
    expect(half?.status).toBe("paid");
    expect((await accountsOf(orderId)).owed).toBe(0);
    await ask(orderId, [second]);
    await carryOutOpenRefunds(db, () => NOW);
    const [, ...notes] = await notesOf(orderId);
    expect(notes.map(({ netCents, vatCents }) => [netCents, vatCents])).toEqual([
      [3910, 743],
      [5000, 950],
    ]);
    expect(await accountsOf(orderId)).toEqual({ "at:test": 0, owed: 0, sales: 0, vat: 0 });
  });

  it("happens once, however many ask and carry it out at the same time", async () => {
    const { db } = database();
    const { orderId, totalCents } = await paidOrder();
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ask(orderId)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await Promise.all(Array.from({ length: 4 }, () => carryOutOpenRefunds(db, () => NOW)));
    expect(await notesOf(orderId)).toHaveLength(2);
    const [payment] = await db.select().from(schema.payments).where(eq(schema.payments.orderId, orderId));
    expect(payment?.refundedCents).toBe(totalCents);
  });

  it("holds up no other one where it cannot be done, and waits for a person once", async () => {
    const { db } = database();
    const ids = [];
    for (let one = 0; one < 51; one += 1) ids.push((await paidOrder()).orderId);
    const p = schema.payments;
    const [last = 0] = ids.slice(-1);
    await db
      .update(p)
      .set({ provider: "gone" })
      .where(and(inArray(p.orderId, ids), ne(p.orderId, last)));
    for (const id of ids) await ask(id);
    const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
    const orderOf = async (id: number) => (await db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0];
    const run = async (day: number) => {
      for (const _ of [1, 2]) await carryOutOpenRefunds(db, () => days(day));
    };
    await run(0);
    expect(await orderOf(last)).toMatchObject({ status: "refunded" });
    await run(2);
    const [first = 0] = ids;
    const stuck = await orderOf(first);
    expect(stuck).toMatchObject({ status: "paid", deskReason: expect.stringMatching(/has not gone through/) });
    const actor = sessionActor(await createUser(db, { isAdmin: true }), true);
    const ctx = { ...(await jobContext(db, siteId, days(2))), db, actor };
    await settleDeskOrder.run({ ctx, input: { number: stuck?.number ?? "", reason: "We are on it." } });
    await run(3);
    expect(await orderOf(first)).toMatchObject({ deskReason: null });
  });

  it("is taken up at the time at which it really is, so that a slow batch shares no refund with another", async () => {
    const { db } = database();
    const ids = [(await paidOrder()).orderId, (await paidOrder()).orderId];
    for (const id of ids) await ask(id);
    let now = NOW;
    const keys: string[] = [];
    const slow: typeof findProvider = async (key) => {
      const provider = await findProvider(key);
      if (!provider) return null;
      const refund: typeof provider.refund = async (paid) => {
        keys.push(paid.key);
        if (keys.length === ids.length) await carryOutOpenRefunds(db, () => now, slow);
        now = new Date(now.getTime() + 3 * 60_000);
        return provider.refund(paid);
      };
      return { ...provider, refund };
    };
    await carryOutOpenRefunds(db, () => now, slow);
    expect(keys).toHaveLength(ids.length);
  });

  it("is refused for an order that is not paid, and for a line of another order", async () => {
    const { order } = await createOrder(database().db, { siteId, status: "pending", paidAt: null });
    await expect(ask(order.id)).rejects.toMatchObject({ code: "conflict" });
    const [one, other] = [await paidOrder(), await paidOrder()];
    await expect(ask(one.orderId, other.lineIds)).rejects.toMatchObject({ code: "conflict" });
  });
});
