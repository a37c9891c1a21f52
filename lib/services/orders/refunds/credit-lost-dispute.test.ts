import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { DisputeStatus } from "@/lib/core/statuses";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { disputesOf } from "@/lib/testing/sales/disputes";
import { createCheckout } from "../create-checkout";
import { settleRefundOutside } from "../desk/settle-refund-outside";
import { getOrder } from "../get-order";
import { carryOutOpenRefunds } from "./carry-out-refunds";
import { creditLostDispute } from "./credit-lost-dispute";
import { refundMyOrder } from "./refund-my-order";
import { refundOrder } from "./refund-order";
import { refundsOf } from "./refund-state";
import { findRefundable } from "./refundable";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, bought, booked } = ordersOf(app);
type TestOrder = Awaited<ReturnType<typeof newOrder>>;

const total = (order: TestOrder) => order.totals.total_cents;
const tell = disputesOf(app);

/** The provider's word on how a dispute of the order's payment stands. */
const disputed = async (order: TestOrder, status: DisputeStatus, takenCents: number, refundedCents = 0) =>
  tell((await order.row())?.id ?? 0, { status, takenCents, refundedCents });

const admin = async () => app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true));
const credit = async (order: TestOrder) =>
  (await execute(creditLostDispute, await admin(), { number: order.number, reason: "Lost at the bank" })).output;

describe("a disputed payment", () => {
  it("leaves the provider's account until it is won, told twice and late, and touches no invoice", async () => {
    const order = await bought();
    await disputed(order, "open", total(order));
    await disputed(order, "open", total(order));
    expect(await booked(order)).toEqual({ "at:test": 0, disputed: total(order), owed: 0, sales: -total(order) });
    expect(await order.get()).toMatchObject({
      status: "paid",
      attention: "The payment is disputed at the test provider.",
    });
    await disputed(order, "won", 0);
    await disputed(order, "open", total(order));
    expect(await booked(order)).toEqual({ "at:test": total(order), disputed: 0, owed: 0, sales: -total(order) });
    const read = await order.get();
    expect(read).toMatchObject({ status: "paid", attention: null, refunds: [] });
    expect(read.invoices.map(({ kind }) => kind)).toEqual(["invoice"]);
  });

  it("is refunded by nobody meanwhile, so that no money goes back twice", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await disputed(order, "open", total(order));
    const row = await order.row();
    expect(row && (await findRefundable(await order.ctx(), row))).toBeNull();
    const mine = async () => execute(refundMyOrder, await order.ctx(), { number: order.number, cents: total(order) });
    await expect(mine()).rejects.toMatchObject({ code: "conflict" });
    const theirs = execute(refundOrder, await admin(), { number: order.number, reason: "Asked" });
    await expect(theirs).rejects.toMatchObject({ code: "conflict" });
    await disputed(order, "won", 0);
    expect((await mine()).output).toEqual({ refunded_cents: total(order) });
  });

  it("that is lost waits for its credit note, which an admin writes once; what was bought stays", async () => {
    const order = await bought();
    await disputed(order, "open", total(order));
    await expect(credit(order)).rejects.toMatchObject({ code: "conflict" });
    await disputed(order, "lost", total(order));
    const lost = await order.get();
    expect(lost.attention).toBe("The dispute at the test provider was lost: its credit note is still to be written.");
    expect(lost.invoices.map(({ kind }) => kind)).toEqual(["invoice"]);
    expect(await credit(order)).toEqual({ credited_cents: total(order) });
    const read = await order.get();
    expect(read).toMatchObject({ status: "refunded", attention: null, refunds: [{ cents: total(order) }] });
    expect(read.invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    expect(await booked(order)).toEqual({ "at:test": 0, disputed: 0, owed: 0, sales: 0 });
    expect(await order.listingRow()).toMatchObject({ status: "live" });
    await expect(credit(order)).rejects.toMatchObject({ code: "conflict" });
  });

  it("of which a part is lost is credited in part, and the rest can still be refunded", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await disputed(order, "lost", 1_000);
    await credit(order);
    expect(await order.get()).toMatchObject({ status: "paid", refunds: [{ cents: 1_000, positions: [] }] });
    expect(await booked(order)).toMatchObject({ "at:test": total(order) - 1_000, disputed: 0, owed: 0 });
    const cents = total(order) - 1_000;
    const refund = await execute(refundMyOrder, await order.ctx(), { number: order.number, cents });
    expect(refund.output).toEqual({ refunded_cents: cents });
  });

  it("takes nothing of what went back as a refund before", async () => {
    const order = await bought();
    await disputed(order, "lost", total(order), total(order));
    expect(await booked(order)).toEqual({ "at:test": 0, owed: 0, sales: 0 });
    expect((await order.get()).attention).not.toMatch(/lost/);
  });
});

