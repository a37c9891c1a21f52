import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { DraftJoined } from "@/components/dashboard/people/draft-joined";
import { InviteForm } from "@/components/dashboard/people/invite-form";
import { OpenInvites } from "@/components/dashboard/people/open-invites";
import { LinkButton } from "@/components/ui/button";
import { Notice, Panel } from "@/components/ui/panel";
import { findDraftPeople } from "@/lib/web/request/find-own";
import { sendInvite, takeBackInvite } from "./actions";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ done?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const people = await findDraftPeople((await params).id);
  return people ? { title: `People of ${people.product}: draft` } : MISSING_METADATA;
}

const DONE = new Map([
  ["invited", "The invitation is on its way."],
  ["standing", "This address is invited already, or has joined. No second email was sent."],
  ["revoked", "The invitation was taken back. Its link no longer works."],
  ["removed", "They no longer join the product, and are told by email."],
  ["refused", "That could not be done: it may have changed meanwhile. The page shows how things stand."],
]);

/** Who is invited to a draft, and who has joined it. Once it is saved, its listing's page of people is the one. */
export default async function DraftPeoplePage({ params, searchParams }: Props) {
  const [{ id }, { done = "" }] = await Promise.all([params, searchParams]);
  const people = await findDraftPeople(id);
  if (!people) return missingOwnPage();
  if (people.listing_id !== null) redirect(`/dashboard/listings/${people.listing_id}/people`);
  const said = DONE.get(done);
  return (
    <div className="max-w-text py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl wrap-anywhere">People of {people.product}</h1>
        <LinkButton href={`/dashboard/drafts/${id}`}>Back to the draft</LinkButton>
      </div>
      {said && <Notice className="mb-6">{said}</Notice>}
      <p className="mb-6 text-sm text-soft">
        Whoever accepts becomes a co-founder once you submit the draft: they can then edit the listing, and add their
        own founder profile. Until then only you see the draft.
      </p>
      <div className="grid gap-8">
        <DraftJoined joined={people.joined} remove={takeBackInvite.bind(null, id, "removed")} />
        <Panel title="Invite a co-founder" id="invite">
          <InviteForm left={people.invites_left} action={sendInvite.bind(null, id)} />
        </Panel>
        <OpenInvites invites={people.invites} revoke={takeBackInvite.bind(null, id, "revoked")} />
      </div>
    </div>
  );
}
