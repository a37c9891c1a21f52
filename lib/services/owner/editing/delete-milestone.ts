import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { countedId, listingId } from "@/lib/schemas/primitives";
import { contentOf } from "@/lib/services/listings/content";
import { writeListing } from "@/lib/services/listings/write";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";

/** Removes one milestone; the others keep their ids. A person can bring it back from the listing's history. */
export const deleteMilestone = defineOperation({
  name: "delete_milestone",
  method: "DELETE",
  path: "/me/listings/{listing_id}/milestones/{milestone_id}",
  access: "listings:write",
  toolset: "listings",
  idempotent: true,
  title: "Delete a milestone",
  summary: "Remove one milestone of a listing you own; the others keep their ids.",
  input: z.strictObject({ listing_id: listingId, milestone_id: countedId("From get_my_listing, such as 1") }),
  output: z.object({ milestone_id: z.number().int(), deleted: z.literal(true) }),
  example: { listing_id: 1001, milestone_id: 1 },
  async run({ ctx, input: { listing_id, milestone_id } }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedListing(ctx, tx, listing_id);
      if (!contentOf(row).milestones.some((one) => one.milestone_id === milestone_id)) throw notFound("milestone");
      await writeListing(ctx, tx, row, (content) => ({
        ...content,
        milestones: content.milestones.filter((one) => one.milestone_id !== milestone_id),
      }));
      return { milestone_id, deleted: true as const };
    });
  },
});
