import type { ShownDraft } from "@/lib/services/drafts/shown";
import type { ListingRow } from "@/lib/services/listings/present";

/** What somebody is invited to, by what its invitations are found by. */
export type Place = { draftId: string } | { listingId: number };

/** A draft, or the listing it has become with the company behind it; `name` is that of the product. */
export type InvitedTo = ({ draftId: string } | { listingId: number; companyId: number }) & { name: string };

export const placeOf = (invited: InvitedTo): Place =>
  "draftId" in invited ? { draftId: invited.draftId } : { listingId: invited.listingId };

/** A draft that has not become a listing yet. */
export const placeOfDraft = ({ id, content, url }: Pick<ShownDraft, "id" | "content" | "url">): InvitedTo => ({
  draftId: id,
  name: content.fields.name.value ?? new URL(url).hostname,
});

export const placeOfListing = ({ id, companyId, name }: ListingRow): InvitedTo => ({ listingId: id, companyId, name });
