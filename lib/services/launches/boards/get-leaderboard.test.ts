import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { BOARDS } from "@/lib/schemas/launches/boards";
import { useApp } from "@/lib/testing/api/app";
import { createListing, createVote } from "@/lib/testing/database/factories";
import { getLeaderboard } from "./get-leaderboard";

const app = useApp({ operations: [getLeaderboard] });
const get = async (board: string, more: { week?: string; per_page?: number } = {}) =>
  (await execute(getLeaderboard, await app().context(), { board, ...more })).output;
const ranked = async (...call: Parameters<typeof get>) =>
  (await get(...call)).items.map(({ rank, listing, score_label }) => [rank, listing.name, score_label]);

const ids: Record<string, number> = {};
const domains: Record<string, string> = {};

async function make(name: string, values: Partial<Parameters<typeof createListing>[1]> = {}) {
  const { db, siteId } = app();
  const row = await createListing(db, { siteId, name, ...values });
  const [company] = await db.select().from(schema.companies).where(eq(schema.companies.id, row.companyId));
  ids[name] = row.id;
  domains[name] = company?.domain ?? "";
}

const vote = async (name: string, count: number, castAt: string, week: string) => {
  for (let i = 0; i < count; i += 1)
    await createVote(app().db, {
      siteId: app().siteId,
      listingId: ids[name] ?? 0,
      castAt: new Date(`${castAt}T09:00:00Z`),
      week,
    });
};

const rate = (name: string, day: string, rating: number | null, source: "ahrefs" | "manual" = "manual") =>
  app()
    .db.insert(schema.domainRatings)
    .values({ domain: domains[name] ?? "", day, rating, source });

beforeAll(async () => {
  await make("Aster", { launchWeek: "2026-W47" });
  await make("Bryony", { launchWeek: "2026-W47", plan: "paid" });
  await make("Clover", { launchWeek: "2026-W40" });
  await make("Dahlia", { launchWeek: "2026-W47" });
  await make("Gone", { launchWeek: "2026-W47", status: "removed" });
  await vote("Aster", 2, "2026-11-17", "2026-W47");
  await vote("Bryony", 2, "2026-11-17", "2026-W47");
  await vote("Clover", 3, "2026-10-01", "2026-W40");
  await vote("Clover", 1, "2026-11-17", "2026-W47");
  await vote("Gone", 5, "2026-11-17", "2026-W47");
});
beforeEach(() => app().clock.set("2026-11-18T12:00:00Z"));

describe("the community's boards", () => {
  it("rank a week's launches by the votes of that week, a month by votes cast in it, all time by all", async () => {
    expect(await ranked("community-weekly")).toEqual([
      [1, "Bryony", "2 votes"],
      [1, "Aster", "2 votes"],
    ]);
    expect(await ranked("community-weekly", { week: "2026-W40" })).toEqual([[1, "Clover", "3 votes"]]);
    expect(await ranked("community-monthly")).toEqual([
      [1, "Bryony", "2 votes"],
      [1, "Aster", "2 votes"],
      [2, "Clover", "1 vote"],
    ]);
    expect(await ranked("community-all-time", { per_page: 2 })).toEqual([
      [1, "Clover", "4 votes"],
      [2, "Bryony", "2 votes"],
    ]);
  });

  it("tell no count of a week that has just begun, on none of them", async () => {
    app().clock.set("2026-11-16T03:59:00Z");
    const weekly = await get("community-weekly");
    expect(weekly.items.map(({ rank, score, listing }) => [rank, score, listing.votes])).toEqual([
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ]);
    expect(weekly.items[0]?.score_label).toBe("Votes hidden");
    expect(await ranked("community-monthly")).toEqual([[1, "Clover", "1 vote"]]);
    expect(await ranked("community-all-time")).toEqual([[1, "Clover", "4 votes"]]);
  });

  it("are final once their week was closed, and not before", async () => {
    const isFinal = async (week: string) => (await get("community-weekly", { week })).is_final;
    expect([await isFinal("2026-W47"), await isFinal("2026-W40"), await isFinal("2026-W30")]).toEqual([
      false,
      false,
      true, // nothing launched
    ]);
    const closed = { siteId: app().siteId, week: "2026-W40", closedAt: app().now() };
    await app().db.insert(schema.launchWeeks).values(closed);
    expect(await isFinal("2026-W40")).toBe(true);
    expect(await get("community-weekly", { week: "2026-W50" })).toMatchObject({ items: [], is_final: false });
  });
});

