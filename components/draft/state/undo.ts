import type { Draft, DraftedList, DraftPatch } from "@/lib/schemas/draft";
import type { ProfileField } from "@/lib/schemas/profile";
import type { DraftReview } from "@/lib/schemas/review";
import { fieldOf } from "./stops";

/** The PATCH that puts a field back to how it stands now. */
export function fieldAsItIs(draft: Draft, field: ProfileField): DraftPatch {
  const { state, value } = draft.fields[field];
  return state === "ai" || state === "not_found" ? { restore: [field] } : { fields: { [field]: value } };
}

const plainFaqs = ({ faqs }: Draft) => faqs.map(({ question, answer }) => ({ question, answer }));
const plainFounders = ({ founders }: Draft) =>
  founders.map(({ state: _state, evidence: _evidence, ...plain }) => plain);

/** The PATCH that puts a list back to how it stands now. One sent as entries counts as saved: as drafted it is restored instead. */
export function listAsItIs({ draft, changed_lists }: DraftReview, list: DraftedList): DraftPatch {
  if (!changed_lists.includes(list)) return { restore: [list] };
  switch (list) {
    case "faqs":
      return { faqs: plainFaqs(draft) };
    case "founders":
      return { founders: plainFounders(draft) };
    case "company_socials": {
      const links = Object.entries(draft.company_socials).map(([platform, { value }]) => [platform, value]);
      return { company_socials: Object.fromEntries(links) };
    }
    case "seo":
      return { seo: draft.seo };
  }
}

/** The PATCH that removes what stands at a path; null where there is nothing to remove. */
export function removalOf(draft: Draft, path: string): DraftPatch | null {
  const [list, entry = ""] = path.split(".");
  const field = fieldOf(entry);
  if (list === "fields" && field) return draft.fields[field].value === null ? null : { fields: { [field]: null } };
  const others = (_: unknown, i: number) => i !== Number(entry);
  if (entry === "") return null;
  if (list === "faqs") return { faqs: plainFaqs(draft).filter(others) };
  if (list === "founders") return { founders: plainFounders(draft).filter(others) };
  return list === "company_socials" ? { company_socials: { [entry]: null } } : null;
}
