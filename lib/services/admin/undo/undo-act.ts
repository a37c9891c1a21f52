import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { isSeen } from "@/lib/services/audit/seen";
import { REASON_MAX } from "../desk/reason";
import { isOfSameThing } from "./same-thing";
import { type ActRow, findUndo } from "./undoable";

const a = schema.auditLog;

/** Takes an act back: what it changed is as before, by an act of its own. Throws `conflict` where that cannot be, or somebody went on from it. */
export const undoAct = definePageOperation({
  name: "undo_act",
  access: "admin",
  readOnly: false,
  stepUp: true, // an undo can give a role
  input: z.strictObject({ act_id: countedId("Of the audit log"), reason: line(REASON_MAX) }),
  output: z.object({ action: z.string() }),
  run: ({ ctx, input: { act_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const act = await lockAct(tx, ctx, act_id);
      const undo = findUndo(act);
      if (!undo)
        throw new AppError("conflict", "This cannot be taken back here.", "Do the opposite on its own screen.");
      await refuseOld(tx, ctx, act);
      await undo(tx, ctx, act, { reason, undoes: act.id });
      return { action: act.action };
    }),
});

async function lockAct(tx: Db, ctx: Ctx, id: number): Promise<ActRow> {
  const [act] = await tx
    .select()
    .from(a)
    .where(and(eq(a.id, id), isSeen(ctx)))
    .for("update");
  if (!act) throw notFound("act");
  return act;
}

/** Whoever takes back an act that others went on from would take back theirs too. */
async function refuseOld(tx: Db, ctx: Ctx, act: ActRow): Promise<void> {
  const its = and(eq(a.entityKind, act.entityKind), eq(a.entityId, act.entityId));
  const later = await tx
    .select()
    .from(a)
    .where(and(its, gt(a.id, act.id), isSeen(ctx)));
  if (later.some(({ undoes }) => undoes === act.id))
    throw new AppError("conflict", "This was taken back already.", "Look at the audit log again.");
  if (inEffect(later).some((one) => isOfSameThing(act, one)))
    throw new AppError("conflict", "It was changed again since.", "Take the later change back first.");
}

/** Those of them that still count: neither taken back, nor there to take another of them back. */
function inEffect(acts: ActRow[]): ActRow[] {
  const ids = new Set(acts.map(({ id }) => id));
  const holds = ({ id }: ActRow): boolean => !acts.some((one) => one.undoes === id && holds(one));
  return acts.filter((act) => holds(act) && !(act.undoes !== null && ids.has(act.undoes)));
}
