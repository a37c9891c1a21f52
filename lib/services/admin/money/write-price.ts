import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { ProductKey } from "@/lib/core/statuses";
import { audit } from "@/lib/services/audit/audit";

const { products, productPrices: t } = schema;

interface Change {
  product: ProductKey;
  /** A day (UTC). */
  startsOn: string;
  /** Null for none that begins then. */
  priceCents: number | null;
  reason: string;
  undoes?: number;
}

/** Says what a product costs from a day on, with its row of the audit log. Throws `not_found`. */
export async function writePrice(tx: Db, ctx: Ctx, change: Change): Promise<void> {
  const { product: key, startsOn, priceCents, reason, undoes } = change;
  const isProduct = and(eq(products.siteId, ctx.site.id), eq(products.key, key));
  const [product] = await tx.select({ key: products.key }).from(products).where(isProduct).for("update");
  if (!product) throw notFound("product");
  const its = and(eq(t.siteId, ctx.site.id), eq(t.key, key), eq(t.startsOn, startsOn));
  const [stored] = await tx.select().from(t).where(its);
  if (priceCents === null) await tx.delete(t).where(its);
  else
    await tx
      .insert(t)
      .values({ siteId: ctx.site.id, key, startsOn, priceCents, createdAt: ctx.now })
      .onConflictDoUpdate({ target: [t.siteId, t.key, t.startsOn], set: { priceCents } });
  await audit(tx, ctx, {
    entity: { kind: "product", id: key },
    did: "price_set",
    before: { starts_on: startsOn, price_cents: stored?.priceCents ?? null },
    after: { starts_on: startsOn, price_cents: priceCents },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
