import { beforeAll, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createListing, createSite } from "@/lib/testing/database/factories";
import { listUpdates } from "./list-updates";

const app = useApp({ operations: [], keepsAnswers: true });
const list = async (input: { page?: number; per_page?: number } = {}) =>
  (await execute(listUpdates, await app().context(), input)).output;
const at = (day: number) => new Date(app().now().getTime() - day * 86_400_000);

async function told(listing: { id: number }, title: string, day: number) {
  await app()
    .db.insert(schema.listingUpdates)
    .values({ listingId: listing.id, title, body: "Text", publishedAt: at(day) });
}

beforeAll(async () => {
  const { db, siteId } = app();
  const hedgerow = await createListing(db, { siteId, slug: "hedgerow", name: "Hedgerow" });
  await told(hedgerow, "Older", 3);
  await told(hedgerow, "To come", -1);
  await told(await createListing(db, { siteId, slug: "bramble", name: "Bramble" }), "Newer", 1);
  await told(await createListing(db, { siteId, slug: "waiting", status: "scheduled", launchedAt: null }), "Hidden", 1);
  const other = await createSite(db, { host: "elsewhere.example" });
  await told(await createListing(db, { siteId: other.id, slug: "foreign" }), "Foreign", 1);
});

it("shows what live listings of this site told until now, the newest first", async () => {
  const found = await list();
  expect(found).toMatchObject({ total: 2, has_more: false });
  expect(found.items.map(({ title, product }) => [title, product.slug])).toEqual([
    ["Newer", "bramble"],
    ["Older", "hedgerow"],
  ]);
  expect(found.items[0]?.product.page_url).toMatch(/\/listings\/bramble$/);
  expect((await list({ per_page: 1 })).has_more).toBe(true);
});

it("shows a new update at once", async () => {
  await list();
  const hedgerow = await createListing(app().db, { siteId: app().siteId, slug: "ropewalk", name: "Ropewalk" });
  await told(hedgerow, "Newest", 0);
  await expect.poll(async () => (await list()).items[0]?.title).toBe("Newest");
});
