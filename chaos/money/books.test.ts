import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { createListing, createSite } from "@/lib/testing/database/factories";
import { Tills } from "@/lib/testing/payments/tills";
import { createOrder } from "@/lib/testing/sales/orders";
import { readBooks } from "./books";
import type { Sale } from "./sale";

const database = useDatabase();

describe("books that are read back", () => {
  it("are found wrong where anything is missing, there twice, or does not agree with the providers", async () => {
    const { db, sql } = database();
    const site = await createSite(db);
    const listing = await createListing(db, { siteId: site.id });
    const { order } = await createOrder(db, { siteId: site.id });
    const items = [{ product: "launch", listing_id: listing.id, week: "now" }];
    const sale: Sale = {
      ...{ n: 0, buyer: 0, listingId: listing.id, items, country: "DE", till: "stripe", course: "paid" },
      ...{ number: order.number, paidAt: { till: "stripe", providerId: "cs_1" } },
    };
    const times = { createdAt: new Date(), updatedAt: new Date() };
    const money = { provider: "stripe", status: "paid" as const, amountCents: 100, currency: "USD", ...times };
    await db.insert(schema.payments).values([money, money].map((one) => ({ ...one, orderId: order.id })));
    await db.insert(schema.numberSeries).values({ series: "INV", year: 2026, last: 2 });
    const entry = { orderId: order.id, kind: "payment" as const, ref: "payment 1", bookedAt: new Date() };
    await db.insert(schema.ledger).values([
      { ...entry, account: "at:stripe", cents: 100 },
      { ...entry, account: "owed", cents: -100 },
    ]);
    await db.insert(schema.paidPlaces).values({ siteId: site.id, kind: "launch", week: "2026-W50", taken: 1 });
    const given: Sale = { ...sale, course: "owner_refund", totalCents: order.totalCents };
    const untold: Sale = { ...sale, course: "dispute_untold", totalCents: order.totalCents };
    const found = await readBooks(sql, [sale, given, untold], new Tills());
    const told = found.join("\n");
    for (const finding of [
      `${order.number} (paid): payments is 2, not 1`,
      `${order.number} (paid): events is 0, not 1`,
      `${order.number} (paid): lines is pending, not fulfilled`,
      `${order.number} (paid): launches is 0, not 1`,
      `${order.number} (owner_refund): status is paid, not refunded`,
      `${order.number} (owner_refund): refunds is 0, not ${order.totalCents}`,
      `${order.number} (owner_refund): notes is 0, not ${order.totalCents}`,
      `${order.number} (dispute_untold): desk is false, not true`,
      `${order.number} (dispute_untold): disputed is 0, not ${order.totalCents}`,
      "INV: 0 numbers up to undefined, the last given is 2",
      `${order.number}: its invoice is missing`,
      `ledger: -100 cents are owed of ${order.number}`,
      "places: launch 2026-W50 counts 1, 0 are held",
      "stripe has 0 cents, the books 100",
      "stripe took 0 payments, not 3",
    ])
      expect(told).toContain(finding);
    await db.delete(schema.payments).where(eq(schema.payments.orderId, order.id));
    expect((await readBooks(sql, [sale], new Tills())).join("\n")).toContain("payments is 0, not 1");
  });
});
