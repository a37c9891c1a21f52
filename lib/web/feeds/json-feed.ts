import type { Feed } from "./feed";

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ title, url, feedUrl, description, publisher, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: url,
    feed_url: feedUrl,
    description,
    language: "en",
    authors: [{ name: publisher }],
    items: items.map((item) => ({
      id: item.id ?? item.url,
      url: item.url,
      title: item.title,
      content_text: item.summary,
      date_published: item.at,
      ...(item.author && { authors: [{ name: item.author }] }),
      ...(item.tags?.length && { tags: item.tags }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
