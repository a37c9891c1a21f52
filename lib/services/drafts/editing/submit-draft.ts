import { z } from "zod";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { listingStatus } from "@/lib/schemas/listing";
import { draftId } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";
import { lockOwnedDraft } from "@/lib/services/drafts/owned";
import { proposedContent, type ShownDraft } from "@/lib/services/drafts/shown";
import { moveOwnDraft } from "@/lib/services/drafts/status";
import { createListing } from "@/lib/services/listings/create";
import { admitInvited } from "@/lib/services/listings/people/cofounders";
import { findUnowned, lockWebsite } from "@/lib/services/listings/people/unowned";
import type { ListingRow } from "@/lib/services/listings/present";
import { writeListing } from "@/lib/services/listings/write";

/** Saves a ready draft as a listing: not published, not charged. Running it again after edits updates the same listing. */
export const submitDraft = defineOperation({
  name: "submit_draft",
  method: "POST",
  path: "/drafts/{id}/submit",
  access: "listings:write",
  toolset: "drafts",
  idempotent: true,
  repeatable: true,
  title: "Submit a draft",
  summary:
    "Save a ready draft as a listing on this site. It is not published and nothing is charged. Again after edits, it updates the same listing. Next: choose_free_listing.",
  input: z.strictObject({ id: draftId }),
  output: z.object({
    listing_id: z.number().int(),
    draft_id: z.string(),
    slug: z.string(),
    status: listingStatus,
    url: z.string().describe("Where the owner manages the listing"),
  }),
  errors: ["draft_not_ready", "conflict"],
  example: { id: "dr_0123456789abcdefghij" },
  nextSteps: (one) => [
    `choose_free_listing {"listing_id": ${one.listing_id}}`,
    `get_my_listing {"listing_id": ${one.listing_id}}`,
  ],
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedDraft(ctx, tx, input.id);
      if (row.status !== "ready" && row.status !== "submitted") {
        const fix =
          row.status === "failed"
            ? "Send submit_listing with the same url to read the site again."
            : "Poll get_draft until status is ready.";
        throw new AppError("draft_not_ready", `The draft is ${row.status}.`, fix);
      }
      const listing = await saveListing(ctx, tx, row);
      await moveOwnDraft(tx, row, "submitted", { listingId: listing.id, content: {}, updatedAt: ctx.now });
      return {
        listing_id: listing.id,
        draft_id: row.id,
        slug: listing.slug,
        status: listing.status,
        url: `${ctx.site.baseUrl}/dashboard/listings/${listing.id}`,
      };
    });
  },
});

/** The team may have listed the product already: it is claimed, so that it does not stand there twice. */
async function refuseUnowned(ctx: Ctx, tx: Db, url: string): Promise<void> {
  await lockWebsite(tx, ctx, url);
  const unowned = await findUnowned(tx, ctx, url);
  if (!unowned) return;
  const page = `${ctx.site.baseUrl}/dashboard/claims/new?listing=${unowned.slug}`;
  throw new AppError(
    "conflict",
    `This product is listed here already, as “${unowned.name}”, and nobody has claimed it.`,
    `Claim it: claim_listing {"slug": "${unowned.slug}"}, or ${page}`,
  );
}

/** The draft's listing: made the first time; after a second reading, brought up to what the owner was shown of it. */
async function saveListing(ctx: Ctx, tx: Db, draft: ShownDraft): Promise<ListingRow> {
  const { listing, content, url, pictures } = draft;
  if (listing) return writeListing(ctx, tx, listing, (current) => proposedContent(draft, current), pictures);
  if (draft.listingId !== null) throw notFound("listing");
  await refuseUnowned(ctx, tx, url);
  const made = await createListing(ctx, tx, { content, url, pictures, ownerId: requireUser(ctx) });
  await admitInvited(tx, draft.id, made, ctx.now);
  return made;
}
