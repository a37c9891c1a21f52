import type { Metadata } from "next";
import { ListingList, ListingRow } from "@/components/listing/listing-row";
import { ordinalWords, weekWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import type { Award } from "@/lib/schemas/launches/launch";
import { listAwards } from "@/lib/services/launches/awards/list-awards";
import { read } from "@/lib/web/request/read";

const SHOWN = 60;

export const metadata: Metadata = {
  title: "Awards",
  description: "The first three of each closed launch week, by the votes cast in it.",
  alternates: { canonical: "/awards" },
};

export default async function AwardsPage() {
  const { items } = await read(listAwards, { per_page: SHOWN });
  const weeks = [...new Set(items.map(({ week }) => week))];
  return (
    <div className="max-w-3xl">
      <h1 className="text-xl">Awards</h1>
      <p className="mt-1 mb-6 max-w-text text-sm text-soft">
        The first three of each closed launch week, by the votes cast in it. Equal votes share a rank; without votes
        there is none. An award never changes afterwards.
      </p>
      {weeks.length === 0 && (
        <EmptyState title="No awards yet" actions={<LinkButton href="/">See this week’s launches</LinkButton>}>
          The first ones are given when a launch week closes.
        </EmptyState>
      )}
      <div className="grid gap-10">
        {weeks.map((week) => (
          <WeekAwards key={week} week={week} awards={items.filter((award) => award.week === week)} />
        ))}
      </div>
    </div>
  );
}

function WeekAwards({ week, awards }: { week: string; awards: Award[] }) {
  return (
    <section aria-labelledby={week}>
      <h2 id={week} className="mb-2 text-lg">
        <PageLink href={`/launches/${week}`} className="hover:underline">
          {weekWords(week, true)}
        </PageLink>
      </h2>
      <ListingList label={`Awards of ${weekWords(week, true)}`}>
        {awards.map(({ award_id, rank, votes, listing }) => (
          <ListingRow
            key={award_id}
            level={3}
            listing={{ ...listing, votes }}
            counts="closed week"
            rank={rank}
            aside={`${ordinalWords(rank)} of its week`}
          />
        ))}
      </ListingList>
    </section>
  );
}
