import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import type { InvoiceContent } from "@/lib/core/orders/invoice-content";

const DAY_MS = 86_400_000;
/** The bank publishes none at weekends and on holidays: a rate holds until the next one, which is never further away. */
const RATE_AGE_MAX_DAYS = 6;
const MICRO = 1_000_000n;
const EURO = "EUR";

type InBooks = NonNullable<InvoiceContent["vat"]["in_books"]>;

interface Amount {
  cents: number;
  currency: string;
}

/**
 * An amount of VAT in the currency of the seller's books, at the European Central Bank's latest rate of the day it became due
 * (Directive 2006/112/EC, articles 91 and 230). Null where no such rate was entered: nothing stands in for it.
 */
export async function vatInBooks(
  db: Db,
  { cents, currency }: Amount,
  books: string,
  due: Date,
): Promise<InBooks | null> {
  const [from, to] = await Promise.all([findRate(db, currency, due), findRate(db, books, due)]);
  if (!from || !to) return null;
  const inBooks = divided(BigInt(cents) * to.perEuro, from.perEuro);
  const rate = divided(to.perEuro * MICRO, from.perEuro);
  const days = [from.day, to.day].filter((day) => day !== null).toSorted();
  return {
    currency: books,
    cents: Number(inBooks),
    rate: `${rate / MICRO}.${String(rate % MICRO).padStart(6, "0")}`,
    rate_day: days[0] ?? dayOf(due),
  };
}

/** Of a row of `orders`: whether its VAT is to be told in the books' currency, and `vatInBooks` finds no rate for that. */
export const lacksRate = sql`(orders.vat_cents > 0 and exists (
  select from seller, lateral (values (orders.currency), (seller.currency)) needed(currency)
  where seller.currency <> orders.currency and needed.currency <> ${EURO} and not exists (
    select from exchange_rates r where r.currency = needed.currency
      and r.day between ((orders.paid_at at time zone 'UTC')::date - ${RATE_AGE_MAX_DAYS}::int) and (orders.paid_at at time zone 'UTC')::date)))`;

/** Millionths of a currency for one euro. */
async function findRate(db: Db, currency: string, due: Date): Promise<{ perEuro: bigint; day: string | null } | null> {
  if (currency === EURO) return { perEuro: MICRO, day: null };
  const t = schema.exchangeRates;
  const oldest = new Date(due.getTime() - RATE_AGE_MAX_DAYS * DAY_MS);
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.currency, currency), lte(t.day, dayOf(due)), gte(t.day, dayOf(oldest))))
    .orderBy(desc(t.day))
    .limit(1);
  return row ? { perEuro: BigInt(row.perEuroMicro), day: row.day } : null;
}

/** Rounded half up. */
const divided = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
