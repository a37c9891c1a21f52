import type { Metadata } from "next";
import { Points, Prose, ProseSection } from "@/components/docs/prose";
import { PageLink } from "@/components/ui/page-link";
import { COUNTS_HIDDEN_HOURS } from "@/lib/core/week-state";
import { BOARDS } from "@/lib/schemas/launches/boards";
import { BOARD_WORDS } from "@/lib/services/launches/boards/board-words";
import { CLUSTER_SIZE, NETWORK_DAYS } from "@/lib/services/votes/clusters";
import { getVoteFigures } from "@/lib/services/votes/get-vote-figures";
import { CROWD_VOTERS, HASTY_VOTES, YOUNG_HOURS } from "@/lib/services/votes/judge";
import { HELD_HOURS } from "@/lib/services/votes/settle-held";
import { read } from "@/lib/web/request/read";

export const metadata: Metadata = {
  title: "How ranking works",
  description: "The exact rule of each board, how votes are judged, and how many were held and refused this week.",
  alternates: { canonical: "/how-ranking-works" },
};

export default async function HowRankingWorksPage() {
  const figures = await read(getVoteFigures, {});
  return (
    <Prose
      title="How ranking works"
      lead="Votes order the community boards, and nothing else does. Nobody can buy or add a vote, not even an admin: there is no tool for it."
    >
      <Boards />
      <Voting />
      <Held />
      <ThisWeek figures={figures} />
    </Prose>
  );
}

function Boards() {
  return (
    <ProseSection id="boards" title="Each board’s rule">
      <dl className="grid gap-4">
        {BOARDS.map((board) => (
          <div key={board}>
            <dt className="font-medium">
              <PageLink href={`/leaderboards/${board}`} className="link">
                {BOARD_WORDS[board].title}
              </PageLink>
            </dt>
            <dd className="mt-0.5 text-soft">{BOARD_WORDS[board].howRanked}</dd>
          </div>
        ))}
      </dl>
      <p>
        Equal votes share a rank and the next lower count has the next rank: 9, 9 and 7 votes are ranks 1, 1 and 2. A
        launch without votes has no rank. The first three ranks of a closed week are its awards. A closed week stays as
        it was counted: a vote that is released or taken back later does not change it.
      </p>
      <p>
        In the first {COUNTS_HIDDEN_HOURS} hours of a week, counts and ranks of its launches are hidden and its board is
        shuffled each hour, so that an early lead decides nothing. Lists that go by votes (search, categories,
        alternatives) place these launches as if they had no votes until then.
      </p>
    </ProseSection>
  );
}

function Voting() {
  return (
    <ProseSection id="voting" title="Who votes">
      <Points>
        <li>People with a verified email address, on this website. API keys and apps cannot vote.</li>
        <li>One vote for each product. It can be taken back at any time.</li>
        <li>Never for one’s own product, nor for another product of the same company.</li>
        <li>
          An admin can release or refuse a vote that is held, which leaves an entry in the audit log. An admin cannot
          add one, or refuse one that counts.
        </li>
      </Points>
    </ProseSection>
  );
}

function Held() {
  return (
    <ProseSection id="held" title="Which votes are held">
      <Points>
        <li>Votes of accounts that are less than {YOUNG_HOURS} hours old.</li>
        <li>
          Votes in a cluster: {CLUSTER_SIZE} or more for one product, from one network, by accounts that were made
          within the same hour and have done nothing else here. Votes that had counted are held then too.
        </li>
        <li>
          Where more than {CROWD_VOTERS} people of one network vote within an hour, or one person votes more than{" "}
          {HASTY_VOTES} times within a minute, the browser is asked for a second of work first. A vote that comes
          without it is held. One that was pressed before signing in is cast on the way back and not asked for work: it
          is held then too.
        </li>
      </Points>
      <p>
        A held vote counts on no board. After {HELD_HOURS} hours it is released and counts from then on. Votes of a
        cluster whose accounts have still done nothing else are refused instead. For this we keep the network a vote
        came from for {NETWORK_DAYS} days, or until a held vote is decided.
      </p>
    </ProseSection>
  );
}

type Figures = Awaited<ReturnType<typeof read<typeof getVoteFigures.input, typeof getVoteFigures.output>>>;

function ThisWeek({ figures }: { figures: Figures }) {
  const rows = [
    { label: "Cast", count: figures.cast },
    { label: "Counted at once", count: figures.counted },
    { label: "Held now", count: figures.held },
    { label: "Held, then released", count: figures.released },
    { label: "Refused", count: figures.refused },
  ];
  return (
    <ProseSection id="this-week" title="This week’s votes">
      <p className="text-sm text-soft">
        {figures.days}. Votes that were taken back are not among them. The figures may be a minute old.
      </p>
      <dl className="max-w-80">
        {rows.map(({ label, count }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="figures font-medium">{count.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
    </ProseSection>
  );
}
