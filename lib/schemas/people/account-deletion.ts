import { z } from "zod";
import { PLACE_KINDS } from "@/lib/core/statuses";

/** What becomes of a person's listing when their account goes. */
export const listingFate = z.enum(["passed_on", "published", "unpublished"]);

/** What would go and stay with an account. */
export const accountDeletion = z.object({
  listings: z.array(
    z.object({
      name: z.string(),
      fate: listingFate,
      /** Who takes it over. */
      heir: z.string().nullable(),
      /** Paid places of weeks ahead, which go with the listing. */
      booked: z.array(z.object({ product: z.enum(PLACE_KINDS), week: z.string() })),
    }),
  ),
  /** Numbers of orders that wait for payment: they are cancelled. */
  open_orders: z.array(z.string()),
  /** People who joined a draft that goes. */
  joined_drafts: z.number().int(),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
