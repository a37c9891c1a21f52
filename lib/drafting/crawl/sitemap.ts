import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { CrawlError } from "./crawl-error";
import { type TakeBytes, upTo } from "./http/body";
import type { Meter } from "./http/byte-budget";
import type { PageLink } from "./plan/page-links";
import { isSameSite } from "./plan/same-site";
import type { CrawlSession } from "./session";

/** Bytes read of one map, packed and unpacked, and addresses taken from it. */
const MAP_BYTES_MAX = 512 * 1024;
const ADDRESSES_MAX = 1_000;
/** Maps asked for, an index and what it leads to together. */
const MAPS_MAX = 3;
/** Maps of an index that list no pages of the site itself. */
const ASIDE = /post|article|blog|news|tag|categor|author|image|video|product|event|podcast|archive/i;
const XML = /xml|gzip|octet-stream|text\/plain/i;
const gunzip = promisify(zlib.gunzip);

/**
 * Pages that a site lists in its maps (sitemaps.org 0.9), as links to them: those its robots.txt names, else `/sitemap.xml`;
 * of an index, one level. Asked for within the visit's rules, as pages are; a map that cannot be read lists nothing.
 */
export async function mappedLinks(session: CrawlSession, start: URL, meter: () => Promise<Meter>): Promise<PageLink[]> {
  const named = (await session.sitemapsOf(start)).filter((url) => isSameSite(start, url));
  const queue = named.length > 0 ? named : [new URL("/sitemap.xml", start)];
  const links: PageLink[] = [];
  for (let asked = 0; asked < MAPS_MAX && queue.length > 0; asked += 1) {
    const [next] = queue.splice(0, 1);
    const map = next ? await readMap(session, start, next, await meter()) : null;
    if (map?.isIndex && asked === 0) queue.push(...map.urls.filter((url) => !ASIDE.test(url.pathname)));
    else links.push(...(map?.urls ?? []).map((url): PageLink => ({ url, text: "", region: "main" })));
  }
  return links;
}

interface SiteMap {
  isIndex: boolean;
  urls: URL[];
}

async function readMap(session: CrawlSession, start: URL, url: URL, meter: Meter): Promise<SiteMap | null> {
  const limit = upTo(MAP_BYTES_MAX);
  const take: TakeBytes = (bytes) => meter.take(limit(bytes));
  try {
    const { body } = await session.fetch(url, {
      accept: "application/xml,text/xml;q=0.9",
      isAllowedTarget: (target) => isSameSite(start, target),
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
    const address = piece
      .slice(0, piece.indexOf("</loc>"))
      .replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, "")
      .replaceAll("&amp;", "&")
      .trim();
    if (URL.canParse(address) && isSameSite(start, new URL(address))) urls.push(new URL(address));
  }
  return { isIndex: text.slice(0, 2_000).includes("<sitemapindex"), urls };
}
