import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { PRODUCTS } from "@/lib/core/statuses";
import { cents, day, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writePrice } from "./write-price";

const PRICE_MAX = 10_000_000;
const DAY_LENGTH = "2026-11-22".length;

/** What a product costs from a day on; from today, at once. Orders that wait to be paid show the change before they are. */
export const setPrice = definePageOperation({
  name: "set_price",
  access: "admin",
  readOnly: false,
  stepUp: true, // it decides what buyers pay
  input: z.strictObject({
    product: z.enum(PRODUCTS),
    price_cents: cents.max(PRICE_MAX),
    starts_on: day,
    reason: line(REASON_MAX),
  }),
  output: z.object({ product: z.string(), starts_on: z.string() }),
  run: ({ ctx, input: { product, price_cents, starts_on, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const today = ctx.now.toISOString().slice(0, DAY_LENGTH);
      if (starts_on < today)
        throw invalid(
          "/starts_on",
          "A price cannot begin before today.",
          `Use ${today} for a price that holds at once.`,
        );
      await writePrice(tx, ctx, { product, startsOn: starts_on, priceCents: price_cents, reason });
      return { product, starts_on };
    }),
});
