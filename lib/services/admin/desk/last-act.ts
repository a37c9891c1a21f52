import { and, desc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { DeskAct, DeskRow } from "@/lib/schemas/admin/desk";
import { isSeen } from "@/lib/services/audit/seen";
import type { Screen } from "./screen";

const a = schema.auditLog;

/** What was done last to a record, by whom and when; null where the log knows nothing of it. */
export async function findLastAct(
  ctx: Ctx,
  { audited, auditedBy }: Screen,
  { id, cells }: DeskRow,
): Promise<DeskAct | null> {
  if (!audited) return null;
  const entityId = auditedBy ? String(cells[auditedBy]) : id;
  const [row] = await ctx.db
    .select({ id: a.id, action: a.action, by: a.actorLabel, at: a.at })
    .from(a)
    .where(and(eq(a.entityKind, audited), eq(a.entityId, entityId), isSeen(ctx)))
    .orderBy(desc(a.id))
    .limit(1);
  return row ? { ...row, at: row.at.toISOString() } : null;
}
