import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writePause } from "./write-pause";

/** Sends optional mails to an address again that its mail server refused. Throws `conflict` for one that is not paused. */
export const resumePausedAddress = definePageOperation({
  name: "resume_paused_address",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["address.resumed"] },
  input: z.strictObject({ address_id: countedId("Of the paused addresses"), reason: line(REASON_MAX) }),
  output: z.object({ resumed: z.literal(true) }),
  run: ({ ctx, input: { address_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writePause(tx, ctx, { id: address_id, pausedAt: null, reason });
      return { resumed: true as const };
    }),
});
