import { z } from "zod";
import { schema } from "@/db/client";
import { AppError, invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { cents, line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";
import { limitColumns, promoLimits } from "./promo-input";

const t = schema.promoCodes;

/** Makes a promo code that takes off a share or an amount. Throws `conflict` where there is one of this name. */
export const createPromo = definePageOperation({
  name: "create_promo",
  access: "admin",
  readOnly: false,
  stepUp: true, // a code can take off all of a price
  input: z.strictObject({
    code: line(60).refine((text) => !/\s/.test(text), "must hold no spaces"),
    percent_bp: z.number().int().min(1).max(10_000).optional().describe("10000 is all of it"),
    amount_cents: cents.min(1).max(100_000_000).optional(),
    ...promoLimits,
    reason: line(REASON_MAX),
  }),
  output: z.object({ promo_id: z.number().int() }),
  run: ({ ctx, input: { code, percent_bp, amount_cents, reason, ...limits } }) =>
    ctx.db.transaction(async (tx) => {
      if ((percent_bp === undefined) === (amount_cents === undefined))
        throw invalid("/percent_bp", "A code takes off a share or an amount, one of both.", "Fill in one of both.");
      const discount = { percentBp: percent_bp ?? null, amountCents: amount_cents ?? null };
      const values = { siteId: ctx.site.id, code, ...discount, ...limitColumns(limits), createdAt: ctx.now };
      const [row] = await tx.insert(t).values(values).onConflictDoNothing().returning();
      if (!row) throw new AppError("conflict", "There is a code of this name already.", "Give it another name.");
      await audit(tx, ctx, {
        entity: { kind: "promo", id: row.id },
        did: "created",
        before: null,
        after: { code, percent_bp: percent_bp ?? null, amount_cents: amount_cents ?? null, ...limits },
        reason,
      });
      return { promo_id: row.id };
    }),
});
