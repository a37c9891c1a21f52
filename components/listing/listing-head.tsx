import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Listing } from "@/lib/schemas/listing";
import type { FounderCard } from "@/lib/schemas/people/founder-profile";
import { PageLink } from "../ui/page-link";
import { ProductLogo } from "../ui/product-logo";
import { ProofMark } from "./proof/proof";
import { placeOf } from "./proof/proof-items";
import { VisitLink } from "./visit-link";
import { VoteButton } from "./vote/vote-button";
import { ordinalWords, weekWords } from "./week-words";

interface ListingHeadProps {
  listing: Listing;
  runners: FounderCard[];
  /** The button to follow it with. */
  follow?: ReactNode;
}

/** Name, one sentence, the way to the product, the buttons to vote and to follow, its followers, its place in its week, who runs it. */
export function ListingHead({ listing, runners: [first, ...others], follow }: ListingHeadProps) {
  const { name, headline, summary, sources } = listing;
  return (
    <header>
      <div className="flex items-center gap-4">
        <ProductLogo name={name} src={listing.pictures.logo} size={64} />
        <div className="min-w-0">
          <h1 className="text-xl">{name}</h1>
          <p className="text-sm text-soft">{headline}</p>
        </div>
      </div>
      {summary && (
        <p className="mt-5 max-w-text text-lg text-pretty">
          {summary}
          <ProofMark of="summary" subject="Summary" evidence={sources.summary} values={[summary]} />
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-4">
        <VisitLink slug={listing.slug} href={listing.url}>
          Visit {placeOf(listing.url)} <ArrowUpRight aria-hidden className="size-4" />
        </VisitLink>
        <VoteButton listing={{ id: listing.id, name }} votes={listing.votes} size="head" />
        {follow}
        <Followers count={listing.followers} />
      </div>
      <Placement listing={listing} />
      {first && <By first={first} others={others} />}
    </header>
  );
}

function Followers({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-soft">
      <span className="figures text-base font-semibold text-ink">{count.toLocaleString("en")}</span>{" "}
      {count === 1 ? "follower" : "followers"}
    </p>
  );
}

function Placement({ listing: { rank, launch_week, categories } }: { listing: Listing }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-2 text-sm text-soft">
      {launch_week && (
        <span>
          {rank
            ? `${ordinalWords(rank)} in ${weekWords(launch_week, true).toLowerCase()}`
            : weekWords(launch_week, true)}
        </span>
      )}
      {categories.map((category) => (
        <span key={category.slug} className="flex gap-2">
          <span aria-hidden>·</span>
          <PageLink href={`/categories/${category.slug}`} className="link">
            {category.name}
          </PageLink>
        </span>
      ))}
    </p>
  );
}

function By({ first, others }: { first: FounderCard; others: FounderCard[] }) {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-soft">
      <ProductLogo name={first.name} src={first.photo_url} size={24} isRound />
      <span className="min-w-0">
        By{" "}
        <a href="#founders" className="link">
          {first.name}
        </a>
        , {first.role}
        {others.length > 0 && `, with ${others.map(({ name }) => name).join(", ")}`}
      </span>
    </p>
  );
}
