import { and, eq, gte } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { ownUpdate, updateInput } from "@/lib/schemas/edits/listing-update";
import { listingId } from "@/lib/schemas/primitives";
import { stage } from "../events/stage";
import type { ListingRow } from "../listings/present";
import { lockOwnedListing } from "../owner/owned-listing";
import { isMailedToday } from "./mail-day";
import { countMailed } from "./mailed-followers";
import { presentUpdate } from "./present-update";

const u = schema.listingUpdates;
/** Updates of one listing a day (UTC). */
export const UPDATES_PER_DAY = 20;

/** Publishes what is new of a live listing, and tells its followers by mail unless another update of the day did. */
export const postListingUpdate = defineOperation({
  name: "post_listing_update",
  method: "POST",
  path: "/me/listings/{listing_id}/updates",
  access: "listings:write",
  toolset: "listings",
  idempotent: true,
  openWorld: true,
  status: 201,
  title: "Post an update",
  summary:
    "Publish what is new of a live listing you own: on the latest-updates page, in the feeds and on its page at once. Each follower gets one email; of a listing one update a day (UTC) is mailed, so a second one that day is published with `followers_notified` 0. It cannot be taken back by API: show the user the text first.",
  input: z.strictObject({ listing_id: listingId, ...updateInput.shape }),
  output: ownUpdate,
  errors: ["conflict", "limit_reached"],
  example: {
    listing_id: 1001,
    title: "Boards work offline",
    body: "Version 2.3 keeps every board on your machine.\n\nChanges travel once you are online again.",
  },
  async run({ ctx, input: { listing_id, ...written } }) {
    return ctx.db.transaction(async (tx) => {
      const listing = await lockOwnedListing(ctx, tx, listing_id);
      await requireRoom(ctx, tx, listing);
      const isMailed = !(await isMailedToday(tx, listing.id, ctx.now));
      const followersNotified = isMailed ? await countMailed(tx, listing.id) : 0;
      const mailedOn = followersNotified > 0 ? dayOf(ctx.now) : null;
      const values = { listingId: listing.id, ...written, publishedAt: ctx.now, mailedOn, followersNotified };
      const [update] = await tx.insert(u).values(values).returning();
      if (!update) throw new Error("the insert returned no row");
      if (mailedOn) {
        const data = { update_id: update.id, site_id: ctx.site.id };
        await stage(tx, { name: "update.posted", key: `update:${update.id}`, data });
      }
      return presentUpdate(update, listing, ctx.site);
    });
  },
});

async function requireRoom({ now }: Ctx, tx: Db, { id, status }: ListingRow): Promise<void> {
  if (status !== "live") {
    const fix = "Post it once the listing is live; get_my_listing says where it stands.";
    throw new AppError("conflict", "Only a live listing has updates.", fix);
  }
  const midnight = new Date(`${dayOf(now)}T00:00:00Z`);
  if ((await tx.$count(u, and(eq(u.listingId, id), gte(u.publishedAt, midnight)))) < UPDATES_PER_DAY) return;
  const detail = `A listing has at most ${UPDATES_PER_DAY} updates a day.`;
  throw new AppError("limit_reached", detail, "Post the next one tomorrow (UTC).");
}
