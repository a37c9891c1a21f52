import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const f = schema.formerCategories;
const c = schema.categories;

/** The slug of the category that this slug once meant, by a rename or a merge; null when none did. */
export async function findMovedCategory(db: Db, siteId: number, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: c.slug })
    .from(f)
    .innerJoin(c, eq(c.id, f.categoryId))
    .where(and(eq(f.siteId, siteId), eq(f.kind, "slug"), eq(f.word, slug)));
  return row?.slug ?? null;
}

/** Former names, in lower case, with the ids of the categories that they mean today. */
export async function formerNames(db: Db, siteId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ word: f.word, categoryId: f.categoryId })
    .from(f)
    .where(and(eq(f.siteId, siteId), eq(f.kind, "name")));
  return new Map(rows.map((row) => [row.word, row.categoryId]));
}

/** A name or slug as the table keeps it. */
export const formerWords = ({ slug, name }: { slug: string; name: string }) => [
  { kind: "slug" as const, word: slug },
  { kind: "name" as const, word: name.toLowerCase() },
];
