import type { Metadata } from "next";
import { readMySite } from "@/app/(site)/submit/actions";
import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { OpenWeeks } from "@/components/listing/open-weeks";
import { ProofExample } from "@/components/listing/proof/proof-example";
import { countWords, weekWords } from "@/components/listing/week-words";
import { AddressForm } from "@/components/site/address-form";
import { JsonLd } from "@/components/site/json-ld";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RailSection } from "@/components/ui/panel";
import { countdownWords, RelativeTime } from "@/components/ui/relative-time";
import { getHome, type Home } from "@/lib/services/launches/get-home";
import { getListing } from "@/lib/services/listings/get-listing";
import { feedLinks } from "@/lib/web/feeds/feed-forms";
import { currentContext } from "@/lib/web/request/context";
import { read, readOrNull } from "@/lib/web/request/read";
import { websiteJsonLd } from "@/lib/web/seo/site-json-ld";

export const metadata: Metadata = { alternates: { canonical: "/", types: feedLinks("new", "week") } };

export default async function HomePage() {
  const ctx = await currentContext();
  const home = await read(getHome, {});
  const first = home.week.launches[0] ?? home.newest[0];
  const example = first && (await readOrNull(getListing, { slug: first.slug }));
  return (
    <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <JsonLd data={websiteJsonLd(ctx.site)} />
      <div className="grid content-start gap-14">
        <ThisWeek week={home.week} now={ctx.now} tagline={ctx.site.tagline} />
        <Newest listings={home.newest} now={ctx.now} />
      </div>
      <aside className="grid content-start gap-10 pt-1">
        <RailSection title="Submit your product">
          <p className="mb-3 text-sm text-soft">
            We read your site and draft the profile, with a quote for each value. You review it first.
          </p>
          <AddressForm action={readMySite} />
        </RailSection>
        {example && (
          <RailSection title="Facts you can check">
            <ProofExample listing={example} />
            <p className="mt-2 text-xs text-soft">
              What is marked are words of the product’s own site. What it does not say stays blank, unless the owner
              adds it.{" "}
              <PageLink href="/how-it-works#proof" className="link">
                How it works
              </PageLink>
            </p>
          </RailSection>
        )}
        {home.open_weeks.length > 0 && (
          <RailSection title="Free launch places">
            <OpenWeeks weeks={home.open_weeks} />
          </RailSection>
        )}
      </aside>
    </div>
  );
}

function ThisWeek({ week, now, tagline }: { week: Home["week"]; now: Date; tagline: string }) {
  const isRanked = week.launches.some(({ rank }) => rank !== null);
  return (
    <section>
      <p className="mb-1 text-sm text-soft">{tagline}</p>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl">{weekWords(week.week)}</h1>
        <p className="figures text-sm text-soft">
          {week.days} · <time dateTime={week.ends_at}>closes in {countdownWords(new Date(week.ends_at), now)}</time>
        </p>
      </div>
      <p className="mt-1 mb-4 text-sm text-soft">
        {countWords(week.launches.length, "launch", "launches")}. {orderWords(week, isRanked)}{" "}
        <PageLink href="/how-ranking-works" className="link">
          How ranking works
        </PageLink>
      </p>
      <Launches week={week} isRanked={isRanked} />
    </section>
  );
}

function orderWords({ counts_hidden_until }: Home["week"], isRanked: boolean): string {
  if (counts_hidden_until) return "Votes are hidden in the week’s first hours, and the order is shuffled each hour.";
  return isRanked ? "Ranked by votes, nothing else." : "Newest first: no votes yet.";
}

function Launches({ week, isRanked }: { week: Home["week"]; isRanked: boolean }) {
  if (week.launches.length === 0) {
    const submit = (
      <LinkButton href="/submit" variant="primary">
        Submit a product
      </LinkButton>
    );
    return (
      <EmptyState title="No launches this week" actions={submit}>
        Products launch from Monday to Sunday. Yours can take a place in a later week.
      </EmptyState>
    );
  }
  return (
    <ListingList label={`Launches of ${weekWords(week.week)}`} isRanked={isRanked}>
      {week.launches.map((launch) => (
        <ListingRow
          key={launch.id}
          listing={launch}
          screenshot={launch.screenshot}
          counts="week"
          {...(isRanked && { rank: launch.rank })}
        />
      ))}
    </ListingList>
  );
}

function Newest({ listings, now }: { listings: Home["newest"]; now: Date }) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="newest">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="newest" className="text-lg">
          Earlier launches
        </h2>
        <PageLink href="/search?sort=newest" className="link text-sm text-soft">
          All products
        </PageLink>
      </div>
      <ListingList label="Newest products">
        {listings.map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            screenshot={listing.screenshot}
            level={3}
            aside={listing.launched_at && <RelativeTime at={listing.launched_at} now={now} />}
          />
        ))}
      </ListingList>
    </section>
  );
}
