import { feedResponse } from "@/lib/web/feeds/feed-forms";
import { findFeed } from "@/lib/web/feeds/find-feed";

/** The blog's latest posts where feed readers look for them. */
export async function GET(): Promise<Response> {
  return feedResponse(await findFeed("blog", "/blog/feed.xml"), "rss");
}
