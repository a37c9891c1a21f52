import type { Metadata } from "next";
import { askByMail, changeFollow } from "@/app/(site)/follows/actions";
import { gonePage, MISSING_METADATA, missingPage } from "@/app/missing";
import { FollowButton } from "@/components/listing/follow/follow-button";
import { FollowByMail } from "@/components/listing/follow/follow-by-mail";
import { FollowLink } from "@/components/listing/follow/follow-link";
import { ListingProfile } from "@/components/listing/listing-profile";
import { Related } from "@/components/listing/related";
import { JsonLd } from "@/components/site/json-ld";
import { PageLink } from "@/components/ui/page-link";
import type { Listing } from "@/lib/schemas/listing";
import { findMyClaim } from "@/lib/services/claims/find-my-claim";
import { getAlternatives } from "@/lib/services/directory/get-alternatives";
import { getMyFollow } from "@/lib/services/follows/get-my-follow";
import { cardOfListing } from "@/lib/web/cards/card-of";
import { embedLinks } from "@/lib/web/cards/oembed";
import { shareMetadata } from "@/lib/web/cards/share-metadata";
import { currentContext } from "@/lib/web/request/context";
import { isGone, listingOrElsewhere } from "@/lib/web/request/find-listing";
import { listFoundersOf } from "@/lib/web/request/list-founders-of";
import { read, readOrNull } from "@/lib/web/request/read";
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
    alternates: { canonical: path, types: { "text/markdown": `${path}.md`, ...embedLinks(path, site.baseUrl) } },
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
  const [listing, { now, actor }] = await Promise.all([listingOrElsewhere((await params).slug), currentContext()]);
  if (!listing) return (await isGone((await params).slug)) ? gonePage() : missingPage();
  const isSignedIn = actor.type !== "anonymous";
  const [runners, follow, runs, alternatives] = await Promise.all([
    listFoundersOf(listing),
    followParts(listing, isSignedIn),
    isSignedIn && runsIt(listing),
    readOrNull(getAlternatives, { slug: listing.slug, per_page: ALTERNATIVES_SHOWN }),
  ]);
  const related = <Related listing={listing} alternatives={alternatives?.items ?? []} />;
  return (
    <ListingProfile listing={listing} runners={runners} now={now} follow={follow} related={related}>
      {listingJsonLd(listing).map((data) => (
        <JsonLd key={data["@type"]} data={data} />
      ))}
      <Notes listing={listing} runs={runs} />
    </ListingProfile>
  );
}

/** Below the profile: what else can be done about the listing, and its page for machines. */
function Notes({ listing, runs }: { listing: Listing; runs: boolean }) {
  return (
    <>
      {!runs && (
        <p className="text-sm text-soft print:hidden">
          {listing.is_claimed
            ? "Is this your product?"
            : "Nobody has claimed this listing yet, so nobody who makes the product answers for it. Is it yours? Show that its website is, and you run this page."}{" "}
          <PageLink href={`/dashboard/claims/new?${new URLSearchParams({ listing: listing.slug })}`} className="link">
            Claim it
          </PageLink>
        </p>
      )}
      <p className="text-sm text-soft print:hidden">
        Something here is wrong?{" "}
        <PageLink href={`/listings/${listing.slug}/report`} className="link">
          Report it
        </PageLink>
      </p>
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
    </>
  );
}

const runsIt = async ({ id }: Listing) => (await read(findMyClaim, { listing_id: id })).runs;

/** A visitor's page is kept for all of them: whether somebody follows is asked for those who are signed in. */
async function followParts({ id, slug, name }: Listing, isSignedIn: boolean) {
  const listing = { id, slug, name };
  if (!isSignedIn)
    return { button: <FollowLink name={name} />, form: <FollowByMail listing={listing} action={askByMail} /> };
  const { follows } = await read(getMyFollow, { listing_id: id });
  return { button: <FollowButton listing={listing} follows={follows} action={changeFollow} /> };
}
