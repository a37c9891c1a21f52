import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { SETTING_KEYS } from "@/lib/core/settings";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeSetting } from "./write-setting";

/** Gives a setting of the site another value; it holds at once, in every process. */
export const changeSetting = definePageOperation({
  name: "change_setting",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["setting.changed"] },
  input: z.strictObject({ key: z.enum(SETTING_KEYS), value: z.number().int(), reason: line(REASON_MAX) }),
  output: z.object({ key: z.string() }),
  run: ({ ctx, input }) =>
    ctx.db.transaction(async (tx) => {
      await writeSetting(tx, ctx, input);
      return { key: input.key };
    }),
});
