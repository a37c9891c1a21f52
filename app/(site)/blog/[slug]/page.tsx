import type { Metadata } from "next";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { JsonLd } from "@/components/site/json-ld";
import { PostArticle } from "@/components/site/post-article";
import { PageLink } from "@/components/ui/page-link";
import { ShareLink } from "@/components/ui/share-link";
import { cardOfPost } from "@/lib/web/cards/card-of";
import { embedLinks } from "@/lib/web/cards/oembed";
import { shareMetadata } from "@/lib/web/cards/share-metadata";
import { currentContext } from "@/lib/web/request/context";
import { findPost } from "@/lib/web/request/find-post";
import { breadcrumbJsonLd, postJsonLd } from "@/lib/web/seo/site-json-ld";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [post, { site }] = await Promise.all([findPost((await params).slug), currentContext()]);
  if (!post) return MISSING_METADATA;
  const { title, summary, slug, published_at, updated_at } = post;
  const path = `/blog/${slug}`;
  return {
    title,
    description: summary,
    alternates: { canonical: path, types: { "text/markdown": `${path}.md`, ...embedLinks(path, site.baseUrl) } },
    ...shareMetadata(site, {
      ...{ title, description: summary, path, picture: path.slice(1), card: cardOfPost(site, post) },
      ...{ type: "article", publishedTime: published_at, modifiedTime: updated_at },
    }),
  };
}

export default async function PostPage({ params }: Props) {
  const [post, { site, now }] = await Promise.all([findPost((await params).slug), currentContext()]);
  if (!post) return missingPage();
  const { title, slug, page_url } = post;
  const trail = [
    { name: "Blog", path: "/blog" },
    { name: title, path: `/blog/${slug}` },
  ];
  return (
    <PostArticle post={post} now={now} above={<WayBack />}>
      <JsonLd data={breadcrumbJsonLd(site, trail)} />
      <JsonLd data={postJsonLd(site, post)} />
      <ShareLink url={page_url} />
      <Twin slug={slug} />
    </PostArticle>
  );
}

function WayBack() {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-sm text-soft">
      <PageLink href="/blog" className="hover:text-ink hover:underline">
        Blog
      </PageLink>
    </nav>
  );
}

function Twin({ slug }: { slug: string }) {
  return (
    <p className="text-xs text-soft print:hidden">
      For machines: this post as{" "}
      <a href={`/blog/${slug}.md`} className="link">
        Markdown
      </a>
      .
    </p>
  );
}
