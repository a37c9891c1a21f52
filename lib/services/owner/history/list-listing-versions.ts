import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { listingVersionSummary } from "@/lib/schemas/edits/listing-version";
import { listingId } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";
import { getOwnedListing } from "@/lib/services/owner/owned-listing";
import { presentVersion } from "./version-rows";

const v = schema.listingVersions;

/** The edits of a listing of the caller's, newest first. */
export const listListingVersions = definePageOperation({
  name: "list_listing_versions",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId, ...pageQuery }),
  output: pageOf(listingVersionSummary),
  async run({ ctx, input }) {
    const { id } = await getOwnedListing(ctx, input.listing_id);
    const { limit, offset } = limitOffset(input);
    const where = eq(v.listingId, id);
    const [rows, total] = await Promise.all([
      ctx.db.select().from(v).where(where).orderBy(desc(v.version)).limit(limit).offset(offset),
      ctx.db.$count(v, where),
    ]);
    const userId = requireUser(ctx);
    return toPage(
      rows.map((row) => presentVersion(row, userId)),
      total,
      input,
    );
  },
});
