import type { Metadata } from "next";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { BoardRow } from "@/components/listing/board-row";
import { ListingList } from "@/components/listing/listing-row";
import { weekWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PER_PAGE_MAX } from "@/lib/core/pagination";
import { BOARDS, type BoardName } from "@/lib/schemas/launches/boards";
import type { Leaderboard } from "@/lib/schemas/launches/leaderboard";
import { getLeaderboard } from "@/lib/services/launches/boards/get-leaderboard";
import { readOrNull } from "@/lib/web/request/read";

interface Props {
  params: Promise<{ board: string }>;
  searchParams: Promise<{ week?: string | string[] }>;
}

const TAB_WORDS: Record<BoardName, string> = {
  "community-weekly": "Week",
  "community-monthly": "30 days",
  "community-all-time": "All time",
  billboard: "Billboard",
  "dr-top": "Domain Rating",
  "dr-rising": "Rising",
};

/** Asked for once a request: the page and its head need the same. */
const findBoard = cache((board: string, week: string | undefined) =>
  readOrNull(getLeaderboard, { board, per_page: PER_PAGE_MAX, ...(week && { week }) }),
);

async function boardOf({ params, searchParams }: Props) {
  const [{ board }, { week }] = await Promise.all([params, searchParams]);
  return findBoard(board, [week].flat()[0]);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const board = await boardOf(props);
  if (!board) return MISSING_METADATA;
  return {
    title: board.title,
    description: board.how_ranked,
    alternates: { canonical: `/leaderboards/${board.board}` },
  };
}

export default async function LeaderboardPage(props: Props) {
  const board = await boardOf(props);
  if (!board) return missingPage();
  return (
    <div className="max-w-3xl">
      <h1 className="text-xl">{board.title}</h1>
      {board.week && (
        <p className="mt-1 text-sm text-soft">
          {weekWords(board.week, true)}
          {board.is_final && ", final"}
        </p>
      )}
      <p className="mt-1 max-w-text text-sm text-soft">{board.how_ranked}</p>
      {board.attribution && (
        <p className="mt-1 text-sm text-soft">
          <a href={board.attribution.url} className="link" rel="noopener">
            {board.attribution.text}
          </a>
        </p>
      )}
      <div className="mt-5">
        <LinkTabs
          label="Boards"
          tabs={BOARDS.map((one) => ({
            href: `/leaderboards/${one}`,
            label: TAB_WORDS[one],
            current: one === board.board,
          }))}
        />
        <Entries board={board} />
      </div>
    </div>
  );
}

const EMPTY_WORDS: Record<BoardName, string> = {
  "community-weekly": "No launch has votes in this week yet.",
  "community-monthly": "No votes were cast in the last 30 days.",
  "community-all-time": "No votes were cast yet.",
  billboard: "No place on the billboard is booked for this week.",
  "dr-top": "No product’s Domain Rating is known yet.",
  "dr-rising": "No product’s Domain Rating is known to have risen in the last 30 days.",
};

function Entries({ board }: { board: Leaderboard }) {
  if (board.items.length === 0)
    return (
      <EmptyState
        isBelowTabs
        title={EMPTY_WORDS[board.board]}
        actions={<LinkButton href="/">See this week’s launches</LinkButton>}
      />
    );
  return (
    <ListingList label={board.title} isBelowTabs isRanked={board.items.some(({ rank }) => rank !== null)}>
      {board.items.map((entry) => (
        <BoardRow key={entry.listing.id} entry={entry} />
      ))}
    </ListingList>
  );
}
