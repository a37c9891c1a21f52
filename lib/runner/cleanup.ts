import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

/** How long ended runs can be looked at. */
const RUN_KEPT_DAYS = 14;
/** How long an event's key is remembered, so that it is not staged a second time. */
const EVENT_KEPT_DAYS = 90;
/** How long a refused event is sent again before it is given up. */
const REFUSED_KEPT_DAYS = 14;
/** How often to look. */
export const CLEANUP_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Deletes ended runs, with their steps, those that a server never ended, and events that were sent or refused, once they are old. */
export async function deleteOld(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(schema.runnerRuns).where(lt(schema.runnerRuns.endedAt, before(RUN_KEPT_DAYS)));
  const { status, createdAt: begun } = schema.runnerRuns;
  await db.delete(schema.runnerRuns).where(and(eq(status, "away"), lt(begun, before(RUN_KEPT_DAYS))));
  await db.delete(schema.outbox).where(lt(schema.outbox.sentAt, before(EVENT_KEPT_DAYS)));
  const { createdAt, refusals, sentAt } = schema.outbox;
  const isRefused = and(isNull(sentAt), gt(refusals, 0), lt(createdAt, before(REFUSED_KEPT_DAYS)));
  await db.delete(schema.outbox).where(isRefused);
}
