import { snapshotOf } from "@/lib/drafting/snapshot/site-snapshot";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { fetchableUrl } from "./address-guard";
import { ByteBudget } from "./byte-budget";
import { CrawlError, crawlError } from "./crawl-error";
import { type FetchedPage, fetchPage, type PageRequest } from "./fetch-page";
import type { CrawlLimits } from "./limits";
import { pageKey } from "./page-address";
import { type Candidate, PagePlan } from "./page-plan";
import { refusesAiInput } from "./robots";
import { RobotsCache } from "./robots-cache";
import { isSameDomain, isSameSite } from "./same-site";
import { CrawlSession, type SessionOptions } from "./session";

export { CrawlError };

export interface CrawlRequest extends SessionOptions {
  /** The product's address, as `normalizeProductUrl` returns it. */
  url: string;
  /** Told before each page; calls come one after the other. */
  onProgress?: (seen: { pagesRead: number; planned: number; current: string }) => void | Promise<void>;
  limits?: Partial<CrawlLimits>;
}

export interface CrawledPage {
  /** The address that answered, after redirects; for skipped pages the one asked for. */
  url: string;
  title: string | null;
  status: number | null;
  /** After decompression. */
  bytes: number;
  /** Our own words; null for pages that were read. */
  reasonSkipped: string | null;
  snapshot: PageSnapshot | null;
}

export interface CrawlResult {
  /** After redirects. */
  startUrl: string;
  /** Pages read, home first, in order of worth; then the skipped ones. */
  pages: CrawledPage[];
  /** False where the site signals `ai-input=no`: its text may be quoted, but given to no model. */
  aiInputAllowed: boolean;
  elapsedMs: number;
}

const MS = 1000;

/**
 * Reads a product's site within its robots.txt and our limits (decisions, Crawl): the home page, then its most telling
 * pages. The same site gives the same pages in the same order. Throws a CrawlError when the home page cannot be read.
 */
export async function crawl(request: CrawlRequest): Promise<CrawlResult> {
  const startedAt = performance.now();
  // Its own memory of robots.txt: each reading of a site begins with what the site says today.
  const session = new CrawlSession({ robotsCache: new RobotsCache(), ...request });
  const visit = new Visit(session, request.onProgress);
  try {
    const home = await visit.readHome(fetchableUrl(request.url));
    await visit.readOthers(new PagePlan(home.url, home.outline));
    const aiInputAllowed = session.isAiInputAllowed && visit.isAiInputAllowed;
    const pages = [...visit.read, ...visit.skipped.slice(0, session.limits.skippedMax)];
    return { startUrl: home.url.href, pages, aiInputAllowed, elapsedMs: performance.now() - startedAt };
  } finally {
    await Promise.all([session.close(), visit.progress]);
  }
}

type Attempt = { candidate: Candidate } & ({ page: FetchedPage } | { error: CrawlError });

class Visit {
  readonly read: CrawledPage[] = [];
  readonly skipped: CrawledPage[] = [];
  isAiInputAllowed = true;
  progress: Promise<void> = Promise.resolve();
  private planned = 1;
  private readonly seen = new Set<string>();
  private readonly budget: ByteBudget;

  constructor(
    private readonly session: CrawlSession,
    private readonly onProgress: CrawlRequest["onProgress"],
  ) {
    this.budget = new ByteBudget(session.limits.draftBytesMax, session.limits.pageBytesMax);
  }

  async readHome(url: URL): Promise<FetchedPage> {
    try {
      const page = await this.fetch({ url, isAllowedTarget: (target) => isSameDomain(url, target) });
      const snapshot = this.keep(page);
      if (!snapshot?.segments.some((segment) => /[\p{L}\p{N}]/u.test(segment.text))) throw crawlError("empty_page");
      return page;
    } catch (error) {
      const isLate = error instanceof CrawlError && error.code === "out_of_time";
      throw isLate ? crawlError("timeout", { seconds: this.session.limits.totalMs / MS }) : error;
    }
  }

