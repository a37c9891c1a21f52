import type { ReactNode } from "react";
import type { Listing } from "@/lib/schemas/listing";
import { RelativeTime } from "../ui/relative-time";
import { FounderCard } from "./founder-card";
import { PlansTable } from "./plans-table";
import { ProofMark } from "./proof/proof";
import { SocialLinks } from "./social-links";

/** The profile below its head; what is not known has no section. */
export function ListingBody({ listing, now }: { listing: Listing; now: Date }) {
  const { description, sources, facts, faqs, founders, milestones, updates, socials } = listing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {description && (
        <Section
          title="What it does"
          aside={
            <ProofMark
              of="description"
              subject="Description"
              evidence={sources.description}
              values={paragraphsOf(description)}
            />
          }
        >
          <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-3">
            {paragraphsOf(description).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Section>
      )}
      {listing.pictures.screenshot && <Screenshot src={listing.pictures.screenshot} name={listing.name} />}
      {facts.pricing_plans && (
        <Section title="Plans" id="plans">
          <PlansTable plans={facts.pricing_plans} />
        </Section>
      )}
      {updates.length > 0 && <Updates updates={updates} now={now} />}
      {faqs.length > 0 && <Questions faqs={faqs} />}
      {founders.length > 0 && (
        <Section title={founders.length === 1 ? "Founder" : "Founders"}>
          <ul className="divide-y divide-line border-y border-line">
            {founders.map((founder, i) => (
              <FounderCard key={founder.name} founder={founder} index={i} />
            ))}
          </ul>
        </Section>
      )}
      {milestones && milestones.length > 0 && <Milestones milestones={milestones} />}
      {Object.keys(socials).length > 0 && (
        <Section title="Elsewhere">
          <SocialLinks links={socials} of={listing.name} />
        </Section>
      )}
    </div>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim());
}

/** A titled part of the page. */
export function Section({
  title,
  id,
  aside,
  children,
}: {
  title: string;
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id}>
      <h2 className="mb-2.5 text-base">
        {title}
        {aside}
      </h2>
      {children}
    </section>
  );
}

function Screenshot({ src, name }: { src: string; name: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: its size is not known before it loads
    <img
      src={src}
      alt={`${name} on the screen`}
      loading="lazy"
      decoding="async"
      className="w-full rounded-lg border border-line"
    />
  );
}

function Updates({ updates, now }: { updates: Listing["updates"]; now: Date }) {
  return (
    <Section title="What’s new">
      <ul className="divide-y divide-line border-y border-line">
        {updates.map((update) => (
          <li key={update.id} className="py-4">
            <h3 className="text-base">{update.title}</h3>
            <p className="text-xs text-soft">
              <RelativeTime at={update.published_at} now={now} />
            </p>
            <p className="mt-2 max-w-text text-sm whitespace-pre-line">{update.body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions({ faqs }: { faqs: Listing["faqs"] }) {
  return (
    <Section title="Questions">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {faqs.map((faq, i) => (
          <li key={faq.question} className="max-w-text">
            <h3 className="text-base">{faq.question}</h3>
            <p className="mt-0.5 text-sm whitespace-pre-line text-soft">
              {faq.answer}
              <ProofMark of={`faq-${i}`} subject={faq.question} evidence={faq.evidence} values={[faq.answer]} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const dayWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

function Milestones({ milestones }: { milestones: NonNullable<Listing["milestones"]> }) {
  return (
    <Section title="Milestones">
      <ol className="divide-y divide-line border-y border-line">
        {milestones.map((one) => (
          <li
            key={one.milestone_id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 py-3 text-sm sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <time dateTime={one.date} className="figures text-soft">
              {dayWords.format(new Date(one.date))}
            </time>
            <div>
              {one.url ? (
                <a href={one.url} rel="nofollow noopener" className="link font-medium">
                  {one.title}
                </a>
              ) : (
                <span className="font-medium">{one.title}</span>
              )}
              {one.description && <p className="mt-0.5 whitespace-pre-line text-soft">{one.description}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
