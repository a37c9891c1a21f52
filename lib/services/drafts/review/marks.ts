import { hash } from "node:crypto";
import type { Faq, Founder } from "@/lib/schemas/draft";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";
import type { PlaceMarks, ReviewItem } from "@/lib/schemas/review";
import type { FieldState } from "@/lib/schemas/sourced";
import type { DraftContent } from "@/lib/services/drafts/content/content";

const DIGITS = 16;

/** Stands for a value at its place: another value has another mark, so what was seen can be told from what is there by now. */
function markOf(place: string, value: unknown): string {
  return `${place}:${hash("sha256", JSON.stringify(value ?? null)).slice(0, DIGITS)}`;
}

const plainFaq = ({ question, answer }: Faq) => ({ question, answer });
const plainFounder = ({ state: _state, evidence: _evidence, ...plain }: Founder) => plain;
const plainSeo = ({ seo }: DraftContent) => ({ title: seo.title.value, description: seo.description.value });
const plainSocials = (content: DraftContent) => PLATFORM_KEYS.map((key) => content.companySocials[key]?.value ?? null);

/** The mark of everything that is saved as a whole: a profile field, a list, the search text, the competitor. */
export function placeMarks(content: DraftContent): PlaceMarks {
  const fields = PROFILE_FIELD_NAMES.map((name) => [name, markOf(name, content.fields[name].value)]);
  return {
    ...Object.fromEntries(fields),
    faqs: markOf("faqs", content.faqs.map(plainFaq)),
    founders: markOf("founders", content.founders.map(plainFounder)),
    company_socials: markOf("company_socials", plainSocials(content)),
    seo: markOf("seo", plainSeo(content)),
    competitor_url: markOf("competitor_url", content.competitorUrl),
  };
}

/** Every value that a person can look at one by one, in the order of the review; `checked` are the marks they accepted. */
export function reviewItems(content: DraftContent, checked: readonly string[]): ReviewItem[] {
  const accepted = new Set(checked);
  const item = (path: string, state: FieldState, mark: string) => ({
    path,
    state,
    mark,
    is_checked: state === "ai" && accepted.has(mark),
  });
  return [
    ...PROFILE_FIELD_NAMES.map((name) => {
      const { state, value } = content.fields[name];
      return item(`fields.${name}`, state, markOf(name, value));
    }),
    // entries are told apart by what they say, not by where they stand: they move
    ...content.founders.map((one, i) => item(`founders.${i}`, one.state, markOf("founder", plainFounder(one)))),
    ...PLATFORM_KEYS.flatMap((key) => {
      const link = content.companySocials[key];
      return link?.value ? [item(`company_socials.${key}`, link.state, markOf(key, link.value))] : [];
    }),
    ...content.faqs.map((faq, i) => item(`faqs.${i}`, faq.state, markOf("faq", plainFaq(faq)))),
    item("seo", seoState(content), markOf("seo", plainSeo(content))),
  ];
}

/** Title and description are looked at together: drafted as soon as one of them is. */
function seoState({ seo }: DraftContent): FieldState {
  return seo.description.state === "ai" ? "ai" : seo.title.state;
}
