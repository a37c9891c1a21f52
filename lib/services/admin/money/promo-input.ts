import { z } from "zod";
import { PRODUCTS } from "@/lib/core/statuses";
import { cents, instant } from "@/lib/schemas/primitives";

const COUNT_MAX = 1_000_000;
const uses = z.number().int().min(1).max(COUNT_MAX);

/** What can be changed of a promo code once it is there; what is left out has no limit. */
export const promoLimits = {
  starts_at: instant.optional(),
  ends_at: instant.optional(),
  uses_max: uses.optional(),
  uses_per_buyer_max: uses.optional(),
  minimum_cents: cents.max(100_000_000).default(0),
  products: z.array(z.enum(PRODUCTS)).max(PRODUCTS.length).default([]).describe("None for all"),
};
const limits = z.object(promoLimits);
export type PromoLimits = z.output<typeof limits>;

/** The columns of these limits. */
export function limitColumns(given: PromoLimits) {
  return {
    startsAt: given.starts_at ? new Date(given.starts_at) : null,
    endsAt: given.ends_at ? new Date(given.ends_at) : null,
    usesMax: given.uses_max ?? null,
    usesPerBuyerMax: given.uses_per_buyer_max ?? null,
    minimumCents: given.minimum_cents,
    products: given.products,
  };
}
