import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import type { ListedDispute, PaymentProvider } from "@/lib/integrations/payments/provider";
import { paymentProviders } from "@/lib/integrations/payments/providers";
import { settleEvent } from "./settle";

const { disputes: d, payments: p } = schema;
/** A bank takes up a payment within four months as a rule, and decides within three. */
const ASKED_DAYS = 210;
const DAY_MS = 86_400_000;

/** How asking one provider went; `asked` is false where it did not answer, which changes nothing. */
export interface DisputesAsked {
  provider: string;
  asked: boolean;
  /** Disputes of which something was news. */
  taken: number;
}

/** Asks providers how the disputes of the last months stand, for webhooks that never came. What is news is taken as an event, once. */
export async function askDisputes(
  db: Db,
  now: Date,
  providers: readonly PaymentProvider[] | null = null,
): Promise<DisputesAsked[]> {
  const done: DisputesAsked[] = [];
  for (const provider of providers ?? (await paymentProviders()))
    if (provider.listDisputes) done.push(await askOne(db, now, provider));
  return done;
}

async function askOne(db: Db, now: Date, provider: PaymentProvider): Promise<DisputesAsked> {
  const from = new Date(now.getTime() - ASKED_DAYS * DAY_MS);
  let taken = 0;
  try {
    for await (const listed of provider.listDisputes?.(from, now) ?? [])
      if (await takeNews(db, now, provider, listed)) taken += 1;
    return { provider: provider.key, asked: true, taken };
  } catch (error) {
    log.warn("disputes not asked for", { provider: provider.key, error: error instanceof Error ? error.message : "?" });
    return { provider: provider.key, asked: false, taken };
  }
}

/** The event's name says from where to where it leads: the same news is taken once, and again where it comes round again. */
async function takeNews(
  db: Db,
  now: Date,
  provider: PaymentProvider,
  { providerId, dispute }: ListedDispute,
): Promise<boolean> {
  const { disputeId, status, takenCents } = dispute;
  const isIt = and(eq(p.provider, provider.key), eq(p.providerId, providerId), eq(d.providerId, disputeId));
  const [kept] = await db.select({ dispute: d }).from(d).innerJoin(p, eq(p.id, d.paymentId)).where(isIt);
  const before = kept?.dispute;
  if (before?.status === status && (status === "won" || before.takenCents >= takenCents)) return false;
  const state = await provider.fetchAttempt(providerId);
  if (!state) return false;
  const movedOn = before?.status === status ? before.takenCents : before?.updatedAt.getTime();
  const since = before ? [before.status, movedOn] : ["new"];
  const eventId = ["dispute", disputeId, status, takenCents, ...since].join(":");
  return (await settleEvent(db, now, provider.key, { ...state, eventId, dispute })) === "applied";
}
