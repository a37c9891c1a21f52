import type { Metadata } from "next";
import { PostRow } from "@/components/site/post-row";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/field";
import { Pagination } from "@/components/ui/pagination";
import { listBlogPosts } from "@/lib/services/blog/list-blog-posts";
import { feedLinks } from "@/lib/web/feeds/feed-forms";
import { currentContext } from "@/lib/web/request/context";
import { pageHref, readPageQuery } from "@/lib/web/request/page-query";
import { read } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await currentContext();
  return {
    title: "Blog",
    description: `News and thoughts from ${site.name}.`,
    alternates: { canonical: "/blog", types: feedLinks("blog") },
  };
}

export default async function BlogPage({ searchParams }: { searchParams: Promise<PageParams> }) {
  const query = readPageQuery(await searchParams);
  const [found, { now }] = await Promise.all([read(listBlogPosts, query), currentContext()]);
  const isSearch = Boolean(query.q) || query.page > 1;
  return (
    <div className="max-w-200">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-xl">Blog</h1>
        <a href="/blog/feed.xml" className="link text-sm text-soft">
          RSS feed
        </a>
      </div>
      <form action="/blog" className="mb-5 flex gap-2">
        <Input type="search" name="q" aria-label="Search the blog" defaultValue={query.q} maxLength={100} />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      {found.items.length > 0 ? (
        <ul aria-label="Posts" className="divide-y divide-line border-y border-line">
          {found.items.map((post) => (
            <PostRow key={post.slug} post={post} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={isSearch ? "No posts found" : "No posts yet"}
          actions={isSearch && <LinkButton href="/blog">All posts</LinkButton>}
        />
      )}
      <Pagination
        page={found.page}
        perPage={found.per_page}
        total={found.total}
        hrefOf={(page) => pageHref("/blog", { ...query, page })}
      />
    </div>
  );
}
