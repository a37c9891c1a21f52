import { type Feed, type FeedItem, updatedAt } from "./feed";
import { element, XML_HEAD, xmlText } from "./xml";

const person = (name: string) => `<author>${element("name", name)}</author>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${xmlText(href)}"/>`;

function entryXml({ id, title, url, summary, at, author, tags = [] }: FeedItem): string {
  const parts = [
    element("id", id ?? url),
    element("title", title),
    link("alternate", url),
    element("published", at),
    element("updated", at),
    element("summary", summary),
    ...(author ? [person(author)] : []),
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
  ];
  return `<entry>${parts.join("")}</entry>`;
}

/** A feed as Atom (RFC 4287). */
export function atomXml(feed: Feed): string {
  const { title, url, feedUrl, description, publisher, items } = feed;
  const head = [
    element("id", feedUrl),
    element("title", title),
    element("subtitle", description),
    element("updated", updatedAt(feed)),
    link("self", feedUrl),
    link("alternate", url),
    person(publisher),
  ];
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom">${head.join("")}\n${items.map(entryXml).join("\n")}\n</feed>\n`;
}
