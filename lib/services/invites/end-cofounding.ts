import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { audit } from "../audit/audit";
import type { ListingRow } from "../listings/present";

const c = schema.cofounders;

/** Ends somebody's being a co-founder of a listing's company, by whoever the log says did it. Answers whether they were one. */
export async function endCofounding(
  ctx: Ctx,
  tx: Db,
  { id, companyId }: ListingRow,
  { userId, did }: { userId: string; did: "cofounder_removed" | "cofounder_left" },
): Promise<boolean> {
  const gone = await tx
    .delete(c)
    .where(and(eq(c.companyId, companyId), eq(c.userId, userId)))
    .returning({ userId: c.userId });
  if (gone.length === 0) return false;
  const before = { company_id: companyId };
  await audit(tx, ctx, { entity: { kind: "listing", id }, did, before, after: {} });
  return true;
}
