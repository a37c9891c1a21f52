import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { instant } from "@/lib/schemas/primitives";
import { EXPORT_PARTS } from "./export-parts";
import { partNames } from "./export-text";

/** The head of a person's export: what form it has and what stands in it. Another form has another name. */
export const openMyExport = definePageOperation({
  name: "open_my_export",
  access: "session",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({
    format: z.literal("launchyard-export-1"),
    exported_at: instant,
    site: z.string(),
    contents: z.record(z.string(), z.string()),
  }),
  async run({ ctx }) {
    return {
      format: "launchyard-export-1" as const,
      exported_at: ctx.now.toISOString(),
      site: ctx.site.baseUrl,
      contents: Object.fromEntries(partNames().map((name) => [name, EXPORT_PARTS[name].about])),
    };
  },
});
