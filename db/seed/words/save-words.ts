import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { slugify } from "@/lib/core/text/slug";
import { INTERVIEWS, QUESTIONS } from "./interviews";
import { POST_AUTHOR, POSTS } from "./posts";
import { STORIES } from "./stories";
import { UPDATES } from "./updates";

const DAY_MS = 86_400_000;
/** Posts go out at nine. */
const HOUR_MS = 3_600_000;

/** What people tell on a site: its questions with answers, stories, news and posts. Again changes nothing. */
export async function saveWords(tx: Db, siteId: number, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS - HOUR_MS);
  await savePosts(tx, siteId, daysAgo);
  const questionIds = await saveQuestions(tx, siteId);
  for (const { product, answers } of INTERVIEWS) {
    const listing = await findListing(tx, siteId, product);
    const given = answers.flatMap((answer, i) => {
      const questionId = questionIds.get(QUESTIONS[i]?.[0] ?? "");
      return answer && questionId && listing ? [{ questionId, userId: listing.userId, answer, updatedAt: now }] : [];
    });
    if (given.length > 0) await tx.insert(schema.interviewAnswers).values(given).onConflictDoNothing();
  }
  for (const { product, title, sections, weeksAgo } of STORIES) {
    const listing = await findListing(tx, siteId, product);
    const publishedAt = daysAgo(weeksAgo * 7);
    if (listing)
      await tx
        .insert(schema.stories)
        .values({ ...listing, title, sections, status: "published", publishedAt, updatedAt: publishedAt })
        .onConflictDoNothing();
  }
  await saveUpdates(tx, siteId, daysAgo);
}

async function savePosts(tx: Db, siteId: number, daysAgo: (days: number) => Date): Promise<void> {
  for (const { slug, title, summary, tags, body, daysAgo: days } of POSTS) {
    const at = { publishedAt: daysAgo(days), updatedAt: daysAgo(days) };
    const post = { siteId, slug, title, summary, tags, bodyMarkdown: body, author: POST_AUTHOR, ...at };
    await tx.insert(schema.blogPosts).values(post).onConflictDoNothing();
  }
}

async function saveQuestions(tx: Db, siteId: number): Promise<Map<string, number>> {
  const q = schema.interviewQuestions;
  const asked = QUESTIONS.map(([question, hint], i) => ({ siteId, position: i + 1, question, hint }));
  await tx.insert(q).values(asked).onConflictDoNothing();
  const rows = await tx.select().from(q).where(eq(q.siteId, siteId));
  return new Map(rows.map(({ question, id }) => [question, id]));
}

/** News is told once. */
async function saveUpdates(tx: Db, siteId: number, daysAgo: (days: number) => Date): Promise<void> {
  const u = schema.listingUpdates;
  for (const { product, title, body, daysAgo: days } of UPDATES) {
    const listing = await findListing(tx, siteId, product);
    if (!listing) continue;
    if ((await tx.$count(u, and(eq(u.listingId, listing.listingId), eq(u.title, title)))) > 0) continue;
    await tx.insert(u).values({ listingId: listing.listingId, title, body, publishedAt: daysAgo(days) });
  }
}

async function findListing(tx: Db, siteId: number, product: string) {
  const t = schema.listings;
  const [row] = await tx
    .select({ listingId: t.id, userId: sql<string>`${t.ownerId}` })
    .from(t)
    .where(and(eq(t.siteId, siteId), eq(t.slug, slugify(product)), sql`${t.ownerId} is not null`));
  return row ?? null;
}
