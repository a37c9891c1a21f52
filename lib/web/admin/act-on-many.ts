import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { memoryOf } from "@/lib/api/call/memory";
import type { Ctx } from "@/lib/core/context";
import type { BulkRow } from "@/lib/schemas/admin/desk-bulk";
import { changesSince, latestAct } from "@/lib/services/admin/desk/acts-since";
import type { RecordAction } from "@/lib/services/admin/desk/screen";
import { actionInput } from "./action-input";

/** Ends the transaction of a preview, with what would have been kept. */
class Tried extends Error {
  constructor(readonly change: string) {
    super("Tried, and taken back.");
  }
}

interface Asked {
  action: RecordAction;
  ids: readonly string[];
  form: FormData;
}

/**
 * Does one act to several records, each in a transaction of its own with its own row of the audit log; `isTrial` takes each back at once
 * and tells what it would change. A record that it does not fit is named with the reason and left as it is; what is wrong with the form
 * itself is thrown. Operations that are for many stay in the database.
 */
export async function actOnMany(ctx: Ctx, { action, ids, form }: Asked, isTrial: boolean): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  for (const id of ids) {
    try {
      const change = await actOnce(ctx, action, actionInput(action, id, form), isTrial);
      rows.push({ id, change, problem: null });
    } catch (error) {
      if (!isAppError(error) || isOfForm(error)) throw error;
      rows.push({ id, change: null, problem: error.detail });
    }
  }
  await memoryOf(ctx.db).caughtUp(); // whoever wrote reads what was written
  return rows;
}

/** What an act would change of one record: it is done and taken back. Throws what it is refused by. */
export function previewOnRecord(ctx: Ctx, { action, id, form }: Omit<Asked, "ids"> & { id: string }): Promise<string> {
  return actOnce(ctx, action, actionInput(action, id, form), true);
}

async function actOnce(
  ctx: Ctx,
  { operation }: RecordAction,
  input: Readonly<Record<string, unknown>>,
  isTrial: boolean,
): Promise<string> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const within = { ...ctx, db: tx };
      const before = await latestAct(tx);
      await execute(operation, within, input);
      const change = await changesSince(tx, ctx.requestId, before);
      if (isTrial) throw new Tried(change);
      return change;
    });
  } catch (error) {
    if (error instanceof Tried) return error.change;
    throw error;
  }
}

/** Of the form, and so of all records: a field that is wrong, or somebody who may not. */
function isOfForm({ code }: { code: string }): boolean {
  return ["validation_failed", "forbidden", "unauthenticated"].includes(code);
}