  /** Half of the pages left per round, so that links found on the way compete for the other half. */
  async readOthers(plan: PagePlan): Promise<void> {
    const { pagesMax, requestsMax, concurrency } = this.session.limits;
    while (!this.session.signal.aborted) {
      const left = Math.min(pagesMax - this.read.length, requestsMax - this.session.requests);
      const batch = plan.take(Math.min(left, Math.max(concurrency, Math.ceil(left / 2))));
      if (batch.length === 0) return;
      this.planned = this.read.length + batch.length;
      for (const attempt of await this.attemptAll(batch, plan)) this.settle(attempt, plan);
    }
  }

  /** A few at a time, answers in the order of the batch. */
  private async attemptAll(batch: Candidate[], plan: PagePlan): Promise<Attempt[]> {
    const attempts: Attempt[] = [];
    const isAllowedTarget = (target: URL) => isSameSite(plan.start, target);
    const allowances = this.allowancesFor(batch.length);
    const queue = batch.entries();
    const lane = async () => {
      for (const [place, candidate] of queue) {
        const allowance = allowances[place] ?? { requests: 0 };
        attempts[place] = await this.attempt(candidate, { url: candidate.url, isAllowedTarget, allowance });
      }
    };
    await Promise.all(Array.from({ length: this.session.limits.concurrency }, lane));
    return attempts;
  }

  /** Requests left are dealt out before a round, best page first: whose redirects are too many does not depend on timing. */
  private allowancesFor(count: number): { requests: number }[] {
    const spare = this.session.limits.requestsMax - this.session.requests - count;
    return Array.from({ length: count }, (_, place) => ({
      requests: 1 + Math.floor((spare + count - 1 - place) / count),
    }));
  }

  private async attempt(candidate: Candidate, request: Omit<PageRequest, "take">): Promise<Attempt> {
    try {
      return { candidate, page: await this.fetch(request) };
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error;
      return { candidate, error };
    }
  }

  private async fetch(request: Omit<PageRequest, "take">): Promise<FetchedPage> {
    const meter = this.budget.meter();
    this.report(request.url);
    const { take, close } = await meter;
    try {
      return await fetchPage(this.session, { ...request, take });
    } finally {
      close();
    }
  }

  private settle(attempt: Attempt, plan: PagePlan): void {
    if ("page" in attempt && this.keep(attempt.page)) {
      plan.add(attempt.page.outline.links);
      return;
    }
    const error = "error" in attempt ? attempt.error : crawlError("same_page");
    this.skipped.push(skippedPage(attempt.candidate.url.href, error));
  }

  /** Null when the page was read before, by its address or its content. */
  private keep(page: FetchedPage): PageSnapshot | null {
    const marks = [pageKey(page.url), page.sha256];
    if (marks.some((mark) => this.seen.has(mark))) return null;
    for (const mark of marks) this.seen.add(mark);
    const { sha256, status, bytes } = page;
    const snapshot = snapshotOf(page.html, { url: page.url.href, fetchedAt: this.session.now(), sha256 });
    this.read.push({ url: page.url.href, title: snapshot.title, status, bytes, reasonSkipped: null, snapshot });
    if (refusesAiInput(page.contentSignal)) this.isAiInputAllowed = false;
    return snapshot;
  }

  /** One after the other, so that a slow listener never sees the past after the present; its failure ends no reading. */
  private report(url: URL): void {
    const seen = { pagesRead: this.read.length, planned: this.planned, current: url.href };
    this.progress = this.progress.then(() => this.onProgress?.(seen)).catch(() => undefined);
  }
}

/** What the list of pages says of one that could not be read. */
export function skippedPage(url: string, error: CrawlError): CrawledPage {
  const status = error.code === "http_error" ? (error.facts.status ?? null) : null;
  return { url, title: null, status, bytes: 0, reasonSkipped: error.reason, snapshot: null };
}
