import { addressToFetch, languageOf, languageOfAddress, neutralKey, pageKey } from "./page-address";
import type { PageLink, PageOutline } from "./page-links";
import { saysKind, WORTH_MIN, type Worth, worthOf } from "./page-worth";
import { isSameSite } from "./same-site";

/** A page that may be read. */
export interface Candidate {
  url: URL;
  worth: Worth;
  language: string | null;
  /** Linked by what it is about, as "Help (English)": a switch of languages names the language alone. */
  isNamed: boolean;
  /** As of `pageKey`: kept, for choosing asks for it of every page again and again. */
  key: string;
  neutralKey: string;
}

const CANDIDATES_MAX = 1_000;
/** A second page of a kind is worth this much of the first, a third this much of the second. */
const REPEAT_SHARE = 0.6;
const FOREIGN_SHARE = 0.7;
const ABOUT_MAKERS = ["about", "team"];
/** News that is not told in posts by people. */
const OF_RELEASES =
  /changelog|change-log|changes|releases?|release-notes|whats-new|roadmap|newsletter|events?|webinars?|podcast|forum|learn|academy|resources/i;

/**
 * Decides which pages of a site to read next. The same links in the same order give the same choice. Pages in another
 * language than the start page are chosen only where the start's language has no page of that kind.
 */
export class PagePlan {
  /** By page; in the order found, which decides between equals. */
  private readonly waiting = new Map<string, Candidate>();
  private readonly known = new Set<string>();
  /** By page in all its languages: the language of the address that was taken. */
  private readonly takenPages = new Map<string, string | null>();
  private readonly translated = new Set<string>();
  private readonly takenKinds = new Map<string, number>();
  private readonly ownKinds = new Set<string>();
  /** By page in all its languages: how near its nearest language is. */
  private readonly nearest = new Map<string, number>();
  private readonly startLanguage: string | null;
  private readonly ownLanguages: Set<string | null>;

  constructor(
    readonly start: URL,
    outline: PageOutline,
  ) {
    this.startLanguage = languageOfAddress(start);
    this.takenPages.set(neutralKey(start), this.startLanguage);
    this.ownLanguages = new Set([this.startLanguage, languageOf(outline.lang), null]);
    this.add(outline);
  }

  /** Pages that are worth reading and not taken yet. */
  get waitingCount(): number {
    return [...this.waiting.values()].filter((candidate) => this.scoreNow(candidate) >= WORTH_MIN).length;
  }

  /** Takes the links of a page that was read; what it is in other languages says nothing more. */
  add({ links, translations }: Pick<PageOutline, "links" | "translations">): void {
    for (const url of translations) this.translated.add(pageKey(addressToFetch(url, this.start)));
    for (const link of links) this.addLink(link);
  }

  /** Takes pages that the site lists without linking to them, as far as their addresses say what they hold. */
  addMapped(links: PageLink[]): void {
    for (const link of links) if (worthOf(link).kind !== "other") this.addLink(link);
  }

  /** The best pages not taken yet, best first; fewer when the rest is not worth reading. */
  take(count: number): Candidate[] {
    const chosen: Candidate[] = [];
    while (chosen.length < count) {
      const next = this.best() ?? this.postsInstead();
      if (!next) break;
      const { kind } = next.worth;
      this.waiting.delete(next.key);
      this.takenPages.set(next.neutralKey, next.language);
      this.takenKinds.set(kind, (this.takenKinds.get(kind) ?? 0) + 1);
      chosen.push(next);
    }
    return chosen;
  }

  private addLink(link: PageLink): void {
    const url = addressToFetch(link.url, this.start);
    const key = pageKey(url);
    if (!isSameSite(this.start, url)) return;
    const worth = worthOf({ ...link, url });
    const before = this.waiting.get(key);
    if (before && worth.score > before.worth.score) this.note({ ...before, worth });
    const isWorth = worth.score >= WORTH_MIN || (worth.kind === "news" && worth.score > 0);
    if (before || this.known.has(key) || this.waiting.size >= CANDIDATES_MAX || !isWorth) return;
    this.known.add(key);
    const isNamed = saysKind(link.text);
    this.note({ url, worth, language: languageOfAddress(url), isNamed, key, neutralKey: neutralKey(url) });
  }

  private note(candidate: Candidate): void {
    this.waiting.set(candidate.key, candidate);
    const distance = this.distance(candidate);
    this.nearest.set(candidate.neutralKey, Math.min(distance, this.nearest.get(candidate.neutralKey) ?? distance));
    if (this.ownLanguages.has(candidate.language)) this.ownKinds.add(candidate.worth.kind);
  }

  private best(): Candidate | undefined {
    let best: Candidate | undefined;
    let bestScore = 0;
    for (const candidate of this.waiting.values()) {
      const score = this.scoreNow(candidate);
      if (score >= WORTH_MIN && score > bestScore) [best, bestScore] = [candidate, score];
    }
    return best;
  }

  /** Where no page is about the makers, their list of posts: one may tell of them. */
  private postsInstead(): Candidate | undefined {
    const hasMakers = ABOUT_MAKERS.some((kind) => this.takenKinds.has(kind));
    if (hasMakers || this.takenKinds.has("news")) return undefined;
    return [...this.waiting.values()].find(
      ({ worth, url }) => worth.kind === "news" && !OF_RELEASES.test(url.pathname),
    );
  }

  private scoreNow(candidate: Candidate): number {
    const { kind, score } = candidate.worth;
    if (this.translated.has(candidate.key)) return 0;
    const isTaken = this.takenPages.has(candidate.neutralKey);
    if (isTaken ? !this.isOffered(candidate) : this.hasNearerVariant(candidate)) return 0;
    const repeats = kind === "other" ? 0 : (this.takenKinds.get(kind) ?? 0);
    const share = REPEAT_SHARE ** repeats;
    if (this.ownLanguages.has(candidate.language)) return score * share;
    return kind === "other" || this.ownKinds.has(kind) ? 0 : score * share * FOREIGN_SHARE;
  }

  /** A page may only offer its languages: what it has in the site's own is another page. */
  private isOffered({ neutralKey, language, isNamed }: Candidate): boolean {
    const isOwn = language !== null && this.ownLanguages.has(language);
    return isNamed && isOwn && this.takenPages.get(neutralKey) === null;
  }

  private hasNearerVariant(candidate: Candidate): boolean {
    return (this.nearest.get(candidate.neutralKey) ?? 0) < this.distance(candidate);
  }

  /** 0 for the start's own language, 1 for pages that name none or that of its text, 2 for the others. */
  private distance({ language }: Candidate): number {
    if (language === this.startLanguage) return 0;
    return this.ownLanguages.has(language) ? 1 : 2;
  }
}
