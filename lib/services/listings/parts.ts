import { lookup } from "@/lib/core/lookup";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import { type PartName, type ProfileContent, partName, profileContent } from "@/lib/schemas/content";
import { blank } from "./field-states";

/** Where the parts of an area are in the content. */
const AREA_KEYS = lookup({
  fields: "fields",
  company_socials: "companySocials",
  founder_socials: "founderSocials",
  story: "story",
  seo: "seo",
} as const);

/** What is kept about a list beside its entries. */
const LIST_NOTES = lookup({ faqs: "faqsSaved", founders: "foundersSaved", milestones: "lastMilestoneId" } as const);

type Loose = Record<string, unknown>;

/** A part's value: sourced for fields, links and search texts; plain for the rest. */
export function partOf(content: ProfileContent, part: PartName): unknown {
  const [area = "", name = ""] = part.split(".");
  const key = AREA_KEYS.get(area);
  const whole: Loose = content;
  if (!key) return whole[part];
  const inArea: Loose = content[key];
  return inArea[name] ?? (area === "story" ? null : blank());
}

/** The content with other values of these parts. Throws where a value has not the part's shape. */
export function withParts(content: ProfileContent, values: Iterable<[PartName, unknown]>): ProfileContent {
  const next: Loose = { ...content };
  for (const [part, value] of values) {
    const [area = "", name = ""] = part.split(".");
    const key = AREA_KEYS.get(area);
    if (key) next[key] = { ...Object(next[key]), [name]: value };
    else next[part] = value;
  }
  return profileContent.parse(next);
}

/** The parts that differ, in value, proof or state: what an edit has named. */
export function changedParts(before: ProfileContent, after: ProfileContent): PartName[] {
  const notes = (content: Loose, part: PartName) => content[LIST_NOTES.get(part) ?? ""];
  return partName.options.filter(
    (part) =>
      canonicalJson([partOf(before, part), notes(before, part)]) !==
      canonicalJson([partOf(after, part), notes(after, part)]),
  );
}

/** The content with these parts as `source` has them, and everything else as it is. */
export function takeParts(content: ProfileContent, source: ProfileContent, parts: PartName[]): ProfileContent {
  const loose: Loose = source;
  const notes = parts.flatMap((part) => LIST_NOTES.get(part) ?? []).map((key) => [key, loose[key]]);
  const taken = parts.map((part): [PartName, unknown] => [part, partOf(source, part)]);
  return withParts({ ...content, ...Object.fromEntries(notes) }, taken);
}
