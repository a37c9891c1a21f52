import { beforeAll, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { weekOf, weekStart } from "@/lib/core/week";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { getListingFigures } from "./get-listing-figures";

const app = useApp({ operations: [] });
const WEDNESDAY = new Date("2026-11-18T12:00:00Z");
const WEEK = weekOf(WEDNESDAY);
let owner: Awaited<ReturnType<typeof createUser>>;
let ctx: Ctx;
beforeAll(async () => {
  owner = await createUser(app().db);
  ctx = { ...(await app().context(sessionActor(owner), { surface: "web" })), now: WEDNESDAY };
});

const live = () =>
  createListing(app().db, { siteId: app().siteId, ownerId: owner.id, status: "live", launchWeek: WEEK });
const figures = async (listing_id: number, at = WEDNESDAY) =>
  (await execute(getListingFigures, { ...ctx, now: at }, { listing_id })).output;

it("shows four weeks of visits, days without any included", async () => {
  const { id } = await live();
  await app().sql`insert into listing_days values (${id}, '2026-11-17', 30, 4), (${id}, '2026-10-21', 9, 9)`;
  const { days } = await figures(id);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([28, "2026-10-22", "2026-11-18"]);
  expect(days.filter((one) => one.views > 0)).toEqual([{ day: "2026-11-17", views: 30, clicks: 4 }]);
});

it("shows the launch week's votes that count, by day, and none of them in its first hours", async () => {
  const { id } = await live();
  const states = { counted: "2026-11-16T09:00:00Z", released: "2026-11-16T23:59:00Z", held: "2026-11-17T09:00:00Z" };
  for (const [state, at] of Object.entries(states)) {
    const voter = await createUser(app().db);
    const reason = state === "counted" ? null : "looked at";
    await app().sql`
      insert into votes (listing_id, user_id, site_id, cast_at, week, state, state_at, reason)
      values (${id}, ${voter.id}, ${app().siteId}, ${at}, ${WEEK}, ${state}, ${at}, ${reason})`;
  }
  expect((await figures(id)).launch).toEqual({
    week: WEEK,
    is_hidden: false,
    days: [
      { day: "2026-11-16", votes: 2 },
      { day: "2026-11-17", votes: 0 },
      { day: "2026-11-18", votes: 0 },
    ],
  });
  const early = await figures(id, weekStart(WEEK));
  expect(early.launch).toEqual({ week: WEEK, is_hidden: true, days: [] });
  expect((await figures(id, new Date(weekStart(WEEK).getTime() - 1))).launch).toBeNull();
});
