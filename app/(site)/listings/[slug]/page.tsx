import type { Metadata } from "next";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ListingProfile } from "@/components/listing/listing-profile";
import { Related } from "@/components/listing/related";
import { JsonLd } from "@/components/site/json-ld";
import { getAlternatives } from "@/lib/services/directory/get-alternatives";
import { cardOfListing } from "@/lib/web/cards/card-of";
import { shareMetadata } from "@/lib/web/cards/share-metadata";
import { currentContext } from "@/lib/web/request/context";
import { findFounderOf } from "@/lib/web/request/find-founder";
import { listingOrElsewhere } from "@/lib/web/request/find-listing";
import { readOrNull } from "@/lib/web/request/read";
import { listingJsonLd } from "@/lib/web/seo/listing-json-ld";

/** More of them stand on a page of their own. */
const ALTERNATIVES_SHOWN = 4;

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [listing, { site }] = await Promise.all([listingOrElsewhere((await params).slug), currentContext()]);
  if (!listing) return MISSING_METADATA;
  const { seo, headline, summary, name, slug } = listing;
  const title = seo.title ?? (headline ? `${name}: ${headline}` : name);
  const description = seo.description ?? summary ?? headline ?? undefined;
  const path = `/listings/${slug}`;
  return {
    title,
    description,
    alternates: { canonical: path, types: { "text/markdown": `${path}.md` } },
    ...shareMetadata(site, {
      title,
      description,
      path,
      picture: `listings/${slug}`,
      card: cardOfListing(site, listing),
    }),
  };
}

export default async function ListingPage({ params }: Props) {
  const [listing, { now }] = await Promise.all([listingOrElsewhere((await params).slug), currentContext()]);
  if (!listing) return missingPage();
  const [owner, alternatives] = await Promise.all([
    findFounderOf(listing),
    readOrNull(getAlternatives, { slug: listing.slug, per_page: ALTERNATIVES_SHOWN }),
  ]);
  const related = <Related listing={listing} alternatives={alternatives?.items ?? []} />;
  return (
    <ListingProfile listing={listing} owner={owner} now={now} related={related}>
      {listingJsonLd(listing).map((data) => (
        <JsonLd key={data["@type"]} data={data} />
      ))}
      <p className="text-xs text-soft print:hidden">
        For machines: this page as{" "}
        <a href={`/listings/${listing.slug}.md`} className="link">
          Markdown
        </a>{" "}
        or{" "}
        <a href={`/api/v1/listings/${listing.slug}`} className="link">
          JSON
        </a>
        .
      </p>
    </ListingProfile>
  );
}
