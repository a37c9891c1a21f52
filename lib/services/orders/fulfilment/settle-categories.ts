import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { findMovedCategory } from "../../listings/categories/former-category";
import { refileSpotlights } from "../offers/refile-spotlights";

const c = schema.categories;

/**
 * The categories that a line was bought for, as they are called now. A checkout that was begun while one was renamed or merged kept its
 * old slug: places and lines that still have it are moved as the merge moved the others. They stay as they are until the transaction ends.
 */
export async function settleCategories(
  job: Ctx,
  tx: Db,
  bought: readonly string[],
): Promise<{ categories: string[] } | { failure: string }> {
  const siteId = job.site.id;
  const isOne = and(eq(c.siteId, siteId), inArray(c.slug, [...bought]));
  const there = await tx.select({ slug: c.slug }).from(c).where(isOne).for("share");
  const categories: string[] = [];
  for (const from of bought) {
    const to = there.some(({ slug }) => slug === from) ? from : await findMovedCategory(tx, siteId, from);
    if (to === null) return { failure: `The category ${from} does not exist any more.` };
    try {
      await refileSpotlights(tx, job, { siteId, from, to });
    } catch (error) {
      if (error instanceof AppError && error.code === "conflict") return { failure: error.detail };
      throw error;
    }
    categories.push(to);
  }
  return { categories };
}
