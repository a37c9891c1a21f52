import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { listLaunches } from "./list-launches";

const app = useApp({ operations: [listLaunches] });

async function feed(per_page?: number) {
  const { sections } = (await execute(listLaunches, await app().context(), { per_page })).output;
  const of = (key: string) => sections.find((one) => one.key === key);
  const names = (key: string) => of(key)?.items.map(({ name, votes, rank }) => [name, votes, rank]);
  return { sections, of, names };
}

beforeAll(async () => {
  const { db, siteId } = app();
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  const launched = (name: string, launchWeek: string, date: string, votes: number) =>
    createListing(db, { siteId, name, launchWeek, launchedAt: day(date), votes });
  await launched("Early", "2026-W46", "2026-11-09", 8);
  const winner = await launched("Winner", "2026-W46", "2026-11-09", 9);
  await launched("Few", "2026-W47", "2026-11-17", 1);
  await launched("Many", "2026-W47", "2026-11-16", 7);
  await createListing(db, { siteId, name: "Queued", status: "awaiting_badge", launchedAt: null });
  const week = "2026-W46";
  const won = { siteId, listingId: winner.id, kind: "launch_week", week, rank: 1, votes: 6 } as const;
  await db.insert(schema.awards).values({ ...won, awardedAt: day("2026-11-16") });
});
beforeEach(() => app().clock.set("2026-11-18T12:00:00Z"));

describe("list_launches", () => {
  it("tells what launches now, lately and soon, and who won last week with the votes of that week", async () => {
    const { sections, names, of } = await feed();
    expect(sections.map(({ key, week, total }) => [key, week, total])).toEqual([
      ["this_week", "2026-W47", 2],
      ["just_launched", null, 4],
      ["upcoming", null, 1],
      ["last_week_winners", "2026-W46", 1],
    ]);
    expect(names("this_week")).toEqual([
      ["Many", 7, 1],
      ["Few", 1, 2],
    ]);
    expect(names("just_launched")?.slice(0, 3)).toEqual([
      ["Few", 1, 2],
      ["Many", 7, 1],
      ["Winner", 9, 1],
    ]);
    expect(names("last_week_winners")).toEqual([["Winner", 6, 1]]);
    expect(of("upcoming")?.items).toEqual([]);
  });

  it("shows of each section as many as asked for", async () => {
    const { sections } = await feed(1);
    expect(sections.map(({ items }) => items.length)).toEqual([1, 1, 0, 1]);
  });

  it("hides the counts of a week that has just begun wherever its launches stand", async () => {
    app().clock.set("2026-11-16T01:00:00Z");
    const { names } = await feed();
    expect(names("this_week")?.every(([, votes, rank]) => votes === null && rank === null)).toBe(true);
    expect(names("just_launched")).toContainEqual(["Many", null, null]);
    expect(names("just_launched")).toContainEqual(["Winner", 9, 1]);
  });
});
