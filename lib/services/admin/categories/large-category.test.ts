import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { AnyExecutable } from "@/lib/core/operation";
import { getCategory } from "@/lib/services/directory/get-category";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";
import { lockCategory } from "./category-row";
import { changeCategory } from "./change-category";
import { mergeCategory } from "./merge-category";
import { moveCategory } from "./move-category";

const { categories: c, listings: l } = schema;
const app = useApp();
/** More than two statements take. */
const LISTINGS = 1_100;
const reason = "It is called so";
let admin: Awaited<ReturnType<typeof createUser>>;
let large: typeof c.$inferSelect;
let one: typeof l.$inferSelect;

beforeEach(async () => {
  const { db, siteId } = app();
  await db.delete(l);
  await db.delete(c);
  admin = await createUser(db, { isAdmin: true });
  large = await createCategory(db, { siteId, slug: "large", name: "Large" });
  await createCategory(db, { siteId, slug: "other", name: "Other" });
  const filed = { categoryNames: ["Large"], categorySlugs: ["large"], categoryPath: ["large"] };
  one = await createListing(db, { siteId, ...filed });
  await db.execute(sql`
    insert into listings (site_id, company_id, slug, name, url, status, category_names, category_slugs, category_path)
    select site_id, company_id, 'filed-' || i, 'Filed ' || i, url, (array['live', 'paused', 'draft'])[1 + i % 3],
      category_names, category_slugs, category_path
    from listings, generate_series(2, ${LISTINGS}::int) i where id = ${one.id}`);
});

const act = async (operation: AnyExecutable, input: object) => {
  const ctx = await app().context(sessionActor(admin, true), { surface: "web" });
  return (await execute(operation, ctx, { category_id: large.id, reason, ...input })).output;
};
const filedAs = () =>
  app().db.execute(sql`
    select category_slugs as slugs, category_names as names,
      array(select unnest(category_path) as slug order by slug) as path, count(*)::int from listings group by 1, 2, 3`);

it("a category of many listings is renamed, moved and merged with all of them, live or not", async () => {
  const changing = act(changeCategory, { name: "Grand", slug: "grand" });
  const asked = await answersUntil(changing);
  expect(new Set(asked)).toEqual(new Set(["large", "moved"]));
  expect([...(await filedAs())]).toEqual([{ slugs: ["grand"], names: ["Grand"], path: ["grand"], count: LISTINGS }]);
  await act(moveCategory, { parent: "other" });
  expect([...(await filedAs())]).toEqual([
    { slugs: ["grand"], names: ["Grand"], path: ["grand", "other"], count: LISTINGS },
  ]);
  expect(await act(mergeCategory, { into: "other" })).toEqual({ listings: LISTINGS, drafts: 0 });
  expect([...(await filedAs())]).toEqual([{ slugs: ["other"], names: ["Other"], path: ["other"], count: LISTINGS }]);
});

it("nobody who votes waits for a category that is being changed, while its listings' editors do", async () => {
  const { db, siteId } = app();
  const voter = await createUser(db);
  const ctx = await app().context();
  await db.transaction(async (tx) => {
    await lockCategory(tx, ctx, large.id);
    const vote = {
      listingId: one.id,
      userId: voter.id,
      siteId,
      castAt: app().now(),
      week: "2026-W47",
      stateAt: app().now(),
    };
    await db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = 1000`);
      await other.insert(schema.votes).values(vote);
    });
    const editing = db.select({ id: l.id }).from(l).where(eq(l.id, one.id)).for("update", { noWait: true });
    await expect(editing).rejects.toMatchObject({ cause: { code: "55P03" } });
  });
});

/** What the old address answers all the while, and once more afterwards: its category, or the code of an error. */
async function answersUntil(changed: Promise<unknown>): Promise<string[]> {
  const ask = async () =>
    execute(getCategory, await app().context(), { slug: "large" }).then(
      ({ output }) => output.slug,
      (error) => String(error.code),
    );
  let isOver = false;
  const end = changed.finally(() => {
    isOver = true;
  });
  const answers: string[] = [];
  while (!isOver) answers.push(await ask());
  await end;
  return [...answers, await ask()];
}
