import type { Candidate, EvidenceSpan, FaqValue, FounderValue, SiteReading } from "@/lib/drafting/candidate";
import { withoutStruckMarks } from "@/lib/drafting/text/joined-figures";
import { faqInput, founderInput } from "@/lib/schemas/draft";
import type { PlatformKey } from "@/lib/schemas/platforms";
import { webUrl } from "@/lib/schemas/primitives";
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, type ProfileField, type ProfileValues } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import { type Cited, QUOTES_MAX, readCited } from "./cited";
import { strangeAtoms, strangeFigures } from "./composed";
import { whyNotFaq } from "./faq-rules";
import { FIELD_RULES, whyNotSaid } from "./field-rules";
import { whyNotOwnProfile } from "./own-rules";
import { whyNotFounder } from "./people/people-rules";
import { withoutRivals } from "./saying";

/** What the evidence rule says of one candidate: the quotes to store, or why the value may not be shown. */
export type Verdict =
  | { ok: true; evidence: Evidence[]; spans: Omit<EvidenceSpan, "path">[] }
  | { ok: false; reason: string };

interface Shape {
  safeParse(value: unknown): { success: boolean };
}

/** Values that are addresses: the link itself is quoted. */
export const LINKS = new Set<ProfileField>(PROFILE_FIELD_NAMES.filter((name) => PROFILE_FIELDS[name] === webUrl));
/** Values judged against the meaning of the quotes, not letter by letter: closed lists. */
const UNLETTERED = new Set<ProfileField>(["categories", "pricing_model", "open_source"]);

/**
 * Holds one value of a profile field against the evidence rule (decisions, Draft): its quotes are cut from the pages that
 * were read, and code finds the value, its figures, names and links in them. The source of the candidate does not matter.
 */
export function verifyField<K extends ProfileField>(
  reading: SiteReading,
  field: K,
  candidate: Candidate<ProfileValues[K]>,
): Verdict {
  const texts = UNLETTERED.has(field) ? [] : textsOf(candidate.value);
  const strange = LINKS.has(field) ? strangeFigures : strangeAtoms;
  return judge(reading, { candidate, shape: PROFILE_FIELDS[field], texts, strange }, (cited) => {
    const isPraise = field !== "name" && cited.some((one) => one.segment.isTestimonial);
    const ours = withoutRivals(cited, reading);
    if (ours.length === 0) return "told of another product in a comparison";
    return isPraise ? "stands in a testimonial" : FIELD_RULES[field](candidate.value, ours, reading);
  });
}

/** Holds a social link against the evidence rule: the link stands on a page, outside of testimonials, on that platform. */
export function verifySocial(reading: SiteReading, platform: PlatformKey, candidate: Candidate<string>): Verdict {
  const texts = [candidate.value];
  return judge(reading, { candidate, shape: webUrl, texts, strange: strangeFigures }, (cited) => {
    const isPraise = cited.some((one) => one.segment.isTestimonial);
    return isPraise ? "stands in a testimonial" : whyNotOwnProfile(platform, candidate.value, cited, reading);
  });
}

/** Holds a founder against the evidence rule: named and called a founder of this product in the site's own words. */
export function verifyFounder(reading: SiteReading, candidate: Candidate<FounderValue>): Verdict {
  const { name, role, bio } = candidate.value;
  const texts = textsOf([name, role ?? "", bio ?? ""]);
  return judge(reading, { candidate, shape: founderInput, texts, strange: strangeAtoms }, (cited) =>
    whyNotFounder(candidate.value, cited, reading),
  );
}

/** Holds a question and its answer against the evidence rule: both are the page's words, and belong together. */
export function verifyFaq(reading: SiteReading, candidate: Candidate<FaqValue>): Verdict {
  const { question, answer } = candidate.value;
  const texts = [question, answer];
  return judge(reading, { candidate, shape: faqInput, texts, strange: strangeAtoms }, (cited) =>
    whyNotFaq(candidate.value, cited),
  );
}

/** Holds a text for search results against the evidence rule. */
export function verifySeo(reading: SiteReading, candidate: Candidate<string>, maxLength: number): Verdict {
  const shape = {
    safeParse: (value: unknown) => ({ success: typeof value === "string" && value.length <= maxLength }),
  };
  const texts = [candidate.value];
  return judge(reading, { candidate, shape, texts, strange: strangeAtoms }, (cited) =>
    whyNotSaid(candidate.value, cited),
  );
}

interface Question {
  candidate: Candidate<unknown>;
  shape: Shape;
  /** Texts of the value whose figures and addresses must be quoted, and the check that finds those that are not. */
  texts: string[];
  strange: (text: string, quotes: string[]) => string[];
}

function judge(reading: SiteReading, question: Question, whyNot: (cited: Cited[]) => string | null): Verdict {
  const { candidate, shape, texts, strange } = question;
  if (!shape.safeParse(candidate.value).success) return { ok: false, reason: "not a value of this field" };
  const cited = readCited(reading, candidate.sources);
  if (typeof cited === "string") return { ok: false, reason: cited };
  const reason = whyNot(cited);
  if (reason) return { ok: false, reason };
  const { evidence, spans } = quoted(cited);
  if (evidence.length === 0 || evidence.length > QUOTES_MAX) return { ok: false, reason: "cannot be quoted" };
  const quotes = evidence.map((one) => one.quote);
  const [atom] = strange(texts.join("\n"), quotes);
  return atom === undefined ? { ok: true, evidence, spans } : { ok: false, reason: `${atom} is in none of the quotes` };
}

/** The quotes of what is cited, each once, with their places. */
function quoted(cited: Cited[]): { evidence: Evidence[]; spans: Omit<EvidenceSpan, "path">[] } {
  const evidence: Evidence[] = [];
  const spans: Omit<EvidenceSpan, "path">[] = [];
  for (const { page, segment, segmentIndex, quotes } of cited) {
    for (const { start, end } of quotes) {
      const quote = withoutStruckMarks(segment.text.slice(start, end));
      if (evidence.some((one) => one.quote === quote && one.url === page.url)) continue;
      spans.push({ position: evidence.length, pageUrl: page.url, segment: segmentIndex, start, end });
      evidence.push({ quote, url: page.url, page_title: page.title });
    }
  }
  return { evidence, spans };
}

/** Texts of a value in which every figure must be quoted. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === "amount_cents" || key === "currency" ? [] : textsOf(one),
  );
}
