import { z } from "zod";
import { lookup } from "@/lib/core/lookup";
import { type PartName, partName } from "../content";
import { PLATFORM_KEYS, PLATFORM_LABELS } from "../platforms";
import { instant } from "../primitives";
import { FIELD_LABELS, PROFILE_FIELD_NAMES } from "../profile";

export const EDITOR_KINDS = ["web", "api_key", "mcp", "oauth", "admin", "system"] as const;

/** One edit of a listing, as its owner's history lists it. */
export const listingVersionSummary = z.object({
  version: z.number().int(),
  created_at: instant,
  editor: z
    .object({
      kind: z.enum(EDITOR_KINDS),
      is_you: z.boolean(),
      name: z.string().nullable().describe("Of your API key or app; others stay unnamed"),
    })
    .describe("Who made the edit, and by what"),
  fields: z.array(partName).describe("What it changed, by the names of the interface"),
});

/** What one edit did to one part. */
export const versionChange = z.object({
  field: partName,
  before: z.unknown().describe("A plain value, as update_draft takes it; null for blank"),
  after: z.unknown(),
  is_current: z.boolean().describe("The listing still shows what this edit wrote"),
  can_restore: z.boolean().describe("The listing does not show what stood there before"),
});
export type VersionChange = z.infer<typeof versionChange>;
export const listingVersion = listingVersionSummary.extend({ changes: z.array(versionChange) });

export const revertResult = z.object({
  version: z.number().int().describe("The listing's version by now"),
  written: z.array(partName),
  skipped: z.array(z.object({ field: partName, reason: z.string() })),
});

const OTHER_LABELS = lookup({
  faqs: "Questions",
  founders: "Founders",
  milestones: "Milestones",
  "seo.title": "Search title",
  "seo.description": "Search description",
});

/** What people call a part of a listing. */
export function partLabel(part: PartName): string {
  const [area = "", name = ""] = part.split(".");
  const field = PROFILE_FIELD_NAMES.find((one) => area === "fields" && one === name);
  if (field) return FIELD_LABELS[field];
  const platform = PLATFORM_KEYS.find((one) => one === name);
  if (platform) return `${area === "founder_socials" ? "Founder’s " : ""}${PLATFORM_LABELS[platform]} link`;
  return OTHER_LABELS.get(part) ?? `Story: ${name.replaceAll("_", " ")}`;
}
