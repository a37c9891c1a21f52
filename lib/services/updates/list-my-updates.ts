import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { ownUpdate } from "@/lib/schemas/edits/listing-update";
import { listingId } from "@/lib/schemas/primitives";
import { getOwnedListing } from "../owner/owned-listing";
import { isMailedToday } from "./mail-day";
import { countMailed } from "./mailed-followers";
import { presentUpdate } from "./present-update";

const u = schema.listingUpdates;

/** The updates of a listing one owns, newest first, and who would get another one by mail now. */
export const listMyUpdates = definePageOperation({
  name: "list_my_updates",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId, ...pageQuery }),
  output: pageOf(ownUpdate).extend({
    /** Followers whose addresses take mail and want news. */
    followers: z.number().int(),
    /** Whether today's one mailed update is out. */
    mailed_today: z.boolean(),
  }),
  async run({ ctx, input: { listing_id, ...page } }) {
    const { db, site, now } = ctx;
    const listing = await getOwnedListing(ctx, listing_id);
    const { limit, offset } = limitOffset(page);
    const ofListing = eq(u.listingId, listing.id);
    const newest = db.select().from(u).where(ofListing).orderBy(desc(u.publishedAt), desc(u.id));
    const [rows, total, followers, mailed_today] = await Promise.all([
      newest.limit(limit).offset(offset),
      db.$count(u, ofListing),
      countMailed(db, listing.id),
      isMailedToday(db, listing.id, now),
    ]);
    const items = rows.map((row) => presentUpdate(row, listing, site));
    return { ...toPage(items, total, page), followers, mailed_today };
  },
});
