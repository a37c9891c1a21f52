import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { switchPromo } from "./write-promo";

/** Switches a promo code on or off. Orders that hold a use of it keep it. */
export const setPromoActive = definePageOperation({
  name: "set_promo_active",
  access: "admin",
  readOnly: false,
  stepUp: true, // a code that is on takes money off
  input: z.strictObject({
    promo_id: countedId("Of the promo codes"),
    is_active: z.boolean(),
    reason: line(REASON_MAX),
  }),
  output: z.object({ is_active: z.boolean() }),
  run: ({ ctx, input: { promo_id, is_active, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await switchPromo(tx, ctx, { id: promo_id, isActive: is_active, reason });
      return { is_active };
    }),
});
