import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { day, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { refuseBegun, writeVatRate } from "./write-vat-rate";

const t = schema.vatRates;

/** Takes a rate away that has not begun. Throws `conflict` for one that has. */
export const removeVatRate = definePageOperation({
  name: "remove_vat_rate",
  access: "admin",
  readOnly: false,
  stepUp: true, // it decides what buyers pay
  input: z.strictObject({ territory: z.string().max(5), starts_on: day, reason: line(REASON_MAX) }),
  output: z.object({ territory: z.string() }),
  run: ({ ctx, input: { territory, starts_on, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(t)
        .where(and(eq(t.territory, territory), eq(t.startsOn, starts_on)));
      if (!row) throw notFound("rate");
      refuseBegun(ctx, starts_on);
      await writeVatRate(tx, ctx, { territory, startsOn: starts_on, rateBp: null, reason });
      return { territory };
    }),
});
