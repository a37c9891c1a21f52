import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { line, plainText } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { getSeller, type SellerRow } from "@/lib/services/orders/vat/seller";

const COUNTRY = /^[A-Z]{2}$/;
const REGISTRATIONS_MAX = 60;

/** Who sells, as an admin writes it. */
export const sellerWords = {
  name: line(200),
  address: plainText(500),
  country: z.string().regex(COUNTRY, "must be a country such as DE").optional(),
  vat_number: line(20).optional(),
  registrations: z
    .array(z.string().regex(COUNTRY, "must be a country such as DE, or EU for the One Stop Shop"))
    .max(REGISTRATIONS_MAX),
  currency: z.string().regex(/^[A-Z]{3}$/, "must be a currency such as EUR"),
};
/** As it was before anybody wrote it: blank. */
const words = z.object({ ...sellerWords, name: z.string(), address: z.string() });
export type SellerWords = z.output<typeof words>;
export const readSellerWords = (value: unknown): SellerWords => words.parse(value);

/** The row as its words; what is blank is left out. */
export function sellerIn({ name, address, country, vatNumber, registrations, currency }: SellerRow): SellerWords {
  const known = { ...(country && { country }), ...(vatNumber && { vat_number: vatNumber }) };
  return { name, address, registrations, currency, ...known };
}

/** Writes who sells, with its row of the audit log. */
export async function writeSeller(
  tx: Db,
  ctx: Ctx,
  { to, reason, undoes }: { to: SellerWords; reason: string; undoes?: number },
): Promise<void> {
  const s = schema.seller;
  await tx.select().from(s).for("update");
  const before = sellerIn(await getSeller(tx));
  const { vat_number, country, ...rest } = to;
  const columns = { ...rest, country: country ?? null, vatNumber: vat_number ?? null, updatedAt: ctx.now };
  await tx.update(s).set(columns).where(eq(s.id, 1));
  await audit(tx, ctx, {
    entity: { kind: "seller", id: 1 },
    did: "changed",
    before: { ...before },
    after: { ...to },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
