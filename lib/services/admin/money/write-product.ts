import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { ProductKey } from "@/lib/core/statuses";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";

const t = schema.products;

/** Of a product, what an admin writes besides its price. */
export const productWords = {
  name: line(80),
  description: line(400),
  is_active: z.boolean(),
};
const words = z.object(productWords);
export type ProductWords = z.output<typeof words>;
export const readProductWords = (value: unknown): ProductWords => words.parse(value);

interface Change {
  product: ProductKey;
  to: ProductWords;
  reason: string;
  undoes?: number;
}

/** Gives a product other words, or takes it off sale, with its row of the audit log. Throws `not_found`. */
export async function writeProduct(tx: Db, ctx: Ctx, { product, to, reason, undoes }: Change): Promise<void> {
  const its = and(eq(t.siteId, ctx.site.id), eq(t.key, product));
  const [row] = await tx.select().from(t).where(its).for("update");
  if (!row) throw notFound("product");
  const { name, description, is_active: isActive } = to;
  await tx.update(t).set({ name, description, isActive, updatedAt: ctx.now }).where(its);
  await audit(tx, ctx, {
    entity: { kind: "product", id: product },
    did: "changed",
    before: { name: row.name, description: row.description, is_active: row.isActive },
    after: { ...to },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
