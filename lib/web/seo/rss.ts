import { escapeHtml } from "@/lib/core/text/escape-html";

export interface FeedItem {
  title: string;
  url: string;
  summary: string;
  /** RFC 3339. */
  at: string;
  author?: string;
  tags?: readonly string[];
}

interface Feed {
  title: string;
  /** The page that shows the same. */
  url: string;
  /** The feed itself. */
  feedUrl: string;
  description: string;
  items: readonly FeedItem[];
}

/** XML 1.0 knows no other control characters (section 2.2). */
const text = (value: string) => escapeHtml(value.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ""));
const element = (name: string, value: string) => `<${name}>${text(value)}</${name}>`;

function itemXml({ title, url, summary, at, author, tags = [] }: FeedItem): string {
  const parts = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${text(url)}</guid>`,
    element("pubDate", new Date(at).toUTCString()),
    element("description", summary),
    ...(author ? [element("dc:creator", author)] : []),
    ...tags.map((tag) => element("category", tag)),
  ];
  return `<item>${parts.join("")}</item>`;
}

/** A feed as RSS 2.0, with its own address (RSS Advisory Board's profile). */
export function rssXml({ title, url, feedUrl, description, items }: Feed): string {
  const head = [element("title", title), element("link", url), element("description", description)].join("");
  const self = `<atom:link href="${text(feedUrl)}" rel="self" type="application/rss+xml"/>`;
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${names}><channel>${head}${self}\n${items.map(itemXml).join("\n")}\n</channel></rss>\n`;
}

/** The answer of a feed's route. */
export function rssResponse(xml: string): Response {
  return new Response(xml, {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
