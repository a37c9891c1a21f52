import { afterEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { weekOf } from "@/lib/core/week";
import { useApp } from "@/lib/testing/api/app";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { createCheckout } from "../create-checkout";
import { getOrder } from "../get-order";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder, bought } = ordersOf(app);
const { paidPlaces, settings } = schema;

/** As an import that its owner has claimed. */
const imported = () =>
  ({ status: "live", plan: "none", launchWeek: null, launchedAt: new Date("2026-01-05") }) as const;

afterEach(async () => {
  await app().db.delete(settings);
  app().sites.invalidate();
});

describe("a paid launch of a listing that is public without one", () => {
  it("takes a place of this week and stands in it", async () => {
    const order = await bought(imported());
    const week = weekOf(app().now());
    expect((await order.get()).lines).toMatchObject([{ fulfilment: "fulfilled" }]);
    expect(await order.listingRow()).toMatchObject({
      ...{ status: "live", plan: "paid", launchWeek: week, launchedAt: app().now() },
    });
    expect(await app().db.select().from(paidPlaces)).toMatchObject([{ kind: "launch", week, taken: 1 }]);
  });

  it("is refused for a week to come, and where no place is left in this one", async () => {
    const refused = { code: "validation_failed" };
    await expect(newOrder(imported(), { week: "next" })).rejects.toMatchObject(refused);
    await app().db.insert(settings).values({ siteId: app().siteId, key: "paid_slots_per_week", value: 0 });
    app().sites.invalidate();
    await expect(newOrder(imported())).rejects.toMatchObject(refused);
  });

  it("is an upgrade where it was launched before: its week stays", async () => {
    const launchWeek = weekOf(new Date("2026-10-05"));
    const order = await bought({ ...imported(), plan: "free", launchWeek });
    expect(await order.listingRow()).toMatchObject({ plan: "paid", launchWeek });
  });
});
