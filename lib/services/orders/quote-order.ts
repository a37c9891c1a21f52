import { defineOperation } from "@/lib/core/operation";
import { orderInput, type Quote, quote } from "@/lib/schemas/orders/order";
import { type Priced, priceItems } from "./price-items";
import { customerVat } from "./vat/customer-vat";

/** Prices items as create_checkout would at this instant. Nothing is kept, held or charged. */
export const quoteOrder = defineOperation({
  name: "quote_order",
  method: "POST",
  path: "/orders/quote",
  access: "orders:write",
  toolset: "orders",
  readOnly: true,
  repeatable: true,
  openWorld: true,
  bucket: "promo",
  title: "Price an order",
  summary:
    "What these items cost now, with promo code and VAT; every option is checked, and what cannot be had is refused with what can. Nothing is saved or charged. Next: create_checkout with the same input.",
  input: orderInput,
  output: quote,
  example: {
    items: [{ product: "launch", listing_id: 1001, week: "now" }],
    billing_country: "DE",
    promo_code: "TIDE-10",
  },
  nextSteps: () => ["create_checkout with the same input"],
  async run({ ctx, input }) {
    const vat = await customerVat(ctx, { country: input.billing_country, vatNumber: input.vat_number });
    return presentQuote(await priceItems(ctx, ctx.db, { items: input.items, promoCode: input.promo_code, vat }));
  },
});

function presentQuote({ lines, totals, promo, vat }: Priced): Quote {
  return {
    items: lines.map((line) => ({
      product: line.product,
      name: line.name,
      description: line.description,
      listing_id: line.listingId,
      options: line.options,
      unit_price_cents: line.unitPriceCents,
      quantity: line.quantity,
      discount_cents: line.discountCents,
      net_cents: line.netCents,
    })),
    subtotal_cents: totals.subtotalCents,
    discount_cents: totals.discountCents,
    net_cents: totals.netCents,
    vat: {
      rate_bp: vat.rateBp,
      cents: totals.vatCents,
      country: vat.country,
      treatment: vat.treatment,
      vat_number_status: vat.numberStatus,
      explanation: vat.explanation,
    },
    total_cents: totals.totalCents,
    currency: "USD",
    promo: promo && { code: promo.code, discount_cents: totals.discountCents },
  };
}
