import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";
import { limitColumns, promoLimits } from "./promo-input";

const t = schema.promoCodes;

/** Gives a promo code other limits; what is left out has none. What it takes off stays: that is another code. */
export const changePromo = definePageOperation({
  name: "change_promo",
  access: "admin",
  readOnly: false,
  stepUp: true, // it sets what codes take off
  input: z.strictObject({ promo_id: countedId("Of the promo codes"), ...promoLimits, reason: line(REASON_MAX) }),
  output: z.object({ promo_id: z.number().int() }),
  run: ({ ctx, input: { promo_id, reason, ...limits } }) =>
    ctx.db.transaction(async (tx) => {
      const its = and(eq(t.id, promo_id), eq(t.siteId, ctx.site.id));
      const [row] = await tx.select().from(t).where(its).for("update");
      if (!row) throw notFound("promo code");
      await tx.update(t).set(limitColumns(limits)).where(its);
      const { startsAt, endsAt, usesMax, usesPerBuyerMax, minimumCents, products } = row;
      await audit(tx, ctx, {
        entity: { kind: "promo", id: promo_id },
        did: "changed",
        before: {
          ...{ starts_at: startsAt?.toISOString(), ends_at: endsAt?.toISOString(), uses_max: usesMax },
          ...{ uses_per_buyer_max: usesPerBuyerMax, minimum_cents: minimumCents, products },
        },
        after: { ...limits },
        reason,
      });
      return { promo_id };
    }),
});
