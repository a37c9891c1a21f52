import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { getListing } from "@/lib/services/listings/get-listing";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { listAwards } from "./list-awards";

const app = useApp({ operations: [listAwards, getListing] });
const list = async (input: Record<string, unknown> = {}) =>
  (await execute(listAwards, await app().context(), input)).output;
const names = async (input?: Record<string, unknown>) =>
  (await list(input)).items.map(({ week, rank, listing }) => [week, rank, listing.name]);

beforeAll(async () => {
  const { db, siteId } = app();
  const win = async (name: string, week: string, rank: number, status: "live" | "removed" = "live") => {
    const row = await createListing(db, { siteId, name, slug: name.toLowerCase(), launchWeek: week, status });
    const won = { siteId, listingId: row.id, kind: "launch_week", week, rank, votes: 9 - rank } as const;
    await db.insert(schema.awards).values({ ...won, awardedAt: new Date("2026-11-16T00:01:00Z") });
  };
  await win("Clover", "2026-W45", 1);
  await win("Bryony", "2026-W46", 2);
  await win("Aster", "2026-W46", 1);
  await win("Gone", "2026-W46", 3, "removed");
});

describe("list_awards", () => {
  it("tells who won, the latest week first, then by rank, of live listings alone", async () => {
    expect(await names()).toEqual([
      ["2026-W46", 1, "Aster"],
      ["2026-W46", 2, "Bryony"],
      ["2026-W45", 1, "Clover"],
    ]);
    const { items, total } = await list({ per_page: 1 });
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { kind: "launch_week", votes: 8, badge_url: "http://127.0.0.1:3000/badges/aster/award-light.svg" },
    ]);
  });

  it("narrows to a week or a listing", async () => {
    expect(await names({ week: "2026-W45" })).toEqual([["2026-W45", 1, "Clover"]]);
    expect(await names({ listing: "bryony" })).toEqual([["2026-W46", 2, "Bryony"]]);
    expect(await names({ listing: "bryony", week: "2026-W45" })).toEqual([]);
  });

  it("refuses a listing that nobody has, and what is no week", async () => {
    await expect(list({ listing: "nobody" })).rejects.toMatchObject({ code: "validation_failed" });
    await expect(list({ week: "last" })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("stands on the listing's own profile", async () => {
    const { output } = await execute(getListing, await app().context(), { slug: "aster" });
    expect(output.awards).toEqual([{ week: "2026-W46", rank: 1, title: "1st of week 46, 2026" }]);
  });
});
