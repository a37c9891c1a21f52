import "server-only";
import { cache } from "react";
import { getMyClaim } from "@/lib/services/claims/get-my-claim";
import { getDraftReview } from "@/lib/services/drafts/review/get-draft-review";
import { listDraftPeople } from "@/lib/services/invites/list-draft-people";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { readOrNull } from "./read";
import { requireSignedIn } from "./require-signed-in";

/** A listing of the signed-in person by the id in an address, asked for once a request; null when they have none such. */
export const findOwnListing = cache(async (id: string) => {
  await requireSignedIn(`/dashboard/listings/${id}`);
  return readOrNull(getMyListing, { listing_id: Number(id) });
});

/** A draft of the signed-in person with all that its review shows, asked for once a request; null when they have none such. */
export const findOwnReview = cache(async (id: string) => {
  await requireSignedIn(`/dashboard/drafts/${id}`);
  return readOrNull(getDraftReview, { id });
});

/** Who is invited to a draft of the signed-in person, asked for once a request; null when they have none such. */
export const findDraftPeople = cache(async (id: string) => {
  await requireSignedIn(`/dashboard/drafts/${id}/people`);
  return readOrNull(listDraftPeople, { id });
});

/** A claim of the signed-in person, asked for once a request; null when they have none such. */
export const findOwnClaim = cache(async (id: string) => {
  await requireSignedIn(`/dashboard/claims/${id}`);
  return readOrNull(getMyClaim, { claim_id: id });
});
