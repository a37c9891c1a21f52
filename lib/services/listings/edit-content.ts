import type { ProfileContent } from "@/lib/schemas/content";
import type { DraftPatch, Faq, Founder } from "@/lib/schemas/draft";
import { PLATFORM_KEYS, type PlatformKey } from "@/lib/schemas/platforms";
import type { ProfileField, ProfileFields } from "@/lib/schemas/profile";
import type { Sourced } from "@/lib/schemas/sourced";
import { blank, moveField } from "./field-states";
import { replaceMilestones } from "./milestones";

/** Plain values of some parts, as callers send them. */
export type ContentEdit = Pick<
  DraftPatch,
  "fields" | "faqs" | "founders" | "company_socials" | "founder_socials" | "story" | "milestones" | "seo"
>;

/** What was drafted, where anything was: a value typed the same keeps its quotes. */
export type Originals = Pick<ProfileContent, "fields" | "companySocials" | "seo">;

type Socials = ProfileContent["companySocials"];
type SocialsEdit = NonNullable<ContentEdit["company_socials"]>;

/** Writes a person's values over content. Only the parts that are sent change. */
export function editContent(content: ProfileContent, originals: Originals, edit: ContentEdit): ProfileContent {
  const { faqs, founders, company_socials, founder_socials, story, milestones, seo } = edit;
  return {
    ...content,
    fields: setFields(content.fields, originals.fields, edit.fields ?? {}),
    ...(faqs && { faqs: replaceFaqs(content.faqs, faqs), faqsSaved: true }),
    ...(founders && { founders: replaceFounders(content.founders, founders), foundersSaved: true }),
    companySocials: setSocials(content.companySocials, originals.companySocials, company_socials ?? {}),
    founderSocials: setSocials(content.founderSocials, {}, founder_socials ?? {}),
    story: { ...content.story, ...definedSections(story ?? {}) },
    ...(milestones && replaceMilestones(content, milestones)),
    seo: { ...content.seo, ...setSeo(content.seo, originals.seo, seo ?? {}) },
  };
}

function definedSections(story: NonNullable<ContentEdit["story"]>): Partial<ProfileContent["story"]> {
  return Object.fromEntries(Object.entries(story).filter(([, text]) => text !== undefined));
}

function setFields(
  current: ProfileFields,
  originals: ProfileFields,
  values: NonNullable<ContentEdit["fields"]>,
): ProfileFields {
  const fields = { ...current };
  for (const name of Object.keys(values) as ProfileField[])
    if (values[name] !== undefined)
      assignMoved(fields, name, setOrRemove(current[name], originals[name], values[name]));
  return fields;
}

function setOrRemove<T>(current: Sourced<T>, original: Sourced<T>, value: T | null): Sourced<T> {
  return moveField(current, original, value === null ? { type: "remove" } : { type: "set", value });
}

/** Writes a moved value back: a move never changes a field's type, which the index signature cannot say. */
export function assignMoved(
  fields: Record<ProfileField, Sourced<unknown>>,
  name: ProfileField,
  moved: Sourced<unknown>,
): void {
  fields[name] = moved;
}

function replaceFaqs(current: Faq[], wanted: { question: string; answer: string }[]): Faq[] {
  return wanted.map((one) => {
    const before = current.find((faq) => faq.question === one.question);
    if (before && before.answer === one.answer) return before;
    return { ...one, state: before && before.state !== "manual" ? "edited" : "manual", evidence: [] };
  });
}

function replaceFounders(current: Founder[], wanted: NonNullable<ContentEdit["founders"]>): Founder[] {
  return wanted.map((one) => {
    const before = current.find((founder) => founder.name === one.name);
    const next = {
      name: one.name,
      role: one.role ?? null,
      bio: one.bio ?? null,
      photo_url: one.photo_url ?? null,
      links: withoutNulls(one.links ?? {}),
    };
    if (before && isSameFounder(before, next)) return before;
    return { ...next, state: before && before.state !== "manual" ? "edited" : "manual", evidence: [] };
  });
}

function isSameFounder(before: Founder, next: Omit<Founder, "state" | "evidence">): boolean {
  const { state: _state, evidence: _evidence, ...plain } = before;
  return JSON.stringify(plain) === JSON.stringify(next);
}

function withoutNulls(links: SocialsEdit): Founder["links"] {
  const kept: Founder["links"] = {};
  for (const key of PLATFORM_KEYS) {
    const url = links[key];
    if (url) kept[key] = url;
  }
  return kept;
}

function setSocials(current: Socials, originals: Socials, wanted: SocialsEdit): Socials {
  const next = { ...current };
  for (const key of Object.keys(wanted) as PlatformKey[]) {
    const value = wanted[key];
    if (value !== undefined) next[key] = setOrRemove(current[key] ?? blank(), originals[key] ?? blank(), value);
  }
  return next;
}

function setSeo(
  current: ProfileContent["seo"],
  originals: ProfileContent["seo"],
  { title, description }: NonNullable<ContentEdit["seo"]>,
): Partial<ProfileContent["seo"]> {
  return {
    ...(title !== undefined && { title: setOrRemove(current.title, originals.title, title) }),
    ...(description !== undefined && {
      description: setOrRemove(current.description, originals.description, description),
    }),
  };
}
