import { CrawlError } from "@/lib/drafting/crawl/crawl-error";
import { type FetchedPage, fetchPage } from "@/lib/drafting/crawl/fetch-page";
import { ByteBudget } from "@/lib/drafting/crawl/http/byte-budget";
import { pageKey } from "@/lib/drafting/crawl/plan/page-address";
import { isSameDomain } from "@/lib/drafting/crawl/plan/same-site";
import { metaTagsApart } from "@/lib/drafting/crawl/read-apart";
import { CrawlSession, type SessionOptions } from "@/lib/drafting/crawl/session";

export interface TagSearch extends SessionOptions {
  /** The product's address; its host's home page is looked at. */
  siteUrl: string;
  name: string;
  content: string;
}

/** Where the tag is, or what is there instead. */
export type TagSighting =
  | { is: "found"; url: string }
  | { is: "in_body" | "other_value" | "absent"; url: string }
  /** It stands on another page of the host only. */
  | { is: "elsewhere"; url: string; path: string }
  | { is: "unread"; url: string; error: CrawlError };

/** Pages besides the home page that are looked at to tell somebody where the tag stands. */
const OTHER_PAGES = 3;
const LIKELY = /about|ueber|contact|index|home|start/;

/**
 * Looks for `<meta name content>` in the `<head>` of a site's home page, by the rules of the crawler. Where it is not there,
 * a few pages more are read to say where it stands; there it counts for nothing.
 */
export async function findMetaTag(search: TagSearch): Promise<TagSighting> {
  const session = new CrawlSession(search);
  try {
    return await lookAtHome(session, search);
  } finally {
    await session.close();
  }
}

async function lookAtHome(session: CrawlSession, search: TagSearch): Promise<TagSighting> {
  const home = new URL("/", search.siteUrl);
  const read = pageReader(session);
  try {
    const page = await read(home);
    const url = page.url.href;
    const tags = await metaTagsApart(page.html, search.name, session);
    const own = tags.filter((tag) => tag.content === search.content);
    if (own.some((tag) => tag.isInHead)) return { is: "found", url };
    if (own.length > 0) return { is: "in_body", url };
    if (tags.length > 0) return { is: "other_value", url };
    const elsewhere = await findElsewhere(session, search, { home: page, read });
    return elsewhere ? { is: "elsewhere", url, path: elsewhere.pathname } : { is: "absent", url };
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error;
    return { is: "unread", url: home.href, error };
  }
}

type Read = (url: URL) => Promise<FetchedPage>;

function pageReader(session: CrawlSession): Read {
  const budget = new ByteBudget(session.limits.draftBytesMax, session.limits.pageBytesMax);
  return async (url) => {
    const { take, close } = await budget.meter();
    try {
      return await fetchPage(session, { url, isAllowedTarget: (target) => isSameDomain(url, target), take });
    } finally {
      close();
    }
  };
}

async function findElsewhere(
  session: CrawlSession,
  search: TagSearch,
  { home, read }: { home: FetchedPage; read: Read },
): Promise<URL | null> {
  for (const url of otherPages(search, home)) {
    try {
      const page = await read(url);
      const tags = await metaTagsApart(page.html, search.name, session);
      if (tags.some((tag) => tag.content === search.content)) return url;
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error; // it was only to explain
    }
  }
  return null;
}

/** The product's own address first, then pages that the home page links to, likely ones first. */
function otherPages(search: TagSearch, home: FetchedPage): URL[] {
  const links = home.outline.links.map(({ url }) => url).filter((url) => url.origin === home.url.origin);
  const sorted = [...links.filter(({ pathname }) => LIKELY.test(pathname)), ...links];
  const pages = new Map([[pageKey(home.url), home.url]]);
  for (const url of [new URL(search.siteUrl), ...sorted]) if (!pages.has(pageKey(url))) pages.set(pageKey(url), url);
  return [...pages.values()].slice(1, 1 + OTHER_PAGES);
}
