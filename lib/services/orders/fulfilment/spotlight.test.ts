import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { weekOf } from "@/lib/core/week";
import { useApp } from "@/lib/testing/api/app";
import { createCategory } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { getCategory } from "../../directory/get-category";
import { listSpotlights } from "../../directory/list-spotlights";
import { createCheckout } from "../create-checkout";
import { getOrder } from "../get-order";

const app = useApp({ operations: [createCheckout, getOrder] });
const { bought, newOrder, webhook, send, fulfil } = ordersOf(app);
const DAY_MS = 86_400_000;

describe("a category's spotlight", () => {
  it("shows what was bought in its week and category alone, and changes no order", async () => {
    const { db, siteId } = app();
    for (const slug of ["maps", "games"]) await createCategory(db, { siteId, slug, name: slug });
    const standing = { status: "live", plan: "free", launchedAt: app().now() } as const;
    const live = { ...standing, categoryPath: ["maps"], votes: 0 };
    const others = { ...live, votes: 9 };
    const first = await bought(others, { product: "category_spotlight", categories: ["games"], weeks: ["current"] });
    const order = await bought(live, { product: "category_spotlight", categories: ["maps"], weeks: ["current"] });
    const shown = async (category: string, now = app().now()) => {
      const ctx = { ...(await app().context()), now };
      return (await execute(listSpotlights, ctx, { category })).output.items.map(({ id }) => id);
    };
    expect(await shown("maps")).toEqual([order.listingId]);
    expect(await shown("games")).toEqual([first.listingId]);
    expect(await shown("maps", new Date(app().now().getTime() + 7 * DAY_MS))).toEqual([]);
    const ranked = (await execute(getCategory, await app().context(), { slug: "maps" })).output.listings;
    expect(ranked.map(({ id }) => id)).toEqual([first.listingId, order.listingId]);
    expect((await order.get()).lines).toMatchObject([
      { fulfilment: "fulfilled", proof_url: expect.stringMatching(/\/categories\/maps$/) },
    ]);
    expect(weekOf(app().now())).toBe((await order.get()).lines[0]?.options.weeks?.[0]);
  });

  it("is sold once for a listing, category and week, and what was paid twice all the same writes nothing", async () => {
    const { db, siteId } = app();
    await createCategory(db, { siteId, slug: "tools", name: "Tools" });
    const live = { status: "live", plan: "free", launchedAt: app().now() } as const;
    const item = (...weeks: string[]) => ({ product: "category_spotlight", categories: ["tools"], weeks });
    const twice = await newOrder(live, item("2026-W50", "2026-W51"));
    await twice.pay();
    const s = schema.spotlightPlaces;
    const had = { siteId, listingId: twice.listingId, categorySlug: "tools", week: "2026-W50", paidAt: app().now() };
    await db.insert(s).values(had);
    const items = [{ ...item("2026-W50"), listing_id: twice.listingId }];
    const again = execute(createCheckout, await twice.ctx(), { items });
    await expect(again).rejects.toMatchObject({ code: "validation_failed" });
    await send(await webhook(twice));
    await fulfil(twice);
    const failure = expect.stringMatching(/has a spotlight in tools in week 2026-W50 already/);
    expect((await twice.get()).lines).toMatchObject([{ fulfilment: "failed", failure }]);
    const places = await db.select({ week: s.week }).from(s).where(eq(s.listingId, twice.listingId));
    expect(places).toEqual([{ week: "2026-W50" }]);
  });

  it("follows a category that was renamed while it was bought, with its place, and fails to the desk where it is gone", async () => {
    const { db, siteId } = app();
    const now = await createCategory(db, { siteId, slug: "plots", name: "Plots" });
    const live = { status: "live", plan: "free", launchedAt: app().now() } as const;
    const item = { product: "category_spotlight", categories: ["plots"], weeks: ["2026-W50"] };
    const [moved, lost] = [await newOrder(live, item), await newOrder(live, item)];
    for (const order of [moved, lost]) {
      await order.pay();
      await send(await webhook(order));
    }
    await db.update(schema.categories).set({ slug: "charts" }).where(eq(schema.categories.id, now.id));
    await fulfil(lost);
    const failure = "The category plots does not exist any more.";
    expect((await lost.get()).lines).toMatchObject([{ fulfilment: "failed", failure }]);
    await db.insert(schema.formerCategories).values({ siteId, kind: "slug", word: "plots", categoryId: now.id });
    await fulfil(moved);
    const options = { categories: ["charts"] };
    const proof_url = expect.stringMatching(/\/categories\/charts$/);
    expect((await moved.get()).lines).toMatchObject([{ fulfilment: "fulfilled", options, proof_url }]);
    const s = schema.spotlightPlaces;
    expect(await db.select().from(s).where(eq(s.listingId, moved.listingId))).toMatchObject([
      { categorySlug: "charts" },
    ]);
    const count = schema.paidPlaces;
    expect(await db.select().from(count).where(eq(count.slot, "charts"))).toMatchObject([
      { week: "2026-W50", taken: 2 },
    ]);
    expect(await db.select().from(count).where(eq(count.slot, "plots"))).toEqual([]);
  });
});
