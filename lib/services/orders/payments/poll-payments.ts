import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { findProvider } from "@/lib/integrations/payments/providers";
import { settleEvent } from "./settle";

const t = schema.payments;
const BATCH = 100;
/** A person pays meanwhile, and webhooks are quicker. */
const AGE_MS = 2 * 60_000;

/** What was left may still be paid at the provider: it is asked for now and then, as long as one can pay there. */
const LEFT_EVERY_MS = 3 * 3_600_000;
const LEFT_FOR_MS = 30 * 86_400_000;

/**
 * Asks providers how tries stand that are open, for webhooks that never came, and those that were left, for late money. What one tells
 * is taken as an event, once.
 */
export async function pollOpenPayments(
  db: Db,
  now: Date,
  find: typeof findProvider = findProvider,
): Promise<{ asked: number; settled: number }> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOpen = and(eq(t.status, "open"), lt(t.createdAt, ago(AGE_MS)));
  const isLeft = and(
    inArray(t.status, ["declined", "abandoned"]),
    or(isNull(t.polledAt), lt(t.polledAt, ago(LEFT_EVERY_MS))),
  );
  const open = await db
    .select()
    .from(t)
    .where(and(isNotNull(t.providerId), gt(t.createdAt, ago(LEFT_FOR_MS)), or(isOpen, isLeft)))
    .orderBy(sql`${t.polledAt} asc nulls first`, asc(t.id))
    .limit(BATCH);
  let settled = 0;
  for (const one of open) if (await poll(db, one, { now, find })) settled += 1;
  return { asked: open.length, settled };
}

interface Asking {
  now: Date;
  find: typeof findProvider;
}

async function poll(
  db: Db,
  { id, provider, providerId, status }: typeof t.$inferSelect,
  { now, find }: Asking,
): Promise<boolean> {
  await db.update(t).set({ polledAt: now }).where(eq(t.id, id)); // the others' turn comes before this one's next
  try {
    const state = await (await find(provider))?.fetchAttempt(providerId ?? "");
    if (!state || state.status === "open" || state.status === status) return false;
    const eventId = ["poll", providerId, state.status, state.receivedCents, state.refundedCents].join(":");
    return (await settleEvent(db, now, provider, { ...state, eventId })) === "applied";
  } catch (error) {
    log.warn("payment not polled", { provider, error: error instanceof Error ? error.message : String(error) });
    return false;
  }
}
