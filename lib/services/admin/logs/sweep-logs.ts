import { and, isNotNull, lt, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const { webhookCalls, limitHits, reports } = schema;
const DAY_MS = 86_400_000;
/** How long the desk shows what payment providers sent. */
const WEBHOOKS_KEPT_DAYS = 30;
/** How long it shows how often limits were hit. */
const HITS_KEPT_DAYS = 90;
/** How long the unconfirmed address of a report is kept once it was decided. */
const ADDRESS_KEPT_DAYS = 30;
/** How long its words are kept then. The form, the desk and docs/data-export.md say both. */
const WORDS_KEPT_DAYS = 365;
/** What stands where they were. */
const WORDS_DELETED = "(deleted a year after the decision)";

/** Deletes what the desk's logs hold longer than they say. */
export async function sweepLogs(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(webhookCalls).where(lt(webhookCalls.at, before(WEBHOOKS_KEPT_DAYS)));
  await db.delete(limitHits).where(lt(limitHits.hour, before(HITS_KEPT_DAYS)));
  const isOld = and(isNotNull(reports.email), lt(reports.decidedAt, before(ADDRESS_KEPT_DAYS)));
  await db.update(reports).set({ email: null }).where(isOld);
  const isPast = and(ne(reports.text, WORDS_DELETED), lt(reports.decidedAt, before(WORDS_KEPT_DAYS)));
  await db.update(reports).set({ text: WORDS_DELETED }).where(isPast);
}
