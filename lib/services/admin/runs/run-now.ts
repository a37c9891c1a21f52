import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { env, inngestServer } from "@/lib/core/env";
import { AppError, notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";

const { runnerTicks: t, runnerRuns: r } = schema;

/** Calls a scheduled function once more, now. Throws `conflict` where an Inngest server runs them, or it waits to run already. */
export const runNow = definePageOperation({
  name: "run_now",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It runs early what runs by itself." },
  input: z.strictObject({ function_id: z.string().max(100), reason: line(REASON_MAX) }),
  output: z.object({ run_id: z.string() }),
  async run({ ctx, input: { function_id, reason } }) {
    if (inngestServer(env()))
      throw new AppError("conflict", "An Inngest server runs background work here.", "Invoke it there.");
    return ctx.db.transaction(async (tx) => {
      const [tick] = await tx.select().from(t).where(eq(t.functionId, function_id)).for("update");
      if (!tick) throw notFound("schedule");
      if ((await tx.$count(r, and(eq(r.functionId, function_id), eq(r.status, "pending")))) > 0)
        throw new AppError("conflict", "It runs already, or waits for its turn.", "Look again when it has ended.");
      const id = randomUUID();
      const eventKey = `desk:${function_id}@${ctx.now.toISOString()}`;
      const event = { id: eventKey, name: "inngest/scheduled.timer", data: { cron: tick.cron }, ts: ctx.now.getTime() };
      const at = { wakeAt: ctx.now, parkedAt: ctx.now, createdAt: ctx.now };
      await tx.insert(r).values({ id, functionId: function_id, eventKey, event, ...at });
      await audit(tx, ctx, {
        entity: { kind: "schedule", id: function_id },
        did: "run",
        before: null,
        after: { run: id },
        reason,
      });
      return { run_id: id };
    });
  },
});