describe("the billboard", () => {
  it("is empty while nothing is booked, then ranks by amount and earlier payment, each row marked as sponsored", async () => {
    expect(await get("billboard")).toMatchObject({ week: "2026-W47", items: [], is_final: false });
    const { db, siteId } = app();
    const book = (name: string, amountCents: number, paidAt: string) => ({
      siteId,
      listingId: ids[name] ?? 0,
      week: "2026-W48",
      amountCents,
      paidAt: new Date(`${paidAt}T00:00:00Z`),
    });
    await db
      .insert(schema.billboardPlaces)
      .values([
        book("Aster", 10_000, "2026-11-03"),
        book("Dahlia", 10_000, "2026-11-02"),
        book("Clover", 25_050, "2026-11-04"),
      ]);
    expect(await ranked("billboard", { week: "next" })).toEqual([
      [1, "Clover", "$250.50"],
      [2, "Dahlia", "$100"],
      [3, "Aster", "$100"],
    ]);
    expect((await get("billboard", { week: "next" })).items.every((one) => one.is_sponsored)).toBe(true);
    expect((await get("community-weekly")).items.some((one) => one.is_sponsored)).toBe(false);
  });
});

describe("the boards of Domain Rating", () => {
  it("rank what is known, 0 too, by the latest known rating and by its rise in 30 days", async () => {
    expect(await get("dr-top")).toMatchObject({ items: [], attribution: null, week: null });
    await rate("Aster", "2026-10-10", 40.5);
    await rate("Aster", "2026-11-01", 41);
    await rate("Aster", "2026-11-17", 43.7);
    await rate("Bryony", "2026-11-17", 0);
    await rate("Clover", "2026-09-01", 60);
    await rate("Clover", "2026-11-17", 55);
    await rate("Dahlia", "2026-11-16", 12);
    await rate("Dahlia", "2026-11-17", null); // a look that found none takes nothing away
    expect(await ranked("dr-top")).toEqual([
      [1, "Clover", "DR 55"],
      [2, "Aster", "DR 43.7"],
      [3, "Dahlia", "DR 12"],
      [4, "Bryony", "DR 0"],
    ]);
    expect(await ranked("dr-rising")).toEqual([[1, "Aster", "+3.2 in 30 days"]]);
    const [sibling] = await app().db.select().from(schema.listings).where(eq(schema.listings.name, "Aster"));
    await createListing(app().db, { siteId: app().siteId, name: "Aster two", companyId: sibling?.companyId ?? 0 });
    expect((await ranked("dr-top"))[1]).toEqual([2, "Aster two", "DR 43.7"]);
  });

  it("name the provider whose ratings they show", async () => {
    expect((await get("dr-top")).attribution).toBeNull();
    await rate("Bryony", "2026-11-18", 1, "ahrefs");
    expect((await get("dr-top")).attribution).toEqual({ text: "Domain Rating by Ahrefs", url: "https://ahrefs.com/" });
  });
});

describe("every board", () => {
  it.each(BOARDS)("%s says how it ranks", async (board) => {
    const { how_ranked, title } = await get(board);
    expect(how_ranked).toMatch(/^(The launches|By |Paid places).+\.$/);
    expect(title).not.toBe("");
  });

  it("is named where an unknown one is asked for", async () => {
    await expect(get("community-weakly")).rejects.toMatchObject({
      code: "not_found",
      detail: "No such board. Did you mean “community-weekly”?",
      fix: `The boards are ${BOARDS.join(", ")}.`,
    });
  });

  it("refuses a week where it has none, and what is no week", async () => {
    await expect(get("dr-top", { week: "current" })).rejects.toMatchObject({ code: "validation_failed" });
    await expect(get("billboard", { week: "2025-W53" })).rejects.toMatchObject({ code: "validation_failed" });
  });
});
