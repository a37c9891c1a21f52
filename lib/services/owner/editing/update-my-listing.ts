import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { requireRevision } from "@/lib/core/http/revision";
import { defineOperation } from "@/lib/core/operation";
import { editedListing, type ListingPatch, listingPatchInput } from "@/lib/schemas/edits/listing-edit";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { withKnownCategories } from "@/lib/services/listings/categories/category-names";
import { type ContentEdit, editContent } from "@/lib/services/listings/edit-content";
import { originalsOf } from "@/lib/services/listings/originals";
import type { ListingRow } from "@/lib/services/listings/present";
import { writeListing } from "@/lib/services/listings/write";
import { getOwnedListing, listingRevision, lockOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentMyListing } from "@/lib/services/owner/present-my-listing";
import { applyElsewhere, lockCompanyListings, sitesNamed } from "./apply-elsewhere";

/** Edits one's own listing; only what is sent changes, and every edit is one version. */
export const updateMyListing = defineOperation({
  name: "update_my_listing",
  method: "PATCH",
  path: "/me/listings/{listing_id}",
  access: "listings:write",
  toolset: "listings",
  idempotent: true,
  title: "Update my listing",
  summary:
    'Edit a listing you own; only what is sent changes, at once if it is live, and each edit is a version you can take back. Values go into `fields`, such as {"headline": "…", "license": null}; null removes one. `applied` says what `apply_to` wrote on other sites.',
  input: listingPatchInput,
  output: editedListing,
  example: { listing_id: 1001, fields: { headline: "Your kanban board, in plain files" } },
  revision: listingRevision,
  nextSteps: ({ listing_id }) => [`get_my_listing {"listing_id": ${listing_id}}`],
  async run({ ctx, input }) {
    const { listing_id, ...body } = input;
    const patch = await withKnownCategories(ctx, body);
    const sites = await sitesNamed(ctx, patch.apply_to);
    const { row, applied } = await ctx.db.transaction(async (tx) => {
      if (sites) await lockCompanyListings(ctx, tx, listing_id);
      const before = await lockOwnedListing(ctx, tx, listing_id);
      requireRevision(ctx.ifMatch, () => listingRevision(before));
      const saved = await editOwn(ctx, tx, before, editOf(patch));
      return { row: saved, applied: sites ? await applyElsewhere(ctx, tx, { row: saved, patch, sites }) : [] };
    });
    return { ...(await presentMyListing(row, ctx)), applied };
  },
  async again({ ctx, input }) {
    return { ...(await presentMyListing(await getOwnedListing(ctx, input.listing_id), ctx)), applied: [] };
  },
});

async function editOwn(ctx: Ctx, tx: Db, row: ListingRow, edit: ContentEdit): Promise<ListingRow> {
  const originals = await originalsOf(tx, row);
  return writeListing(ctx, tx, row, (content) => editContent(content, originals, edit));
}

/** The links that a call names are all there are: it removes the others. */
function editOf({ fields, faqs, socials, seo }: ListingPatch): ContentEdit {
  const company_socials = socials && Object.fromEntries(PLATFORM_KEYS.map((key) => [key, socials[key] ?? null]));
  return { fields, faqs, seo, company_socials };
}
