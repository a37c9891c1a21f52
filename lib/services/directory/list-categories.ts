import { z } from "zod";
import { tags } from "@/lib/core/content-tags";
import { defineOperation } from "@/lib/core/operation";
import { category } from "@/lib/schemas/category";
import { categoryTree } from "./category-tree";

/** All categories and subcategories of the site. */
export const listCategories = defineOperation({
  name: "list_categories",
  method: "GET",
  path: "/categories",
  access: "public",
  toolset: "read",
  title: "List categories",
  summary:
    "Categories and subcategories with how many live listings each holds. Drafts take these names in `fields.categories`. Next: get_category.",
  input: z.strictObject({}),
  output: z.object({ items: z.array(category) }),
  cacheSeconds: 300,
  nextSteps: ({ items: [first] }) => (first ? [`get_category {"slug": "${first.slug}"}`] : []),
  cacheTags: ({ siteId }) => [tags.listings(siteId)],
  async run({ ctx }) {
    return { items: await categoryTree(ctx) };
  },
});
