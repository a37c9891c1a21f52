import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { MILESTONES_MAX, milestone, milestoneInput } from "@/lib/schemas/milestone";
import { listingId } from "@/lib/schemas/primitives";
import { contentOf } from "@/lib/services/listings/content";
import { withMilestone } from "@/lib/services/listings/milestones";
import { writeListing } from "@/lib/services/listings/write";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";

/** Adds one milestone to a listing's timeline; its id is never given to another. */
export const addMilestone = defineOperation({
  name: "add_milestone",
  method: "POST",
  path: "/me/listings/{listing_id}/milestones",
  access: "listings:write",
  toolset: "listings",
  idempotent: true,
  status: 201,
  title: "Add a milestone",
  summary:
    "Add one dated milestone to a listing you own. Visitors see milestones where the listing is paid or the section is unlocked; get_my_listing shows them always.",
  input: z.strictObject({ listing_id: listingId, ...milestoneInput.shape }),
  output: milestone,
  errors: ["limit_reached"],
  example: { listing_id: 1001, date: "2026-10-01", title: "First 1,000 boards" },
  async run({ ctx, input }) {
    const { listing_id, ...wanted } = input;
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedListing(ctx, tx, listing_id);
      if (contentOf(row).milestones.length >= MILESTONES_MAX) throw tooMany();
      const saved = contentOf(await writeListing(ctx, tx, row, (content) => withMilestone(content, wanted)));
      return saved.milestones.filter(({ milestone_id }) => milestone_id === saved.lastMilestoneId)[0] ?? gone();
    });
  },
});

function tooMany(): AppError {
  const detail = `A listing has at most ${MILESTONES_MAX} milestones.`;
  return new AppError("limit_reached", detail, "Remove one with delete_milestone first.");
}

function gone(): never {
  throw new Error("a milestone that was written is not there");
}
