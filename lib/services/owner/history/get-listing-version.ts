import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { listingVersion } from "@/lib/schemas/edits/listing-version";
import { plainPart } from "@/lib/schemas/edits/plain-part";
import { listingId } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";
import { contentOf } from "@/lib/services/listings/content";
import { partOf } from "@/lib/services/listings/parts";
import { looksSame } from "@/lib/services/listings/versions";
import { getOwnedListing } from "@/lib/services/owner/owned-listing";
import { changesOf, getVersion, presentVersion } from "./version-rows";

/** One edit of a listing of the caller's, with every changed part before and after. */
export const getListingVersion = definePageOperation({
  name: "get_listing_version",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId, version: z.number().int().min(1) }),
  output: listingVersion,
  async run({ ctx, input }) {
    const listing = await getOwnedListing(ctx, input.listing_id);
    const row = await getVersion(ctx.db, listing.id, input.version);
    const content = contentOf(listing);
    const changes = changesOf(row).map(([field, { before, after }]) => ({
      field,
      before: plainPart(before),
      after: plainPart(after),
      is_current: looksSame(partOf(content, field), after),
      can_restore: !looksSame(partOf(content, field), before),
    }));
    return { ...presentVersion(row, requireUser(ctx)), changes };
  },
});
