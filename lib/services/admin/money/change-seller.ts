import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { sellerWords, writeSeller } from "./write-seller";

/** Changes who sells: what stands on invoices, and where VAT is charged. */
export const changeSeller = definePageOperation({
  name: "change_seller",
  access: "admin",
  readOnly: false,
  stepUp: true, // it decides whose company invoices name
  input: z.strictObject({ ...sellerWords, reason: line(REASON_MAX) }),
  output: z.object({ name: z.string() }),
  run: ({ ctx, input: { reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      await writeSeller(tx, ctx, { to, reason });
      return { name: to.name };
    }),
});
