import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { resumeAddress } from "./mail-addresses";
import { ownAddress } from "./own-address";

/** Sends optional mails again to whoever is signed in, after their mail server refused some. Repeatable. */
export const resumeMails = definePageOperation({
  name: "resume_mails",
  access: "session",
  readOnly: false,
  input: z.strictObject({}),
  output: z.object({ resumed: z.literal(true) }),
  async run({ ctx }) {
    await resumeAddress(ctx.db, ownAddress(ctx));
    return { resumed: true as const };
  },
});
