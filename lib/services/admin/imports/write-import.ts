import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";
import { moveImport } from "@/lib/services/drafts/status";
import { stage } from "@/lib/services/events/stage";
import { type ImportedRow, lockImport } from "./lock-import";

interface Change {
  id: number;
  isDiscarded: boolean;
  reason: string;
  undoes?: number;
}

/** Discards an import with its draft, or has it wait for its turn again. Throws `conflict` where that is so already, or it is published. */
export async function writeImport(tx: Db, ctx: Ctx, { id, isDiscarded, reason, undoes }: Change): Promise<void> {
  const row = await lockImport(tx, ctx, id);
  if (!isDiscarded) await refuseOpen(tx, row);
  const settledAt = isDiscarded ? ctx.now : null;
  const status = await moveImport(tx, row, isDiscarded ? "discarded" : "brought_back", { draftId: null, settledAt });
  if (row.draftId) await tx.delete(schema.drafts).where(eq(schema.drafts.id, row.draftId));
  await audit(tx, ctx, {
    entity: { kind: "import", id },
    did: isDiscarded ? "discarded" : "brought_back",
    before: { status: row.status },
    after: { status },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
  // a place is free for the next one, or this one waits
  const key = `import:${id}:${status}:${ctx.now.getTime()}`;
  await stage(tx, { name: "import.requested", key, data: { first_id: id } });
}

/** The product may have been imported anew since. */
async function refuseOpen(tx: Db, { siteId, normalizedUrl }: ImportedRow): Promise<void> {
  const { importedProducts: t } = schema;
  const its = and(eq(t.siteId, siteId), eq(t.normalizedUrl, normalizedUrl), inArray(t.status, ["waiting", "begun"]));
  if ((await tx.$count(t, its)) === 0) return;
  throw new AppError("conflict", "This product was imported again since.", "Look for it among the imports.");
}
