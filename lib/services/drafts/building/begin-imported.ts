import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { newDraftId } from "@/lib/core/ids";
import type { StoredContent } from "@/lib/schemas/content";
import { moveImport } from "../status";
import { FIRST_PROGRESS } from "./progress";
import { requestBuild } from "./restart";

const t = schema.drafts;
const i = schema.importedProducts;
/** Imported products that are read at once while nobody's own draft is, and while somebody's is. */
const AT_ONCE = 3;
const AT_ONCE_BESIDE_USERS = 1;

/**
 * Begins the drafts of imported products whose turn it is: few at once, fewer while people wait for drafts of their own. Called when
 * products were imported, whenever one of them is drafted, and now and then, so that none is forgotten.
 */
export async function beginImported(db: Db, now: () => Date): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(i)
      .where(eq(i.status, "waiting"))
      .orderBy(asc(i.id))
      .limit(await freePlaces(tx))
      .for("update", { skipLocked: true });
    for (const row of rows) await begin(tx, row, now());
    return rows.length;
  });
}

async function freePlaces(tx: Db): Promise<number> {
  const [count] = await tx
    .select({
      nobodys: sql<number>`count(*) filter (where ${t.userId} is null)::int`,
      users: sql<number>`count(*) filter (where ${t.userId} is not null)::int`,
    })
    .from(t)
    .where(inArray(t.status, ["crawling", "drafting"]));
  const { nobodys = 0, users = 0 } = count ?? {};
  return Math.max(0, (users > 0 ? AT_ONCE_BESIDE_USERS : AT_ONCE) - nobodys);
}

async function begin(tx: Db, row: typeof i.$inferSelect, now: Date): Promise<void> {
  const { siteId, url, normalizedUrl } = row;
  // of a product that was imported before: its listing is gone, or the product could not be imported now
  const isFormer = and(isNull(t.userId), eq(t.siteId, siteId), eq(t.normalizedUrl, normalizedUrl));
  await tx.delete(t).where(isFormer);
  const [draft] = await tx
    .insert(t)
    .values({
      id: newDraftId(),
      ...{ siteId, url, normalizedUrl, content: contentOf(row), progress: FIRST_PROGRESS },
      ...{ buildSeenAt: now, createdAt: now, updatedAt: now },
    })
    .returning();
  if (!draft) throw new Error("a draft that was written is not there");
  await moveImport(tx, row, "begun", { draftId: draft.id });
  await requestBuild(tx, draft);
}

/** What the file says of categories is the team's word, which no drafter changes. */
function contentOf({ categoryNames }: typeof i.$inferSelect): StoredContent {
  if (categoryNames.length === 0) return {};
  return { fields: { categories: { value: categoryNames, state: "override", evidence: [] } } };
}
