import { stat } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq, sql, sum } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { weekOf } from "@/lib/core/week";
import { diskStorage } from "@/lib/integrations/storage";
import { PROFILE_FIELDS } from "@/lib/schemas/profile";
import { contentOf } from "@/lib/services/listings/content";
import { useDatabase } from "@/lib/testing/database/database";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { seed } from "./run";
import { hostBeside, PRODUCTS } from "./sites";

const now = new Date("2026-11-21T09:00:00Z");

describe("seed", () => {
  const database = useDatabase();
  const dataDir = useTemporaryFolder();
  const run = () => seed({ db: database().db, now, baseUrl: "http://127.0.0.1:3000", storage: diskStorage(dataDir()) });
  const listings = () => database().db.select().from(schema.listings).orderBy(asc(schema.listings.id));

  beforeAll(run);

  it("is the same however often it runs", async () => {
    const snapshot = async () => ({
      listings: await listings(),
      stats: await database().db.select().from(schema.listingStats).orderBy(asc(schema.listingStats.listingId)),
      categories: await database().db.select().from(schema.categories).orderBy(asc(schema.categories.id)),
      weeks: await database().db.select().from(schema.launchWeeks),
      users: await database().db.select().from(schema.users).orderBy(asc(schema.users.id)),
    });
    const first = await snapshot();
    expect((await run()).added).toBe(0);
    expect(await snapshot()).toEqual(first);
  });

  it("keeps what people changed in the meantime", async () => {
    const { db } = database();
    const [one] = await listings();
    await db
      .update(schema.listings)
      .set({ headline: "Changed by its owner" })
      .where(eq(schema.listings.id, one?.id ?? 0));
    await run();
    const [after] = await listings();
    expect(after?.headline).toBe("Changed by its owner");
    await db
      .update(schema.listings)
      .set({ headline: one?.headline ?? null })
      .where(eq(schema.listings.id, one?.id ?? 0));
  });

  it("shows launches of past weeks, of this week and of weeks to come", async () => {
    const rows = await listings();
    const current = weekOf(now);
    expect(rows.filter((row) => row.status === "live" && row.launchWeek === current).length).toBeGreaterThan(8);
    expect(rows.filter((row) => row.status === "live" && (row.launchWeek ?? "") < current).length).toBeGreaterThan(30);
    expect(rows.filter((row) => row.status === "scheduled").every((row) => (row.launchWeek ?? "") > current)).toBe(
      true,
    );
    const stats = await database().db.select().from(schema.listingStats);
    expect(stats.filter((row) => !row.isLive).every((row) => row.votes === 0)).toBe(true);
    expect(stats.filter((row) => row.isLive && row.votes > 0).length).toBeGreaterThan(30);
  });

  it("has closed the weeks that are over, each with the awards of its first ranks", async () => {
    const { db } = database();
    const over = (await db.select().from(schema.launchWeeks)).filter(({ week }) => week < weekOf(now));
    expect(over.length).toBeGreaterThan(3);
    expect(over.every(({ closedAt }) => closedAt !== null)).toBe(true);
    const awards = await db.select().from(schema.awards);
    expect(awards.length).toBeGreaterThan(over.length);
    expect(awards.every(({ week, rank, votes }) => week < weekOf(now) && rank <= 3 && votes > 0)).toBe(true);
  });

  it("has a row for every vote it counts", async () => {
    const { db } = database();
    const counted = await db.select({ votes: sum(schema.listingStats.votes) }).from(schema.listingStats);
    expect(Number(counted[0]?.votes)).toBe(await db.$count(schema.votes, eq(schema.votes.state, "counted")));
  });

  it("counts the free places of each week as taken, without gaps", async () => {
    const weeks = await database().db.select().from(schema.launchWeeks);
    const rows = await listings();
    for (const week of weeks) {
      const here = rows.filter(
        (row) => row.siteId === week.siteId && row.launchWeek === week.week && row.plan === "free",
      );
      expect(here.map((row) => row.freePosition).sort()).toEqual(here.map((_, i) => i + 1).sort());
      expect(week.freeTaken).toBe(here.length);
    }
  });

  it("writes profiles of the published shape, within the limits of each field", async () => {
    for (const row of await listings()) {
      expect(contentOf(row)).toMatchObject({ ...row.content });
      expect(() => PROFILE_FIELDS.headline.parse(row.headline)).not.toThrow();
      expect(() => PROFILE_FIELDS.summary.parse(row.summary)).not.toThrow();
      expect(() => PROFILE_FIELDS.description.parse(row.description)).not.toThrow();
    }
  });

  it("keeps every picture it links to, and each light", async () => {
    const paths = (await listings()).flatMap((row) => [row.logoUrl, row.screenshotUrl ?? []].flat());
    for (const path of paths) {
      const sha = /^\/files\/([0-9a-f]{64})\.webp$/.exec(path ?? "")?.[1] ?? "";
      const { size } = await stat(join(dataDir(), "files", sha.slice(0, 2), `${sha}.webp`));
      expect(size).toBeLessThan(40_000);
    }
  });

  it("gives every product that somebody owns a screen of its own", async () => {
    const [row] = await database().sql<
      { count: number }[]
    >`select count(distinct screenshot_url)::int as count from listings`;
    expect(row?.count).toBe(PRODUCTS.filter(({ isUnclaimed }) => !isUnclaimed).length);
  });

  it("gives every product a mark of its own", async () => {
    const [row] = await database().sql<
      { count: number }[]
    >`select count(distinct logo_url)::int as count from listings`;
    expect(row?.count).toBe(PRODUCTS.length);
  });

  it("puts every category's live listings within reach by its parent", async () => {
    const { db } = database();
    const rows = await db.select({ path: schema.listings.categoryPath }).from(schema.listings);
    const tops = await db.select().from(schema.categories).where(sql`parent_id is null`);
    const reached = new Set(rows.flatMap((row) => row.path));
    expect(tops.filter((top) => !reached.has(top.slug)).map((top) => top.name)).toEqual([]);
  });
});

describe("hostBeside", () => {
  it.each([
    ["http://127.0.0.1:3400", "selfhosted.localhost:3400"],
    ["http://localhost:3000", "selfhosted.localhost:3000"],
    ["https://launchyard.example", "selfhosted.launchyard.example"],
  ])("puts the second site of %s at %s", (baseUrl, host) => {
    expect(hostBeside(baseUrl, "selfhosted")).toBe(host);
  });
});
