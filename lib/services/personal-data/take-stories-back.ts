import { and, eq, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const t = schema.listings;
const s = schema.stories;
const c = schema.cofounders;
const v = schema.listingVersions;

/**
 * Ends the public pages of the stories that a person told, and takes their edits of any story out of its history. Co-authors keep
 * the text: it stays with a listing that others run, unpublished until one of them publishes it. Where nobody runs the listing, it
 * goes with all that was written of it. Called once the listings are passed on, while histories still name the person.
 */
export async function takeStoriesBack(tx: Db, userId: string): Promise<void> {
  const told = await tx.delete(s).where(eq(s.userId, userId)).returning({ listingId: s.listingId });
  const ids = told.map(({ listingId }) => listingId);
  const isOthers = and(eq(c.companyId, t.companyId), ne(c.userId, userId));
  const hasNoMate = notExists(tx.select({ one: sql`1` }).from(c).where(isOthers));
  const hasNoOwner = or(isNull(t.ownerId), eq(t.ownerId, userId));
  const left = await tx
    .update(t)
    .set({ content: sql`${t.content} - 'story'` })
    .where(and(inArray(t.id, ids), hasNoOwner, hasNoMate))
    .returning({ id: t.id });
  const leftIds = left.map(({ id }) => id);
  const isTaken = or(inArray(v.listingId, leftIds), sql`${v.actor} ->> 'id' = ${userId}`);
  const isOfStory = sql`exists (select from jsonb_object_keys(${v.diff}) as part where part like 'story.%')`;
  const rest = sql`(select jsonb_object_agg(key, value) from jsonb_each(${v.diff}) where key not like 'story.%')`;
  await tx
    .update(v)
    .set({ diff: sql`coalesce(${rest}, '{}')` })
    .where(and(isTaken, isOfStory));
  await tx.delete(v).where(and(isTaken, eq(v.diff, {})));
}
