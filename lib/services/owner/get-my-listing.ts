import { z } from "zod";
import { defineOperation } from "@/lib/core/operation";
import { myListing } from "@/lib/schemas/my-listing";
import { listingId } from "@/lib/schemas/primitives";
import { getOwnedListing, listingRevision } from "./owned-listing";
import { presentMyListing } from "./present-my-listing";

/** One of the caller's listings: status, plan, launch week, unlocked sections and all public content. */
export const getMyListing = defineOperation({
  name: "get_my_listing",
  method: "GET",
  path: "/me/listings/{listing_id}",
  access: "account:read",
  toolset: "listings",
  title: "Get my listing",
  summary:
    "One listing you own: status, plan, launch week, what a launch still needs, unlocked sections, and all public content.",
  input: z.strictObject({ listing_id: listingId }),
  output: myListing,
  example: { listing_id: 1001 },
  revision: listingRevision,
  nextSteps: ({ listing_id, status }) => {
    if (status === "draft") return [`choose_free_listing {"listing_id": ${listing_id}}`];
    const again = `choose_free_listing {"listing_id": ${listing_id}} after the missing steps are done`;
    return status === "awaiting_badge" ? [again] : [];
  },
  async run({ ctx, input }) {
    return presentMyListing(await getOwnedListing(ctx, input.listing_id), ctx);
  },
});
