import type { DraftPatch, Faq, Founder } from "@/lib/schemas/draft";
import { PLATFORM_KEYS, type PlatformKey } from "@/lib/schemas/platforms";
import type { ProfileField, ProfileFields } from "@/lib/schemas/profile";
import type { Sourced } from "@/lib/schemas/sourced";
import type { DraftStory } from "@/lib/schemas/story";
import { isDraftedList, restoreList } from "@/lib/services/drafts/building/drafted-lists";
import type { DraftContent, DraftedContent } from "@/lib/services/drafts/content";
import { blank, moveField } from "@/lib/services/listings/field-states";

type PlainSocials = DraftPatch["company_socials"];

/** Applies a validated PATCH body to a draft's content. Pure: `regenerate` is done by the caller, which has the snapshots. */
export function applyPatch(content: DraftContent, drafted: DraftedContent, patch: DraftPatch): DraftContent {
  const lists = (patch.restore ?? []).filter(isDraftedList);
  const next = lists.reduce((restored, name) => restoreList(restored, drafted, name), {
    ...content,
    fields: { ...content.fields },
  });
  for (const name of Object.keys(patch.fields ?? {}) as ProfileField[])
    setField(next.fields, drafted.fields, name, patch.fields);
  for (const name of patch.lock_fields ?? []) lockField(next.fields, drafted.fields, name);
  for (const name of patch.restore ?? []) if (!isDraftedList(name)) restoreField(next.fields, drafted.fields, name);
  if (patch.faqs) {
    next.faqs = replaceFaqs(content.faqs, patch.faqs);
    next.faqsSaved = true;
  }
  if (patch.founders) {
    next.founders = replaceFounders(content.founders, patch.founders);
    next.foundersSaved = true;
  }
  if (patch.company_socials)
    next.companySocials = setSocials(content.companySocials, drafted.companySocials, patch.company_socials);
  if (patch.founder_socials) next.founderSocials = setSocials(content.founderSocials, {}, patch.founder_socials);
  if (patch.story) next.story = { ...content.story, ...definedSections(patch.story) };
  if (patch.milestones) {
    next.milestones = patch.milestones.map(({ description = null, url = null, ...one }, i) => ({
      milestone_id: i + 1,
      ...one,
      description,
      url,
    }));
  }
  if (patch.competitor_url !== undefined) next.competitorUrl = patch.competitor_url || null;
  if (patch.seo) next.seo = setSeo(content, drafted, patch.seo);
  return next;
}

function setField<K extends ProfileField>(
  fields: ProfileFields,
  originals: ProfileFields,
  name: K,
  values: DraftPatch["fields"],
): void {
  const value = values?.[name];
  if (value === undefined) return;
  const move = value === null ? ({ type: "remove" } as const) : ({ type: "set", value } as const);
  assignMoved(fields, name, moveField<unknown>(fields[name], originals[name], move));
}

/** Deprecated `lock_fields`: the same as saving the field with the value it has. A blank has nothing to save. */
function lockField(fields: ProfileFields, originals: ProfileFields, name: ProfileField): void {
  const { value } = fields[name];
  if (value !== null)
    assignMoved(fields, name, moveField<unknown>(fields[name], originals[name], { type: "set", value }));
}

function restoreField(fields: ProfileFields, originals: ProfileFields, name: ProfileField): void {
  const original = originals[name];
  assignMoved(fields, name, moveField<unknown>(fields[name], original, { type: "restore", drafted: original }));
}

/** Writes a moved value back: a move never changes a field's type, which the index signature cannot say. */
function assignMoved(
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

function replaceFounders(current: Founder[], wanted: NonNullable<DraftPatch["founders"]>): Founder[] {
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

function withoutNulls(links: NonNullable<PlainSocials>): Founder["links"] {
  const kept: Founder["links"] = {};
  for (const key of PLATFORM_KEYS) {
    const url = links[key];
    if (url) kept[key] = url;
  }
  return kept;
}

type Socials = DraftContent["companySocials"];

function setSocials(current: Socials, originals: Socials, wanted: NonNullable<PlainSocials>): Socials {
  const next = { ...current };
  for (const key of Object.keys(wanted) as PlatformKey[]) {
    const value = wanted[key];
    if (value === undefined) continue;
    const original = originals[key] ?? blank<string>();
    next[key] = moveField(
      current[key] ?? blank<string>(),
      original,
      value === null ? { type: "remove" } : { type: "set", value },
    );
  }
  return next;
}

function definedSections(story: NonNullable<DraftPatch["story"]>): Partial<DraftStory> {
  return Object.fromEntries(Object.entries(story).filter(([, text]) => text !== undefined));
}

function setSeo(
  content: DraftContent,
  drafted: DraftedContent,
  wanted: NonNullable<DraftPatch["seo"]>,
): DraftContent["seo"] {
  const one = (name: "title" | "description") => {
    const value = wanted[name];
    if (value === undefined) return content.seo[name];
    return moveField(
      content.seo[name],
      drafted.seo[name],
      value === null ? { type: "remove" } : { type: "set", value },
    );
  };
  return { title: one("title"), description: one("description") };
}
