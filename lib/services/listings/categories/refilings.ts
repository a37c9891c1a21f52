import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { stage } from "../../events/stage";
import { countFiled, fileNext, type Refiling, refileListings } from "./recategorise";

const r = schema.categoryRefilings;
const c = schema.categories;

/** Listings that are filed anew within a request: some seconds of it. Of more, a background run does it, a batch at a time. */
export const AT_ONCE_MAX = 5_000;

/** Files what stood in a category where it stands from now on: at once, or by a background run. Answers how many listings that is about. */
export async function refile(tx: Db, { categoryId, ...refiling }: Refiling & { categoryId: number }): Promise<number> {
  const shelf = { siteId: refiling.siteId, slugs: [refiling.from] };
  const listings = await countFiled(tx, shelf);
  if (listings <= AT_ONCE_MAX) return refileListings(tx, refiling);
  const values = { siteId: refiling.siteId, categoryId, fromSlug: refiling.from, listings };
  const [row] = await tx.insert(r).values(values).returning({ id: r.id });
  if (!row) throw new Error("a refiling that was inserted is not there");
  await stage(tx, { name: "category.refiled", key: `category.refiled:${row.id}`, data: { refiling_id: row.id } });
  return listings;
}

/** Files the next listings after the one that is named, in a transaction of their own. Answers the last of them, or null when there are no more. */
export function fileBatch(db: Db, id: number, after: number, now: Date): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [open] = await tx
      .select({ siteId: r.siteId, from: r.fromSlug, to: c.slug })
      .from(r)
      .innerJoin(c, eq(c.id, r.categoryId))
      .where(and(eq(r.id, id), isNull(r.endedAt)));
    if (!open) return null;
    const { filed, last } = await fileNext(tx, open, after);
    const endedAt = last === null ? now : null;
    await tx
      .update(r)
      .set({ filed: sql`least(${r.filed} + ${filed}::int, ${r.listings})`, endedAt })
      .where(eq(r.id, id));
    return last;
  });
}

/** What is still filed under other slugs than those of its categories: each such slug, with that of the category. */
export async function listPending(db: Db, siteId: number) {
  return db
    .select({ from: r.fromSlug, slug: c.slug, categoryId: c.id, filed: r.filed, listings: r.listings })
    .from(r)
    .innerJoin(c, eq(c.id, r.categoryId))
    .where(and(eq(r.siteId, siteId), isNull(r.endedAt)));
}

/** A category whose listings are being filed stays as it is until they are. Throws `conflict`. */
export async function refusePending(tx: Db, categoryIds: readonly number[]): Promise<void> {
  const [open] = await tx
    .select({ filed: r.filed, listings: r.listings })
    .from(r)
    .where(and(inArray(r.categoryId, [...categoryIds]), isNull(r.endedAt)))
    .limit(1);
  if (!open) return;
  const [filed, listings] = [open.filed, open.listings].map((figure) => figure.toLocaleString("en"));
  const detail = `Its listings are still being filed: ${filed} of ${listings}.`;
  throw new AppError("conflict", detail, "Do it once they are; the run stands under Background work.");
}
