import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { CrawlError, crawlError } from "./crawl-error";
import { type TakeBytes, upTo } from "./http/body";
import type { Meter } from "./http/byte-budget";
import { ADDRESS_MAX, type PageLink } from "./plan/page-links";
import { isSameSite } from "./plan/same-site";
import type { CrawlSession } from "./session";

/** Bytes read of one map, packed and unpacked, and addresses taken from it. */
const MAP_BYTES_MAX = 512 * 1024;
const ADDRESSES_MAX = 1_000;
/** Maps asked for, an index and what it leads to together. */
const MAPS_MAX = 3;
/** A site that asks for longer pauses is asked for its pages alone. */
const DELAY_MAX_MS = 1_000;
/** Words in the address of a map of an index that lists no pages of the site itself, and of one that does. */
const ASIDE =
  /^(?:posts?|articles?|blog|news|tags?|categor(?:y|ies)|taxonom(?:y|ies)|authors?|users?|images?|videos?|products?|events?|podcasts?|archives?)$/;
const OF_PAGES = /^pages?$/;
const XML = /xml|gzip|octet-stream|text\/plain/i;
const gunzip = promisify(zlib.gunzip);

interface Listed {
  url: URL;
  /** An index names it: another index there is not followed. */
  isInner: boolean;
}

/**
 * Pages that a site lists in its maps (sitemaps.org 0.9), as links to them: those its robots.txt names, else `/sitemap.xml`;
 * of an index, one level. Asked for within the visit's rules, as pages are, and within a share of its requests and time; a map
 * that cannot be read lists nothing.
 */
export async function mappedLinks(session: CrawlSession, start: URL, meter: () => Promise<Meter>): Promise<PageLink[]> {
  const rules = await session.rulesOf(start);
  if (!rules || rules.crawlDelayMs > DELAY_MAX_MS) return [];
  const named = rules.sitemaps.map((one) => new URL(one)).filter((url) => isSameSite(start, url));
  const deadline = new AbortController();
  const { mapsMs, mapRequestsMax } = session.limits;
  const timer = setTimeout(() => deadline.abort(crawlError("timeout", { seconds: mapsMs / 1_000 })), mapsMs);
  const share = { allowance: { requests: mapRequestsMax }, signal: deadline.signal };
  const queue = named.length > 0 ? named : [new URL("/sitemap.xml", start)];
  try {
    return await linksOf(queue, async (url) => readMap(session, { start, url, meter: await meter(), ...share }));
  } finally {
    clearTimeout(timer);
  }
}

async function linksOf(named: URL[], read: (url: URL) => Promise<SiteMap | null>): Promise<PageLink[]> {
  const queue = named.map((url): Listed => ({ url, isInner: false }));
  const links: PageLink[] = [];
  for (let asked = 0; asked < MAPS_MAX; asked += 1) {
    const next = queue.shift();
    if (!next) break;
    const map = await read(next.url);
    const inner = (map?.urls ?? []).filter((url) => !next.isInner && !isAside(url));
    if (map?.isIndex) queue.push(...inner.map((url) => ({ url, isInner: true })));
    else links.push(...(map?.urls ?? []).map((url): PageLink => ({ url, text: "", region: "main" })));
  }
  return links;
}

/** True for a map of what is no page: "post-sitemap.xml", but "wp-sitemap-posts-page-1.xml" lists pages. */
function isAside(url: URL): boolean {
  const words = url.pathname.toLowerCase().split(/[^a-z]+/);
  return words.some((word) => ASIDE.test(word)) && !words.some((word) => OF_PAGES.test(word));
}

interface SiteMap {
  isIndex: boolean;
  urls: URL[];
}

interface MapRequest {
  start: URL;
  url: URL;
  meter: Meter;
  allowance: { requests: number };
  signal: AbortSignal;
}

async function readMap(session: CrawlSession, request: MapRequest): Promise<SiteMap | null> {
  const { start, url, meter, allowance, signal } = request;
  const limit = upTo(MAP_BYTES_MAX);
  const take: TakeBytes = (bytes) => meter.take(limit(bytes));
  try {
    const { body } = await session.fetch(url, {
      accept: "application/xml,text/xml;q=0.9",
      isAllowedTarget: (target) => isSameSite(start, target),
      allowance,
      signal,
      reader: ({ status, header }) => (status === 200 && XML.test(header("content-type") ?? "") ? take : null),
    });
    return body && mapOf((await unpacked(body)).toString("utf8"), start);
  } catch (error) {
    if (error instanceof CrawlError) return null;
    throw error;
  } finally {
    meter.close();
  }
}

/** A map may be packed itself (`sitemap.xml.gz`); what unpacks to more than a map may hold lists nothing. */
async function unpacked(body: Buffer): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  return gunzip(body, { maxOutputLength: MAP_BYTES_MAX }).catch(() => Buffer.alloc(0));
}

function mapOf(text: string, start: URL): SiteMap {
  const urls: URL[] = [];
  for (const piece of text.split("<loc>").slice(1, ADDRESSES_MAX + 1)) {
    const end = piece.indexOf("</loc>");
    if (end === -1 || end > ADDRESS_MAX) continue;
    const address = piece
      .slice(0, end)
      .replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, "")
      .replaceAll("&amp;", "&")
      .trim();
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url && url.href.length <= ADDRESS_MAX && isSameSite(start, url)) urls.push(url);
  }
  return { isIndex: text.slice(0, 2_000).includes("<sitemapindex"), urls };
}
