import { and, arrayContains, arrayOverlaps, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { type AppError, moved, notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { perPage } from "@/lib/core/pagination";
import { closestByWords } from "@/lib/core/text/closest";
import { categoryDetail } from "@/lib/schemas/category";
import { slug } from "@/lib/schemas/primitives";
import { findMovedCategory } from "@/lib/services/listings/categories/former-category";
import { listPending } from "@/lib/services/listings/categories/refilings";
import { isLive } from "@/lib/services/listings/live";
import { presentSummary } from "@/lib/services/listings/present";
import { categoryTree, slugsOf } from "./category-tree";
import { ageOrder, hidesWeekAt, pageOfIds, pageValues, summariesOf, votesOrder } from "./listing-page";

const t = schema.listings;

/** One category or subcategory with its top listings. A listing in a subcategory also counts for the parent. */
export const getCategory = defineOperation({
  name: "get_category",
  method: "GET",
  path: "/categories/{slug}",
  access: "public",
  toolset: "read",
  title: "Get a category",
  summary:
    "A category with its subcategories and top listings, by votes or newest; never by payment. For more pages use search_listings with `category`.",
  input: z.strictObject({
    slug: slug.describe("From list_categories, such as developer-tools"),
    sort: z.enum(["votes", "newest"]).default("votes"),
    per_page: perPage,
  }),
  output: categoryDetail,
  errors: ["moved"],
  example: { slug: "developer-tools" },
  nextSteps: ({ slug, listings: [first] }) => [
    ...(first ? [`get_listing {"slug": "${first.slug}"}`] : []),
    `search_listings {"category": "${slug}"}`,
  ],
  cacheTags: ({ siteId, output }) => [
    tags.category(siteId, output.slug),
    ...output.listings.map(({ id }) => tags.listing(id)),
  ],
  async run({ ctx, input }) {
    const tree = await categoryTree(ctx);
    const parent = tree.find(
      (one) => one.slug === input.slug || one.subcategories.some((sub) => sub.slug === input.slug),
    );
    const found = parent?.slug === input.slug ? parent : parent?.subcategories.find((sub) => sub.slug === input.slug);
    if (!parent || !found) throw await missingCategory(ctx, input.slug, slugsOf(tree));
    const where = and(eq(t.siteId, ctx.site.id), isLive, await isFiledIn(ctx, input.slug));
    const order = input.sort === "newest" ? ageOrder : votesOrder(hidesWeekAt(ctx.now));
    const page = summariesOf(ctx.db, pageOfIds(ctx.db, where, order));
    const rows = await page.execute(pageValues(ctx.now, { limit: input.per_page, offset: 0 }));
    return {
      slug: found.slug,
      name: found.name,
      description: found.description,
      parent: found === parent ? null : { slug: parent.slug, name: parent.name },
      subcategories: found === parent ? parent.subcategories : [],
      listings: rows.map((row) => presentSummary(row, ctx)),
      total: found.listings,
    };
  },
});

/** Whether a listing stands in it, or is still to be filed there by a background run. */
async function isFiledIn({ db, site }: Ctx, slug: string) {
  const pending = (await listPending(db, site.id)).filter((one) => one.slug === slug).map(({ from }) => from);
  return pending.length > 0 ? arrayOverlaps(t.categoryPath, [slug, ...pending]) : arrayContains(t.categoryPath, [slug]);
}

/** A category that was renamed or merged is elsewhere, and one that never was is nowhere. */
async function missingCategory(ctx: Ctx, slug: string, slugs: string[]): Promise<AppError> {
  const today = await findMovedCategory(ctx.db, ctx.site.id, slug);
  return today === null
    ? notFound("category", closestByWords(slug, slugs))
    : moved("category", today, `/categories/${today}`);
}
