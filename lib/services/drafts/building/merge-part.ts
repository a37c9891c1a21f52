import type { DraftedPart, DraftPart } from "@/lib/drafting/candidate";
import type { ProfileField, ProfileFields } from "@/lib/schemas/profile";
import type { DraftedContent } from "@/lib/services/drafts/content/content";
import { blank } from "@/lib/services/listings/field-states";
import { fieldsOf } from "./progress";

/** Puts one freshly drafted part into what the drafter has; fields of the part that were not found become blank. */
export function mergePart(drafted: DraftedContent, part: DraftPart, found: DraftedPart): DraftedContent {
  const fields = { ...drafted.fields };
  for (const name of fieldsOf(part)) takeField(fields, name, found);
  return {
    ...drafted,
    fields,
    ...(part === "identity" && {
      seo: {
        title: seoValue(found.seo.title, found, "name"),
        description: seoValue(found.seo.description, found, "summary"),
      },
    }),
    ...(part === "people" && { founders: found.founders, companySocials: found.company_socials }),
    ...(part === "faq" && { faqs: found.faqs }),
    spans: [...drafted.spans.filter((span) => !isOfPart(span.path, part)), ...found.spans],
    rejected: [...drafted.rejected.filter((one) => !isOfPart(one.path, part)), ...found.rejected],
  };
}

function takeField<K extends ProfileField>(fields: ProfileFields, name: K, found: DraftedPart): void {
  fields[name] = found.fields[name] ?? blankField(fields, name);
}

/** A blank of the field's own type: no value is assignable to every field, which only the cast can say. */
function blankField<K extends ProfileField>(_fields: ProfileFields, _name: K): ProfileFields[K] {
  return blank<never>() as ProfileFields[K];
}

function seoValue(text: string | null | undefined, found: DraftedPart, source: "name" | "summary") {
  if (!text) return blank<string>();
  return { value: text, state: "ai" as const, evidence: found.fields[source]?.evidence ?? [] };
}

/** Whether evidence at `path` (`fields.name`, `company_socials.x`, `faqs.0`) belongs to the part. */
export function isOfPart(path: string, part: DraftPart): boolean {
  const [area, name] = path.split(".");
  if (area === "fields") return fieldsOf(part).some((field) => field === name);
  if (area === "faqs") return part === "faq";
  if (area === "founders" || area === "company_socials") return part === "people";
  return part === "identity";
}
