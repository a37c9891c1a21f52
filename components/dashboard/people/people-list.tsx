import type { ReactNode } from "react";
import type { Person } from "@/lib/schemas/people/people";
import { Badge } from "../../ui/badge";
import { PageLink } from "../../ui/page-link";

interface PeopleListProps {
  people: Person[];
  /** What can be done about a row. */
  deedOf(person: Person): ReactNode;
}

/** Who runs a listing, its owner first. */
export function PeopleList({ people, deedOf }: PeopleListProps) {
  return (
    <ul aria-label="People who run this listing" className="divide-y divide-line border-y border-line">
      {people.map((person) => (
        <li key={person.user_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0 text-sm">
            <p className="flex flex-wrap items-center gap-2 text-base font-medium wrap-anywhere">
              {person.name ?? person.email}
              <Badge>{person.role === "owner" ? "Owner" : "Co-founder"}</Badge>
              {person.is_me && <Badge>You</Badge>}
            </p>
            {person.name && <p className="text-soft wrap-anywhere">{person.email}</p>}
            <p className="text-soft">
              <ProfileState person={person} />
            </p>
          </div>
          {deedOf(person)}
        </li>
      ))}
    </ul>
  );
}

/** Whether visitors see the person on the listing. */
function ProfileState({ person: { slug, is_me } }: { person: Person }) {
  if (slug) return "Founder profile complete";
  if (!is_me) return "Founder profile not complete yet";
  return (
    <PageLink href="/dashboard/founder" className="link">
      Complete your founder profile to be shown on the listing
    </PageLink>
  );
}
