import type { Faq, Founder, Seo, SourcedSocials } from "@/lib/schemas/draft";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { ProfileFields, ProfileValues } from "@/lib/schemas/profile";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** A span of a page's text: characters `start` (inclusive) to `end` (exclusive) of one segment. */
export interface SourceRef {
  /** Index into `SiteReading.pages`. */
  page: number;
  segment: number;
  start: number;
  end: number;
}

/** A value some extractor (or the model) believes in, with the places it was read from. Not shown until verified. */
export interface Candidate<T> {
  value: T;
  sources: SourceRef[];
  /** Next in trust, tried in order when this one fails the evidence rule. */
  alternatives?: Candidate<T>[];
}

export interface CategoryHint {
  name: string;
  parent: string | null;
  /** Names it had, and of categories merged into it, in lower case. */
  formerNames?: string[];
  keywords: string[];
}

/** All that drafting may look at: pages this draft fetched and robots.txt allowed. Page 0 is the home page. */
export interface SiteReading {
  /** The product's address as submitted, after redirects. */
  startUrl: string;
  pages: PageSnapshot[];
  /** Addresses that answered this reading with an error or not at all: links to them are proposed to nobody. */
  failed?: string[];
  categories: CategoryHint[];
}

export type FounderValue = Omit<Founder, "state" | "evidence">;
export interface FaqValue {
  question: string;
  answer: string;
}

/** A reading as it travels to a thread, which unpacks it there: pages as JSON of their snapshots. */
export type PackedReading = Omit<SiteReading, "pages"> & { pages: string[] };

/** A candidate of each profile field. */
export type FieldCandidates = { [K in keyof ProfileValues]: Candidate<ProfileValues[K]> };

/** What one extractor returns; parts merge by key. Lists are in order of trust. */
export interface Candidates {
  fields?: Partial<FieldCandidates>;
  socials?: { [K in PlatformKey]?: Candidate<string> };
  founders?: Candidate<FounderValue>[];
  faqs?: Candidate<FaqValue>[];
  seo?: { [K in keyof Seo]?: Candidate<NonNullable<Seo[K]>> };
}

/** The parts of a draft, each one background step: `identity` name to categories and pictures, `commercial` prices to license and platforms, `people` founders, imprint facts, contact and socials, `faq` questions. */
export const DRAFT_PARTS = ["identity", "commercial", "people", "faq"] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** Where each quote of a drafted value stands, for the evidence pane. `path` is such as `fields.name`, `company_socials.x`, `faqs.0`. */
export interface EvidenceSpan {
  path: string;
  position: number;
  pageUrl: string;
  segment: number;
  start: number;
  end: number;
}

/** One verified part: every value carries quotes that code found on a page. Blank fields are absent. */
export interface DraftedPart {
  fields: Partial<ProfileFields>;
  company_socials: SourcedSocials;
  founders: Founder[];
  faqs: Faq[];
  seo: Partial<Seo>;
  spans: EvidenceSpan[];
  /** Candidates that failed the evidence rule, with the reason: logged and shown in the draft's export, never as values. */
  rejected: { path: string; reason: string }[];
}
