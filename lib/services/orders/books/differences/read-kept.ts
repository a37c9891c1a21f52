import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Kept } from "./find-differences";

const { payments: p, orders: o, refunds: r, ledger: l, disputes: d } = schema;
const REFUNDS_ASKED_MAX = 10_000;

export interface Within {
  from: Date;
  /** What happened from here on may not be listed yet. */
  to: Date;
}

/** Our tries at a provider that were made within the time. */
export function keptWithin(db: Db, provider: string, within: Within): Promise<Kept[]> {
  return keptWhere(db, provider, within, and(gte(p.createdAt, within.from), lt(p.createdAt, within.to)));
}

/** Those tries that are older than the time, of some by our numbers or the provider's names. */
export async function keptBefore(
  db: Db,
  provider: string,
  within: Within,
  { ids, names }: { ids: number[]; names: string[] },
): Promise<Kept[]> {
  if (ids.length + names.length === 0) return [];
  const isOne = or(inArray(p.id, ids), inArray(p.providerId, names));
  return keptWhere(db, provider, within, and(isOne, lt(p.createdAt, within.from)));
}

async function keptWhere(db: Db, provider: string, { from, to }: Within, where: SQL | undefined): Promise<Kept[]> {
  const back = sql`${r.netCents} + ${r.vatCents} + ${r.extraCents}`;
  const refundsWhere = (condition: SQL) => sql<number>`(select coalesce(sum(${back}), 0)::int from ${r}
    where ${r.paymentId} = ${p.id} and ${r.settledOutside} is null and ${r.disputeId} is null and ${condition})`;
  const [since, until] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`];
  const isListed = sql`${d.openedAt} >= ${since} and ${d.updatedAt} < ${until}`;
  const rows = await db
    .select({
      ...{ id: p.id, providerId: p.providerId, orderNumber: o.number, status: p.status, at: p.createdAt },
      ...{ receivedCents: p.receivedCents, refundedCents: p.refundedCents, currency: p.currency },
      youngRefundCents: refundsWhere(sql`${r.status} = 'done' and ${r.updatedAt} >= ${until}`),
      sentCents: refundsWhere(sql`${r.status} = 'open' and ${r.takenUpAt} is not null`),
      takenCents: sql<number>`(select coalesce(sum(${d.takenCents}), 0)::int from ${d} where ${d.paymentId} = ${p.id})`,
      isTakenListed: sql<boolean>`(select coalesce(bool_and(${isListed}), true) from ${d} where ${d.paymentId} = ${p.id})`,
      booked: sql<number>`(select coalesce(sum(${l.cents}), 0)::int from ${l}
        where ${l.orderId} = ${p.orderId} and ${l.account} = ${`at:${provider}`})`,
      paid: sql<number>`(select count(*)::int from ${p} other
        where other.order_id = ${p.orderId} and other.provider = ${provider} and other.received_cents > 0)`,
    })
    .from(p)
    .innerJoin(o, eq(o.id, p.orderId))
    .where(and(eq(p.provider, provider), isNotNull(p.providerId), where));
  return rows.map(({ booked, paid, providerId, isTakenListed, ...row }) => ({
    ...row,
    listedTakenCents: isTakenListed ? row.takenCents : null,
    providerId: providerId ?? "",
    bookedCents: row.receivedCents > 0 && paid === 1 ? booked : null,
  }));
}

/** Tries too young to be compared: their money in a list is no surprise. */
export async function youngTries(db: Db, provider: string, since: Date) {
  const rows = await db
    .select({ id: p.id, providerId: p.providerId })
    .from(p)
    .where(and(eq(p.provider, provider), gte(p.createdAt, since)));
  return { ids: new Set(rows.map(({ id }) => id)), names: new Set(rows.map(({ providerId }) => providerId)) };
}

/** A refund of ours: of which payment it is, and what of it our books have as gone back. */
export interface KeptRefund {
  paymentId: number;
  cents: number;
}

/** Refunds of ours by their ids, as far as they are of a payment. */
export async function keptRefunds(db: Db, ids: readonly number[]): Promise<Map<number, KeptRefund>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(r)
    .where(inArray(r.id, ids.slice(0, REFUNDS_ASKED_MAX)));
  const amountOf = ({ status, netCents, vatCents, extraCents }: (typeof rows)[number]) =>
    status === "done" ? netCents + vatCents + extraCents : 0;
  return new Map(
    rows.flatMap((row) =>
      row.paymentId === null ? [] : [[row.id, { paymentId: row.paymentId, cents: amountOf(row) }] as const],
    ),
  );
}
