import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";

/**
 * Lets a failed run of background work go on where it failed, with all its tries: finished steps are not done again. One whose
 * failure was handled, such as a draft's, is begun again where it is shown. Throws `conflict` for any other run.
 */
export const runAgain = definePageOperation({
  name: "run_again",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It goes on with work that was to be done anyway." },
  input: z.strictObject({ run_id: z.string().max(100), reason: line(REASON_MAX) }),
  output: z.object({ status: z.literal("pending") }),
  run: ({ ctx, input: { run_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const failed = await wake(tx, run_id, ctx.now);
      if (!failed)
        throw new AppError(
          "conflict",
          "This run has not failed, or what failed is begun again elsewhere.",
          "Look again.",
        );
      await tx.execute(sql`delete from runner_steps where run_id = ${run_id} and status = 'failed'`);
      await audit(tx, ctx, {
        entity: { kind: "run", id: run_id },
        did: "run_again",
        before: { status: "failed", error: failed.error },
        after: { status: "pending", function: failed.function },
        reason,
      });
      return { status: "pending" as const };
    }),
});

/** What the run failed by, when it did and nothing handled that. */
async function wake(tx: Db, id: string, now: Date): Promise<{ error: string | null; function: string } | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [found] = await tx.execute<{ error: string | null; function: string }>(sql`
    with before as (
      select r.id, r.error from runner_runs r where r.id = ${id} and r.status = 'failed'
        and not exists (select from runner_runs h where h.event_key = 'failed:' || r.id) for update
    )
    update runner_runs r set status = 'pending', attempt = 0, crashes = 0, wake_at = ${at}, parked_at = ${at},
      ended_at = null, error = null
    from before b where r.id = b.id
    returning left(b.error, 300) as error, r.function_id as function`);
  return found ?? null;
}
