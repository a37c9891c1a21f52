import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { billing, createOrder } from "@/lib/testing/sales/orders";
import { issueDueInvoices } from "./issue-due-invoices";
import { issueInvoice } from "./issue-invoice";

const database = useDatabase();
const NOW = new Date("2026-11-18T13:00:00Z");
let siteId = 0;

beforeAll(async () => {
  const { db } = database();
  siteId = (await createSite(db)).id;
  await db.update(schema.seller).set({ country: "DE", registrations: ["DE"], vatNumber: "DE123456789" });
  await db.insert(schema.exchangeRates).values({ currency: "USD", day: "2026-11-17", perEuroMicro: 1_152_100 });
});

const issue = (orderId: number, now = NOW) => database().db.transaction((tx) => issueInvoice(tx, orderId, now));
const invoicesOf = (orderId: number) =>
  database().db.select().from(schema.invoices).where(eq(schema.invoices.orderId, orderId));

describe("an invoice", () => {
  it("has a number without a gap, whoever pays at the same time and whatever is rolled back", async () => {
    const { db } = database();
    const made = await Promise.all(Array.from({ length: 40 }, () => createOrder(db, { siteId })));
    const tries = made.map(({ order }, i) =>
      db.transaction(async (tx) => {
        await issueInvoice(tx, order.id, NOW);
        if (i % 4 === 0) throw new Error("not paid after all");
      }),
    );
    const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(kept).toHaveLength(30);
    const numbers = (await db.select().from(schema.invoices)).map(({ number }) => number).toSorted();
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, i) => `INV-2026-${String(i + 1).padStart(6, "0")}`));
  });

  it("begins at one in each year", async () => {
    const { order } = await createOrder(database().db, {
      siteId,
      paidAt: new Date("2025-06-02T00:00:00Z"),
      vatCents: 0,
    });
    expect(await issue(order.id, new Date("2025-06-02T00:00:00Z"))).toEqual({
      status: "issued",
      number: "INV-2025-000001",
    });
  });

  it("is mailed to the account where no address was typed", async () => {
    const { db } = database();
    const user = await createUser(db);
    const { email: _, ...unmailed } = billing;
    const { order } = await createOrder(db, { siteId, userId: user.id, billing: unmailed });
    await issue(order.id);
    const [row] = await invoicesOf(order.id);
    const [mail] = await db
      .select()
      .from(schema.outbox)
      .where(eq(schema.outbox.key, `invoice:${row?.number}`));
    expect(mail?.data).toMatchObject({ to: user.email, template: "invoice" });
  });

  it("is issued once an order, booked and mailed with it", async () => {
    const { db } = database();
    const { order } = await createOrder(db, { siteId });
    const outcomes = await Promise.all([issue(order.id), issue(order.id), issue(order.id)]);
    const [row, ...others] = await invoicesOf(order.id);
    expect(others).toEqual([]);
    expect(outcomes).toEqual(Array(3).fill({ status: "issued", number: row?.number }));
    const booked = await db.select().from(schema.ledger).where(eq(schema.ledger.orderId, order.id));
    expect(booked.map(({ account, cents }) => [account, cents])).toEqual([
      ["owed", 10_603],
      ["sales", -8910],
      ["vat", -1693],
    ]);
    const [mail] = await db
      .select()
      .from(schema.outbox)
      .where(eq(schema.outbox.key, `invoice:${row?.number}`));
    expect(mail?.data).toMatchObject({ to: "zoe@people.example", template: "invoice" });
  });

  it("keeps what it says, whatever changes afterwards", async () => {
    const { db } = database();
    const { order } = await createOrder(db, { siteId });
    await issue(order.id);
    const [before] = await invoicesOf(order.id);
    await db
      .update(schema.orders)
      .set({ billing: { name: "Somebody else" } })
      .where(eq(schema.orders.id, order.id));
    expect((await invoicesOf(order.id))[0]?.content).toEqual(before?.content);
    const change = db.update(schema.invoices).set({ netCents: 1 }).where(eq(schema.invoices.orderId, order.id));
    await expect(change).rejects.toMatchObject({ cause: { message: "rows of invoices are never changed" } });
    const removal = db.delete(schema.invoices).where(eq(schema.invoices.orderId, order.id));
    await expect(removal).rejects.toMatchObject({ cause: { message: "rows of invoices are never changed" } });
  });

  it("tells VAT in the seller's currency at the bank's latest rate of the day", async () => {
    const { order } = await createOrder(database().db, { siteId });
    await issue(order.id);
    const [row] = await invoicesOf(order.id);
    expect(row?.content.vat.in_books).toEqual({
      currency: "EUR",
      cents: 1469,
      rate: "0.867980",
      rate_day: "2026-11-17",
    });
  });

  it("waits where that rate is not known, without a number, and comes once it is entered", async () => {
    const { db } = database();
    const paidAt = new Date("2026-12-18T12:00:00Z");
    const { order } = await createOrder(db, { siteId, paidAt });
    expect(await issue(order.id, paidAt)).toEqual({ status: "waiting_for_rate" });
    expect(await invoicesOf(order.id)).toEqual([]);
    await db.insert(schema.exchangeRates).values({ currency: "USD", day: "2026-12-16", perEuroMicro: 1_160_000 });
    const { waiting } = await issueDueInvoices(db, new Date("2026-12-19T12:00:00Z"));
    expect(waiting).toBe(0);
    expect((await invoicesOf(order.id))[0]?.content).toMatchObject({ issued_on: "2026-12-19", paid_on: "2026-12-18" });
  });

  it("is refused for reverse charge without a VAT number", async () => {
    const billing = { name: "Ada", country: "FR" };
    const vatTreatment = "reverse_charge" as const;
    const { order } = await createOrder(database().db, { siteId, vatCents: 0, vatTreatment, billing });
    await expect(issue(order.id)).rejects.toThrow(/without a VAT number/);
  });
});

describe("the ledger", () => {
  it("takes nothing that does not balance", async () => {
    const { db } = database();
    const { order } = await createOrder(db, { siteId });
    const values = {
      orderId: order.id,
      kind: "payment" as const,
      ref: "odd",
      account: "owed",
      cents: 1,
      bookedAt: NOW,
    };
    await expect(db.transaction((tx) => tx.insert(schema.ledger).values(values))).rejects.toThrow(/does not balance/);
  });
});
