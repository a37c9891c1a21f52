import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { addCategory } from "../../categories/add-category";
import { changeCategory } from "../../categories/change-category";
import { importCategories } from "../../categories/import-categories";
import { listCategoriesForDesk } from "../../categories/list-for-desk";
import { mergeCategory } from "../../categories/merge-category";
import { moveCategory } from "../../categories/move-category";
import { REASON } from "../../desk/reason";
import { type Cells, defineScreen, type Field } from "../../desk/screen";

const c = schema.categories;
const TARGET = { name: "category_id", kind: "number" } as const;

/** Categories of the site but for the one of the form, as a form has a person choose among them. */
const others =
  (areMain: boolean) =>
  async ({ db, site }: Ctx, { id }: Cells) => {
    const isOther = typeof id === "number" ? ne(c.id, id) : undefined;
    const where = and(eq(c.siteId, site.id), isOther, areMain ? isNull(c.parentId) : undefined);
    return db.select({ value: c.slug, label: c.name }).from(c).where(where).orderBy(asc(c.name));
  };

const PARENT: Field = {
  name: "parent",
  label: "Below",
  kind: "choice",
  choices: others(true),
  isOptional: true,
  from: "parent_slug",
};

const WORDS: readonly Field[] = [
  { name: "name", label: "Name", kind: "line", from: "name" },
  { name: "slug", label: "Address", kind: "line", hint: "As in /categories/developer-tools.", from: "slug" },
  { name: "description", label: "Description", kind: "line", isOptional: true, from: "description" },
  {
    name: "keywords",
    label: "Words that point to it",
    kind: "words",
    hint: "Separated by commas. A product whose website says them is drafted into it.",
    isOptional: true,
    from: "keywords",
  },
  { name: "position", label: "Place in its list", kind: "number", hint: "0 comes first.", from: "position" },
];

export const categories = defineScreen({
  source: "list",
  key: "categories",
  group: "Site",
  title: "Categories",
  about:
    "The categories of this site in two levels, with how many live listings stand in each; a main one counts those below it too.",
  empty: "There are no such categories.",
  audited: "category",
  name: "name",
  columns: {
    name: { label: "Name", kind: "text" },
    parent: { label: "Below", kind: "text" },
    live: { label: "Live listings", kind: "number" },
    spotlights: { label: "Spotlights to come", kind: "number" },
    filing: { label: "Listings being filed", kind: "text" },
    position: { label: "Place", kind: "number" },
    page: { label: "Page", kind: "link" },
    description: { label: "Description", kind: "text", isHidden: true },
    keywords: { label: "Words that point to it", kind: "text", isHidden: true },
    former: { label: "Former addresses", kind: "text", isHidden: true },
    slug: { label: "Address", kind: "code", isHidden: true },
  },
  rows: listCategoriesForDesk,
  filters: {
    level: {
      label: "Level",
      choices: {
        main: { label: "Main ones", holds: ({ parent }) => parent === null },
        below: { label: "Subcategories", holds: ({ parent }) => parent !== null },
      },
    },
  },
  order: { by: "name" },
  makes: [
    {
      key: "add",
      label: "Add a category",
      operation: addCategory,
      consequence: "It is on the site at once, without listings. Its words count for drafts from now on.",
      fields: [...WORDS, PARENT, REASON],
    },
    {
      key: "import",
      label: "Import categories",
      operation: importCategories,
      hasDryRun: true,
      consequence:
        "New ones are on the site at once, without listings. Those whose address stands already get the file’s descriptions, words and places; names and parents stay. Rows that cannot be taken are left out.",
      fields: [
        {
          name: "file",
          label: "File",
          kind: "file",
          hint: "CSV or JSON with name, and if they are known address, below (a main category), description, words that point to it, place: as the CSV of this page has them. Up to 2,000 rows.",
        },
        REASON,
      ],
    },
  ],
  actions: [
    {
      key: "change",
      label: "Change",
      operation: changeCategory,
      target: TARGET,
      consequence:
        "Its page, listings, drafts and spotlights go with it. An old address redirects for good, and programs that send the old name mean this category.",
      fields: [...WORDS, REASON],
    },
    {
      key: "move",
      label: "Move",
      operation: moveCategory,
      target: TARGET,
      consequence:
        "Its listings count for the new parent and no longer for the old one. Without a parent it is a main one.",
      fields: [PARENT, REASON],
    },
    {
      key: "merge",
      label: "Merge into another",
      operation: mergeCategory,
      target: TARGET,
      consequence:
        "Its listings, drafts, subcategories and spotlights stand in the other category, and its address redirects there. It cannot be taken back.",
      isDanger: true,
      fields: [{ name: "into", label: "Into", kind: "choice", choices: others(false) }, REASON],
    },
  ],
});
