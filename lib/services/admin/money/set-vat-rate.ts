import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { day, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeVatRate } from "./write-vat-rate";

const DAY_LENGTH = "2026-11-22".length;
const FORM = /^[A-Z]{2}(-[A-Z0-9]{2})?$/;

/** Which rate of VAT a territory has from a day on. A rate of the past is never written over: orders were priced by it. */
export const setVatRate = definePageOperation({
  name: "set_vat_rate",
  access: "admin",
  readOnly: false,
  stepUp: true, // it decides what buyers pay
  input: z.strictObject({
    territory: z.string().regex(FORM, "must be a country such as FR, or a part of one such as PT-20"),
    rate_bp: z.number().int().min(0).max(10_000),
    starts_on: day,
    reason: line(REASON_MAX),
  }),
  output: z.object({ territory: z.string() }),
  run: ({ ctx, input: { territory, rate_bp, starts_on, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const today = ctx.now.toISOString().slice(0, DAY_LENGTH);
      if (starts_on < today)
        throw invalid("/starts_on", "A rate cannot begin before today.", `Use ${today} for a rate that holds at once.`);
      await writeVatRate(tx, ctx, { territory, startsOn: starts_on, rateBp: rate_bp, reason });
      return { territory };
    }),
});
