import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { Section } from "@/components/listing/sections/section";
import { SocialLinks } from "@/components/listing/social-links";
import { JsonLd } from "@/components/site/json-ld";
import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import { RelativeTime } from "@/components/ui/relative-time";
import { ShareLink } from "@/components/ui/share-link";
import type { FounderDetail } from "@/lib/schemas/people/founder";
import { findMovedFounder, getFounder } from "@/lib/services/founders/get-founder";
import { cardOfFounder } from "@/lib/web/cards/card-of";
import { embedLinks } from "@/lib/web/cards/oembed";
import { shareMetadata } from "@/lib/web/cards/share-metadata";
import { currentContext } from "@/lib/web/request/context";
import { readOrNull } from "@/lib/web/request/read";
import { breadcrumbJsonLd } from "@/lib/web/seo/site-json-ld";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Asked for once a request; a former slug leads to today's page. */
const findFounder = cache(async (slug: string) => {
  const founder = await readOrNull(getFounder, { slug });
  if (founder) return founder;
  const today = await findMovedFounder(await currentContext(), slug);
  return today ? permanentRedirect(`/founders/${today}`) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [founder, { site }] = await Promise.all([findFounder((await params).slug), currentContext()]);
  if (!founder) return MISSING_METADATA;
  const { name, role, headline, slug } = founder;
  const path = `/founders/${slug}`;
  return {
    title: `${name}, ${role}`,
    description: headline,
    alternates: { canonical: path, types: embedLinks(path, site.baseUrl) },
    ...shareMetadata(site, {
      ...{ title: name, description: headline, path, picture: path.slice(1), card: cardOfFounder(site, founder) },
      type: "profile",
    }),
  };
}

export default async function FounderPage({ params }: Props) {
  const [founder, { site, now }] = await Promise.all([findFounder((await params).slug), currentContext()]);
  if (!founder) return missingPage();
  const { name, slug, listings, stories, interview, page_url } = founder;
  const trail = [
    { name: "Founders", path: "/founders" },
    { name, path: `/founders/${slug}` },
  ];
  return (
    <article className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-10">
      <JsonLd data={breadcrumbJsonLd(site, trail)} />
      <Head founder={founder} />
      <Section title={`What ${name} runs`} id="products">
        <ListingList label={`Products of ${name}`}>
          {listings.map((listing) => (
            <ListingRow
              key={listing.id}
              listing={listing}
              level={3}
              aside={listing.launched_at && <RelativeTime at={listing.launched_at} now={now} />}
            />
          ))}
        </ListingList>
      </Section>
      {stories.length > 0 && <Stories stories={stories} now={now} />}
      {interview.length > 0 && <Interview interview={interview} />}
      <Section title="Share" id="share">
        <ShareLink url={page_url} />
      </Section>
    </article>
  );
}

function Head({ founder: { name, role, bio, photo_url, links } }: { founder: FounderDetail }) {
  return (
    <header>
      <nav aria-label="Breadcrumb" className="mb-3 text-sm text-soft">
        <PageLink href="/founders" className="hover:text-ink hover:underline">
          Founders
        </PageLink>
      </nav>
      <div className="flex items-center gap-4">
        <ProductLogo name={name} src={photo_url} size={64} isRound />
        <div className="min-w-0">
          <h1 className="text-xl">{name}</h1>
          <p className="text-sm text-soft">{role}</p>
        </div>
      </div>
      <p className="mt-5 max-w-text whitespace-pre-line">{bio}</p>
      <SocialLinks links={links} of={name} />
      <p className="mt-2 text-xs text-soft">Written by them, not quoted from a site.</p>
    </header>
  );
}

function Stories({ stories, now }: { stories: FounderDetail["stories"]; now: Date }) {
  return (
    <Section title={stories.length === 1 ? "Story" : "Stories"} id="stories">
      <ul className="divide-y divide-line border-y border-line">
        {stories.map(({ title, url, published_at }) => (
          <li key={url} className="row-link flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <PageLink href={new URL(url).pathname} className="row-target font-medium">
              {title}
            </PageLink>
            <span className="text-sm text-soft">
              <RelativeTime at={published_at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Interview({ interview }: { interview: FounderDetail["interview"] }) {
  return (
    <Section title="Interview" id="interview">
      <ul className="grid gap-5">
        {interview.map(({ question, answer }) => (
          <li key={question} className="max-w-text">
            <h3 className="text-base">{question}</h3>
            <p className="mt-0.5 text-sm whitespace-pre-line text-soft">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
