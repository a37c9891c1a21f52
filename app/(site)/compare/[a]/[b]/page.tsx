import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { compareHref } from "@/components/listing/compare/compare-href";
import { ComparisonTable, factsOfSide } from "@/components/listing/compare/comparison-table";
import { Section } from "@/components/listing/sections/section";
import { JsonLd } from "@/components/site/json-ld";
import { LinkButton } from "@/components/ui/button";
import { LargePicture } from "@/components/ui/popup/large-picture";
import { ShareLink } from "@/components/ui/share-link";
import type { Listing } from "@/lib/schemas/listing";
import { compareListings } from "@/lib/services/directory/compare-listings";
import { findMovedSlug } from "@/lib/services/listings/slugs/former-slug";
import { cardOfPair } from "@/lib/web/cards/card-of";
import { embedLinks } from "@/lib/web/cards/oembed";
import { shareMetadata } from "@/lib/web/cards/share-metadata";
import { currentContext } from "@/lib/web/request/context";
import { findListing } from "@/lib/web/request/find-listing";
import { readOrNull } from "@/lib/web/request/read";
import { breadcrumbJsonLd } from "@/lib/web/seo/site-json-ld";

interface Props {
  params: Promise<{ a: string; b: string }>;
}

/** A pair by its address, asked for once a request. Another order, or a former slug, leads to the pair's one page. */
const findPair = cache(async (a: string, b: string) => {
  const [comparison, ofA, ofB] = await Promise.all([
    readOrNull(compareListings, { a, b }),
    findListing(a),
    findListing(b),
  ]);
  if (comparison && ofA && ofB) return a < b ? { comparison, a: ofA, b: ofB } : permanentRedirect(compareHref(a, b));
  const ctx = await currentContext();
  const today = await Promise.all([a, b].map(async (slug) => (await findMovedSlug(ctx, slug)) ?? slug));
  const [newA = a, newB = b] = today;
  if (newA !== newB && (newA !== a || newB !== b)) permanentRedirect(compareHref(newA, newB));
  return null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { a, b } = await params;
  const [pair, { site }] = await Promise.all([findPair(a, b), currentContext()]);
  if (!pair) return MISSING_METADATA;
  const { comparison } = pair;
  const path = compareHref(a, b);
  const card = cardOfPair(site, [comparison.a, comparison.b], comparison.rows.length);
  const title = `${pair.a.name} and ${pair.b.name} compared`;
  const description = `${pair.a.name} and ${pair.b.name} side by side: pricing, platforms and more, each quoted from the product’s own site.`;
  return {
    ...{ title, description },
    alternates: { canonical: path, types: embedLinks(path, site.baseUrl) },
    ...shareMetadata(site, { title, description, path, picture: path.slice(1), card }),
  };
}

export default async function ComparePairPage({ params }: Props) {
  const { a, b } = await params;
  const [pair, { site }] = await Promise.all([findPair(a, b), currentContext()]);
  if (!pair) return missingPage();
  const { rows, url } = pair.comparison;
  const title = `${pair.a.name} and ${pair.b.name} compared`;
  const trail = [
    { name: "Compare", path: "/compare" },
    { name: title, path: compareHref(a, b) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <JsonLd data={breadcrumbJsonLd(site, trail)} />
      <header>
        <h1 className="text-xl">{title}</h1>
        <p className="mt-1 max-w-text text-sm text-soft">
          Underlined facts are quoted from each product’s own site: point at one, or tap it, to see the sentence. A
          blank means that the site does not say.
        </p>
      </header>
      <ComparisonTable
        rows={rows}
        sides={[
          { listing: pair.a, facts: factsOfSide(rows, "a") },
          { listing: pair.b, facts: factsOfSide(rows, "b") },
        ]}
      />
      <Screenshots pair={[pair.a, pair.b]} />
      <Onward pair={[pair.a, pair.b]} />
      <Section title="Share" id="share">
        <ShareLink url={url} />
      </Section>
    </div>
  );
}

function Onward({ pair }: { pair: Listing[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {pair.map(({ slug, name }) => (
        <LinkButton key={slug} href={`/compare?a=${slug}`}>
          Compare {name} with another
        </LinkButton>
      ))}
    </div>
  );
}

function Screenshots({ pair }: { pair: Listing[] }) {
  const seen = pair.flatMap(({ name, pictures }) => (pictures.screenshot ? [{ name, src: pictures.screenshot }] : []));
  if (seen.length === 0) return null;
  return (
    <section aria-label="Screenshots" className="grid gap-6 sm:grid-cols-2">
      {seen.map(({ name, src }) => (
        <figure key={name}>
          <LargePicture src={src} alt={`Screenshot of ${name}`} />
          <figcaption className="mt-1.5 text-xs text-soft">{name}</figcaption>
        </figure>
      ))}
    </section>
  );
}
