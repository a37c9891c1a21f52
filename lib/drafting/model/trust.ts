import type { Candidate, Candidates, DraftPart, FieldCandidates } from "@/lib/drafting/candidate";
import { keyOf } from "@/lib/drafting/text/spans";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";

/**
 * Where a model's judgement is trusted before the rules: which words introduce a product best. Facts are the other way round:
 * the rules read them where sites state them, and the model fills what they left blank.
 */
const MODEL_FIRST = new Set<ProfileField>(["headline", "summary", "description", "categories"]);

/** Both sets of candidates in order of trust; the verifier takes the first that holds. */
export function inOrderOfTrust(part: DraftPart, model: Candidates, rules: Candidates): Candidates {
  const merged: Candidates = { fields: {}, socials: {}, ...(rules.seo ? { seo: rules.seo } : {}) };
  for (const field of PROFILE_FIELD_NAMES) mergeField(merged, field, model, rules);
  for (const platform of PLATFORM_KEYS) {
    const one = chained(rules.socials?.[platform], model.socials?.[platform]);
    if (merged.socials && one) merged.socials[platform] = one;
  }
  merged.founders = distinct([...(rules.founders ?? []), ...(model.founders ?? [])], (one) => one.name);
  const [first, second] = part === "faq" ? [model.faqs, rules.faqs] : [rules.faqs, model.faqs];
  merged.faqs = distinct([...(first ?? []), ...(second ?? [])], (one) => one.question);
  return merged;
}

function mergeField<K extends ProfileField>(merged: Candidates, field: K, model: Candidates, rules: Candidates): void {
  const [a, b] = MODEL_FIRST.has(field) ? [model, rules] : [rules, model];
  const one = chained<FieldCandidates[K]>(a.fields?.[field], b.fields?.[field]);
  if (merged.fields && one) merged.fields[field] = one;
}

/** The first with the second as its last alternative. */
function chained<C extends Candidate<unknown>>(first: C | undefined, second: C | undefined): C | undefined {
  if (!first || !second) return first ?? second;
  return { ...first, alternatives: [...(first.alternatives ?? []), second] };
}

/** Candidates for the same thing become alternatives of the first. */
function distinct<T>(candidates: Candidate<T>[], keyText: (value: T) => string): Candidate<T>[] {
  const byKey = new Map<string, Candidate<T>>();
  for (const one of candidates) {
    const key = keyOf(keyText(one.value));
    byKey.set(key, chained(byKey.get(key), one) ?? one);
  }
  return [...byKey.values()];
}
