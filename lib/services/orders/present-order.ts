import type { z } from "zod";
import type { Ctx } from "@/lib/core/context";
import type { checkout, Order, orderSummary } from "@/lib/schemas/orders/order";
import type { LineRow } from "./owned-order";
import { moneyOf, type RefundRow } from "./refunds/refund-state";
import type { OrderRow, PaymentRow } from "./status";
import { vatSentence } from "./vat/vat-words";

/** Where its owner reviews and pays an order. */
export const checkoutUrl = ({ site }: Pick<Ctx, "site">, { number }: Pick<OrderRow, "number">): string =>
  `${site.baseUrl}/checkout/${number}`;

export function presentTotals(row: OrderRow): z.infer<typeof checkout>["totals"] {
  const { vatRateBp: rateBp, vatCountry: country, vatTreatment: treatment, vatNumberStatus: numberStatus } = row;
  return {
    subtotal_cents: row.subtotalCents,
    discount_cents: row.discountCents,
    net_cents: row.netCents,
    vat: {
      rate_bp: rateBp,
      cents: row.vatCents,
      country,
      treatment,
      vat_number_status: numberStatus,
      explanation: vatSentence({ rateBp, country, treatment, numberStatus }),
    },
    total_cents: row.totalCents,
    currency: "USD",
  };
}

export function presentOrderSummary(ctx: Ctx, row: OrderRow, lines: readonly LineRow[]): z.infer<typeof orderSummary> {
  return { ...standing(ctx, row), items: lines.map(({ name, description }) => `${name}: ${description}`) };
}

function standing(ctx: Ctx, row: OrderRow) {
  return {
    number: row.number,
    status: row.status,
    total_cents: row.totalCents,
    currency: "USD" as const,
    checkout_url: row.status === "pending" ? checkoutUrl(ctx, row) : null,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}

/** The whole order, for its owner. */
export function presentOrder(
  ctx: Ctx,
  row: OrderRow,
  parts: {
    lines: readonly LineRow[];
    payments: readonly PaymentRow[];
    invoices: Order["invoices"];
    refunds: readonly RefundRow[];
  },
): Order {
  const { billing } = row;
  return {
    ...standing(ctx, row),
    ...presentTotals(row),
    promo: promoOf(row),
    lines: parts.lines.map(presentLine),
    billing: {
      name: billing.name ?? null,
      company: billing.company ?? null,
      email: billing.email ?? null,
      street: billing.street ?? null,
      postal_code: billing.postal_code ?? null,
      city: billing.city ?? null,
      country: billing.country ?? null,
      vat_number: billing.vat_number ?? null,
    },
    payments: parts.payments.map(({ provider, status, updatedAt }) => {
      return { provider, status, at: updatedAt.toISOString() };
    }),
    invoices: parts.invoices,
    refunds: parts.refunds.map((refund) => presentRefund(refund, parts.lines)),
    attention: row.deskReason,
  };
}

/** What the code took off: what was let go when too little came is none of it. */
function promoOf({ promoCode: code, discountCents, shortfallCents }: OrderRow): Order["promo"] {
  return code === null ? null : { code, discount_cents: discountCents - shortfallCents };
}

function presentRefund(refund: RefundRow, lines: readonly LineRow[]): Order["refunds"][number] {
  const positions = lines.flatMap(({ id }, position) => (refund.lineIds.includes(id) ? [position] : []));
  return {
    status: refund.status,
    cents: moneyOf(refund),
    positions,
    asked_at: refund.createdAt.toISOString(),
    claim_url: refund.claimUrl,
  };
}

function presentLine(line: LineRow): Order["lines"][number] {
  return {
    product: line.product,
    name: line.name,
    description: line.description,
    listing_id: line.listingId,
    options: line.options,
    unit_price_cents: line.unitPriceCents,
    quantity: line.quantity,
    discount_cents: line.discountCents,
    net_cents: line.netCents,
    fulfilment: line.fulfilment,
    fulfilled_at: line.fulfilledAt?.toISOString() ?? null,
    proof_url: line.proofUrl,
    failure: line.failure,
  };
}
