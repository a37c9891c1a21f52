import type { CrawlError } from "./crawl-error";
import type { RobotsRules } from "./robots";

/** A host's robots.txt as we found it. Without rules nothing of the host may be read. */
export type RobotsAnswer = { rules: RobotsRules } | { rules: null; error: CrawlError };

/** RFC 9309, section 2.4: not used for longer than a day. We keep files shorter, so that an owner's change counts soon. */
const KEPT_MS = 60 * 60 * 1000;
/** A refusal is asked again after this: owners mend their robots.txt and try again. */
const REFUSAL_KEPT_MS = 30 * 1000;
const ORIGINS_MAX = 1_000;

/** Robots files by origin, least recently used dropped first. Files that could not be read are not kept. */
export class RobotsCache {
  private readonly kept = new Map<string, { rules: RobotsRules; at: number }>();

  /** Rules kept for the origin, unless they are too old or refuse this address and may have been mended since. */
  find(key: string, url: URL, now: Date): RobotsRules | null {
    const entry = this.kept.get(key);
    if (!entry) return null;
    const age = now.getTime() - entry.at;
    const isFresh = age >= 0 && age < (entry.rules.isAllowed(url) ? KEPT_MS : REFUSAL_KEPT_MS);
    this.kept.delete(key);
    if (isFresh) this.kept.set(key, entry);
    return isFresh ? entry.rules : null;
  }

  keep(key: string, rules: RobotsRules, now: Date): void {
    this.kept.delete(key);
    this.kept.set(key, { rules, at: now.getTime() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > ORIGINS_MAX && oldest !== undefined) this.kept.delete(oldest);
  }
}
