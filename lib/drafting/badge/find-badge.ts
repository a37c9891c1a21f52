import { AppError } from "@/lib/core/errors";
import type { BadgeResult } from "@/lib/core/statuses";
import { CrawlError } from "@/lib/drafting/crawl/crawl-error";
import { type FetchedPage, fetchPage } from "@/lib/drafting/crawl/fetch-page";
import { fetchableUrl } from "@/lib/drafting/crawl/http/address-guard";
import { ByteBudget } from "@/lib/drafting/crawl/http/byte-budget";
import { pageKey } from "@/lib/drafting/crawl/plan/page-address";
import { isSameDomain, withoutWww } from "@/lib/drafting/crawl/plan/same-site";
import { visibleLinksApart } from "@/lib/drafting/crawl/read-apart";
import { CrawlSession, type SessionOptions } from "@/lib/drafting/crawl/session";

export interface BadgeSearch extends SessionOptions {
  /** The listing's own website: only pages of its registrable domain count. */
  siteUrl: string;
  /** This listing's public page, under its slug now and earlier ones. */
  listingPageUrl: string | string[];
  /** The directory's home; a link there counts as well. */
  directoryHome: string;
  /** Query parameter that the link must carry, and its value: then the link proves who put it there, on the home page alone. */
  mark?: { name: string; value: string };
  /** A page of the site where the owner says the badge is. */
  pageUrl?: string;
}

export interface BadgeSighting {
  result: BadgeResult;
  /** The page with the badge; else the one that could not be read; else the home page. */
  url: string | null;
  /** There is a badge, but none with the mark that was asked for. */
  isUnmarked?: boolean;
}

/** Pages looked at besides the home page and the one the owner names. */
const EXTRA_PAGES = 2;
/** Where sites put badges when not on the home page, most likely first. */
const BADGE_PAGES = [/badge|featured/, /partner|friend|links/, /sponsor|credits|thanks/, /about|ueber|press|community/];

/**
 * Looks for a visible `<a href>` to the listing's page or the directory's home on the listing's own site, by the rules of the
 * crawler. A site that could not be read is never `not_found`. `rel` is free. Throws AppError for a `pageUrl` elsewhere.
 */
export async function findBadge(search: BadgeSearch): Promise<BadgeSighting> {
  const named = search.pageUrl === undefined ? [] : [requireOwnPage(search.pageUrl, search.siteUrl)];
  const session = new CrawlSession(search);
  const look = new Look(session, search);
  try {
    const certain: BadgeSighting[] = [];
    for (const url of [...named, search.siteUrl]) {
      const sighting = await look.at(url);
      if (sighting.result === "found") return sighting;
      certain.push(sighting);
    }
    for (const url of search.mark ? [] : look.furtherPages()) {
      const sighting = await look.at(url);
      if (sighting.result === "found") return sighting;
    }
    return certain.find((one) => one.result !== "not_found") ?? certain.at(-1) ?? { result: "not_found", url: null };
  } finally {
    await session.close();
  }
}

function requireOwnPage(pageUrl: string, siteUrl: string): string {
  const isOwn = URL.canParse(pageUrl, siteUrl) && isSameDomain(new URL(pageUrl, siteUrl), new URL(siteUrl));
  if (isOwn) return new URL(pageUrl, siteUrl).href;
  const detail = "The page is not on the listing's own domain.";
  throw new AppError("invalid_url", detail, "Name a page of the listing's website.", {
    errors: [{ pointer: "/page_url", detail }],
  });
}

class Look {
  private readonly wanted: Set<string>;
  private readonly seen = new Set<string>();
  private readonly budget: ByteBudget;
  private home: FetchedPage | null = null;

  constructor(
    private readonly session: CrawlSession,
    private readonly search: BadgeSearch,
  ) {
    const targets = [search.listingPageUrl, search.directoryHome].flat();
    this.wanted = new Set(targets.map((one) => linkKey(new URL(one))));
    this.budget = new ByteBudget(session.limits.draftBytesMax, session.limits.pageBytesMax);
  }

  async at(address: string): Promise<BadgeSighting> {
    const { take, close } = await this.budget.meter();
    try {
      const url = fetchableUrl(address);
      this.seen.add(pageKey(url));
      const isAllowedTarget = (target: URL) => isSameDomain(url, target);
      const page = await fetchPage(this.session, { url, isAllowedTarget, take });
      if (address === this.search.siteUrl) this.home = page;
      const links = await visibleLinksApart(page.html, page.url, this.session);
      const badges = links.filter((link) => this.wanted.has(linkKey(link)));
      const isFound = badges.some((link) => this.isMarked(link));
      const isUnmarked = !isFound && badges.length > 0;
      return { result: isFound ? "found" : "not_found", url: page.url.href, ...(isUnmarked && { isUnmarked }) };
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error;
      return { result: resultOf(error), url: address };
    } finally {
      close();
    }
  }

  private isMarked(link: URL): boolean {
    const { mark } = this.search;
    return !mark || link.searchParams.get(mark.name) === mark.value;
  }

  /** Pages linked from the home page that may hold badges. */
  furtherPages(): string[] {
    const { home } = this;
    const links = (home?.outline.links ?? []).filter((link) => link.url.origin === home?.url.origin);
    const likely = BADGE_PAGES.flatMap((words) => links.filter((link) => words.test(link.url.pathname.toLowerCase())));
    const pages = new Map<string, string>();
    for (const { url } of likely) {
      const key = pageKey(url);
      if (!this.seen.has(key) && !pages.has(key)) pages.set(key, url.href);
    }
    return [...pages.values()].slice(0, EXTRA_PAGES);
  }
}

function resultOf(error: CrawlError): BadgeResult {
  if (error.code === "timeout" || error.code === "out_of_time") return "timeout";
  return error.code === "robots_disallowed" ? "robots_disallowed" : "unreachable";
}

/** Scheme, `www.`, closing slash, query and fragment do not make another page of ours. */
function linkKey(url: URL): string {
  return `${withoutWww(url.host)}${url.pathname.replace(/\/+$/, "")}`;
}
