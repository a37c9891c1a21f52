import { decimalOf } from "@/lib/integrations/payments/decimal-amount";
import { listStuckRefunds } from "../../orders/desk/settle-refund-outside";
import { moneyOf } from "../../orders/refunds/refund-state";
import type { Field } from "../desk/screen";

/** Some of an order's lines. */
export const WHICH_LINES: Field = {
  ...{ name: "lines", label: "Lines", kind: "words", isOptional: true },
  hint: "Their numbers with commas between, such as 1, 3. Empty for all that are left.",
};
/** One of its refunds that are stuck. */
export const STUCK_REFUND: Field = {
  ...{ name: "refund", label: "Refund", kind: "choice" },
  hint: "Those that their provider has not made for more than a day, or took and did not make.",
  choices: async (ctx, { number }) =>
    (await listStuckRefunds(ctx, ctx.db, String(number))).map((refund) => ({
      value: String(refund.id),
      label: `${decimalOf(moneyOf(refund))}, asked for on ${refund.createdAt.toISOString().slice(0, 10)}`,
    })),
};