describe("the credit note of a lost dispute", () => {
  const shown = { status: "live", launchedAt: new Date("2026-11-02") } as const;
  const lost = async (order: TestOrder, cents = total(order)) => {
    await disputed(order, "lost", cents);
    await credit(order);
  };
  const weeksOf = async ({ listingId }: TestOrder) => {
    const b = schema.billboardPlaces;
    const rows = await app().db.select().from(b).where(eq(b.listingId, listingId));
    return rows.map(({ week }) => week).toSorted();
  };
  const takenIn = async (week: string) => {
    const t = schema.paidPlaces;
    const rows = await app().db.select().from(t).where(eq(t.week, week));
    return rows.filter(({ kind }) => kind === "billboard").map(({ taken }) => taken);
  };

  it("takes a launch back that waits, and says so in the mail", async () => {
    const order = await bought({}, { week: "2026-W49" });
    await lost(order);
    expect(await order.listingRow()).toMatchObject({ status: "draft", plan: "none", launchWeek: null });
    const mails = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
    const told = mails
      .map(({ data }) => data)
      .find(({ to, template }) => to === order.user.email && template === "dispute_lost");
    expect(told?.data).toMatchObject({ provider: "test money", lines: [expect.stringMatching(/./)] });
  });

  it("takes the weeks ahead of a billboard back and leaves the one that runs, whose place stays taken", async () => {
    const board = await bought(shown, { product: "billboard", weeks: ["2026-W47", "2026-W52"], amount_cents: 3_000 });
    expect([await takenIn("2026-W47"), await takenIn("2026-W52")]).toEqual([[1], [1]]);
    await lost(board);
    expect(await weeksOf(board)).toEqual(["2026-W47"]);
    expect([await takenIn("2026-W47"), await takenIn("2026-W52")]).toEqual([[1], [0]]);
  });

  it("takes nothing back where the dispute took a part of the price", async () => {
    const board = await bought(shown, { product: "billboard", weeks: ["2026-W52"], amount_cents: 3_000 });
    await lost(board, 1_000);
    expect(await weeksOf(board)).toEqual(["2026-W52"]);
  });
});

describe("a refund that was asked for before its payment was disputed", () => {
  const asked = async () => {
    await send(); // what was asked for before
    const order = await bought({}, { week: "2026-W49" });
    await execute(refundMyOrder, await order.ctx(), { number: order.number, cents: total(order) });
    await disputed(order, "open", total(order));
    return order;
  };
  const send = () => carryOutOpenRefunds(app().db, app().now);

  it("is sent by nobody and settled outside by nobody; once the dispute is won it is sent", async () => {
    const order = await asked();
    expect(await send()).toEqual({ done: 0, left: 0 });
    const [open] = await refundsOf(app().db, (await order.row())?.id ?? 0);
    const by = { reference: "Transfer", reason: "The bank is slow" };
    const given = { number: order.number, refund: String(open?.id), cents: total(order), ...by };
    const outside = execute(settleRefundOutside, await admin(), given);
    await expect(outside).rejects.toMatchObject({ message: expect.stringContaining("disputed") });
    await disputed(order, "won", 0);
    expect(await send()).toEqual({ done: 1, left: 0 });
    expect(await booked(order)).toEqual({ "at:test": 0, disputed: 0, owed: 0, sales: 0 });
  });

  it("ends with a dispute that is lost, in one credit note", async () => {
    const order = await asked();
    await disputed(order, "lost", total(order));
    await credit(order);
    expect(await send()).toEqual({ done: 0, left: 0 });
    const read = await order.get();
    expect(read).toMatchObject({ status: "refunded", refunds: [{ status: "done", cents: total(order) }] });
    expect(read.invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    expect(await booked(order)).toEqual({ "at:test": 0, disputed: 0, owed: 0, sales: 0 });
  });

  it("is sent for what is left of it where the dispute took a part", async () => {
    const order = await asked();
    await disputed(order, "lost", 2_000);
    await credit(order);
    expect(await booked(order)).toMatchObject({ "at:test": total(order) - 2_000, disputed: 0 });
    expect(await send()).toEqual({ done: 1, left: 0 });
    const { status, refunds } = await order.get();
    expect(refunds.map(({ cents }) => cents)).toEqual([2_000, total(order) - 2_000]);
    expect(status).toBe("refunded");
    expect(await booked(order)).toEqual({ "at:test": 0, disputed: 0, owed: 0, sales: 0 });
  });
});
