import { weekWords } from "@/components/listing/week-words";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import type { ListingFigures as Figures } from "@/lib/schemas/edits/listing-figures";
import { FIELD_LABELS } from "@/lib/schemas/profile";
import { DayChart } from "./day-chart";

/** How a live listing does: votes of its launch week, and visits of the last four weeks. */
export function ListingFigures({ figures }: { figures: Figures }) {
  const { days, followers } = figures;
  return (
    <Panel id="figures" title="Visitors" aside={`${followers.toLocaleString("en")} following`}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <LaunchVotes launch={figures.launch} />
        <DayChart title="Views of the page" days={days.map(({ day, views }) => ({ day, count: views }))} />
        <DayChart title="Visits to your site" days={days.map(({ day, clicks }) => ({ day, count: clicks }))} />
      </div>
      <p className="mt-5 max-w-2xl text-xs text-soft">
        Views and visits of the last four weeks, by days of UTC. We count pages sent to browsers and clicks on the
        button that leads to your site, your own too. Programs that name themselves, such as search engines, are left
        out. No cookie is set and nothing about a visitor is stored.
      </p>
    </Panel>
  );
}

function LaunchVotes({ launch }: Pick<Figures, "launch">) {
  if (!launch) return null;
  const title = `Votes in ${weekWords(launch.week).toLowerCase()}`;
  if (!launch.is_hidden)
    return <DayChart title={title} days={launch.days.map(({ day, votes }) => ({ day, count: votes }))} />;
  return (
    <div className="text-sm">
      <p className="text-soft">{title}</p>
      <p className="mt-2">Counts are hidden in the first hours of a launch week.</p>
    </div>
  );
}

/** Fields that are blank, each a link to where it is filled in. Blank is fine: nothing is invented. */
export function BlankFields({ listingId, blanks }: { listingId: number; blanks: Figures["blanks"] }) {
  if (blanks.length === 0) return null;
  return (
    <Panel id="blanks" title="Still blank" aside={blanks.length}>
      <p className="mb-2 text-sm text-soft">Visitors do not see blank fields. Fill in what fits your product.</p>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {blanks.map((field) => (
          <li key={field}>
            <PageLink
              href={`/dashboard/listings/${listingId}/edit#${field}`}
              className="link inline-flex min-h-8 items-center"
            >
              {FIELD_LABELS[field]}
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
