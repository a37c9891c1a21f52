import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";

const t = schema.promoCodes;

interface Change {
  id: number;
  isActive: boolean;
  reason: string;
  undoes?: number;
}

/** Switches a promo code on or off, with its row of the audit log. Throws `not_found`, `conflict` where it is so already. */
export async function switchPromo(tx: Db, ctx: Ctx, { id, isActive, reason, undoes }: Change): Promise<void> {
  const its = and(eq(t.id, id), eq(t.siteId, ctx.site.id));
  const [row] = await tx.select().from(t).where(its).for("update");
  if (!row) throw notFound("promo code");
  if (row.isActive === isActive)
    throw new AppError("conflict", "This is so already.", "Look at the promo code again: somebody else was faster.");
  await tx.update(t).set({ isActive }).where(its);
  await audit(tx, ctx, {
    entity: { kind: "promo", id },
    did: isActive ? "switched_on" : "switched_off",
    before: { is_active: row.isActive },
    after: { is_active: isActive },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
