import type { BoardEntry } from "@/lib/schemas/launches/leaderboard";
import { PageLink } from "../ui/page-link";
import { ProductLogo } from "../ui/product-logo";
import { VoteButton } from "./vote/vote-button";

/** One product on a board, with what the board ranks by at the right edge, beside the vote button. A paid place says so in words. */
export function BoardRow({ entry: { rank, listing, score_label, is_sponsored } }: { entry: BoardEntry }) {
  return (
    <li className="row-link flex gap-3 py-4 sm:gap-3.5">
      <span className="figures w-5 shrink-0 pt-2.5 text-right text-sm text-soft sm:w-6">{rank}</span>
      <ProductLogo name={listing.name} src={listing.logo_url} />
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-snug">
          <PageLink href={`/listings/${listing.slug}`} className="row-target">
            {listing.name}
          </PageLink>
        </h2>
        {listing.headline && <p className="mt-0.5 text-sm text-soft">{listing.headline}</p>}
        <p className="mt-1 text-xs text-soft">
          <span className="figures font-medium text-ink sm:hidden">{score_label} · </span>
          {is_sponsored && <strong className="font-medium text-ink">Sponsored · </strong>}
          {listing.categories.map(({ name }) => name).join(" · ")}
        </p>
      </div>
      <p className="figures shrink-0 pt-0.5 text-right text-sm font-medium max-sm:hidden">{score_label}</p>
      <VoteButton listing={{ id: listing.id, name: listing.name }} votes={null} counts="none" />
    </li>
  );
}
