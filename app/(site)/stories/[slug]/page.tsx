import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { StoryArticle } from "@/components/founder/story-article";
import { JsonLd } from "@/components/site/json-ld";
import { ShareLink } from "@/components/ui/share-link";
import { getStory } from "@/lib/services/founders/get-story";
import { findMovedSlug } from "@/lib/services/listings/slugs/former-slug";
import { cardOfStory } from "@/lib/web/cards/card-of";
import { embedLinks } from "@/lib/web/cards/oembed";
import { shareMetadata } from "@/lib/web/cards/share-metadata";
import { currentContext } from "@/lib/web/request/context";
import { readOrNull } from "@/lib/web/request/read";
import { breadcrumbJsonLd } from "@/lib/web/seo/site-json-ld";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Asked for once a request; a former slug of the product leads to today's page. */
const findStory = cache(async (slug: string) => {
  const story = await readOrNull(getStory, { slug });
  if (story) return story;
  const today = await findMovedSlug(await currentContext(), slug);
  return today ? permanentRedirect(`/stories/${today}`) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [story, { site }] = await Promise.all([findStory((await params).slug), currentContext()]);
  if (!story) return MISSING_METADATA;
  const { title, excerpt, product } = story;
  const path = `/stories/${product.slug}`;
  return {
    title: `${title}: the story of ${product.name}`,
    description: excerpt,
    alternates: { canonical: path, types: embedLinks(path, site.baseUrl) },
    ...shareMetadata(site, {
      ...{ title, description: excerpt, path, picture: path.slice(1), card: cardOfStory(site, story) },
      ...{ type: "article", publishedTime: story.published_at },
    }),
  };
}

export default async function StoryPage({ params }: Props) {
  const [story, { site, now }] = await Promise.all([findStory((await params).slug), currentContext()]);
  if (!story) return missingPage();
  const { title, product, url } = story;
  const trail = [
    { name: "Stories", path: "/stories" },
    { name: title, path: `/stories/${product.slug}` },
  ];
  return (
    <article className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-8">
      <JsonLd data={breadcrumbJsonLd(site, trail)} />
      <StoryArticle story={story} now={now} />
      <ShareLink url={url} />
    </article>
  );
}
