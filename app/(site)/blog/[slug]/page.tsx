import type { Metadata } from "next";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { JsonLd } from "@/components/site/json-ld";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/ui/relative-time";
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
  const { title, slug, author, cover_url, published_at, body_html, page_url } = post;
  const trail = [
    { name: "Blog", path: "/blog" },
    { name: title, path: `/blog/${slug}` },
  ];
  return (
    <article className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-8">
      <JsonLd data={breadcrumbJsonLd(site, trail)} />
      <JsonLd data={postJsonLd(site, post)} />
      <header>
        <nav aria-label="Breadcrumb" className="mb-3 text-sm text-soft">
          <PageLink href="/blog" className="hover:text-ink hover:underline">
            Blog
          </PageLink>
        </nav>
        <h1 className="text-xl">{title}</h1>
        <p className="mt-2 text-sm text-soft">
          {author} · <RelativeTime at={published_at} now={now} />
          {post.tags.map((tag) => ` · ${tag}`)}
        </p>
      </header>
      {cover_url && (
        // biome-ignore lint/performance/noImgElement: a stored picture; its place is kept free, so that nothing jumps
        <img src={cover_url} alt="" className="aspect-[16/9] w-full rounded-lg border border-line object-cover" />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: lib/services/blog/body-html.ts lets nothing through that runs */}
      <div className="written" dangerouslySetInnerHTML={{ __html: body_html }} />
      <ShareLink url={page_url} />
      <Twin slug={slug} />
    </article>
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
