import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { JsonLd } from "@/components/site/json-ld";
import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import { RelativeTime } from "@/components/ui/relative-time";
import { ShareLink } from "@/components/ui/share-link";
import type { FounderStory } from "@/lib/schemas/people/founder-story";
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
  const { title, product, sections, listing, url } = story;
  const trail = [
    { name: "Stories", path: "/stories" },
    { name: title, path: `/stories/${product.slug}` },
  ];
  return (
    <article className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-8">
      <JsonLd data={breadcrumbJsonLd(site, trail)} />
      <header>
        <nav aria-label="Breadcrumb" className="mb-3 text-sm text-soft">
          <PageLink href="/stories" className="hover:text-ink hover:underline">
            Stories
          </PageLink>
        </nav>
        <h1 className="text-xl">{title}</h1>
        <Byline story={story} now={now} />
      </header>
      {sections.map((section) => (
        <section key={section.key}>
          <h2 className="mb-2 text-lg">{section.title}</h2>
          <p className="whitespace-pre-line">{section.text}</p>
        </section>
      ))}
      <ListingList label="The product">
        <ListingRow listing={listing} />
      </ListingList>
      <ShareLink url={url} />
    </article>
  );
}

function Byline({ story: { founder, published_at }, now }: { story: FounderStory; now: Date }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      {founder && (
        <>
          <ProductLogo name={founder.name} src={founder.photo_url} size={24} isRound />
          <PageLink href={`/founders/${founder.slug}`} className="link">
            {founder.name}
          </PageLink>
          <span aria-hidden>·</span>
        </>
      )}
      <RelativeTime at={published_at} now={now} />
    </p>
  );
}
