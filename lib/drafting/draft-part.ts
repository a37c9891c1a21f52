import type { Candidates, DraftedPart, DraftPart, SiteReading } from "@/lib/drafting/candidate";
import { knownCommercial, knownPeople } from "@/lib/drafting/extract/known";
import { PROFILE_FIELD_NAMES, type ProfileFields, profileFields } from "@/lib/schemas/profile";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { pageKey } from "./crawl/plan/page-address";
import { extractFaqs } from "./extract/faqs/faqs";
import { extractIdentity } from "./extract/identity/identity";
import { noticeOf } from "./snapshot/notice";
import { markBoilerplate } from "./snapshot/site-snapshot";
import { emptyPart, judgeCandidates } from "./verify/judge";

/** What the rules of each part read. */
export const EXTRACTORS: Record<DraftPart, (reading: SiteReading) => Candidates> = {
  identity: extractIdentity,
  commercial: knownCommercial,
  people: knownPeople,
  faq: extractFaqs,
};

/**
 * Drafts one part of a profile from the pages read, without a model: what the extractors of the part believe in, as far as
 * the evidence rule proves it. The same reading always gives the same part. Never throws on any page.
 */
export function draftPart(part: DraftPart, reading: SiteReading): DraftedPart {
  const read = markedReading(reading);
  return judged(read, EXTRACTORS[part](read));
}

/** What the evidence rule proves of the candidates. A page that only holds a place speaks of no product: there, the name alone. */
export function judged(reading: SiteReading, found: Candidates): DraftedPart {
  const [home] = reading.pages;
  if (!home || noticeOf(home)?.kind !== "placeholder") return judgeCandidates(reading, found);
  const name = found.fields?.name;
  return judgeCandidates(reading, name ? { fields: { name } } : {});
}

const marked = new WeakMap<SiteReading, SiteReading>();

/**
 * The reading with its boilerplate marked, without links that led nowhere; the same one for the same reading, so that what was
 * learnt of it is kept.
 */
export function markedReading(reading: SiteReading): SiteReading {
  const known = marked.get(reading) ?? { ...reading, pages: markBoilerplate(withoutFailed(reading)) };
  marked.set(reading, known);
  return known;
}

function withoutFailed({ pages, failed = [] }: SiteReading): PageSnapshot[] {
  const dead = new Set(failed.map(placeOf));
  if (dead.size === 0) return pages;
  return pages.map((page) => ({ ...page, links: page.links.filter((link) => !dead.has(placeOf(link.url))) }));
}

/** One key for the spellings of an address: links are written with and without `www.`, a slash, a fragment, tracking. */
function placeOf(url: string): string {
  return URL.canParse(url) ? pageKey(new URL(url)) : url;
}

/** All parts as one, with every profile field that none of them found as a blank. Later parts win. */
export function mergeParts(parts: DraftedPart[]): Omit<DraftedPart, "fields"> & { fields: ProfileFields } {
  const merged = emptyPart();
  for (const part of parts) {
    Object.assign(merged.fields, part.fields);
    Object.assign(merged.company_socials, part.company_socials);
    Object.assign(merged.seo, part.seo);
    merged.founders.push(...part.founders);
    merged.faqs.push(...part.faqs);
    merged.spans.push(...part.spans);
    merged.rejected.push(...part.rejected);
  }
  return { ...merged, fields: withBlanks(merged.fields) };
}

function withBlanks(found: Partial<ProfileFields>): ProfileFields {
  const blank = { value: null, state: "not_found", evidence: [] };
  return profileFields.parse({ ...Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, blank])), ...found });
}
