import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { missingOwnPage } from "@/app/missing";
import { DeleteAccountForm } from "@/components/dashboard/account/delete-account-form";
import { bookedWords, WhatGoes, WhatStays } from "@/components/dashboard/account/deletion-words";
import type { AccountDeletion } from "@/lib/schemas/people/account-deletion";
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
  const of = (fate: AccountDeletion["listings"][number]["fate"]) =>
    deletion.listings.filter((one) => one.fate === fate);
  return (
    <>
      <h1 className="text-xl">Delete your account?</h1>
      <p className="mt-2 mb-6 text-soft wrap-anywhere">
        This deletes the account of {actor.email} on every site of this network, at once. It cannot be undone.
      </p>
      <div className="grid gap-6">
        <WhatGoes deletion={deletion} unpublished={of("unpublished")} />
        <WhatStays passedOn={of("passed_on")} />
        <DeleteAccountForm
          link={link}
          email={actor.email}
          published={of("published").map(({ name }) => name)}
          bookedForPublished={bookedWords(of("published"))}
          action={deleteOwn}
        />
      </div>
    </>
  );
}
