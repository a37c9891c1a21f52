import type postgres from "postgres";
import { TILLS, type Tills } from "@/lib/testing/payments/tills";
import { isRefund, type Sale } from "./sale";

type Sql = postgres.Sql;

/** Everything that the books must hold, read back: each finding is a sentence, and none is right. */
export async function readBooks(sql: Sql, sales: readonly Sale[], tills: Tills): Promise<string[]> {
  const found = await Promise.all([
    ...sales.map((sale) => checkSale(sql, sale)),
    checkNumbers(sql, "INV", "select number from invoices where kind = 'invoice'"),
    checkNumbers(sql, "CN", "select number from invoices where kind = 'credit_note'"),
    checkNumbers(sql, "LY", "select number from orders"),
    checkInvoices(sql),
    checkLedger(sql),
    checkPlaces(sql),
    checkTills(sql, sales, tills),
  ]);
  return found.flat();
}

interface OrderFound {
  status: string;
  desk: string | null;
  payments: number;
  events: number;
  lines: { product: string; fulfilment: string; failure: string | null; weeks: string[] | null }[];
  launches: number;
  billboard: number;
  spotlights: number;
  refunds: number;
  notes: number;
  disputed: number;
  sections: number;
}

/** What of one sale is not as its course asks. */
async function checkSale(sql: Sql, { number = "", listingId, course, items, totalCents }: Sale): Promise<string[]> {
  const [row] = await sql<OrderFound[]>`
    select o.status, o.desk_reason as desk,
      (select count(*)::int from payments p where p.order_id = o.id and p.status in ('paid', 'refunded')) as payments,
      (select count(*)::int from outbox where key = 'order.paid:' || o.id) as events,
      (select json_agg(json_build_object('product', l.product, 'fulfilment', l.fulfilment, 'failure', l.failure))
        from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::int from audit_log a where a.entity_kind = 'listing' and a.entity_id = ${String(listingId)}
        and a.action in ('listing.paid_launched', 'listing.paid_scheduled', 'listing.launched_later', 'listing.upgraded')) as launches,
      (select count(*)::int from billboard_places b where b.listing_id = ${listingId}) as billboard,
      (select count(*)::int from spotlight_places s where s.listing_id = ${listingId}) as spotlights,
      (select coalesce(sum(net_cents + vat_cents + extra_cents), 0)::int from refunds r
        where r.order_id = o.id and r.status = 'done') as refunds,
      (select coalesce(sum(net_cents + vat_cents), 0)::int from invoices i
        where i.order_id = o.id and i.kind = 'credit_note') as notes,
      (select coalesce(sum(cents), 0)::int from ledger where order_id = o.id and account = 'disputed') as disputed,
      (select cardinality(unlocked_sections) from listings where id = ${listingId}) as sections
    from orders o where o.number = ${number}`;
  if (!row) return [`${number} is gone`];
  if (isRefund(course)) return checkRefunded(row, `${number} (${course})`, totalCents ?? 0);
  const isUntold = course === "dispute_untold"; // found by asking, and waits for its credit note
  const isPaid = course !== "unpaid" && course !== "short";
  const had = (product: string) => (isPaid && items.some((item) => item.product === product) ? 1 : 0);
  const weeksOf = (product: string) =>
    had(product) && items.reduce((sum, item) => sum + (item.product === product ? (item.weeks?.length ?? 0) : 0), 0);
  const expected = {
    ...{
      status: isPaid ? "paid" : "pending",
      desk: course === "short" || isUntold,
      payments: course === "unpaid" ? 0 : 1,
    },
    ...{ events: isPaid ? 1 : 0, lines: isPaid ? "fulfilled" : "pending", refunds: 0, notes: 0 },
    disputed: isUntold ? totalCents : 0,
    ...{ launches: had("launch"), billboard: weeksOf("billboard"), spotlights: weeksOf("category_spotlight") },
    sections: had("unlock_section"),
  };
  const lines = [...new Set(row.lines.map(({ fulfilment }) => fulfilment))].join(" and ");
  return unlike({ ...row, desk: asksElse(row.desk), lines }, expected, `${number} (${course})`);
}

