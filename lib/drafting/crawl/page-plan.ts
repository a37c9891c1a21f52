import { addressToFetch, languageOf, languageOfAddress, neutralKey, pageKey } from "./page-address";
import type { PageLink, PageOutline } from "./page-links";
import { WORTH_MIN, type Worth, worthOf } from "./page-worth";
import { isSameSite } from "./same-site";

/** A page that may be read. */
export interface Candidate {
  url: URL;
  worth: Worth;
  /** Place among all links found, first page first: breaks ties. */
  order: number;
  language: string | null;
  neutralKey: string;
}

const CANDIDATES_MAX = 1_000;
/** A second page of a kind is worth this much of the first, a third this much of the second. */
const REPEAT_SHARE = 0.6;
const FOREIGN_SHARE = 0.7;

/**
 * Decides which pages of a site to read next. The same links in the same order give the same choice. Pages in another
 * language than the start page are chosen only where the start's language has no page of that kind.
 */
export class PagePlan {
  private readonly waiting = new Map<string, Candidate>();
  private readonly taken: Candidate[] = [];
  private readonly known = new Set<string>();
  private readonly startKey: string;
  private readonly startLanguage: string | null;
  private readonly ownLanguages: Set<string | null>;
  private order = 0;

  constructor(
    readonly start: URL,
    outline: PageOutline,
  ) {
    this.startKey = neutralKey(start);
    this.startLanguage = languageOfAddress(start);
    this.ownLanguages = new Set([this.startLanguage, languageOf(outline.lang), null]);
    this.add(outline.links);
  }

  /** Takes the links of a page that was read. */
  add(links: PageLink[]): void {
    for (const link of links) this.addLink(link);
  }

  /** The best pages not taken yet, best first; fewer when the rest is not worth reading. */
  take(count: number): Candidate[] {
    const chosen: Candidate[] = [];
    while (chosen.length < count) {
      const next = this.best();
      if (!next) break;
      this.waiting.delete(pageKey(next.url));
      this.taken.push(next);
      chosen.push(next);
    }
    return chosen;
  }

  private addLink(link: PageLink): void {
    const url = addressToFetch(link.url, this.start);
    const key = pageKey(url);
    const language = languageOfAddress(url);
    if (!isSameSite(this.start, url) || neutralKey(url) === this.startKey) return;
    const worth = worthOf({ ...link, url });
    const before = this.waiting.get(key);
    if (before && worth.score > before.worth.score) before.worth = worth;
    if (before || this.known.has(key) || this.waiting.size >= CANDIDATES_MAX) return;
    this.order += 1;
    this.known.add(key);
    this.waiting.set(key, { url, worth, order: this.order, language, neutralKey: neutralKey(url) });
  }

  private best(): Candidate | undefined {
    const scored = [...this.waiting.values()].map((candidate) => ({ candidate, score: this.scoreNow(candidate) }));
    const [first] = scored
      .filter(({ score }) => score >= WORTH_MIN)
      .sort((a, b) => b.score - a.score || a.candidate.order - b.candidate.order);
    return first?.candidate;
  }

  private scoreNow(candidate: Candidate): number {
    const { kind, score } = candidate.worth;
    if (score < WORTH_MIN || this.hasBetterVariant(candidate)) return 0;
    const repeats = kind === "other" ? 0 : this.taken.filter((one) => one.worth.kind === kind).length;
    const share = REPEAT_SHARE ** repeats;
    if (this.ownLanguages.has(candidate.language)) return score * share;
    return kind === "other" || this.hasOwnOfKind(kind) ? 0 : score * share * FOREIGN_SHARE;
  }

  /** The same page in a language nearer to the start page's, or already taken. */
  private hasBetterVariant(candidate: Candidate): boolean {
    if (this.taken.some((one) => one.neutralKey === candidate.neutralKey)) return true;
    for (const one of this.waiting.values()) {
      if (one.neutralKey === candidate.neutralKey && this.distance(one) < this.distance(candidate)) return true;
    }
    return false;
  }

  private distance({ language }: Candidate): number {
    if (language === this.startLanguage) return 0;
    return this.ownLanguages.has(language) ? 1 : 2;
  }

  private hasOwnOfKind(kind: Worth["kind"]): boolean {
    const isOwn = (one: Candidate) => one.worth.kind === kind && this.ownLanguages.has(one.language);
    return this.taken.some(isOwn) || [...this.waiting.values()].some(isOwn);
  }
}
