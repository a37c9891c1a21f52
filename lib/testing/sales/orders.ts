import { type Db, schema } from "@/db/client";
import type { Billing } from "@/db/schema/sales/orders";

let counter = 0;

type Values = Partial<typeof schema.orders.$inferInsert> & Pick<typeof schema.orders.$inferInsert, "siteId">;

/** Somebody whose name needs letters beyond Latin. */
export const billing: Billing = {
  name: "Zoë Łącka",
  company: "Ματιά Ελλάς ΑΕ",
  is_business: true,
  email: "zoe@people.example",
  street: "Οδός Ερμού 5",
  postal_code: "10563",
  city: "Αθήνα",
  country: "GR",
  vat_number: "EL123456783",
};

/** A paid order of one line of $49 and one of two weeks at $25, less $9.90 off the first; with 19 % VAT unless told otherwise. */
export async function createOrder(db: Db, values: Values) {
  const [order] = await db.insert(schema.orders).values(orderOf(values)).returning();
  if (!order) throw new Error("the insert returned no row");
  const launch = { name: "Paid launch", description: "Tidewell, now", unitPriceCents: 4900, discountCents: 990 };
  const weeks = { name: "Billboard week", description: "Tidewell, W48 and W49", unitPriceCents: 2500, quantity: 2 };
  const lines = await db
    .insert(schema.orderLines)
    .values([line(order.id, 0, launch), line(order.id, 1, weeks)])
    .returning();
  return { order, lines };
}

const NET_CENTS = 4900 - 990 + 5000;
const DAY_MS = 86_400_000;

function orderOf(values: Values): typeof schema.orders.$inferInsert {
  counter += 1;
  const at = values.createdAt ?? new Date("2026-11-18T12:00:00Z");
  const vatCents = values.vatCents ?? 1693;
  return {
    number: `LY-2026-${String(counter).padStart(6, "0")}`,
    status: "paid",
    ...{ subtotalCents: 9900, discountCents: 990, netCents: NET_CENTS },
    ...{ vatCents, totalCents: NET_CENTS + vatCents, vatRateBp: vatCents === 0 ? 0 : 1900 },
    ...{ vatCountry: "DE", vatTreatment: "charged" as const, billing },
    ...{ expiresAt: new Date(at.getTime() + 7 * DAY_MS), paidAt: at, createdAt: at, updatedAt: at },
    ...values,
  };
}

type Line = typeof schema.orderLines.$inferInsert;

function line(
  orderId: number,
  position: number,
  { quantity = 1, discountCents = 0, ...values }: Pick<Line, "name" | "description" | "unitPriceCents"> & Partial<Line>,
): Line {
  const netCents = values.unitPriceCents * quantity - discountCents;
  return { orderId, position, product: "launch", ...values, quantity, discountCents, netCents };
}
