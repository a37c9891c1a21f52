import "server-only";
import { PER_PAGE_MAX } from "@/lib/core/pagination";
import type { ListingSummary } from "@/lib/schemas/listing";
import { listBlogPosts } from "@/lib/services/blog/list-blog-posts";
import { listUpdates } from "@/lib/services/directory/list-updates";
import { listStories } from "@/lib/services/founders/list-stories";
import { getLaunchWeek } from "@/lib/services/launches/weeks/get-launch-week";
import { listLaunches } from "@/lib/services/launches/weeks/list-launches";
import { currentContext } from "../request/context";
import { read } from "../request/read";
import type { Feed, FeedItem } from "./feed";
import { FEEDS, type FeedName } from "./feed-forms";

const ITEMS_MAX = 50;

/** A feed of the site as it is now. `path` is the one that was asked for. */
export async function findFeed(name: FeedName, path: string): Promise<Feed> {
  const { site } = await currentContext();
  const { title, page } = FEEDS[name];
  return {
    title: `${site.name}: ${title}`,
    url: site.baseUrl + page,
    feedUrl: site.baseUrl + path,
    description: site.tagline,
    publisher: site.name,
    items: await ITEMS[name](),
  };
}

const ITEMS: Record<FeedName, () => Promise<FeedItem[]>> = {
  // Of launches alone: an import of many products would push them out.
  new: async () => {
    const { sections } = await read(listLaunches, { per_page: ITEMS_MAX });
    return sections.flatMap(({ key, items }) => (key === "just_launched" ? items.flatMap(launchItem) : []));
  },
  // Read by votes, of which a feed says nothing: as many as there are to be had, so that votes hardly change who is in it.
  week: async () => {
    const { items } = await read(getLaunchWeek, { week: "current", per_page: PER_PAGE_MAX });
    const launched = items.flatMap(launchItem);
    return launched
      .toSorted((a, b) => (a.at === b.at ? a.url.localeCompare(b.url) : a.at < b.at ? 1 : -1))
      .slice(0, ITEMS_MAX);
  },
  updates: async () =>
    (await read(listUpdates, { per_page: ITEMS_MAX })).items.map(({ id, title, body, published_at, product }) => ({
      id: `${product.page_url}#update-${id}`,
      url: `${product.page_url}#updates`,
      title: `${product.name}: ${title}`,
      summary: body,
      at: published_at,
    })),
  stories: async () =>
    (await read(listStories, { per_page: ITEMS_MAX })).items.map(({ title, url, excerpt, published_at, founder }) => ({
      ...{ title, url, summary: excerpt, at: published_at },
      ...(founder && { author: founder.name }),
    })),
  blog: async () =>
    (await read(listBlogPosts, { per_page: ITEMS_MAX })).items.map((post) => ({
      ...{ title: post.title, url: post.page_url, summary: post.summary, at: post.published_at },
      ...{ author: post.author, tags: post.tags },
    })),
};

type Launched = Pick<ListingSummary, "name" | "page_url" | "headline" | "summary" | "launched_at" | "categories">;

/** Without votes and ranks: a feed that changed with each vote would be new all the time. */
function launchItem({ name, page_url, headline, summary, launched_at, categories }: Launched): FeedItem[] {
  if (!launched_at) return [];
  const text = [headline, summary].filter((one) => one !== null).join("\n\n");
  return [{ title: name, url: page_url, summary: text, at: launched_at, tags: categories.map((one) => one.name) }];
}
