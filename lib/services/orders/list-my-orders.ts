import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageQuery, toPage } from "@/lib/core/pagination";
import { orderPage } from "@/lib/schemas/orders/order";
import { requireUser } from "@/lib/services/account/require-user";
import { presentOrderSummary } from "./present-order";

const t = schema.orders;
const l = schema.orderLines;

/** Orders of the caller on this site, newest first. */
export const listMyOrders = defineOperation({
  name: "list_my_orders",
  method: "GET",
  path: "/orders",
  access: "account:read",
  toolset: "orders",
  title: "List my orders",
  summary: "Your orders on this site, newest first, with status and where to pay what is open. Next: get_order.",
  input: z.strictObject(pageQuery),
  output: orderPage,
  nextSteps: (page) => page.items.slice(0, 1).map(({ number }) => `get_order {"number": "${number}"}`),
  async run({ ctx, input }) {
    const where = and(eq(t.userId, requireUser(ctx)), eq(t.siteId, ctx.site.id));
    const { limit, offset } = limitOffset(input);
    const [rows, total] = await Promise.all([
      ctx.db.select().from(t).where(where).orderBy(desc(t.id)).limit(limit).offset(offset),
      ctx.db.$count(t, where),
    ]);
    const ids = rows.map(({ id }) => id);
    const lines = await ctx.db.select().from(l).where(inArray(l.orderId, ids)).orderBy(asc(l.position));
    const present = (row: (typeof rows)[number]) =>
      presentOrderSummary(
        ctx,
        row,
        lines.filter(({ orderId }) => orderId === row.id),
      );
    return toPage(rows.map(present), total, input);
  },
});
