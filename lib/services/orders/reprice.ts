import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { PlaceEvidence } from "@/db/schema/sales/orders";
import type { Ctx } from "@/lib/core/context";
import type { OrderItem } from "@/lib/schemas/orders/order";
import { getOwnedOrder, itemOf, linesOf, placesHeldBy } from "./owned-order";
import { priceItems } from "./price-items";
import { holdPromo } from "./promo/hold-promo";
import { priceColumns, saveLines } from "./save-priced";
import type { OrderRow } from "./status";
import { customerVat } from "./vat/customer-vat";

/** What a person changes on the checkout page; what is left out stays. */
export interface OrderChange {
  items?: OrderItem[];
  promoCode?: string | null;
  billing?: OrderRow["billing"];
}

/**
 * Prices an open order anew, as it is or with a change. VAT numbers are asked for first, outside the transaction; `save` then writes
 * the prices of its own moment into the order that a transaction has locked.
 */
export async function reprice(ctx: Ctx, number: string, change: OrderChange = {}) {
  const before = await getOwnedOrder(ctx, number);
  const billing = change.billing ?? before.billing;
  const { country, postal_code: postalCode, vat_number: vatNumber } = billing;
  const place = { country, postalCode, vatNumber: vatNumber ?? undefined };
  const vat = await customerVat(ctx, place, before.vatCheck);
  return {
    async save(tx: Db, locked: OrderRow): Promise<OrderRow> {
      const items = change.items ?? (await linesOf(tx, locked.id)).map(itemOf);
      const promoCode = (change.promoCode === undefined ? locked.promoCode : change.promoCode) ?? undefined;
      const held = { orderId: locked.id, places: await placesHeldBy(tx, locked.id) };
      const priced = await priceItems(ctx, tx, { items, promoCode, vat, held });
      await saveLines(ctx, tx, locked, priced);
      await holdPromo(ctx, tx, locked.id, priced.promo);
      const placeEvidence = evidenceOf(billing, vat.check?.status === "valid");
      const values = { ...priceColumns(priced), billing, placeEvidence, updatedAt: ctx.now };
      const t = schema.orders;
      const [saved] = await tx.update(t).set(values).where(eq(t.id, locked.id)).returning();
      if (!saved) throw new Error("a locked order is gone");
      return saved;
    },
  };
}

/** What speaks for the customer's country by now; the card or account adds its own when it pays. */
function evidenceOf({ country, street, vat_number }: OrderRow["billing"], isNumberValid: boolean): PlaceEvidence[] {
  if (!country) return [];
  const address: PlaceEvidence[] = [{ kind: street ? "billing_address" : "declared", country }];
  return vat_number && isNumberValid ? [...address, { kind: "vat_number", country }] : address;
}
