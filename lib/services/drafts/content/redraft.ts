import type { ProfileContent } from "@/lib/schemas/content";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { PROFILE_FIELD_NAMES, type ProfileField, type ProfileFields } from "@/lib/schemas/profile";
import type { Sourced } from "@/lib/schemas/sourced";
import { blank, isSaved, moveField } from "@/lib/services/listings/field-states";
import type { DraftedContent } from "./content";

/** Copies one field between two sets of fields, keeping its type. */
export function assignField<K extends ProfileField>(target: ProfileFields, name: K, source: ProfileFields): void {
  target[name] = source[name];
}

/** Takes the drafter's value for these fields, but for those that were saved meanwhile. */
export function redraftFields(content: ProfileContent, drafted: DraftedContent, names: ProfileField[]): ProfileContent {
  const fields = { ...content.fields };
  for (const name of names) {
    if (!isSaved(fields[name].state)) assignField(fields, name, drafted.fields);
  }
  return { ...content, fields };
}

/** Puts what the drafter found under what the user saved; saved values, lists and removals stay. */
export function redraftAll(content: ProfileContent, drafted: DraftedContent): ProfileContent {
  return {
    ...redraftFields(content, drafted, PROFILE_FIELD_NAMES),
    faqs: content.faqsSaved ? content.faqs : drafted.faqs,
    founders: content.foundersSaved ? content.founders : drafted.founders,
    companySocials: redraftSocials(content, drafted),
    seo: {
      title: redraftOne(content.seo.title, drafted.seo.title),
      description: redraftOne(content.seo.description, drafted.seo.description),
    },
  };
}

function redraftOne(current: Sourced<string>, drafted: Sourced<string>): Sourced<string> {
  return moveField(current, drafted, { type: "redraft", drafted });
}

function redraftSocials(content: ProfileContent, drafted: DraftedContent): ProfileContent["companySocials"] {
  const merged: ProfileContent["companySocials"] = {};
  for (const key of PLATFORM_KEYS) {
    const current = content.companySocials[key];
    const found = drafted.companySocials[key];
    const next = redraftOne(current ?? blank(), found ?? blank());
    if (next.state !== "not_found") merged[key] = next;
  }
  return merged;
}
