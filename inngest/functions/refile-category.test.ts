import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { AnyExecutable } from "@/lib/core/operation";
import { changeCategory } from "@/lib/services/admin/categories/change-category";
import { listCategoriesForDesk } from "@/lib/services/admin/categories/list-for-desk";
import { mergeCategory } from "@/lib/services/admin/categories/merge-category";
import { moveCategory } from "@/lib/services/admin/categories/move-category";
import { getCategory } from "@/lib/services/directory/get-category";
import { AT_ONCE_MAX, fileBatch } from "@/lib/services/listings/categories/refilings";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";

const { categories: c, categoryRefilings: r, listings: l, outbox: o } = schema;
const app = useApp();
const LISTINGS = AT_ONCE_MAX + 600;
const BATCH = 500;
const reason = "It is called so";
let admin: Awaited<ReturnType<typeof createUser>>;
let large: typeof c.$inferSelect;
let other: typeof c.$inferSelect;

beforeEach(async () => {
  const { db, siteId } = app();
  for (const table of [o, l, c]) await db.delete(table);
  admin = await createUser(db, { isAdmin: true });
  large = await createCategory(db, { siteId, slug: "large", name: "Large" });
  other = await createCategory(db, { siteId, slug: "other", name: "Other" });
  const filed = {
    categoryNames: ["Large", "Other"],
    categorySlugs: ["large", "other"],
    categoryPath: ["large", "other"],
  };
  const one = await createListing(db, { siteId, ...filed });
  await db.execute(sql`
    insert into listings (site_id, company_id, slug, name, url, status, category_names, category_slugs, category_path)
    select site_id, company_id, 'filed-' || i, 'Filed ' || i, url, 'live', category_names, category_slugs, category_path
    from listings, generate_series(2, ${LISTINGS}::int) i where id = ${one.id}`);
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const act = async (operation: AnyExecutable, category_id: number, input: object) =>
  (await execute(operation, await asAdmin(), { category_id, reason, ...input })).output;
const rename = () => act(changeCategory, large.id, { name: "Grand", slug: "grand" });
const filedAs = async () => [
  ...(await app().db.execute(sql`
    select category_slugs as slugs, category_names as names, array(select unnest(category_path) as slug order by slug) as path,
      count(*)::int from listings group by 1, 2, 3 order by 4 desc`)),
];
const opened = async () => {
  const [row] = await app().db.select().from(r);
  if (!row) throw new Error("no refiling");
  return row;
};
const GRAND = { slugs: ["grand", "other"], names: ["Grand", "Other"], path: ["grand", "other"], count: LISTINGS };

describe("a category of more listings than a request files", () => {
  it("is renamed at once; its page shows all of them while a run files them, and the desk how far it is", async () => {
    await rename();
    const shown = async () => (await execute(getCategory, await app().context(), { slug: "grand" })).output.total;
    const told = async () =>
      (await listCategoriesForDesk(await asAdmin())).find(({ slug }) => slug === "grand")?.filing;
    expect([await shown(), await told()]).toEqual([LISTINGS, "0 of 5,600"]);
    expect(await fileBatch(app().db, (await opened()).id, 0, app().now())).toBeGreaterThan(0);
    expect([await shown(), await told()]).toEqual([LISTINGS, "500 of 5,600"]);
    await runFunctions(app());
    expect(await filedAs()).toEqual([GRAND]);
    expect([await shown(), await told()]).toEqual([LISTINGS, null]);
    expect(await opened()).toMatchObject({ filed: LISTINGS, endedAt: app().now() });
  });

  it("is filed to the end by a run that was killed between its batches, or within one", async () => {
    await rename();
    const { id } = await opened();
    const last = await fileBatch(app().db, id, 0, app().now());
    const killed = app().db.transaction(async (tx) => {
      await fileBatch(tx, id, last ?? 0, app().now());
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await filedAs()).toMatchObject([{ count: LISTINGS - BATCH }, { count: BATCH }]);
    await runFunctions(app()); // from its first step, whose end nobody kept
    expect(await filedAs()).toEqual([GRAND]);
  });

  it("stays as it is until they are filed, and nothing else takes the address that they have", async () => {
    await rename();
    const busy = { code: "conflict", detail: "Its listings are still being filed: 0 of 5,600." };
    await expect(act(changeCategory, large.id, { name: "Vast", slug: "vast" })).rejects.toMatchObject(busy);
    await expect(act(moveCategory, large.id, { parent: "other" })).rejects.toMatchObject(busy);
    await expect(act(mergeCategory, large.id, { into: "other" })).rejects.toMatchObject(busy);
    const taking = act(changeCategory, other.id, { name: "Large", slug: "large" });
    await expect(taking).rejects.toMatchObject({ code: "validation_failed" });
    await runFunctions(app());
    await act(changeCategory, large.id, { name: "Vast", slug: "vast" });
  });

  it("keeps each listing's other categories and what its editor chose meanwhile", async () => {
    const { db, siteId } = app();
    await rename();
    const small = await createCategory(db, { siteId, slug: "small", name: "Small" });
    const [last] = await db.select().from(l).orderBy(sql`id desc`).limit(1);
    const chosen = {
      categorySlugs: ["small", "large"],
      categoryNames: ["Small", "Large"],
      categoryPath: ["small", "large"],
    };
    await db
      .update(l)
      .set(chosen)
      .where(eq(l.id, last?.id ?? 0));
    await act(changeCategory, small.id, { name: "Little", slug: "little" });
    const [edited] = await db
      .select()
      .from(l)
      .where(eq(l.id, last?.id ?? 0));
    expect(edited).toMatchObject({ categorySlugs: ["little", "grand"], categoryNames: ["Little", "Grand"] });
    await runFunctions(app());
    expect(await filedAs()).toMatchObject([
      { ...GRAND, count: LISTINGS - 1 },
      { slugs: ["little", "grand"], count: 1 },
    ]);
  });

  it("is merged into another one with all of them, each in it once", async () => {
    expect(await act(mergeCategory, large.id, { into: "other" })).toEqual({ listings: LISTINGS, drafts: 0 });
    expect((await execute(getCategory, await app().context(), { slug: "other" })).output.listings).not.toEqual([]);
    await runFunctions(app());
    expect(await filedAs()).toEqual([{ slugs: ["other"], names: ["Other"], path: ["other"], count: LISTINGS }]);
  });
});
