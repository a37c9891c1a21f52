import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { SETTING_KEYS } from "@/lib/core/settings";
import { line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { writeSetting } from "./write-setting";

/** Takes a setting's stored value away: its default holds again. */
export const resetSetting = definePageOperation({
  name: "reset_setting",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["setting.changed"] },
  input: z.strictObject({ key: z.enum(SETTING_KEYS), reason: line(REASON_MAX) }),
  output: z.object({ key: z.string() }),
  run: ({ ctx, input: { key, reason } }) =>
    ctx.db.transaction(async (tx) => {
      await writeSetting(tx, ctx, { key, value: null, reason });
      return { key };
    }),
});
