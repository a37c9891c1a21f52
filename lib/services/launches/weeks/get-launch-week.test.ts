import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createListing, createSite, createVote } from "@/lib/testing/database/factories";
import { getLaunchWeek } from "./get-launch-week";

const app = useApp({ operations: [getLaunchWeek] });
const get = async (week: string, per_page?: number) =>
  (await execute(getLaunchWeek, await app().context(), { week, per_page })).output;
const standing = (board: Awaited<ReturnType<typeof get>>) =>
  board.items.map(({ name, votes, rank }) => [name, votes, rank]);

beforeAll(async () => {
  const { db, siteId } = app();
  const elsewhere = await createSite(db, { host: "elsewhere.example" });
  const launch = { siteId, launchWeek: "2026-W53" };
  const aster = await createListing(db, { ...launch, name: "Aster", votes: 3 });
  await createListing(db, { ...launch, name: "Bryony", votes: 5, plan: "paid" });
  await createListing(db, { ...launch, name: "Clover", votes: 5 });
  await createListing(db, { ...launch, name: "Dahlia" });
  await createListing(db, { ...launch, name: "Paused", status: "paused", votes: 9 });
  await createListing(db, { siteId: elsewhere.id, launchWeek: "2026-W53", name: "Foreign", votes: 9 });
  await createListing(db, { ...launch, name: "Secret", status: "scheduled", launchWeek: "2027-W01" });
  await createListing(db, { ...launch, name: "Secret too", status: "awaiting_badge", launchWeek: "2027-W01" });
  await createVote(db, { siteId, listingId: aster.id, week: "2027-W01" });
  await db.insert(schema.launchWeeks).values({ siteId, week: "2027-W05", freeTaken: 14 });
});
beforeEach(() => app().clock.set("2026-12-30T12:00:00Z"));

describe("get_launch_week", () => {
  it("ranks a week's live launches by the votes cast in it, equal votes alike, whatever was paid", async () => {
    const board = await get("current");
    expect(board).toMatchObject({
      week: "2026-W53",
      days: "28 Dec 2026 – 3 Jan 2027",
      starts_at: "2026-12-28T00:00:00.000Z",
      ends_at: "2027-01-04T00:00:00.000Z",
      state: "live",
      counts_hidden_until: null,
      total: 4,
      awards: [],
    });
    expect(standing(board)).toEqual([
      ["Clover", 5, 1],
      ["Bryony", 5, 1],
      ["Aster", 3, 2],
      ["Dahlia", 0, null],
    ]);
    expect((await get("2026-W53", 1)).items).toHaveLength(1);
  });

  it("hides counts and ranks in the first four hours, in an order that changes each hour and not within it", async () => {
    const orders = new Set<string>();
    for (const hour of ["00", "01", "02", "03"]) {
      app().clock.set(`2026-12-28T${hour}:10:00Z`);
      const board = await get("current");
      expect(board.counts_hidden_until).toBe("2026-12-28T04:00:00.000Z");
      expect(standing(board).every(([, votes, rank]) => votes === null && rank === null)).toBe(true);
      const order = board.items.map(({ name }) => name).join();
      orders.add(order);
      app().clock.set(`2026-12-28T${hour}:50:00Z`);
      expect((await get("current")).items.map(({ name }) => name).join()).toBe(order);
    }
    expect(orders.size).toBeGreaterThan(1);
    app().clock.set("2026-12-28T04:00:00Z");
    expect((await get("current")).items[0]).toMatchObject({ name: "Clover", votes: 5, rank: 1 });
  });

  it("tells of a coming week how many launch and which places are free, and no name", async () => {
    const next = await get("next");
    expect(next).toMatchObject({ week: "2027-W01", state: "upcoming", total: 2, items: [] });
    expect(next.counts_hidden_until).toBe("2027-01-04T04:00:00.000Z");
    expect(next.free_places).toEqual({ total: 15, left: 15, bookable: false });
    expect(JSON.stringify(next)).not.toContain("Secret");
    expect((await get("2027-W05")).free_places).toEqual({ total: 15, left: 1, bookable: true });
    await app().db.update(schema.launchWeeks).set({ freeTaken: 15 }).where(eq(schema.launchWeeks.week, "2027-W05"));
    expect((await get("2027-W05")).free_places).toEqual({ total: 15, left: 0, bookable: false });
  });

  it("shows a closed week with its awards", async () => {
    const { db, siteId } = app();
    app().clock.set("2027-01-04T06:00:00Z");
    const [clover] = await db.select().from(schema.listings).where(eq(schema.listings.name, "Clover"));
    const won = {
      siteId,
      listingId: clover?.id ?? 0,
      kind: "launch_week",
      week: "2026-W53",
      rank: 1,
      votes: 5,
    } as const;
    await db.insert(schema.awards).values({ ...won, awardedAt: app().now() });
    const board = await get("2026-W53");
    expect(board).toMatchObject({ state: "closed", free_places: { left: 0, bookable: false } });
    expect(board.awards).toMatchObject([{ kind: "launch_week", rank: 1, votes: 5, slug: clover?.slug }]);
  });

  it.each(["2025-W53", "2026-48", "soon", ""])("refuses %j and says what a week is", async (week) => {
    await expect(get(week)).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/week", detail: expect.stringContaining("2026-W48, or current or next") }] },
    });
  });
});
