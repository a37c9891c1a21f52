import type { Metadata } from "next";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { countWords, ordinalWords, weekWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RailSection } from "@/components/ui/panel";
import { countdownWords } from "@/components/ui/relative-time";
import { PER_PAGE_MAX } from "@/lib/core/pagination";
import { addWeeks, parseWeek } from "@/lib/core/week";
import type { LaunchWeekBoard } from "@/lib/schemas/launches/launch";
import { getLaunchWeek } from "@/lib/services/launches/weeks/get-launch-week";
import { cardOfWeek } from "@/lib/web/cards/card-of";
import { embedLinks } from "@/lib/web/cards/oembed";
import { shareMetadata } from "@/lib/web/cards/share-metadata";
import { feedLinks } from "@/lib/web/feeds/feed-forms";
import { currentContext } from "@/lib/web/request/context";
import { readOrNull } from "@/lib/web/request/read";

interface Props {
  params: Promise<{ week: string }>;
}

/** Asked for once a request: the page and its head need the same. */
const findWeek = cache((week: string) => readOrNull(getLaunchWeek, { week, per_page: PER_PAGE_MAX }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [board, { site }] = await Promise.all([findWeek((await params).week), currentContext()]);
  if (!board) return MISSING_METADATA;
  const title = `Launches of ${weekWords(board.week, true).toLowerCase()}`;
  const description = `${countWords(board.total, "launch", "launches")}, ${board.days}.`;
  const path = `/launches/${board.week}`;
  return {
    ...{ title, description },
    alternates: {
      canonical: path,
      types: { ...embedLinks(path, site.baseUrl), ...(board.state === "live" && feedLinks("week")) },
    },
    ...shareMetadata(site, { title, description, path, picture: path.slice(1), card: cardOfWeek(site, board) }),
  };
}

export default async function LaunchWeekPage({ params }: Props) {
  const [board, { now }] = await Promise.all([findWeek((await params).week), currentContext()]);
  if (!board) return missingPage();
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div>
        <h1 className="text-xl">{weekWords(board.week, true)}</h1>
        <p className="figures mt-1 text-sm text-soft">
          {board.days} · {standingWords(board, now)}
        </p>
        <p className="mt-1 mb-4 text-sm text-soft">{rankingWords(board, now)}</p>
        <Launches board={board} />
        <Neighbours week={board.week} />
      </div>
      <aside className="grid content-start gap-10 pt-1">
        {board.awards.length > 0 && <Awards board={board} />}
        {board.state === "upcoming" && <Places places={board.free_places} />}
      </aside>
    </div>
  );
}

function standingWords({ state, starts_at, ends_at }: LaunchWeekBoard, now: Date): string {
  if (state === "upcoming") return `begins in ${countdownWords(new Date(starts_at), now)}`;
  return state === "live" ? `closes in ${countdownWords(new Date(ends_at), now)}` : "closed";
}

function rankingWords({ state, total, counts_hidden_until }: LaunchWeekBoard, now: Date): string {
  const count = `${countWords(total, "launch", "launches")}.`;
  if (state === "upcoming") return `${count} Their names are shown when the week begins.`;
  if (counts_hidden_until)
    return `${count} Votes are hidden for ${countdownWords(new Date(counts_hidden_until), now)} more; the order is shuffled each hour.`;
  return `${count} Ranked by the votes cast in this week, nothing else.`;
}

function Launches({ board }: { board: LaunchWeekBoard }) {
  if (board.items.length === 0)
    return (
      <EmptyState
        title={board.state === "upcoming" ? "Not begun yet" : "No launches in this week"}
        actions={
          <>
            <LinkButton href="/submit" variant="primary">
              Submit a product
            </LinkButton>
            <LinkButton href="/launches">All launch weeks</LinkButton>
          </>
        }
      />
    );
  return (
    <ListingList label={`Launches of ${weekWords(board.week)}`} isRanked={!board.counts_hidden_until}>
      {board.items.map((launch) => (
        <ListingRow
          key={launch.id}
          listing={launch}
          counts={board.state === "closed" ? "closed week" : "week"}
          {...(!board.counts_hidden_until && { rank: launch.rank })}
        />
      ))}
    </ListingList>
  );
}

function Neighbours({ week: text }: { week: string }) {
  const week = parseWeek(text);
  if (!week) return null;
  const [before, after] = [addWeeks(week, -1), addWeeks(week, 1)];
  return (
    <nav aria-label="Other weeks" className="mt-6 flex flex-wrap justify-between gap-4 text-sm">
      <PageLink href={`/launches/${before}`} className="link">
        {weekWords(before, true)}
      </PageLink>
      <PageLink href="/launches" className="link">
        All launch weeks
      </PageLink>
      <PageLink href={`/launches/${after}`} className="link">
        {weekWords(after, true)}
      </PageLink>
    </nav>
  );
}

function Awards({ board }: { board: LaunchWeekBoard }) {
  const names = new Map(board.items.map(({ slug, name }) => [slug, name]));
  return (
    <RailSection title="Awards">
      <ul className="text-sm">
        {board.awards.map(({ award_id, rank, slug, votes }) => (
          <li key={award_id} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <span>
              {ordinalWords(rank)}{" "}
              <PageLink href={`/listings/${slug}`} className="hover:underline">
                {names.get(slug) ?? slug}
              </PageLink>
            </span>
            <span className="figures text-soft">{countWords(votes, "vote")}</span>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

function Places({ places: { total, left, bookable } }: { places: LaunchWeekBoard["free_places"] }) {
  return (
    <RailSection title="Free launch places">
      <p className="text-sm text-soft">
        {left === 0 ? "All places are taken." : `${left} of ${total} are open.`}
        {left > 0 && !bookable && " They can no longer be booked: the free queue begins later."}
      </p>
    </RailSection>
  );
}
