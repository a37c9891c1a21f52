import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { invoiceContent } from "@/lib/core/orders/invoice-content";
import { requireUser } from "../../account/require-user";

const NUMBER = /^[A-Z]{2,4}-\d{4}-\d{6,}$/;

/** An invoice or credit note, for the owner of its order. */
export const getInvoice = definePageOperation({
  name: "get_invoice",
  access: "session",
  readOnly: true,
  input: z.strictObject({ number: z.string().max(30) }),
  output: invoiceContent,
  async run({ ctx, input: { number } }) {
    const { invoices, orders } = schema;
    const own = and(eq(orders.userId, requireUser(ctx)), eq(orders.siteId, ctx.site.id));
    const [row] = NUMBER.test(number)
      ? await ctx.db
          .select({ content: invoices.content })
          .from(invoices)
          .innerJoin(orders, eq(orders.id, invoices.orderId))
          .where(and(eq(invoices.number, number), own))
      : [];
    if (!row) throw notFound("invoice");
    return row.content;
  },
});
