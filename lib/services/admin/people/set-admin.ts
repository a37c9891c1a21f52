import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeRole } from "./write-role";

/** Makes somebody an admin, or no longer one. Throws `conflict` for the last one. */
export const setAdmin = definePageOperation({
  name: "set_admin",
  access: "admin",
  readOnly: false,
  stepUp: true,
  input: z.strictObject({ user_id: z.string().max(100), is_admin: z.boolean(), reason: line(REASON_MAX) }),
  output: z.object({ is_admin: z.boolean() }),
  run: ({ ctx, input: { user_id, is_admin, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeRole(tx, ctx, { userId: user_id, isAdmin: is_admin, reason });
      return { is_admin };
    }),
});
