import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { PRODUCTS } from "@/lib/core/statuses";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { productWords, writeProduct } from "./write-product";

/** Changes what a product is called, how it is described, and whether it is sold. */
export const changeProduct = definePageOperation({
  name: "change_product",
  access: "admin",
  readOnly: false,
  stepUp: true, // it opens and closes sales
  input: z.strictObject({ product: z.enum(PRODUCTS), ...productWords, reason: line(REASON_MAX) }),
  output: z.object({ product: z.string() }),
  run: ({ ctx, input: { product, reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      await writeProduct(tx, ctx, { product, to, reason });
      return { product };
    }),
});
