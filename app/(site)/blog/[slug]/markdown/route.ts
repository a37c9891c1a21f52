import { findPost } from "@/lib/web/request/find-post";

/** `/blog/{slug}.md`, by the rewrite in next.config.mjs. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const post = await findPost((await params).slug);
  if (!post) return new Response("There is no post at this address.\n", { status: 404 });
  return new Response(`# ${post.title}\n\n${post.author}, ${post.published_at.slice(0, 10)}\n\n${post.body_markdown}`, {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "cache-control": "public, max-age=60",
      link: `<${post.page_url}>; rel="canonical"`,
    },
  });
}
