import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { type Week, weekDays, weekEnd, weekOf } from "@/lib/core/week";
import { countsHiddenUntil } from "@/lib/core/week-state";
import { launch } from "@/lib/schemas/launches/launch";
import { listingSummary } from "@/lib/schemas/listing";
import { instant } from "@/lib/schemas/primitives";
import { isLive } from "../listings/live";
import { absoluteUrl, presentSummary, type SummaryRow, summaryColumns } from "../listings/present";
import { openWeeks } from "./free-weeks";
import { presentBoard, readBoard } from "./weeks/week-board";

const t = schema.listings;
const NEWEST_SHOWN = 8;
const WEEK_SHOWN = 50;
const OPEN_SHOWN = 6;

const shown = listingSummary.extend({ screenshot: z.string().nullable() });

const home = z.object({
  week: z.object({
    week: z.string(),
    days: z.string(),
    ends_at: instant,
    counts_hidden_until: instant.nullable(),
    launches: z.array(launch.extend({ screenshot: z.string().nullable() })),
  }),
  open_weeks: z.array(
    z.object({ week: z.string(), days: z.string(), free_taken: z.number().int(), free_slots: z.number().int() }),
  ),
  newest: z.array(shown),
});
export type Home = z.infer<typeof home>;

/** What the home page shows: this week's launches by votes, the next weeks with free places, the newest of earlier weeks. */
export const getHome = definePageOperation({
  name: "get_home",
  access: "public",
  readOnly: true,
  input: z.strictObject({}),
  output: home,
  run: ({ ctx }) => overview(ctx),
});

async function overview(ctx: Ctx): Promise<Home> {
  const week = weekOf(ctx.now);
  const [launches, newest, open] = await Promise.all([
    readBoard(ctx, week, WEEK_SHOWN),
    newestBefore(ctx, week),
    openWeeks(ctx, OPEN_SHOWN),
  ]);
  const { baseUrl } = ctx.site;
  return {
    week: {
      week,
      days: weekDays(week),
      ends_at: weekEnd(week).toISOString(),
      counts_hidden_until: countsHiddenUntil(week, ctx.now)?.toISOString() ?? null,
      launches: presentBoard(launches, ctx, week).map((one, i) => ({
        ...one,
        screenshot: absoluteUrl(baseUrl, launches[i]?.screenshotUrl ?? null),
      })),
    },
    open_weeks: open.map((one) => ({
      week: one.week,
      days: weekDays(one.week),
      free_taken: one.taken,
      free_slots: one.places,
    })),
    newest: newest.map((row) => presentShown(row, ctx)),
  };
}

/** Unlike other lists, this one shows what each product looks like. */
const shownColumns = { ...summaryColumns, screenshotUrl: t.screenshotUrl };

function presentShown(row: SummaryRow & { screenshotUrl: string | null }, ctx: Ctx) {
  return { ...presentSummary(row, ctx), screenshot: absoluteUrl(ctx.site.baseUrl, row.screenshotUrl) };
}

/** What was imported stands in no week. */
function newestBefore({ db, site }: Ctx, week: Week) {
  const isOfBefore = and(isNotNull(t.launchedAt), ne(t.launchWeek, week));
  return db
    .select(shownColumns)
    .from(t)
    .where(and(eq(t.siteId, site.id), isLive, isOfBefore))
    .orderBy(desc(t.launchedAt), desc(t.id))
    .limit(NEWEST_SHOWN);
}
