import { z } from "zod";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { type Order, order, orderNumber } from "@/lib/schemas/orders/order";
import { lineOrEmpty } from "@/lib/schemas/primitives";
import { readOrder } from "../get-order";
import { getOwnedOrder, itemOf, linesOf, lockOwnedOrder } from "../owned-order";
import { reprice } from "../reprice";
import type { OrderRow } from "../status";

const text = (max: number) => lineOrEmpty(max).optional();

/** Changes an open order on its page: a line, the code or who is billed; what is left out stays. Priced anew as it is saved. */
export const saveCheckout = definePageOperation({
  name: "save_checkout",
  access: "session",
  readOnly: false,
  bucket: "promo",
  input: z.strictObject({
    number: orderNumber,
    /** The line that is taken out, or whose week changes, from 0. */
    position: z.number().int().min(0).max(100).optional(),
    remove: z.boolean().optional(),
    week: z.string().max(20).optional(),
    /** Undefined stays, empty takes it off. */
    promo_code: z.string().max(60).optional(),
    name: text(120),
    company: text(120),
    email: z.email().max(254).or(z.literal("")).optional(),
    street: text(200),
    postal_code: text(20),
    city: text(100),
    country: z
      .string()
      .regex(/^([A-Z]{2})?$/, "must be a country of the list")
      .optional(),
    vat_number: text(30),
  }),
  output: order,
  async run({ ctx, input }): Promise<Order> {
    const before = await getOwnedOrder(ctx, input.number);
    requireOpen(before, ctx);
    const change = {
      ...(input.position !== undefined && { items: await changedItems(ctx, before, input) }),
      ...(input.promo_code !== undefined && { promoCode: input.promo_code || null }),
      billing: { ...before.billing, ...billingOf(input) },
    };
    const priced = await reprice(ctx, input.number, change);
    await ctx.db.transaction(async (tx) => {
      const locked = await lockOwnedOrder(ctx, tx, input.number);
      requireOpen(locked, ctx);
      await priced.save(tx, locked);
    });
    return readOrder(ctx, input.number);
  },
});

function requireOpen({ status, expiresAt }: OrderRow, { now }: Pick<Ctx, "now">): void {
  if (status === "pending" && expiresAt > now) return;
  const standing = status === "pending" ? "expired" : status;
  throw new AppError("conflict", `This order is ${standing}; it cannot be changed.`, "Make a new order.");
}

const BILLING = ["name", "company", "email", "street", "postal_code", "city", "country", "vat_number"] as const;
type Typed = Partial<Record<(typeof BILLING)[number], string | undefined>>;

/** What was typed; an emptied field is not there any more. */
function billingOf(input: Typed): OrderRow["billing"] {
  const typed = BILLING.filter((name) => input[name] !== undefined).map((name) => [name, input[name] || undefined]);
  const isBusiness = input.company !== undefined && { is_business: input.company !== "" };
  return { ...Object.fromEntries(typed), ...isBusiness };
}

async function changedItems(
  ctx: Ctx,
  { id }: OrderRow,
  {
    position,
    remove,
    week,
  }: { position?: number | undefined; remove?: boolean | undefined; week?: string | undefined },
) {
  const items = (await linesOf(ctx.db, id)).map(itemOf);
  const kept = remove ? items.filter((_, i) => i !== position) : items;
  if (kept.length === 0) throw new AppError("conflict", "An order needs something in it.", "Cancel the order instead.");
  return kept.map((item, i) => (i === position && !remove && week !== undefined ? { ...item, week } : item));
}
