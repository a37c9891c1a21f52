import { z } from "zod";
import type { Ctx } from "@/lib/core/context";
import { defineOperation } from "@/lib/core/operation";
import { type Order, order, orderNumber } from "@/lib/schemas/orders/order";
import { listInvoicesOf } from "./invoices/list-invoices-of";
import { getOwnedOrder, linesOf, paymentsOf } from "./owned-order";
import { presentOrder } from "./present-order";
import { refundsOf } from "./refunds/refund-state";

/** One order of the caller: where it stands, its totals with VAT, and how far each line is. */
export const getOrder = defineOperation({
  name: "get_order",
  method: "GET",
  path: "/orders/{number}",
  access: "account:read",
  toolset: "orders",
  title: "Get an order",
  summary:
    "One of your orders: status, totals with VAT, lines and whether each was fulfilled, with a link to see it. A line is fulfilled within moments of the payment.",
  input: z.strictObject({ number: orderNumber }),
  output: order,
  example: { number: "LY-2026-000001" },
  nextSteps: ({ checkout_url }) => (checkout_url ? [`Let the person pay at ${checkout_url}`] : []),
  run: ({ ctx, input }) => readOrder(ctx, input.number),
});

/** The order as it stands now. */
export async function readOrder(ctx: Ctx, number: string): Promise<Order> {
  const row = await getOwnedOrder(ctx, number);
  const [lines, payments, invoices, refunds] = await Promise.all([
    linesOf(ctx.db, row.id),
    paymentsOf(ctx.db, row.id),
    listInvoicesOf(ctx.db, row.id, ctx.site.baseUrl),
    refundsOf(ctx.db, row.id),
  ]);
  return presentOrder(ctx, row, { lines, payments, invoices, refunds });
}
