import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { OrderItem } from "@/lib/schemas/orders/order";
import type { LineDraft } from "./offers/line-draft";
import { draftLines } from "./offers/lines";
import type { Place } from "./offers/places";
import { priceOrder, type Totals } from "./pricing/price-order";
import { requirePromo } from "./promo/find-promo";
import { discountOf, isFor, type PromoRow } from "./promo/judge-promo";
import type { CustomerVat } from "./vat/customer-vat";

export interface PricedLine extends LineDraft {
  discountCents: number;
  netCents: number;
}

/** What an order is at this instant: the same for a quote, a checkout and a payment. */
export interface Priced {
  lines: PricedLine[];
  totals: Totals;
  promo: PromoRow | null;
  vat: CustomerVat;
}

interface Asked {
  items: readonly OrderItem[];
  promoCode?: string | undefined;
  vat: CustomerVat;
  /** Of an order that stands: what it holds by now. */
  held?: { orderId: number; places: readonly Place[] };
}

/** Prices items at current prices, every option and the promo code checked. Throws `validation_failed` for what cannot be had. */
export async function priceItems(ctx: Ctx, db: Db, { items, promoCode, vat, held }: Asked): Promise<Priced> {
  const drafts = await draftLines(ctx, db, items, held?.places);
  const grossLines = drafts.map((line) => ({ product: line.product, grossCents: line.unitPriceCents * line.quantity }));
  const wanted = promoCode === undefined ? null : { code: promoCode, lines: grossLines };
  const promo = wanted ? await requirePromo(ctx, db, { ...wanted, ...(held && { orderId: held.orderId }) }) : null;
  const { lines, ...totals } = priceOrder(
    drafts.map(({ unitPriceCents, quantity, product }) => {
      return { unitPriceCents, quantity, isDiscounted: promo !== null && isFor(promo, product) };
    }),
    promo && discountOf(promo),
    vat.rateBp,
  );
  const pricedLines = drafts.map((draft, i) => {
    const { discountCents = 0, netCents = 0 } = lines[i] ?? {};
    return { ...draft, discountCents, netCents };
  });
  return { lines: pricedLines, totals, promo, vat };
}
