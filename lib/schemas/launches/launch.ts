import { z } from "zod";
import { AWARD_KINDS } from "@/lib/core/statuses";
import { WEEK_STATES } from "@/lib/core/week-state";
import { listingSummary } from "../listing";
import { instant, openEnum } from "../primitives";

const week = z.string().describe("ISO 8601 week such as 2026-W48");
const rank = z.number().int().min(1).describe("Dense: equal votes share one");

/** What a launch won (decisions, Awards). */
export const award = z.object({
  award_id: z.number().int(),
  kind: openEnum(AWARD_KINDS, "launch_week: among the first three by votes of a closed launch week"),
  week,
  rank,
  votes: z.number().int().describe("When the week closed"),
  listing: listingSummary,
  awarded_at: instant,
  badge_url: z.string().describe("SVG for the product's own site; get_badges has the code"),
});
export type Award = z.infer<typeof award>;

const weekAward = award.omit({ week: true, listing: true }).extend({ slug: z.string() });

/** A launch on its week's board. */
export const launch = listingSummary.extend({
  votes: z.number().int().nullable().describe("Cast in its launch week; null while counts are hidden"),
  rank: rank.nullable().describe("Null without votes and while counts are hidden"),
});
export type Launch = z.infer<typeof launch>;

const total = z.number().int().describe("Launches in all");

export const launchWeekBoard = z.object({
  week,
  days: z.string().describe("For people, such as 23–29 Nov 2026"),
  starts_at: instant,
  ends_at: instant,
  state: z.enum(WEEK_STATES),
  counts_hidden_until: instant.nullable().describe("Null once counts show"),
  free_places: z.object({
    total: z.number().int(),
    left: z.number().int(),
    bookable: z.boolean().describe("choose_free_listing can give this week now"),
  }),
  total,
  items: z.array(launch).describe("By votes of the week; shuffled while counts are hidden; none of an upcoming week"),
  awards: z.array(weekAward).describe("Of a closed week"),
});
export type LaunchWeekBoard = z.infer<typeof launchWeekBoard>;

export const LAUNCH_SECTIONS = ["this_week", "just_launched", "upcoming", "last_week_winners"] as const;

export const launchSection = z.object({
  key: openEnum(LAUNCH_SECTIONS, "Section"),
  title: z.string(),
  week: week.nullable(),
  total: total.describe("Launches in all; just_launched is counted to 10,000"),
  items: z.array(launch).describe("None of upcoming, which is counted only"),
  url: z.string(),
});
