import { z } from "zod";
import { BADGE_KINDS, BADGE_THEMES } from "@/lib/core/statuses";
import { openEnum } from "../primitives";

export const badge = z.object({
  kind: openEnum(BADGE_KINDS, "featured: for every listing; launch-week: once live; award: of a closed week"),
  theme: z.enum(BADGE_THEMES),
  available: z.boolean(),
  reason: z.string().nullable().describe("Why it is not available"),
  svg_url: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  html: z.string().nullable(),
  markdown: z.string().nullable(),
});
export type Badge = z.infer<typeof badge>;
