import { z } from "zod";
import { UNLOCKABLE_SECTIONS } from "@/lib/core/statuses";
import { launchWeek, listing, listingStatus, plan } from "./listing";
import { milestone } from "./milestone";
import { instant, openEnum } from "./primitives";

export const missingStep = z.object({
  reason: z.string(),
  url: z.string().describe("Where the owner does it, in the browser"),
});

/** One's own listing: the public profile plus what only the owner sees. */
export const myListing = listing.extend({
  listing_id: z.number().int(),
  role: openEnum(["owner", "cofounder"], "What the caller is; only the owner chooses the launch"),
  plan,
  unlocked_sections: z.array(z.enum(UNLOCKABLE_SECTIONS)),
  missing: z.array(missingStep).describe("What a launch still needs"),
  badge: z.object({
    result: z.string().nullable(),
    checked_at: instant.nullable(),
    checked_url: z.string().nullable(),
  }),
  version: z.number().int().describe("Counts the edits"),
  draft_id: z.string().nullable(),
  milestones: z.array(milestone),
  created_at: instant,
  updated_at: instant,
});
export type MyListing = z.infer<typeof myListing>;

export const myListingSummary = z.object({
  id: z.number().int(),
  listing_id: z.number().int(),
  slug: z.string(),
  site: z.string(),
  name: z.string(),
  url: z.string(),
  logo_url: z.string().nullable(),
  headline: z.string().nullable(),
  status: listingStatus,
  plan,
  launch_week: launchWeek,
  votes: z.number().int(),
  created_at: instant,
  updated_at: instant,
});

export const freeChoice = z.object({
  listing_id: z.number().int(),
  plan,
  status: listingStatus,
  launch_week: launchWeek,
  position: z.number().int().nullable().describe("Place among the week's free launches, from 1"),
  missing: z.array(missingStep),
});
