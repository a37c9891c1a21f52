import type { Db } from "@/db/client";
import type { ListedMoney, PaymentProvider } from "@/lib/integrations/payments/provider";
import type { Kept } from "./find-differences";
import { type KeptRefund, keptBefore, type Within } from "./read-kept";

interface Asking {
  within: Within;
  /** Tries that are not older. */
  inTime: readonly Kept[];
  listed: readonly ListedMoney[];
  refunds: ReadonlyMap<number, KeptRefund>;
}

/**
 * What is listed of tries that are older than the list, such as refunds: the provider is asked how each such try stands, which then
 * stands in the list for what was listed of it. Throws what the provider throws.
 */
export async function askOlder(
  db: Db,
  provider: PaymentProvider,
  { within, inTime, listed, refunds }: Asking,
): Promise<{ older: Kept[]; listed: ListedMoney[] }> {
  const keyOf = ({ about }: ListedMoney): string | number => {
    if ("providerId" in about) return about.providerId;
    return "paymentId" in about ? about.paymentId : (refunds.get(about.refundId)?.paymentId ?? 0);
  };
  const known = new Set(inTime.flatMap(({ id, providerId }) => [id, providerId]));
  const asked = [...new Set(listed.map(keyOf))].filter((key) => !known.has(key));
  const ids = asked.filter((key) => typeof key === "number");
  const names = asked.filter((key) => typeof key === "string");
  const older = await keptBefore(db, provider.key, within, { ids, names });
  const isOf = ({ id, providerId }: Kept, one: ListedMoney) => [id, providerId].includes(keyOf(one));
  const told = listed.filter((one) => !older.some((kept) => isOf(kept, one)));
  for (const kept of older) {
    const its = listed.filter((one) => isOf(kept, one));
    told.push(...(await toldOf(provider, kept, its, { within, refunds })));
  }
  return { older, listed: told };
}

async function toldOf(
  provider: PaymentProvider,
  kept: Kept,
  listed: readonly ListedMoney[],
  { within, refunds }: Pick<Asking, "within" | "refunds">,
): Promise<ListedMoney[]> {
  const state = await provider.fetchAttempt(kept.providerId);
  if (!state) return [...listed];
  const young = sum(listed.filter(({ at, isPending }) => !isPending && at >= within.to));
  const open = young + (state.refundingCents ?? 0);
  const taken = listed.filter(({ disputedCents }) => disputedCents);
  const apart = listed.filter(({ about }) => "refundId" in about);
  const all = apart.length > 0 ? kept.refundedCents + sum(apart) - oursOf(apart, refunds) : state.refundedCents;
  const one = { ref: kept.providerId, about: { paymentId: kept.id }, receivedCents: 0, currency: state.currency };
  const before = { ...one, receivedCents: state.receivedCents, refundedCents: all - young, at: kept.at };
  return [before, ...taken, ...(open > 0 ? [{ ...one, refundedCents: open, at: within.to }] : [])];
}

const sum = (listed: readonly ListedMoney[]) => listed.reduce((total, { refundedCents }) => total + refundedCents, 0);

/** What our books have of refunds that a provider lists one by one and tells nowhere with their try. */
function oursOf(listed: readonly ListedMoney[], refunds: ReadonlyMap<number, KeptRefund>): number {
  const ids = new Set(listed.flatMap(({ about }) => ("refundId" in about ? about.refundId : [])));
  return [...ids].reduce((total, id) => total + (refunds.get(id)?.cents ?? 0), 0);
}
