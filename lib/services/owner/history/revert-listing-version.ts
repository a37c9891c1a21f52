import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { partName } from "@/lib/schemas/content";
import { revertResult } from "@/lib/schemas/edits/listing-version";
import { listingId } from "@/lib/schemas/primitives";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";
import { writeRevert } from "./write-revert";

/**
 * Takes an edit back: writes what stood there before, as one new version. Of a whole edit, parts that were changed again since
 * are left alone and named; a part that the call names is written all the same.
 */
export const revertListingVersion = definePageOperation({
  name: "revert_listing_version",
  access: "session",
  readOnly: false,
  input: z.strictObject({
    listing_id: listingId,
    version: z.number().int().min(1),
    fields: z.array(partName).min(1).optional().describe("Only these of what the edit changed; all without it"),
  }),
  output: revertResult,
  run: ({ ctx, input: { listing_id, ...what } }) =>
    ctx.db.transaction(async (tx) => writeRevert(ctx, tx, await lockOwnedListing(ctx, tx, listing_id), what)),
});
