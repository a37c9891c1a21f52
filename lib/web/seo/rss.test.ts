import { parseFeed } from "@rowanmanning/feed-parser";
import { expect, it } from "vitest";
import { rssXml } from "./rss";

it("a feed is read by a parser of feeds as it was meant, whatever its texts hold", () => {
  const item = {
    title: 'Boats & <b>"bells"</b>\u0000 ]]>',
    url: "https://launchyard.example/blog/boats?a=1&b=2",
    summary: "It’s <em>here</em>.",
    at: "2026-11-18T12:00:00.000Z",
    author: "The team",
    tags: ["Harbours", "R&D"],
  };
  const xml = rssXml({
    title: "Blog & more",
    url: "https://launchyard.example/blog",
    feedUrl: "https://launchyard.example/blog/feed.xml",
    description: "News",
    items: [item],
  });
  const feed = parseFeed(xml);
  expect([feed.title, feed.url, feed.self]).toEqual([
    "Blog & more",
    "https://launchyard.example/blog",
    "https://launchyard.example/blog/feed.xml",
  ]);
  const [read] = feed.items;
  expect(read).toMatchObject({
    id: item.url,
    url: item.url,
    title: 'Boats & <b>"bells"</b> ]]>',
    description: item.summary,
  });
  expect(read?.published?.toISOString()).toBe(item.at);
  expect(read?.authors.map(({ name }) => name)).toEqual(["The team"]);
  expect(read?.categories.map(({ term }) => term)).toEqual(item.tags);
});
