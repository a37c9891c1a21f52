import { and, eq, isNull, min } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import type { ListedMoney, PaymentProvider } from "@/lib/integrations/payments/provider";
import { paymentProviders } from "@/lib/integrations/payments/providers";
import { askOlder } from "./ask-older";
import { type Difference, findDifferences } from "./find-differences";
import { keepDifferences } from "./keep-differences";
import { mailDifferences } from "./mail-differences";
import { keptRefunds, keptWithin, type Within, youngTries } from "./read-kept";

const d = schema.bookDifferences;
const DAY_MS = 86_400_000;
/** Payments of a quarter are looked at each day; those of an open difference for longer. */
const LOOKED_BACK_DAYS = 92;
const LOOKED_BACK_DAYS_MAX = 400;
/** PayPal's list is behind by up to three hours; what is younger is looked at the next day. */
const SETTLED_MS = 6 * 3_600_000;

/** How one provider's comparison went; `asked` is false where it did not answer, which changes nothing. */
export interface Comparison {
  provider: string;
  asked: boolean;
  found: number;
  fresh: number;
  settled: number;
}

/**
 * Compares our payments, refunds and ledger with each provider's own list. Differences are kept until they are seen no more; admins get
 * a mail about new ones.
 */
export async function compareBooks(
  db: Db,
  now: Date,
  providers: readonly PaymentProvider[] | null = null,
): Promise<Comparison[]> {
  const all = providers ?? (await paymentProviders());
  const done: Comparison[] = [];
  for (const provider of all) if (provider.listMoney) done.push(await compareOne(db, now, provider));
  await mailDifferences(db, now);
  return done;
}

async function compareOne(db: Db, now: Date, provider: PaymentProvider): Promise<Comparison> {
  const within = { from: await lookedBackTo(db, now, provider.key), to: new Date(now.getTime() - SETTLED_MS) };
  try {
    const listed: ListedMoney[] = [];
    for await (const one of provider.listMoney?.(within.from, now) ?? []) listed.push(one);
    const found = await differencesOf(db, provider, within, listed);
    const standing = await stillDiffering(provider, found);
    return { provider: provider.key, asked: true, ...(await keepDifferences(db, now, provider.key, standing)) };
  } catch (error) {
    log.error("books not compared", { provider: provider.key, error: error instanceof Error ? error.message : "?" });
    return { provider: provider.key, asked: false, found: 0, fresh: 0, settled: 0 };
  }
}

/** Far enough for each open difference to be seen settled, within reason. */
async function lookedBackTo(db: Db, now: Date, provider: string): Promise<Date> {
  const usual = now.getTime() - LOOKED_BACK_DAYS * DAY_MS;
  const [oldest] = await db
    .select({ seenAt: min(d.seenAt) })
    .from(d)
    .where(and(eq(d.provider, provider), isNull(d.settledAt)));
  const needed = oldest?.seenAt ? oldest.seenAt.getTime() - LOOKED_BACK_DAYS * DAY_MS : usual;
  return new Date(Math.max(Math.min(usual, needed), now.getTime() - LOOKED_BACK_DAYS_MAX * DAY_MS));
}

/** Ours are read after theirs: what came meanwhile is known here first. */
async function differencesOf(
  db: Db,
  provider: PaymentProvider,
  within: Within,
  all: readonly ListedMoney[],
): Promise<Difference[]> {
  const inTime = await keptWithin(db, provider.key, within);
  const young = await youngTries(db, provider.key, within.to);
  const refundIds = all.flatMap(({ about }) => ("refundId" in about ? about.refundId : []));
  const refunds = await keptRefunds(db, refundIds);
  const paymentOfRefund = (id: number) => refunds.get(id)?.paymentId;
  const isYoung = ({ about }: ListedMoney) => {
    if ("providerId" in about) return young.names.has(about.providerId);
    return young.ids.has("paymentId" in about ? about.paymentId : (paymentOfRefund(about.refundId) ?? 0));
  };
  const grown = all.filter((one) => !isYoung(one));
  const { older, listed } = await askOlder(db, provider, { within, inTime, listed: grown, refunds });
  return findDifferences({ kept: [...inTime, ...older], listed, paymentOfRefund, youngFrom: within.to });
}

/** Lists lag behind and webhooks are under way: what one look at the try itself explains is no difference. */
async function stillDiffering(provider: PaymentProvider, found: readonly Difference[]): Promise<Difference[]> {
  const standing: Difference[] = [];
  for (const one of found) {
    const state = one.kind === "missing_there" ? await provider.fetchAttempt(one.ref).catch(() => null) : null;
    if (state?.receivedCents !== one.ours.received_cents || state?.receivedCents === undefined) standing.push(one);
  }
  return standing;
}
