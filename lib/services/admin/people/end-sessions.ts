import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";
import { lockUser } from "./lock-user";

const s = schema.sessions;

/** Signs somebody out of every browser; API keys and connected apps go on. */
export const endSessions = definePageOperation({
  name: "end_sessions",
  access: "admin",
  readOnly: false,
  stepUp: true, // it shuts people out, and nothing brings their sessions back
  input: z.strictObject({ user_id: z.string().max(100), reason: line(REASON_MAX) }),
  output: z.object({ ended: z.number().int() }),
  run: ({ ctx, input: { user_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await lockUser(tx, user_id);
      const gone = await tx.delete(s).where(eq(s.userId, user_id)).returning({ userId: s.userId });
      await audit(tx, ctx, {
        entity: { kind: "user", id: user_id },
        did: "signed_out",
        before: { sessions: gone.length },
        after: { sessions: 0 },
        reason,
      });
      return { ended: gone.length };
    }),
});
