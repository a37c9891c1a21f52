import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { dayOf, daysFrom, lastDays } from "@/lib/core/calendar/days";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { parseWeek, type Week, weekStart } from "@/lib/core/week";
import { countsHiddenUntil } from "@/lib/core/week-state";
import { listingFigures } from "@/lib/schemas/edits/listing-figures";
import { listingId } from "@/lib/schemas/primitives";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";
import { contentOf } from "@/lib/services/listings/content";
import { getStats } from "@/lib/services/listings/stats";
import { getOwnedListing } from "@/lib/services/owner/owned-listing";

const d = schema.listingDays;
const v = schema.votes;
const DAYS_SHOWN = 28;
const WEEK_DAYS = 7;

/** How one's own listing does: visits by day, votes of its launch week, followers, and what is still blank. */
export const getListingFigures = definePageOperation({
  name: "get_listing_figures",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: listingFigures,
  async run({ ctx, input }) {
    const row = await getOwnedListing(ctx, input.listing_id);
    const week = row.launchWeek ? parseWeek(row.launchWeek) : null;
    const [{ followers }, days, launch] = await Promise.all([
      getStats(ctx.db, row.id),
      visitsByDay(ctx, row.id),
      week && weekStart(week) <= ctx.now ? votesByDay(ctx, row.id, week) : null,
    ]);
    const { fields } = contentOf(row);
    return {
      followers,
      days,
      launch,
      blanks: PROFILE_FIELD_NAMES.filter((name) => fields[name].state === "not_found"),
    };
  },
});

async function visitsByDay({ db, now }: Ctx, id: number) {
  const shown = lastDays(now, DAYS_SHOWN);
  const rows = await db
    .select({ day: d.day, views: d.views, clicks: d.clicks })
    .from(d)
    .where(and(eq(d.listingId, id), gte(d.day, shown[0] ?? "")));
  return shown.map((day) => rows.find((one) => one.day === day) ?? { day, views: 0, clicks: 0 });
}

/** The launch week's days as far as they have begun; nothing of them while its counts are hidden. */
async function votesByDay({ db, now }: Ctx, id: number, week: Week) {
  if (countsHiddenUntil(week, now)) return { week, days: [], is_hidden: true };
  const day = sql<string>`to_char(${v.castAt} at time zone 'utc', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, votes: sql<number>`count(*)::int` })
    .from(v)
    .where(and(eq(v.listingId, id), eq(v.week, week), inArray(v.state, ["counted", "released"])))
    .groupBy(day);
  const begun = daysFrom(weekStart(week), WEEK_DAYS).filter((one) => one <= dayOf(now));
  const days = begun.map((one) => ({ day: one, votes: rows.find((row) => row.day === one)?.votes ?? 0 }));
  return { week, days, is_hidden: false };
}
