import { parseFeed } from "@rowanmanning/feed-parser";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { atomXml } from "./atom";
import type { Feed } from "./feed";
import { feedLinks, parseFeedFile } from "./feed-forms";
import { jsonFeed } from "./json-feed";
import { rssXml } from "./rss";

const item = {
  title: 'Boats & <b>"bells"</b>\u0000 ]]>',
  url: "https://launchyard.example/blog/boats?a=1&b=2",
  summary: "It’s <em>here</em>.",
  at: "2026-11-18T12:00:00.000Z",
  author: "The team",
  tags: ["Harbours", "R&D"],
};
const second = { ...item, id: `${item.url}#two`, title: "Second", at: "2026-11-19T12:00:00.000Z" };
const feed: Feed = {
  title: "Blog & more",
  url: "https://launchyard.example/blog",
  feedUrl: "https://launchyard.example/feeds/blog.rss",
  description: "News",
  publisher: "Launchyard",
  items: [item, second],
};

describe("a feed is read by a parser of feeds as it was meant, whatever its texts hold", () => {
  it.each([
    ["RSS", rssXml],
    ["Atom", atomXml],
  ])("as %s", (_form, write) => {
    const read = parseFeed(write(feed));
    expect([read.title, read.url, read.self]).toEqual([feed.title, feed.url, feed.feedUrl]);
    expect(read.items.map(({ id }) => id)).toEqual([item.url, second.id]);
    const [first] = read.items;
    expect(first).toMatchObject({ url: item.url, title: 'Boats & <b>"bells"</b> ]]>', description: item.summary });
    expect(first?.published?.toISOString()).toBe(item.at);
    expect(first?.authors.map(({ name }) => name)).toEqual(["The team"]);
    expect(first?.categories.map(({ term }) => term)).toEqual(item.tags);
  });

  it("as JSON", () => {
    const shape = z.object({
      version: z.literal("https://jsonfeed.org/version/1.1"),
      home_page_url: z.literal(feed.url),
      feed_url: z.literal(feed.feedUrl),
      items: z.array(z.looseObject({ id: z.string(), content_text: z.string(), date_published: z.iso.datetime() })),
    });
    const read = shape.parse(JSON.parse(jsonFeed(feed)));
    expect(read.items.map(({ id, content_text }) => [id, content_text])).toEqual([
      [item.url, item.summary],
      [second.id, item.summary],
    ]);
  });
});

it("an Atom feed is as new as the newest of it, and valid while empty", () => {
  expect(parseFeed(atomXml(feed)).updated?.toISOString()).toBe(second.at);
  expect(parseFeed(atomXml({ ...feed, items: [] })).items).toEqual([]);
});

it("each form of a feed has an address that is linked and understood, and no other name has", () => {
  const links = Object.values(feedLinks("new", "updates")).flat();
  expect(links).toHaveLength(6);
  for (const { url } of links) expect(parseFeedFile(url.slice("/feeds/".length))).not.toBeNull();
  for (const file of ["new", "new.xml", "constructor.rss", "new.rss.rss", ".rss"])
    expect(parseFeedFile(file)).toBeNull();
});
