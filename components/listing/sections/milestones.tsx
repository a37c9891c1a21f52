import type { Listing } from "@/lib/schemas/listing";
import { Section } from "./section";

const dayWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** What the product reached, and when. */
export function Milestones({ milestones }: { milestones: NonNullable<Listing["milestones"]> }) {
  return (
    <Section title="Milestones">
      <ol className="divide-y divide-line border-y border-line">
        {milestones.map((one) => (
          <li
            key={one.milestone_id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 py-3 text-sm sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <time dateTime={one.date} className="figures text-soft">
              {dayWords.format(new Date(one.date))}
            </time>
            <div>
              {one.url ? (
                <a href={one.url} rel="nofollow noopener" className="link font-medium">
                  {one.title}
                </a>
              ) : (
                <span className="font-medium">{one.title}</span>
              )}
              {one.description && <p className="mt-0.5 whitespace-pre-line text-soft">{one.description}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
