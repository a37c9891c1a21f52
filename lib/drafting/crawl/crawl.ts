import { CrawlError, crawlError } from "./crawl-error";
import { type CrawledPage, pageAddress, type ReadPage, readPage, skippedPage } from "./crawled-page";
import { type FetchedPage, fetchPage, type PageRequest } from "./fetch-page";
import { fetchableUrl } from "./http/address-guard";
import { ByteBudget } from "./http/byte-budget";
import type { CrawlLimits } from "./limits";
import { pageKey } from "./plan/page-address";
import { type Candidate, PagePlan } from "./plan/page-plan";
import { isSameDomain, isSameSite } from "./plan/same-site";
import { snapshotApart } from "./read-apart";
import { ReadingTally, type Seen } from "./reading-tally";
import { refusesAiInput } from "./robots";
import { RobotsCache } from "./robots-cache";
import { CrawlSession, type SessionOptions } from "./session";
import { mappedLinks } from "./sitemap";

export { CrawlError };

export interface CrawlRequest extends SessionOptions {
  /** The product's address, as `normalizeProductUrl` returns it. */
  url: string;
  /** Told before each page. Calls of both listeners come one after the other. */
  onProgress?: (seen: Seen) => void | Promise<void>;
  /** Told of each page once it was read or passed over, in the order they answered. */
  onPage?: (page: CrawledPage, seen: Seen) => void | Promise<void>;
  limits?: Partial<CrawlLimits>;
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
/** Worthwhile pages that a home page links to, below which the site's maps are asked. */
const LINKED_MIN = 6;

/**
 * Reads a product's site within its robots.txt and our limits (decisions, Crawl): the home page, then its most telling
 * pages. The same site gives the same pages in the same order. Throws a CrawlError when the home page cannot be read.
 */
export async function crawl(request: CrawlRequest): Promise<CrawlResult> {
  const startedAt = performance.now();
  // Its own memory of robots.txt: each reading of a site begins with what the site says today.
  const session = new CrawlSession({ robotsCache: new RobotsCache(), ...request });
  const visit = new Visit(session, request);
  try {
    const home = await visit.readHome(fetchableUrl(request.url));
    await visit.readOthers(await visit.planFrom(home));
    const aiInputAllowed = session.isAiInputAllowed && visit.isAiInputAllowed;
    const pages = [...visit.read, ...visit.skipped.slice(0, session.limits.skippedMax)];
    return { startUrl: home.url.href, pages, aiInputAllowed, elapsedMs: performance.now() - startedAt };
  } finally {
    await Promise.all([session.close(), visit.progress]);
  }
}

type Attempt = { candidate: Candidate } & ({ page: ReadPage } | { error: CrawlError });

class Visit {
  readonly read: CrawledPage[] = [];
  readonly skipped: CrawledPage[] = [];
  isAiInputAllowed = true;
  progress: Promise<void> = Promise.resolve();
  private readonly seen = new Set<string>();
  private readonly told = new ReadingTally();
  private readonly budget: ByteBudget;

  constructor(
    private readonly session: CrawlSession,
    private readonly listeners: Pick<CrawlRequest, "onProgress" | "onPage">,
  ) {
    this.budget = new ByteBudget(session.limits.draftBytesMax, session.limits.pageBytesMax);
  }

  async readHome(url: URL): Promise<FetchedPage> {
    try {
      const page = await this.fetch({ url, isAllowedTarget: (target) => isSameDomain(url, target) });
      if (!page.snapshot.hasWords) throw crawlError("empty_page");
      this.keep(page);
      this.tellPage(url, readPage(page));
      return page.fetched;
    } catch (error) {
      const isLate = error instanceof CrawlError && error.code === "out_of_time";
      throw isLate ? crawlError("timeout", { seconds: this.session.limits.totalMs / MS }) : error;
    }
  }

  /** What the home page leads to; where that is little, what the site's maps list too. */
  async planFrom(home: FetchedPage): Promise<PagePlan> {
    const plan = new PagePlan(home.url, home.outline);
    if (plan.waitingCount < LINKED_MIN)
      plan.addMapped(await mappedLinks(this.session, home.url, () => this.budget.meter()));
    return plan;
  }

  /** Half of the pages left per round, so that links found on the way compete for the other half. */
  async readOthers(plan: PagePlan): Promise<void> {
    const { pagesMax, requestsMax, concurrency } = this.session.limits;
    while (!this.session.signal.aborted) {
      const left = Math.min(pagesMax - this.read.length, requestsMax - this.session.requests);
      const batch = plan.take(Math.min(left, Math.max(concurrency, Math.ceil(left / 2))));
      if (batch.length === 0) return;
      this.told.left = batch.length;
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
        const attempt = await this.attempt(candidate, { url: candidate.url, isAllowedTarget, allowance });
        attempts[place] = attempt;
        const { url } = candidate;
        this.tellPage(url, "page" in attempt ? readPage(attempt.page) : skippedPage(url, attempt.error));
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

  private async fetch(request: Omit<PageRequest, "take">): Promise<ReadPage> {
    const meter = this.budget.meter();
    this.told.begin(request.url);
    const seen = this.told.seen();
    this.tell(() => this.listeners.onProgress?.(seen));
    const { take, close } = await meter;
    try {
      const fetched = await fetchPage(this.session, { ...request, take });
      const { url, html, sha256 } = fetched;
      const page = { url: pageAddress(url), fetchedAt: this.session.now(), sha256 };
      return { fetched, snapshot: await snapshotApart(html, page, this.session) };
    } finally {
      close();
    }
  }

  private settle(attempt: Attempt, plan: PagePlan): void {
    if ("page" in attempt && this.keep(attempt.page)) {
      plan.add(attempt.page.fetched.outline);
      return;
    }
    const error = "error" in attempt ? attempt.error : crawlError("same_page");
    this.skipped.push(skippedPage(attempt.candidate.url, error));
  }

  /** False when the page was read before, by its address or its content. */
  private keep(page: ReadPage): boolean {
    const { url, sha256, contentSignal } = page.fetched;
    const marks = [pageKey(url), sha256];
    if (marks.some((mark) => this.seen.has(mark))) return false;
    for (const mark of marks) this.seen.add(mark);
    this.read.push(readPage(page));
    if (refusesAiInput(contentSignal)) this.isAiInputAllowed = false;
    return true;
  }

  private tellPage(asked: URL, page: CrawledPage): void {
    const told = this.told.end(asked, page);
    const seen = this.told.seen();
    this.tell(() => this.listeners.onPage?.(told, seen));
  }

  /** One after the other, so that a slow listener never sees the past after the present; its failure ends no reading. */
  private tell(listener: () => void | Promise<void>): void {
    this.progress = this.progress.then(listener).catch(() => undefined);
  }
}