/** All went back, once, with its credit note; what is to come was taken back, and what had gone live may stand. */
function checkRefunded(row: OrderFound, what: string, total: number): string[] {
  const expected = {
    status: "refunded",
    payments: 1,
    events: 1,
    refunds: total,
    notes: total,
    disputed: 0,
    billboard: 0,
    spotlights: 0,
  };
  const failed = row.lines.filter(({ fulfilment }) => fulfilment === "failed").length;
  return unlike({ ...row, failed }, { ...expected, failed: 0 }, what);
}

function unlike(given: Record<string, unknown>, expected: Record<string, unknown>, what: string): string[] {
  return Object.keys(expected)
    .filter((name) => given[name] !== expected[name])
    .map((name) => `${what}: ${name} is ${given[name]}, not ${expected[name]}`);
}

/** Numbers of a series are 1, 2, 3 and so on to the last one given. */
async function checkNumbers(sql: Sql, series: string, query: string): Promise<string[]> {
  const rows = await sql.unsafe<{ number: string }[]>(query);
  const [last] = await sql<{ last: number }[]>`select last from number_series where series = ${series}`;
  const given = rows.map(({ number }) => Number(number.split("-")[2])).toSorted((a, b) => a - b);
  const isWhole = given.every((n, i) => n === i + 1) && given.length === (last?.last ?? 0);
  return isWhole ? [] : [`${series}: ${given.length} numbers up to ${given.at(-1)}, the last given is ${last?.last}`];
}

/** Each paid order has one invoice over its total. */
async function checkInvoices(sql: Sql): Promise<string[]> {
  const rows = await sql<{ number: string }[]>`
    select o.number from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
    group by o.id
    having (o.status in ('paid', 'refunded')) <> (count(i.id) = 1)
      or coalesce(sum(i.net_cents + i.vat_cents), o.total_cents) <> o.total_cents`;
  return rows.map(({ number }) => `${number}: its invoice is missing, there twice or over another amount`);
}

/** What happened once adds up to nothing; of a paid order nothing is owed any more, and of others only what lies there too little. */
async function checkLedger(sql: Sql): Promise<string[]> {
  const odd = await sql<{ ref: string }[]>`
    select kind || ' ' || ref as ref from ledger group by kind, ref having sum(cents) <> 0`;
  const owed = await sql<{ number: string; cents: number }[]>`
    select o.number, sum(l.cents)::int as cents from ledger l join orders o on o.id = l.order_id
    where l.account = 'owed' and o.status in ('paid', 'refunded') group by o.id having sum(l.cents) <> 0`;
  return [
    ...odd.map(({ ref }) => `ledger: ${ref} does not add up`),
    ...owed.map(({ number, cents }) => `ledger: ${cents} cents are owed of ${number}`),
  ];
}

/** The counter of each week's places says what lines hold. */
async function checkPlaces(sql: Sql): Promise<string[]> {
  const rows = await sql<{ week: string; kind: string; taken: number; held: number }[]>`
    select p.week, p.kind, p.taken, count(h.line_id)::int as held from paid_places p
    left join order_places h on h.kind = p.kind and h.slot = p.slot and h.week = p.week
    group by p.site_id, p.kind, p.slot, p.week having p.taken <> count(h.line_id)`;
  return rows.map(({ kind, week, taken, held }) => `places: ${kind} ${week} counts ${taken}, ${held} are held`);
}

/** Money in the books is the money at the providers, to the cent, and none of it was paid for an order that was paid already. */
async function checkTills(sql: Sql, sales: readonly Sale[], tills: Tills): Promise<string[]> {
  const rows = await sql<{ account: string; cents: number }[]>`
    select account, sum(cents)::int as cents from ledger where account like 'at:%' group by account`;
  const booked = new Map(rows.map(({ account, cents }) => [account, cents]));
  return TILLS.flatMap((till) => {
    const there = tills.received(till);
    const cents = there.cents - tills.givenBack(till) - tills.disputed(till);
    const planned = sales.filter((sale) => sale.paidAt?.till === till).length;
    const inBooks = booked.get(`at:${till}`) ?? 0;
    return [
      ...(cents === inBooks ? [] : [`${till} has ${cents} cents, the books ${inBooks}`]),
      ...(there.payments === planned ? [] : [`${till} took ${there.payments} payments, not ${planned}`]),
    ];
  });
}

/** The stand-ins tell one country each, so that orders of others rightly wait for a person: what counts is any other reason. */
const asksElse = (reason: string | null) =>
  (reason ?? "").replace(/It is not clear in which country it was bought: [^.]*\.\s*/g, "") !== "";
