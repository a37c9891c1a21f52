import type { Metadata } from "next";
import { missingPage } from "@/app/missing";
import { LinkAnswerForm } from "@/components/listing/follow/link-answer-form";
import { placeOf } from "@/components/listing/proof/proof-items";
import { LinkButton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Notice, Panel } from "@/components/ui/panel";
import { getInvite } from "@/lib/services/invites/get-invite";
import { invitePath } from "@/lib/services/invites/invite-link";
import { currentContext } from "@/lib/web/request/context";
import { readOrNull } from "@/lib/web/request/read";
import { joinByLink } from "./actions";

// The address holds what lets somebody into a listing, so no other site learns it.
export const metadata: Metadata = { title: "Invitation", robots: { index: false }, referrer: "same-origin" };

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What somebody was invited to by mail, before they join: opening the link does nothing. */
export default async function InvitePage({ searchParams }: { searchParams: Promise<{ link?: string }> }) {
  const { link = "" } = await searchParams;
  if (!link) return <WithoutLink />;
  const [invite, { site, actor }] = await Promise.all([readOrNull(getInvite, { link }), currentContext()]);
  if (!invite) return missingPage();
  const { product, url, slug, by } = invite;
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl wrap-anywhere">Join {product} as a co-founder?</h1>
      <p className="mt-2 text-soft wrap-anywhere">
        {by} invites you to {slug ? <PageLink href={`/listings/${slug}`}>{product}</PageLink> : product} ({placeOf(url)}
        ) on {site.name}. The invitation is open until {day.format(new Date(invite.expires_at))}.
      </p>
      <WhatItMeans isDraft={invite.is_draft} />
      {invite.is_mine ? (
        <Notice title="You run this product already" className="mt-6">
          There is nothing to accept with this account. If the invitation is for somebody else, they open the link in
          their own email.
        </Notice>
      ) : actor.type === "session" ? (
        <>
          <p className="mt-6 text-sm text-soft wrap-anywhere">You are signed in as {actor.email}, and join as that.</p>
          <LinkAnswerForm
            link={link}
            label={invite.is_draft ? "Accept the invitation" : `Join ${product}`}
            action={joinByLink}
          />
        </>
      ) : (
        <div className="mt-6">
          <LinkButton href={`/sign-in?${new URLSearchParams({ callbackUrl: invitePath(link), email: invite.email })}`}>
            Sign in to join
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function WhatItMeans({ isDraft }: { isDraft: boolean }) {
  return (
    <div className="mt-6">
      <Panel title="What this means">
        <ul className="grid list-disc gap-2 pl-5 text-sm">
          {isDraft && (
            <li>
              It is still a draft, which only its owner sees. You join once the owner submits it; the rest is from then
              on.
            </li>
          )}
          <li>
            You can edit the listing, its story and its milestones, post updates, and see everything of it. This goes
            for every listing of the same company on this network.
          </li>
          <li>Your own founder profile stands on the listing once you have filled it in. Nobody else can write it.</li>
          <li>Only the owner invites and removes people, chooses the launch, and pays.</li>
          <li>You cannot vote for the product; a vote you cast for it before is taken back.</li>
          <li>
            The people who run it see your name and email address. You can leave at any time
            {isDraft && " once it is submitted"}.
          </li>
        </ul>
      </Panel>
    </div>
  );
}

function WithoutLink() {
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Invitations</h1>
      <p className="mt-2 text-soft">Use the link in the email that invites you. It works once, for 14 days.</p>
    </div>
  );
}
