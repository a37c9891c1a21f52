import { z } from "zod";
import { savedValue, startValue } from "@/components/draft/fields/field-input";
import { fieldOf, placeLabel } from "@/components/draft/state/stops";
import { canonicalJson } from "@/lib/core/text/canonical-json";
import type { EditPlace } from "@/lib/schemas/edits/listing-editor";
import { PLATFORM_KEYS, platformKey } from "@/lib/schemas/platforms";

const faqRows = z.array(z.object({ question: z.string(), answer: z.string() }));
const addresses = z.partialRecord(platformKey, z.string());
const searchTexts = z.object({ title: z.string(), description: z.string() });

export type FaqRowValue = z.infer<typeof faqRows>[number];
export type SearchTexts = z.infer<typeof searchTexts>;

/** What is typed at a place that is a list; anything else reads as nothing typed. */
export const typedFaqs = (typed: unknown): FaqRowValue[] => faqRows.catch([]).parse(typed);
export const typedLinks = (typed: unknown) => addresses.catch({}).parse(typed);
export const typedTexts = (typed: unknown): SearchTexts =>
  searchTexts.catch({ title: "", description: "" }).parse(typed);

/** A place's value as its controls show it. */
export function controlValue(place: EditPlace, value: unknown): unknown {
  const field = fieldOf(place);
  if (field) return startValue(field, value);
  if (place !== "seo") return value;
  const { title, description } = Object(value);
  return { title: title ?? "", description: description ?? "" };
}

/** The value of what is typed in a place's controls. */
export function typedValue(place: EditPlace, typed: unknown): unknown {
  const field = fieldOf(place);
  if (field) return field === "pricing_plans" ? savedPlans(typed) : savedValue(field, typed);
  if (place === "faqs") return typedFaqs(typed).map(trimmed).filter(isFilled);
  if (place === "seo") {
    const { title, description } = typedTexts(typed);
    return { title: title.trim() || null, description: description.trim() || null };
  }
  const links = typedLinks(typed);
  const given = PLATFORM_KEYS.flatMap((key) => (links[key]?.trim() ? [[key, links[key].trim()]] : []));
  return Object.fromEntries(given);
}

/** A value as it would be, if it were typed: a plan's price in words, without the number that was read from it. */
export const asTyped = (place: EditPlace, value: unknown): unknown => typedValue(place, controlValue(place, value));

const trimmed = ({ question, answer }: FaqRowValue) => ({ question: question.trim(), answer: answer.trim() });
const isFilled = ({ question, answer }: FaqRowValue) => question !== "" || answer !== "";

/** Emptied rows are dropped. */
function savedPlans(typed: unknown): unknown {
  const rows = (Array.isArray(typed) ? typed : []).map((row: Record<string, unknown>) => {
    const [name, price, period] = [row.name, row.price, row.period].map((one) => String(one ?? "").trim());
    return { name, price, period: period || null };
  });
  const filled = rows.filter((row) => row.name || row.price || row.period);
  return filled.length > 0 ? filled : null;
}

export const isSameValue = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** Where update_my_listing complains about a place. */
export function pointerAt(place: EditPlace): string {
  if (place === "company_socials") return "/socials";
  return fieldOf(place) ? `/fields/${place}` : `/${place}`;
}

export const editLabel = (place: EditPlace): string => placeLabel(place);
