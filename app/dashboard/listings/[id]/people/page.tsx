import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { InviteForm } from "@/components/dashboard/people/invite-form";
import { OpenInvites } from "@/components/dashboard/people/open-invites";
import { PeopleList } from "@/components/dashboard/people/people-list";
import { LinkButton } from "@/components/ui/button";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { PageLink } from "@/components/ui/page-link";
import { Notice, Panel } from "@/components/ui/panel";
import type { Person } from "@/lib/schemas/people/people";
import { listPeople } from "@/lib/services/invites/list-people";
import { findOwnListing } from "@/lib/web/request/find-own";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { leave, removePerson, sendInvite, takeBackInvite } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ done?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await findOwnListing((await params).id);
  return listing ? { title: `People of ${listing.name}` } : MISSING_METADATA;
}

const DONE = new Map([
  ["invited", "The invitation is on its way."],
  ["standing", "This address is invited already, or has joined. No second email was sent."],
  ["revoked", "The invitation was taken back. Its link no longer works."],
  ["removed", "They no longer have access. What they wrote stays."],
  ["refused", "That could not be done: it may have changed meanwhile. The page shows how things stand."],
]);

/** Who runs a listing, and, for its owner, who is invited to. */
export default async function PeoplePage({ params, searchParams }: Props) {
  const [{ id }, { done = "" }] = await Promise.all([params, searchParams]);
  await requireSignedIn(`/dashboard/listings/${id}/people`);
  const listing = await findOwnListing(id);
  const all = await readOrNull(listPeople, { listing_id: Number(id) });
  if (!listing || !all) return missingOwnPage();
  const isOwner = all.role === "owner";
  const said = DONE.get(done);
  const deedOf = (person: Person) => {
    if (person.role === "owner") return null;
    if (isOwner) return <Remove person={person} listingId={listing.listing_id} />;
    return person.is_me ? <Leave name={listing.name} listingId={listing.listing_id} /> : null;
  };
  return (
    <div className="max-w-text py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl wrap-anywhere">People of {listing.name}</h1>
        <LinkButton href={`/dashboard/listings/${id}`}>Back to the listing</LinkButton>
      </div>
      {done === "joined" && <Joined name={listing.name} />}
      {said && <Notice className="mb-6">{said}</Notice>}
      <p className="mb-4 text-sm text-soft">
        Co-founders edit the listing, its story and its milestones, post updates, and see everything of it, on every
        listing of the same company. Only the owner invites and removes people, chooses the launch, and pays.
      </p>
      <PeopleList people={all.people} deedOf={deedOf} />
      {isOwner && (
        <div className="mt-8 grid gap-8">
          <Panel title="Invite a co-founder" id="invite">
            <InviteForm left={all.invites_left} action={sendInvite.bind(null, listing.listing_id)} />
          </Panel>
          <OpenInvites invites={all.invites} revoke={takeBackInvite.bind(null, listing.listing_id)} />
        </div>
      )}
    </div>
  );
}

function Joined({ name }: { name: string }) {
  return (
    <Notice title={`You are a co-founder of ${name}`} className="mb-6">
      Visitors see you on the listing once{" "}
      <PageLink href="/dashboard/founder" className="link">
        your founder profile
      </PageLink>{" "}
      is complete.
    </Notice>
  );
}

function Remove({ person, listingId }: { person: Person; listingId: number }) {
  return (
    <ConfirmForm
      id={`remove-${person.user_id}`}
      deed="Remove"
      target={person.name ?? person.email}
      consequence="They lose access to the company's listings at once. What they wrote stays."
      action={removePerson.bind(null, listingId)}
    >
      <input type="hidden" name="person" value={person.user_id} />
    </ConfirmForm>
  );
}

function Leave({ name, listingId }: { name: string; listingId: number }) {
  return (
    <ConfirmForm
      id="leave"
      deed="Leave"
      target={name}
      consequence="You can no longer edit this company's listings, and are no longer shown on them. What you wrote stays."
      action={leave.bind(null, listingId)}
    >
      {null}
    </ConfirmForm>
  );
}
