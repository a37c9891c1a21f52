import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingOwnPage } from "@/app/missing";
import { DeleteAccountForm } from "@/components/dashboard/account/delete-account-form";
import { Panel } from "@/components/ui/panel";
import { deletionPath } from "@/lib/services/personal-data/deletion-link";
import { getAccountDeletion } from "@/lib/services/personal-data/get-account-deletion";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { deleteOwn } from "../actions";

// The address holds what deletes an account, so no other site learns it.
export const metadata: Metadata = { title: "Delete account", robots: { index: false }, referrer: "same-origin" };

/** Says what goes and what stays, before the account is deleted. */
export default async function DeleteAccountPage({ searchParams }: { searchParams: Promise<{ link?: string }> }) {
  const { link } = await searchParams;
  if (!link) redirect("/settings/account");
  const { actor } = await requireSignedIn(deletionPath(link));
  const deletion = await readOrNull(getAccountDeletion, { link });
  if (!deletion || actor.type !== "session") return missingOwnPage();
  const named = (fate: string) => deletion.listings.filter((one) => one.fate === fate).map(({ name }) => name);
  return (
    <>
      <h1 className="text-xl">Delete your account?</h1>
      <p className="mt-2 mb-6 text-soft wrap-anywhere">
        This deletes the account of {actor.email} on every site of this network, at once. It cannot be undone.
      </p>
      <div className="grid gap-6">
        <WhatGoes unpublished={named("unpublished")} />
        <WhatStays passedOn={named("passed_on")} />
        <DeleteAccountForm link={link} email={actor.email} published={named("published")} action={deleteOwn} />
      </div>
    </>
  );
}

function WhatGoes({ unpublished }: { unpublished: string[] }) {
  return (
    <Panel title="What goes">
      <ul className="grid list-disc gap-2 pl-5 text-sm">
        <li>Your sign-ins, API keys and connected apps. They stop working at once.</li>
        <li>Your founder profile and page, your photo, stories and interview answers.</li>
        <li>
          Your drafts{unpublished.length > 0 && `, and listings that were never published: ${unpublished.join(", ")}`}.
        </li>
        <li>Your votes and follows. Counts go down with them; places and awards of closed weeks stay as they were.</li>
        <li>Claims, invitations and what you are a co-founder of.</li>
      </ul>
    </Panel>
  );
}

function WhatStays({ passedOn }: { passedOn: string[] }) {
  return (
    <Panel title="What stays">
      <ul className="grid list-disc gap-2 pl-5 text-sm">
        {passedOn.length > 0 && (
          <li>Listings with co-founders: {passedOn.join(", ")}. They pass to the co-founder who joined first.</li>
        )}
        <li>Edits in the history of listings and entries of the log, as made by a deleted account.</li>
        <li>Updates you posted of listings that stay, and pictures that these show.</li>
        <li>Orders with their billing details, which the law asks us to keep.</li>
      </ul>
    </Panel>
  );
}
