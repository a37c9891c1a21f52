import { and, asc, eq, isNotNull, lt } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { findProvider } from "@/lib/integrations/payments/providers";
import { settleEvent } from "./settle";

const t = schema.payments;
const BATCH = 100;
/** A person pays meanwhile, and webhooks are quicker. */
const AGE_MS = 2 * 60_000;

/** Asks providers how open tries stand, for webhooks that never came. What one tells is taken as an event, once. */
export async function pollOpenPayments(
  db: Db,
  now: Date,
  find: typeof findProvider = findProvider,
): Promise<{ asked: number; settled: number }> {
  const before = new Date(now.getTime() - AGE_MS);
  const open = await db
    .select()
    .from(t)
    .where(and(eq(t.status, "open"), isNotNull(t.providerId), lt(t.createdAt, before)))
    .orderBy(asc(t.updatedAt))
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
  { id, provider, providerId }: typeof t.$inferSelect,
  { now, find }: Asking,
): Promise<boolean> {
  await db.update(t).set({ updatedAt: now }).where(eq(t.id, id)); // the others' turn comes before this one's next
  try {
    const state = await (await find(provider))?.fetchAttempt(providerId ?? "");
    if (!state || state.status === "open") return false;
    const eventId = ["poll", providerId, state.status, state.receivedCents, state.refundedCents].join(":");
    return (await settleEvent(db, now, provider, { ...state, eventId })) === "applied";
  } catch (error) {
    log.warn("payment not polled", { provider, error: error instanceof Error ? error.message : String(error) });
    return false;
  }
}
