import type { DifferenceKind } from "@/lib/core/statuses";
import type { ListedMoney } from "@/lib/integrations/payments/provider";

/** A try to pay as our books have it. */
export interface Kept {
  id: number;
  /** What the provider calls it. */
  providerId: string;
  orderNumber: string;
  status: string;
  receivedCents: number;
  refundedCents: number;
  /** Of `refundedCents`, what went back so recently that a list may not show it yet. */
  youngRefundCents: number;
  /** What is being sent back: a list may show it already. */
  sentCents: number;
  /** What disputes have taken, all in all. */
  takenCents: number;
  /** The same as far as a list can be asked for it; null where one was opened before the list begins, or has changed lately. */
  listedTakenCents: number | null;
  currency: string;
  /** What the ledger says lies with the provider for its whole order; null where other tries of the order have money too. */
  bookedCents: number | null;
  at: Date;
}

/** Where both differ, as each side tells it. */
export interface Difference {
  ref: string;
  kind: DifferenceKind;
  ours: Record<string, unknown>;
  theirs: Record<string, unknown>;
}

/** What a provider lists about one try, put together. */
interface Told {
  ref: string;
  receivedCents: number;
  refundedCents: number;
  /** Of `refundedCents`, what went back so recently that we may not have heard of it yet, or is on its way. */
  youngRefundCents: number;
  /** What disputes took. */
  takenCents: number;
  /** Some of that may be news to us. */
  isTakenYoung: boolean;
  currency: string;
  at: Date;
}

interface Compared {
  kept: readonly Kept[];
  listed: readonly ListedMoney[];
  /** Of which payment a refund of ours is. */
  paymentOfRefund: (refundId: number) => number | undefined;
  /** What went back from here on may be known to one side alone. */
  youngFrom: Date;
}

/** Compares what we keep with what a provider lists about the same time. Tries that no money came for are nobody's difference. */
export function findDifferences({ kept, listed, paymentOfRefund, youngFrom }: Compared): Difference[] {
  const byId = new Map(kept.map((one) => [one.id, one]));
  const byName = new Map(kept.map((one) => [one.providerId, one]));
  const ownerOf = ({ about }: ListedMoney): Kept | undefined => {
    if ("providerId" in about) return byName.get(about.providerId);
    return byId.get("paymentId" in about ? about.paymentId : (paymentOfRefund(about.refundId) ?? 0));
  };
  const told = new Map<Kept, Told>();
  const unknown: Difference[] = [];
  for (const money of listed) {
    const owner = ownerOf(money);
    if (owner) told.set(owner, added(told.get(owner), money, youngFrom));
    else if (money.receivedCents + money.refundedCents > 0 || money.disputedCents) unknown.push(missingHere(money));
  }
  return [...unknown, ...kept.flatMap((one) => compare(one, told.get(one)) ?? [])];
}

function added(before: Told | undefined, money: ListedMoney, youngFrom: Date): Told {
  const { ref, receivedCents, refundedCents, disputedCents: takenCents = 0, currency, at } = money;
  const youngRefundCents = money.isPending || at >= youngFrom ? refundedCents : 0;
  const isTakenYoung = takenCents !== 0 && at >= youngFrom;
  if (!before) return { ref, receivedCents, refundedCents, youngRefundCents, takenCents, isTakenYoung, currency, at };
  return {
    ...before,
    receivedCents: before.receivedCents + receivedCents,
    refundedCents: before.refundedCents + refundedCents,
    youngRefundCents: before.youngRefundCents + youngRefundCents,
    takenCents: before.takenCents + takenCents,
    isTakenYoung: before.isTakenYoung || isTakenYoung,
  };
}

function missingHere(money: ListedMoney): Difference {
  return {
    ref: money.ref,
    kind: "missing_here",
    ours: {},
    theirs: theirsOf({ ...money, takenCents: money.disputedCents ?? 0 }),
  };
}

function compare(kept: Kept, told: Told | undefined): Difference | null {
  const { receivedCents, refundedCents, takenCents, currency, bookedCents } = kept;
  const differs = (kind: DifferenceKind) => ({
    ref: kept.providerId,
    kind,
    ours: oursOf(kept),
    theirs: told ? theirsOf(told) : {},
  });
  if (!told || told.receivedCents === 0) return receivedCents > 0 ? differs("missing_there") : null;
  if (receivedCents === 0) return differs("status");
  const isAlike = wentBackAlike(kept, told) && wasTakenAlike(kept, told);
  const isSame = told.receivedCents === receivedCents && isAlike && told.currency === currency;
  const isBooked = bookedCents === null || bookedCents === receivedCents - refundedCents - takenCents;
  return isSame && isBooked ? null : differs("amount");
}

/** Whether what each side has as gone back can be the same, once each has heard of what is young. */
function wentBackAlike(kept: Kept, told: Told): boolean {
  const ours = { least: kept.refundedCents - kept.youngRefundCents, most: kept.refundedCents + kept.sentCents };
  const theirs = { least: told.refundedCents - told.youngRefundCents, most: told.refundedCents };
  return ours.least <= theirs.most && theirs.least <= ours.most;
}

/** Whether disputes took the same, as far as both sides can have heard of them. */
const wasTakenAlike = ({ listedTakenCents }: Kept, told: Told): boolean =>
  listedTakenCents === null || told.isTakenYoung || listedTakenCents === told.takenCents;

const oursOf = ({
  orderNumber,
  status,
  receivedCents,
  refundedCents,
  takenCents,
  currency,
  bookedCents,
  at,
}: Kept) => ({
  order_number: orderNumber,
  status,
  received_cents: receivedCents,
  refunded_cents: refundedCents,
  disputed_cents: takenCents,
  booked_cents: bookedCents,
  currency,
  at: at.toISOString(),
});

type Shown = Omit<Told, "youngRefundCents" | "isTakenYoung">;

const theirsOf = ({ ref, receivedCents, refundedCents, takenCents, currency, at }: Shown) => ({
  ref,
  received_cents: receivedCents,
  refunded_cents: refundedCents,
  disputed_cents: takenCents,
  currency,
  at: at.toISOString(),
});
