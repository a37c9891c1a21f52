import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeBan } from "./write-ban";

/** Keeps somebody out, or lets them in again: no session, API key or app of theirs is taken meanwhile. */
export const banUser = definePageOperation({
  name: "ban_user",
  access: "admin",
  readOnly: false,
  stepUp: true, // it shuts people out
  input: z.strictObject({ user_id: z.string().max(100), is_banned: z.boolean(), reason: line(REASON_MAX) }),
  output: z.object({ is_banned: z.boolean() }),
  run: ({ ctx, input: { user_id, is_banned, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeBan(tx, ctx, { userId: user_id, isBanned: is_banned, reason });
      return { is_banned };
    }),
});
