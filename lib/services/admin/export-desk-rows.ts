import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { askedInput } from "./desk/asked";
import { getScreen } from "./screens/registry";

/** Opens a screen's CSV for an admin: what is asked of it, for `deskCsv` to read piece by piece. Throws `not_found`. */
export const exportDeskRows = definePageOperation({
  name: "export_desk_rows",
  access: "admin",
  readOnly: true,
  input: z.strictObject(askedInput),
  output: z.object(askedInput),
  async run({ input }) {
    return { ...input, screen: getScreen(input.screen).key };
  },
});
