import type { Listing } from "@/lib/schemas/listing";
import type { FounderCard } from "@/lib/schemas/people/founder-profile";
import { PageLink } from "../ui/page-link";
import { PlansTable } from "./plans-table";
import { Description } from "./sections/description";
import { Founders } from "./sections/founders";
import { Milestones } from "./sections/milestones";
import { Questions } from "./sections/questions";
import { Section } from "./sections/section";
import { Updates } from "./sections/updates";
import { SocialLinks } from "./social-links";

interface ListingBodyProps {
  listing: Listing;
  runners: FounderCard[];
  now: Date;
}

/** The profile below its head; what is not known has no section. */
export function ListingBody({ listing, runners, now }: ListingBodyProps) {
  const { description, sources, facts, faqs, milestones, updates, socials } = listing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {description && <Description text={description} evidence={sources.description} />}
      {facts.pricing_plans && (
        <Section title="Plans" id="plans">
          <PlansTable plans={facts.pricing_plans} />
        </Section>
      )}
      {updates.length > 0 && <Updates updates={updates} now={now} />}
      {faqs.length > 0 && <Questions faqs={faqs} />}
      <Founders listing={listing} runners={runners} />
      {listing.story && <Story story={listing.story} slug={listing.slug} />}
      {milestones && milestones.length > 0 && <Milestones milestones={milestones} />}
      {Object.keys(socials).length > 0 && (
        <Section title="Elsewhere">
          <SocialLinks links={socials} of={listing.name} />
        </Section>
      )}
    </div>
  );
}

function Story({ story, slug }: { story: NonNullable<Listing["story"]>; slug: string }) {
  return (
    <Section title="Story" id="story">
      <PageLink href={`/stories/${slug}`} className="link">
        {story.title}
      </PageLink>
    </Section>
  );
}
