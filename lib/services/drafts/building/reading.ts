import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, schema } from "@/db/client";
import type { CategoryHint, PackedReading } from "@/lib/drafting/candidate";
import { failedAddresses } from "@/lib/drafting/crawl/crawled-page";
import type { DraftError } from "@/lib/schemas/draft";

const p = schema.draftPages;
const c = schema.categories;
const f = schema.formerCategories;

/** What is said of a site whose pages take too long to draft from. */
export const TOO_COSTLY: DraftError = {
  code: "too_costly",
  message: "The website's pages take too long to make sense of: they hold far more text than pages do.",
  fix: "Give the address of a simpler page of the product, or write the fields yourself.",
};

/** Stored snapshots of the pages read for a draft, packed, home first. */
async function snapshotsOf(db: Db, draftId: string, subject: string): Promise<{ url: string; json: string }[]> {
  const rows = await db
    .select({ url: p.url, json: p.snapshot })
    .from(p)
    .where(and(eq(p.draftId, draftId), eq(p.subject, subject), isNotNull(p.snapshot)))
    .orderBy(asc(p.position));
  return rows.flatMap(({ url, json }) => (json ? [{ url, json }] : []));
}

/** Addresses asked for in this reading that answered with an error or not at all. */
async function failedOf(db: Db, draftId: string, subject: string): Promise<string[]> {
  const rows = await db
    .select({ url: p.url, status: p.status, reasonSkipped: p.reasonSkipped })
    .from(p)
    .where(and(eq(p.draftId, draftId), eq(p.subject, subject), isNotNull(p.reasonSkipped)))
    .orderBy(asc(p.position));
  return failedAddresses(rows);
}

/** The site's categories as the drafter matches them. */
async function categoryHints(db: Db, siteId: number): Promise<CategoryHint[]> {
  const parent = alias(c, "parent");
  const formerNames = sql<string[]>`array(select ${f.word} from ${f}
    where ${f.categoryId} = ${c.id} and ${f.kind} = 'name' order by ${f.word})`;
  return db
    .select({ name: c.name, parent: parent.name, formerNames, keywords: c.keywords })
    .from(c)
    .leftJoin(parent, eq(parent.id, c.parentId))
    .where(eq(c.siteId, siteId))
    .orderBy(asc(c.position), asc(c.id));
}

/** All that drafting may look at: only pages this draft fetched. No new request is made. */
export async function readingOf(
  db: Db,
  draft: { id: string; siteId: number; url: string },
  subject = "product",
): Promise<PackedReading> {
  const [pages, failed, categories] = await Promise.all([
    snapshotsOf(db, draft.id, subject),
    failedOf(db, draft.id, subject),
    categoryHints(db, draft.siteId),
  ]);
  return { startUrl: pages[0]?.url ?? draft.url, pages: pages.map(({ json }) => json), failed, categories };
}
