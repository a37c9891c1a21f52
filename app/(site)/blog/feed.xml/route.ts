import { listBlogPosts } from "@/lib/services/blog/list-blog-posts";
import { currentContext } from "@/lib/web/request/context";
import { read } from "@/lib/web/request/read";
import { rssResponse, rssXml } from "@/lib/web/seo/rss";

/** The blog's latest posts as a feed. */
export async function GET(): Promise<Response> {
  const [{ site }, { items }] = await Promise.all([currentContext(), read(listBlogPosts, {})]);
  return rssResponse(
    rssXml({
      title: `${site.name} blog`,
      url: `${site.baseUrl}/blog`,
      feedUrl: `${site.baseUrl}/blog/feed.xml`,
      description: site.tagline,
      items: items.map((post) => ({ ...post, url: post.page_url, at: post.published_at })),
    }),
  );
}
