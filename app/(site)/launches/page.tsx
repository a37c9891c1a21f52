import type { Metadata } from "next";
import { countWords, weekWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { Table, Td, Th } from "@/components/ui/table";
import { getCalendar } from "@/lib/services/launches/weeks/get-calendar";
import { feedLinks } from "@/lib/web/feeds/feed-forms";
import { read } from "@/lib/web/request/read";

export const metadata: Metadata = {
  title: "Launch weeks",
  description: "Coming launch weeks with their free places, and past ones with their winners.",
  alternates: { canonical: "/launches", types: feedLinks("week", "new") },
};

export default async function LaunchesPage() {
  const { current, coming, past } = await read(getCalendar, {});
  return (
    <div className="grid gap-12">
      <section className="min-w-0">
        <h1 className="text-xl">Launch weeks</h1>
        <Intro current={current} />
        <h2 id="coming" className="mt-8 mb-3 text-lg">
          Coming
        </h2>
        <Coming weeks={coming} />
        <p className="mt-5">
          <LinkButton href="/submit" variant="primary">
            Submit a product
          </LinkButton>
        </p>
      </section>
      <section aria-labelledby="past" className="min-w-0">
        <h2 id="past" className="mb-3 text-lg">
          Past
        </h2>
        <Past weeks={past} />
      </section>
    </div>
  );
}

type Calendar = Awaited<ReturnType<typeof read<typeof getCalendar.input, typeof getCalendar.output>>>;

/** Counts only: nobody is named before the week begins. */
function Coming({ weeks }: { weeks: Calendar["coming"] }) {
  return (
    <Table caption="Coming launch weeks">
      <thead>
        <tr>
          <Th>Week</Th>
          <Th className="hidden sm:table-cell">Days</Th>
          <Th className="text-right">Launches</Th>
          <Th className="text-right">Free places</Th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((one) => (
          <tr key={one.week}>
            <Td className="whitespace-nowrap">
              <PageLink href={`/launches/${one.week}`} className="hover:underline" title={one.days}>
                {weekWords(one.week, true)}
              </PageLink>
            </Td>
            <Td className="hidden whitespace-nowrap text-soft sm:table-cell">{one.days}</Td>
            <Td numeric>{one.launches}</Td>
            <Td numeric>{one.bookable ? one.free_left : one.free_left === 0 ? "Full" : "Not bookable"}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Past({ weeks }: { weeks: Calendar["past"] }) {
  if (weeks.length === 0)
    return <EmptyState title="No launch week is over yet">The first one to close is listed here.</EmptyState>;
  return (
    <Table caption="Past launch weeks">
      <thead>
        <tr>
          <Th>Week</Th>
          <Th>First</Th>
          <Th className="text-right">Launches</Th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, days, launches, winners }) => (
          <tr key={week}>
            <Td className="whitespace-nowrap">
              <PageLink href={`/launches/${week}`} className="hover:underline" title={days}>
                {weekWords(week, true)}
              </PageLink>
            </Td>
            <Td>{winners.length > 0 ? <Winners winners={winners} /> : <span className="text-soft">No votes</span>}</Td>
            <Td numeric>{launches}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Winners({ winners }: { winners: Calendar["past"][number]["winners"] }) {
  return (
    <ul>
      {winners.map(({ slug, name, votes }) => (
        <li key={slug}>
          <PageLink href={`/listings/${slug}`} className="hover:underline">
            {name}
          </PageLink>{" "}
          <span className="text-soft">{countWords(votes, "vote")}</span>
        </li>
      ))}
    </ul>
  );
}

function Intro({ current }: { current: string }) {
  return (
    <p className="mt-1 max-w-text text-sm text-soft">
      Products launch from Monday to Sunday, UTC.{" "}
      <PageLink href={`/launches/${current}`} className="link">
        See this week
      </PageLink>{" "}
      or{" "}
      <a href="/launches.ics" className="link">
        subscribe to the calendar
      </a>
      . Who leads stands on the{" "}
      <PageLink href="/leaderboards/community-weekly" className="link">
        leaderboards
      </PageLink>
      , who won under{" "}
      <PageLink href="/awards" className="link">
        awards
      </PageLink>
      .
    </p>
  );
}
