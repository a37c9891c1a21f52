import type { ReactNode } from "react";
import type { ListingSummary, SearchResult } from "@/lib/schemas/listing";
import { classNames } from "../ui/class-names";
import { MarkedText } from "../ui/highlight";
import { PageLink } from "../ui/page-link";
import { ProductLogo } from "../ui/product-logo";
import { PRICING_SHORT } from "./pricing-words";
import { VoteButton, type VoteFigure } from "./vote/vote-button";
import { VoteCount } from "./vote/vote-count";

type Match = NonNullable<SearchResult["match"]>;
type MatchField = Match["field"];

interface ListingRowProps {
  listing: Omit<ListingSummary, "votes"> & { votes: number | null };
  /** Place on a board, from 1; null keeps the column free, absent drops it. */
  rank?: number | null;
  /** Why a search found it. */
  match?: Match | null;
  /** Level of the name among the page's headings. */
  level?: 2 | 3;
  /** What it looks like, for wide screens. */
  screenshot?: string | null;
  /** A word at the end of the last line, such as when it launched. */
  aside?: ReactNode;
  /** Why it stands here, below its headline. */
  note?: ReactNode;
  /** Where the row leads, if not to the listing; nobody votes there. */
  href?: string;
  /** What its votes count. */
  counts?: VoteFigure;
}

/** One product in a list. The whole row is one link; what stands at the right edge is on its own. */
export function ListingRow({ listing, rank, match = null, level = 2, href, counts, ...props }: ListingRowProps) {
  const { screenshot, aside, note } = props;
  const Heading = `h${level}` as const;
  return (
    <li className="row-link flex gap-3 py-4 sm:gap-3.5">
      {rank !== undefined && <Rank rank={rank} />}
      <ProductLogo name={listing.name} src={listing.logo_url} />
      <div className="min-w-0 flex-1">
        <Heading className="text-base leading-snug">
          <PageLink href={href ?? `/listings/${listing.slug}`} className="row-target">
            <Marked match={match} field="name" text={listing.name} />
          </PageLink>
        </Heading>
        {listing.headline && (
          <p className="mt-0.5 text-sm text-soft">
            <Marked match={match} field="headline" text={listing.headline} />
          </p>
        )}
        <Excerpt match={match} />
        {note && <p className="mt-1 text-sm">{note}</p>}
        <p className="mt-1 text-xs text-soft">
          <Marked match={match} field="categories" text={listing.categories.map(({ name }) => name).join(" · ")} />
          {extras(listing)}
          {aside && <> · {aside}</>}
        </p>
      </div>
      {screenshot && <SmallScreenshot src={screenshot} />}
      {href ? (
        <VoteCount votes={listing.votes} />
      ) : (
        <VoteButton
          listing={{ id: listing.id, name: listing.name }}
          votes={listing.votes}
          {...(counts && { counts })}
        />
      )}
    </li>
  );
}

/** Decoration beside the words; the listing's page shows it large. */
function SmallScreenshot({ src }: { src: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a stored picture, which only wide screens fetch
    <img
      src={src}
      alt=""
      width={112}
      height={70}
      loading="lazy"
      decoding="async"
      className="hidden h-17.5 w-28 shrink-0 rounded-sm border border-line object-cover object-top lg:block"
    />
  );
}

function Rank({ rank }: { rank: number | null }) {
  return <span className="figures w-5 shrink-0 pt-2.5 text-right text-sm text-soft sm:w-6">{rank}</span>;
}

function extras(listing: Pick<ListingSummary, "open_source" | "pricing_model">): string {
  const words = [
    listing.open_source && "Open source",
    listing.pricing_model && PRICING_SHORT[listing.pricing_model],
  ].filter(Boolean);
  return words.map((word) => ` · ${String(word).replaceAll(" ", "\u00a0")}`).join("");
}

/** The field's text, marked where this field is the one that matched. */
function Marked({ match, field, text }: { match: Match | null; field: MatchField; text: string }) {
  return match?.field === field ? <MarkedText text={match.text} ranges={match.marks} /> : text;
}

/** Fields a row does not show: the matched passage itself. */
function Excerpt({ match }: { match: Match | null }) {
  if (match?.field !== "summary" && match?.field !== "description") return null;
  return (
    <p className="mt-1 border-l-2 border-line pl-2.5 text-sm text-soft">
      <MarkedText text={match.text} ranges={match.marks} />
    </p>
  );
}

/** A list of rows under thin rules; without its top rule where it stands below tabs. */
export function ListingList({
  children,
  label,
  isRanked = false,
  isBelowTabs = false,
}: {
  children: ReactNode;
  label: string;
  isRanked?: boolean;
  isBelowTabs?: boolean;
}) {
  const List = isRanked ? "ol" : "ul";
  return (
    <List
      aria-label={label}
      className={classNames("divide-y divide-line border-b border-line", !isBelowTabs && "border-t")}
    >
      {children}
    </List>
  );
}
