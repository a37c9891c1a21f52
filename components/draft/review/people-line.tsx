import { countWords } from "@/components/listing/week-words";
import { LinkButton } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import type { DraftPeople } from "@/lib/schemas/people/people";

interface PeopleLineProps {
  people: DraftPeople;
  href: string;
}

/** Leads from a draft to who is invited to run its listing. */
export function PeopleLine({ people: { joined, invites }, href }: PeopleLineProps) {
  return (
    <Panel title="Co-founders" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-soft">
          {joined.length + invites.length === 0
            ? "Others can run the listing with you, each with a founder profile of their own."
            : `${countWords(joined.length, "person", "people")} joined, ${countWords(invites.length, "open invitation")}.`}
        </p>
        <LinkButton href={href}>{joined.length + invites.length === 0 ? "Invite somebody" : "See who"}</LinkButton>
      </div>
    </Panel>
  );
}
