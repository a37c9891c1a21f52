import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import type { Listing } from "@/lib/schemas/listing";
import type { FounderCard } from "@/lib/schemas/people/founder-profile";
import { placeOf } from "../proof/proof-items";
import { SocialLinks } from "../social-links";
import { ProvenFounder } from "./proven-founder";
import { Section } from "./section";

interface FoundersProps {
  listing: Pick<Listing, "founders" | "url" | "status">;
  /** The profiles of who runs the listing, the owner's first. */
  runners: FounderCard[];
}

/**
 * Who is behind a product: those who run it in their own words, then the people its site names, each with the quote. The two stand apart,
 * so that no quote seems to prove what somebody says of themselves.
 */
export function Founders({ listing, runners }: FoundersProps) {
  const { founders, url, status } = listing;
  if (runners.length + founders.length === 0) return null;
  const own = new Set(runners.map(nameKey));
  const people = new Set([...founders.map(nameKey), ...own]);
  return (
    <Section title={people.size === 1 ? "Founder" : "Founders"} id="founders">
      <div className="grid gap-3">
        {runners.map((runner) => (
          <RunnerCard key={runner.slug} runner={runner} hasPage={status === "live"} />
        ))}
      </div>
      {own.size > 0 && founders.length > 0 && <h3 className="mt-5 mb-2 text-sm text-soft">Named on {placeOf(url)}</h3>}
      {founders.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {founders.map((founder, i) => {
            const isBrief = own.has(nameKey(founder));
            return <ProvenFounder key={founder.name} founder={founder} index={i} isBrief={isBrief} />;
          })}
        </ul>
      )}
    </Section>
  );
}

const nameKey = ({ name }: { name: string }) => name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Founders have a page of their own once a listing of theirs is live. */
function RunnerCard({ runner, hasPage }: { runner: FounderCard; hasPage: boolean }) {
  return (
    <div className="flex gap-4 rounded-lg border border-line bg-card p-4 sm:p-5">
      <ProductLogo name={runner.name} src={runner.photo_url} size={64} isRound />
      <div className="min-w-0">
        <h3 className="text-base">
          {hasPage ? (
            <PageLink href={`/founders/${runner.slug}`} className="link">
              {runner.name}
            </PageLink>
          ) : (
            runner.name
          )}
        </h3>
        <p className="text-sm text-soft">{runner.role}</p>
        <p className="mt-2 max-w-text text-sm whitespace-pre-line">{runner.bio}</p>
        <SocialLinks links={runner.links} of={runner.name} />
        <p className="mt-2 text-xs text-soft">Manages this listing. Written by them, not quoted from a site.</p>
      </div>
    </div>
  );
}
