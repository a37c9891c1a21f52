import { webAddress } from "@/lib/core/text/web-address";
import type {
  Candidate,
  Candidates,
  DraftedPart,
  EvidenceSpan,
  FounderValue,
  SiteReading,
} from "@/lib/drafting/candidate";
import { foldText } from "@/lib/drafting/text/fold";
import { STRUCK, withoutStruckMarks } from "@/lib/drafting/text/joined-figures";
import { FAQS_MAX, FOUNDERS_MAX } from "@/lib/schemas/draft";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { PROFILE_FIELD_NAMES, type ProfileField, type ProfileFields, type ProfileValues } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import { inSight } from "./in-sight";
import { withProvenPlans } from "./prices/plan-rules";
import { LINKS, type Verdict, verifyFaq, verifyField, verifyFounder, verifySeo, verifySocial } from "./verify";

const SEO_TITLE_MAX = 70;
const SEO_DESCRIPTION_MAX = 160;
/** Candidates of one value that are tried, in order of trust. */
const TRIES_MAX = 12;

interface Proven<T> {
  value: T;
  evidence: Evidence[];
}

export function emptyPart(): DraftedPart {
  return { fields: {}, company_socials: {}, founders: [], faqs: [], seo: {}, spans: [], rejected: [] };
}

/** Holds every candidate against the evidence rule and keeps what passed; what failed is listed with its reason. */
export function judgeCandidates(reading: SiteReading, given: Candidates): DraftedPart {
  const part = emptyPart();
  const candidates = withProvenPlans(reading, given);
  for (const field of PROFILE_FIELD_NAMES) judgeField(part, reading, field, candidates);
  for (const platform of PLATFORM_KEYS) {
    const proven = firstProven(
      part,
      `company_socials.${platform}`,
      candidates.socials?.[platform],
      (one) => verifySocial(reading, platform, one),
      serialised,
    );
    if (proven) part.company_socials[platform] = { ...proven, state: "ai" };
  }
  for (const candidate of candidates.founders ?? []) {
    const path = `founders.${part.founders.length}`;
    if (part.founders.length === FOUNDERS_MAX) break;
    const proven = firstProven(part, path, candidate, (one) => verifyFounder(reading, one), withSerialisedLinks);
    if (proven) part.founders.push({ ...proven.value, state: "ai", evidence: proven.evidence });
  }
  for (const candidate of candidates.faqs ?? []) {
    const path = `faqs.${part.faqs.length}`;
    if (part.faqs.length === FAQS_MAX) break;
    const proven = firstProven(part, path, candidate, (one) => verifyFaq(reading, one));
    if (proven) part.faqs.push({ ...proven.value, state: "ai", evidence: proven.evidence });
  }
  judgeSeo(part, reading, candidates);
  return part;
}

function judgeField<K extends ProfileField>(part: DraftedPart, reading: SiteReading, field: K, from: Candidates): void {
  const candidate: Candidate<ProfileValues[K]> | undefined = from.fields?.[field];
  const verify = (one: Candidate<ProfileValues[K]>) => {
    const seen = field === "categories" ? null : inSight(reading, one);
    const verdict = seen && verifyField(reading, field, seen);
    return verdict?.ok ? verdict : verifyField(reading, field, one);
  };
  const proven = firstProven(part, `fields.${field}`, candidate, verify, LINKS.has(field) ? serialised : undefined);
  if (proven) part.fields[field] = sourcedField<K>(proven);
}

/** `profileFields` wraps each field's own value: the two mapped types agree field by field, which only the cast can say. */
function sourcedField<K extends ProfileField>(proven: Proven<ProfileValues[K]>): ProfileFields[K] {
  return { ...proven, state: "ai" } as ProfileFields[K];
}

function judgeSeo(part: DraftedPart, reading: SiteReading, { seo }: Candidates): void {
  const title = firstProven(part, "seo.title", seo?.title, (one) => verifySeo(reading, one, SEO_TITLE_MAX));
  const description = firstProven(part, "seo.description", seo?.description, (one) =>
    verifySeo(reading, one, SEO_DESCRIPTION_MAX),
  );
  if (title) part.seo.title = title.value;
  if (description) part.seo.description = description.value;
}

/** Texts that say one thing in many words: another candidate is another text, not a second proof of this one. */
const WORDED: ReadonlySet<string> = new Set(["fields.name", "fields.headline", "fields.summary", "fields.description"]);

/**
 * The first candidate in order of trust that holds. Of the ones after it, the next that holds too lends its quote as a
 * second evidence: it supports the value, or shows a conflicting fact to whoever reviews it.
 */
function firstProven<T>(
  part: DraftedPart,
  path: string,
  candidate: Candidate<T> | undefined,
  verify: (one: Candidate<T>) => Verdict,
  asStored: (value: T) => T = (value) => value,
): Proven<T> | undefined {
  let proven: Proven<T> | undefined;
  for (const given of candidate ? inOrder(candidate) : []) {
    const one = { ...given, value: asStored(unmarked(given.value)) };
    const verdict = verify(one);
    if (!verdict.ok) {
      if (!proven) part.rejected.push({ path, reason: verdict.reason });
    } else if (proven) {
      if (WORDED.has(path) && !isSameText(one.value, proven.value)) continue;
      addSecond(part, path, proven, verdict);
      return proven;
    } else {
      proven = { value: one.value, evidence: verdict.evidence };
      part.spans.push(...verdict.spans.map((span) => ({ path, ...span })));
    }
  }
  return proven;
}

/** A value whose texts are the page's own, without our marks; its shape stays, which only the cast can say. */
function unmarked<T>(value: T): T {
  const text = JSON.stringify(value);
  return text?.includes(STRUCK) ? (JSON.parse(withoutStruckMarks(text)) as T) : value;
}

/** A page's link as it is stored; what is no address that may be shown stays for the rule to refuse. */
function serialised<T>(link: T): T {
  return typeof link === "string" ? ((webAddress(link) ?? link) as T) : link; // a text stays a text
}

function withSerialisedLinks({ photo_url, links, ...founder }: FounderValue): FounderValue {
  const all = Object.entries(links).map(([key, link]) => [key, serialised(link)]);
  return { ...founder, photo_url: serialised(photo_url), links: Object.fromEntries(all) };
}

function isSameText(a: unknown, b: unknown): boolean {
  return foldText(String(a)).toLowerCase() === foldText(String(b)).toLowerCase();
}

function inOrder<T>(candidate: Candidate<T>): Candidate<T>[] {
  const all: Candidate<T>[] = [];
  const queue = [candidate];
  for (let one = queue.shift(); one && all.length < TRIES_MAX; one = queue.shift()) {
    all.push(one);
    queue.push(...(one.alternatives ?? []));
  }
  return all;
}

function addSecond<T>(part: DraftedPart, path: string, proven: Proven<T>, second: Verdict & { ok: true }): void {
  const [quote] = second.evidence;
  const [span] = second.spans;
  const isNew = quote && !proven.evidence.some((one) => one.quote === quote.quote && one.url === quote.url);
  if (!quote || !span || !isNew) return;
  const place: EvidenceSpan = { path, ...span, position: proven.evidence.length };
  proven.evidence.push(quote);
  part.spans.push(place);
}
