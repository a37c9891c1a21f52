import { portion, shares } from "./shares";

/** What is bought; `isDiscounted` where the promo code is for it. */
export interface PricedItem {
  unitPriceCents: number;
  quantity: number;
  isDiscounted: boolean;
}

/** What a promo code takes off: a share in basis points, or an amount in cents. */
export type Discount = { percentBp: number } | { amountCents: number };

export interface Totals {
  subtotalCents: number;
  discountCents: number;
  netCents: number;
  vatCents: number;
  totalCents: number;
}

export interface PricedOrder extends Totals {
  lines: { grossCents: number; discountCents: number; netCents: number }[];
}

/**
 * The one way to a price, for quote, checkout and payment: whole cents, a discount spread over the lines it is for by largest
 * remainder, and VAT rounded once, since all of an order has one rate.
 */
export function priceOrder(items: readonly PricedItem[], discount: Discount | null, vatRateBp: number): PricedOrder {
  const gross = items.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);
  const discounted = items.map(({ isDiscounted }, i) => (isDiscounted ? (gross[i] ?? 0) : 0));
  const discountCents = discount ? amountOff(discount, sum(discounted)) : 0;
  const off = shares(discountCents, discounted);
  const lines = gross.map((grossCents, i) => {
    const discountCents = off[i] ?? 0;
    return { grossCents, discountCents, netCents: grossCents - discountCents };
  });
  const subtotalCents = sum(gross);
  const netCents = subtotalCents - discountCents;
  const vatCents = portion(netCents, vatRateBp, 10_000);
  return { lines, subtotalCents, discountCents, netCents, vatCents, totalCents: netCents + vatCents };
}

/** Never more than what it is taken off. */
function amountOff(discount: Discount, fromCents: number): number {
  if ("percentBp" in discount) return portion(fromCents, discount.percentBp, 10_000);
  return Math.min(discount.amountCents, fromCents);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
