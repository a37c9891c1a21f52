import { sql } from "drizzle-orm";
import type { ExportPart, Holder } from "./export-part";

/** Of a row `o` of the orders. */
const isTheirOrder = ({ userId }: Holder) => sql`o.user_id = ${userId}`;
const key = (column: string) => sql`lpad(${sql.raw(column)}::text, 10, '0')`;

/** What a person ordered, paid and got back. The books of the site are not theirs. */
export const SALES_PARTS = {
  orders: {
    about: "Orders with their lines, billing details and what speaks for the country.",
    rows: (who) => sql`select o.number as key, json_build_object(
      'number', o.number, 'site', s.key, 'status', o.status, 'currency', o.currency, 'subtotal_cents', o.subtotal_cents,
      'discount_cents', o.discount_cents, 'net_cents', o.net_cents, 'vat_cents', o.vat_cents, 'total_cents', o.total_cents,
      'vat_rate_bp', o.vat_rate_bp, 'vat_country', o.vat_country, 'vat_treatment', o.vat_treatment,
      'vat_number_status', o.vat_number_status, 'vat_check', o.vat_check, 'place_evidence', o.place_evidence,
      'billing', o.billing, 'promo_code', o.promo_code, 'terms_accepted_at', o.terms_accepted_at,
      'expires_at', o.expires_at, 'paid_at', o.paid_at, 'created_at', o.created_at,
      'lines', (select json_agg(json_build_object('product', n.product, 'name', n.name, 'description', n.description,
        'listing_id', n.listing_id, 'options', n.options, 'unit_price_cents', n.unit_price_cents, 'quantity', n.quantity,
        'discount_cents', n.discount_cents, 'net_cents', n.net_cents, 'fulfilment', n.fulfilment,
        'fulfilled_at', n.fulfilled_at, 'proof_url', n.proof_url, 'places', (
          select json_agg(json_build_object('kind', h.kind, 'slot', h.slot, 'week', h.week) order by h.week, h.slot)
          from order_places h where h.line_id = n.id)) order by n.position)
        from order_lines n where n.order_id = o.id)) as row
      from orders o join sites s on s.id = o.site_id where ${isTheirOrder(who)}`,
  },
  payments: {
    about: "Tries to pay orders, with what came and what went back.",
    rows: (who) => sql`select ${key("p.id")} as key, json_build_object(
      'order', o.number, 'provider', p.provider, 'provider_id', p.provider_id, 'status', p.status,
      'amount_cents', p.amount_cents, 'currency', p.currency, 'received_cents', p.received_cents,
      'refunded_cents', p.refunded_cents, 'created_at', p.created_at, 'updated_at', p.updated_at) as row
      from payments p join orders o on o.id = p.order_id where ${isTheirOrder(who)}`,
  },
  disputes: {
    about: "Payments that were disputed with bank or provider, and how that ended.",
    rows: (who) => sql`select ${key("d.id")} as key, json_build_object(
      'order', o.number, 'provider', p.provider, 'provider_id', d.provider_id, 'status', d.status,
      'taken_cents', d.taken_cents, 'opened_at', d.opened_at, 'updated_at', d.updated_at) as row
      from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id where ${isTheirOrder(who)}`,
  },
  invoices: {
    about: "Invoices and credit notes as they were issued; the PDF is at /dashboard/invoices/{number}.",
    rows: (who) => sql`select ${key("i.id")} as key, json_build_object(
      'number', i.number, 'order', o.number, 'kind', i.kind, 'net_cents', i.net_cents, 'vat_cents', i.vat_cents,
      'content', i.content, 'issued_at', i.issued_at) as row
      from invoices i join orders o on o.id = i.order_id where ${isTheirOrder(who)}`,
  },
  refunds: {
    about: "Money that goes or went back.",
    rows: (who) => sql`select ${key("r.id")} as key, json_build_object(
      'order', o.number, 'status', r.status, 'net_cents', r.net_cents, 'vat_cents', r.vat_cents,
      'extra_cents', r.extra_cents, 'reason', r.reason, 'created_at', r.created_at, 'updated_at', r.updated_at) as row
      from refunds r join orders o on o.id = r.order_id where ${isTheirOrder(who)}`,
  },
  promo_uses: {
    about: "Promo codes that the person's orders hold, used or gave back.",
    rows: ({ userId }) => sql`select ${key("m.order_id")} as key, json_build_object(
      'order', o.number, 'code', c.code, 'state', m.state, 'at', m.state_at) as row
      from promo_uses m join orders o on o.id = m.order_id join promo_codes c on c.id = m.promo_id
      where m.user_id = ${userId}`,
  },
} as const satisfies Record<string, ExportPart>;
