import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import { stageAll } from "@/lib/services/events/stage";
import { differenceSentence } from "./difference-words";

const { bookDifferences: d, users: u, sites: s } = schema;
const TOLD_MAX = 20;

/**
 * Mails admins the differences that stand and that they were not told of, and marks them as told in the same transaction: each is mailed
 * once, also where a process ended after it was found.
 */
export async function mailDifferences(db: Db, now: Date): Promise<void> {
  const isUntold = and(isNull(d.settledAt), isNull(d.mailedAt));
  await db.transaction(async (tx) => {
    const fresh = await tx.select().from(d).where(isUntold).orderBy(asc(d.id)).for("update");
    const [site] = await tx.select({ id: s.id }).from(s).where(eq(s.isDefault, true));
    const admins = await tx.select({ id: u.id, email: u.email }).from(u).where(eq(u.isAdmin, true));
    if (fresh.length === 0 || admins.length === 0 || !site) return;
    const data = { count: fresh.length, differences: fresh.slice(0, TOLD_MAX).map(differenceSentence) };
    const mails = admins.map(({ id, email }) => ({
      name: "mail.requested" as const,
      key: `book_differences:${dayOf(now)}:${fresh[0]?.id}:${id}`,
      data: { to: email, template: "book_differences", data, site_id: site.id },
    }));
    await stageAll(tx, mails);
    const ids = fresh.map(({ id }) => id);
    await tx.update(d).set({ mailedAt: now }).where(inArray(d.id, ids));
  });
}
