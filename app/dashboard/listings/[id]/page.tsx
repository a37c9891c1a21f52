import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { CopyBlock } from "@/components/dashboard/copy-block";
import { BlankFields, ListingFigures } from "@/components/dashboard/figures/listing-figures";
import { LaunchPanel } from "@/components/dashboard/launch-panel";
import { LISTING_STATES } from "@/components/dashboard/listing-states";
import { Status } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { ProductLogo } from "@/components/ui/product-logo";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Ctx } from "@/lib/core/context";
import { lookup } from "@/lib/core/lookup";
import { parseWeek, weekDays } from "@/lib/core/week";
import type { MyListing } from "@/lib/schemas/my-listing";
import { badgeEmbed } from "@/lib/services/launches/badges/badge-embed";
import { getTeamDecision } from "@/lib/services/owner/get-team-decision";
import { getListingFigures } from "@/lib/services/owner/visits/get-listing-figures";
import { findOwnListing } from "@/lib/web/request/find-own";
import { read, readSiteInfo } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { chooseFree } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findOwnListing((await params).id);
  return listing ? { title: listing.name } : MISSING_METADATA;
}

const daysOf = (text: string | null) => {
  const week = text && parseWeek(text);
  return week ? weekDays(week) : null;
};

export default async function ListingPage({ params }: Props) {
  const { id } = await params;
  const ctx = await requireSignedIn(`/dashboard/listings/${id}`);
  const listing = await findOwnListing(id);
  if (!listing) return missingOwnPage();
  const { listing_id } = listing;
  const [{ next_free_week }, figures, decision] = await Promise.all([
    readSiteInfo(),
    read(getListingFigures, { listing_id }),
    read(getTeamDecision, { listing_id }),
  ]);
  return (
    <div className="py-8">
      <Heading listing={listing} />
      {decision.reason !== null && (
        <Panel title={listing.status === "paused" ? "Why it is paused" : "Why it was rejected"} className="mt-6">
          <p className="wrap-anywhere">{decision.reason}</p>
        </Panel>
      )}
      {listing.status === "live" && (
        <div className="mt-6">
          <ListingFigures figures={figures} />
        </div>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Launch listing={listing} nextWeek={next_free_week} />
          <BlankFields listingId={listing_id} blanks={figures.blanks} />
        </div>
        <BadgePanel listing={listing} ctx={ctx} />
        {listing.role === "owner" && <Buy listing={listing} />}
      </div>
    </div>
  );
}

function BadgePanel({ listing, ctx }: { listing: MyListing; ctx: Pick<Ctx, "site" | "now"> }) {
  const alt = `${listing.name} on ${ctx.site.name}`;
  const { baseUrl } = ctx.site;
  const embed = badgeEmbed({ baseUrl, slug: listing.slug, kind: "featured", theme: "light", alt });
  return (
    <Panel id="badge" title="Badge" aside={<BadgeResult listing={listing} now={ctx.now} />}>
      <p className="mb-4 text-sm text-soft">
        Add this link to your home page on {new URL(listing.url).hostname}. It must be visible; <code>rel</code> is up
        to you. We check the home page and up to two pages it links to, if your robots.txt allows it.
      </p>
      <div className="grid gap-4">
        {/* biome-ignore lint/performance/noImgElement: the badge as visitors of the owner's site see it */}
        <img src={embed.svg_url} alt={alt} width={200} height={48} />
        <CopyBlock label="HTML" text={embed.html} />
        <CopyBlock label="Markdown" text={embed.markdown} />
        <p className="text-sm text-soft">
          <PageLink href={`/listings/${listing.slug}/badges`} className="link">
            Other badges, light and dark
          </PageLink>
        </p>
      </div>
    </Panel>
  );
}

function Launch({ listing, nextWeek }: { listing: MyListing; nextWeek: string | null }) {
  if (listing.role !== "owner")
    return (
      <Panel id="launch" title="Launch">
        <p className="text-sm text-soft">
          {listing.launch_week && `Launch week ${listing.launch_week}. `}Only the owner chooses the launch.
        </p>
      </Panel>
    );
  return (
    <LaunchPanel
      listing={listing}
      days={daysOf(listing.launch_week)}
      nextFree={nextWeek === null ? null : { week: nextWeek, days: daysOf(nextWeek) ?? "" }}
      choose={chooseFree.bind(null, listing.listing_id)}
    />
  );
}

const PLACES = "Weeks on the billboard or at the top of a category, labelled Sponsored.";

function whatIsSold({ plan, status }: Pick<MyListing, "plan" | "status">): string {
  if (plan === "paid") return PLACES;
  if (status === "live")
    return `The paid plan: the page shows story and milestones at once, needs no badge, and keeps the launch week it has; without one, it launches this week. ${PLACES}`;
  return "A paid launch, at once or in a week of your choice, without badge and founder profile. Or weeks on the billboard or at the top of a category.";
}

function Buy({ listing }: { listing: MyListing }) {
  return (
    <Panel id="buy" title="Buy">
      <p className="mb-4 text-sm text-soft">{whatIsSold(listing)}</p>
      <LinkButton href={`/checkout/new?listing=${listing.listing_id}`}>See what can be bought</LinkButton>
    </Panel>
  );
}

function Heading({ listing }: { listing: MyListing }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <ProductLogo name={listing.name} src={listing.pictures.logo} size={64} />
        <div className="min-w-0">
          <h1 className="text-xl break-words">{listing.name}</h1>
          <p className="text-soft">{listing.headline}</p>
          <Status tone={LISTING_STATES[listing.status].tone} className="mt-1">
            {LISTING_STATES[listing.status].words}
          </Status>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`/dashboard/listings/${listing.listing_id}/edit`}>Edit profile</LinkButton>
        <LinkButton href={`/dashboard/listings/${listing.listing_id}/story`}>Story</LinkButton>
        <LinkButton href={`/dashboard/listings/${listing.listing_id}/milestones`}>Milestones</LinkButton>
        <LinkButton href={`/dashboard/listings/${listing.listing_id}/updates`}>Updates</LinkButton>
        <LinkButton href={`/dashboard/listings/${listing.listing_id}/history`}>History</LinkButton>
        <LinkButton href={`/dashboard/listings/${listing.listing_id}/people`}>People</LinkButton>
        {listing.status === "live" ? (
          <LinkButton href={`/listings/${listing.slug}`}>See the page</LinkButton>
        ) : (
          <LinkButton href={`/dashboard/listings/${listing.listing_id}/preview`}>Preview</LinkButton>
        )}
      </div>
    </div>
  );
}

const BADGE_WORDS = lookup({
  found: "Found",
  not_found: "Not found",
  unreachable: "Could not reach the site",
  timeout: "Site took too long",
  robots_disallowed: "Blocked by robots.txt",
});

function BadgeResult({ listing, now }: { listing: MyListing; now: Date }) {
  const { result, checked_at } = listing.badge;
  if (!result || !checked_at) return <span>Not checked yet</span>;
  return (
    <Status tone={result === "found" ? "ok" : "warn"}>
      {BADGE_WORDS.get(result) ?? result} · <RelativeTime at={checked_at} now={now} />
    </Status>
  );
}
