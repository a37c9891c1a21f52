import type { Feed, FeedItem } from "./feed";
import { element, XML_HEAD, xmlText } from "./xml";

function itemXml({ id, title, url, summary, at, author, tags = [] }: FeedItem): string {
  const parts = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="${id === undefined}">${xmlText(id ?? url)}</guid>`,
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
  const self = `<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>`;
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `${XML_HEAD}<rss version="2.0" ${names}><channel>${head}${self}\n${items.map(itemXml).join("\n")}\n</channel></rss>\n`;
}
