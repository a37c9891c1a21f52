import { atomXml } from "./atom";
import type { Feed } from "./feed";
import { jsonFeed } from "./json-feed";
import { rssXml } from "./rss";

/** The feeds of a site, by their addresses `/feeds/{name}.rss`, `.atom` and `.json`. */
export const FEEDS = {
  new: { title: "New products", page: "/search?sort=newest" },
  week: { title: "Launches of this week", page: "/launches" },
  updates: { title: "Updates of products", page: "/updates" },
  stories: { title: "Founders’ stories", page: "/stories" },
  blog: { title: "Blog", page: "/blog" },
} as const;
export type FeedName = keyof typeof FEEDS;
export const FEED_NAMES = Object.keys(FEEDS) as FeedName[]; // exactly those, by the type of FEEDS

const FORMS = {
  rss: { type: "application/rss+xml", write: rssXml },
  atom: { type: "application/atom+xml", write: atomXml },
  json: { type: "application/feed+json", write: jsonFeed },
} as const;
export type FeedForm = keyof typeof FORMS;
const FORM_NAMES = Object.keys(FORMS) as FeedForm[]; // exactly those, by the type of FORMS

/** Which feed a file such as `new.rss` is; null where there is none such. */
export function parseFeedFile(file: string): { name: FeedName; form: FeedForm } | null {
  const name = FEED_NAMES.find((one) => file.startsWith(`${one}.`));
  const form = FORM_NAMES.find((one) => file === `${name}.${one}`);
  return name && form ? { name, form } : null;
}

/** For `alternates.types` of pages: where readers find the feed of a page. */
export function feedLinks(...names: FeedName[]): Record<string, { url: string; title: string }[]> {
  const entries = FORM_NAMES.map((form) => [
    FORMS[form].type,
    names.map((name) => ({ url: `/feeds/${name}.${form}`, title: FEEDS[name].title })),
  ]);
  return Object.fromEntries(entries);
}

/** The answer of a feed's route. */
export function feedResponse(feed: Feed, form: FeedForm): Response {
  const { type, write } = FORMS[form];
  return new Response(write(feed), {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" },
  });
}
