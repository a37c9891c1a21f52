import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { defineOperation } from "@/lib/core/operation";
import { PER_PAGE_MAX } from "@/lib/core/pagination";
import { addWeeks, type Week, weekOf } from "@/lib/core/week";
import { launchSection } from "@/lib/schemas/launches/launch";
import { countOf } from "@/lib/services/listings/counted";
import { isLive } from "@/lib/services/listings/live";
import { presentSummary } from "@/lib/services/listings/present";
import { liveStats } from "@/lib/services/listings/stats";
import { countLaunches, launchColumns, launchColumnsAlone, presentBoard, presentLaunch, readBoard } from "./week-board";

const t = schema.listings;
const a = schema.awards;
const SHOWN = 5;
/** All that ever launched may be too many to count. */
const COUNTED_MAX = 10_000;
type Section = z.input<typeof launchSection>;

/** What launches: now, lately and soon, each in a section. */
export const listLaunches = defineOperation({
  name: "list_launches",
  method: "GET",
  path: "/launches",
  access: "public",
  toolset: "read",
  title: "List launches",
  summary:
    "The launch feed in sections: this week by votes, the newest launches, how many are queued, last week's winners. For a whole week use get_launch_week.",
  input: z.strictObject({
    per_page: z.number().int().min(1).max(PER_PAGE_MAX).default(SHOWN).describe("Of each section"),
  }),
  output: z.object({ sections: z.array(launchSection) }),
  example: { per_page: 2 },
  nextSteps: () => ['get_launch_week {"week": "current"}'],
  cacheTags: ({ siteId, output }) => [
    tags.listings(siteId),
    tags.awards(siteId),
    tags.places(siteId),
    ...output.sections.flatMap(({ week, items }) => [
      ...(week ? [tags.week(siteId, week)] : []),
      ...items.map(({ id }) => tags.listing(id)),
    ]),
  ],
  async run({ ctx, input }) {
    const week = weekOf(ctx.now);
    const sections = [
      thisWeek(ctx, week, input.per_page),
      justLaunched(ctx, input.per_page),
      upcoming(ctx),
      lastWinners(ctx, addWeeks(week, -1), input.per_page),
    ];
    return { sections: await Promise.all(sections) };
  },
});

const weekUrl = ({ site }: Ctx, week: Week) => `${site.baseUrl}/launches/${week}`;

async function thisWeek(ctx: Ctx, week: Week, limit: number): Promise<Section> {
  const [rows, total] = await Promise.all([readBoard(ctx, week, limit), countLaunches(ctx, week)]);
  const items = presentBoard(rows, ctx, week);
  return { key: "this_week", title: "Launching this week", week, total, items, url: weekUrl(ctx, week) };
}

async function justLaunched(ctx: Ctx, limit: number): Promise<Section> {
  // what was imported is public without a launch
  const launched = and(eq(t.siteId, ctx.site.id), isLive, isNotNull(t.launchedAt), isNotNull(t.launchWeek));
  const rows = ctx.db
    .select(launchColumnsAlone)
    .from(t)
    .innerJoin(schema.listingStats, liveStats)
    .where(launched)
    .orderBy(desc(t.launchedAt), desc(t.id))
    .limit(limit);
  const [found, [counted]] = await Promise.all([rows, countOf(ctx.db, launched, COUNTED_MAX).execute()]);
  return {
    key: "just_launched",
    title: "Just launched",
    week: null,
    total: counted?.count ?? 0,
    items: found.map((row) => presentLaunch(row, ctx)),
    url: `${ctx.site.baseUrl}/search?sort=newest`,
  };
}

async function upcoming(ctx: Ctx): Promise<Section> {
  const queued = and(eq(t.siteId, ctx.site.id), inArray(t.status, ["awaiting_badge", "scheduled"]));
  const total = await ctx.db.$count(t, queued);
  return { key: "upcoming", title: "Coming", week: null, total, items: [], url: `${ctx.site.baseUrl}/launches#coming` };
}

async function lastWinners(ctx: Ctx, week: Week, limit: number): Promise<Section> {
  const won = and(eq(a.siteId, ctx.site.id), eq(a.week, week), isLive);
  const rows = await ctx.db
    .select({ ...launchColumns, votes: a.votes, rank: a.rank })
    .from(a)
    .innerJoin(t, eq(t.id, a.listingId))
    .innerJoin(schema.listingStats, liveStats)
    .where(won)
    .orderBy(asc(a.rank), asc(a.id));
  return {
    key: "last_week_winners",
    title: "Last week’s winners",
    week,
    total: rows.length,
    items: rows.slice(0, limit).map((row) => ({ ...presentSummary(row, ctx), rank: row.rank })),
    url: weekUrl(ctx, week),
  };
}
