import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { createListing } from "@/lib/testing/database/factories";
import { chooseFreeListing } from "../owner/choose-free";
import { getSiteInfo } from "../site/get-site-info";
import { getHome } from "./get-home";

const app = useApp({ operations: [chooseFreeListing, getSiteInfo] });
const free = useFreeLaunches(app);

describe("the home page", () => {
  beforeEach(() => app().clock.set("2026-11-18T12:00:00Z")); // 2026-W47
  afterEach(async () => {
    await app().db.delete(schema.settings);
    await app().db.delete(schema.launchWeeks);
  });

  const home = async () => (await execute(getHome, await app().context(), {})).output;
  const fill = (week: string, freeTaken = 15) =>
    app().db.insert(schema.launchWeeks).values({ siteId: app().siteId, week, freeTaken });

  it("offers weeks from the very one that choosing the free launch would give", async () => {
    await fill("2026-W51");
    await fill("2026-W53", 14);
    const { open_weeks } = await home();
    expect(open_weeks.map(({ week, free_taken }) => [week, free_taken])).toEqual([
      ["2026-W52", 0],
      ["2026-W53", 14],
      ["2027-W01", 0],
      ["2027-W02", 0],
      ["2027-W03", 0],
      ["2027-W04", 0],
    ]);
    const owner = await free().newOwner();
    const { id } = await free().newListing(owner.userId);
    expect(await free().choose(owner, id)).toMatchObject({ launch_week: "2026-W52" });
  });

  it("offers no week where the site has no free places", async () => {
    const { siteId, db } = app();
    await db.insert(schema.settings).values({ siteId, key: "free_slots_per_week", value: 0 });
    await memoryOf(db).caughtUp();
    const ctx = await app().context();
    expect((await home()).open_weeks).toEqual([]);
    expect(await getSiteInfo.run({ ctx, input: {} })).toMatchObject({ next_free_week: null });
  });

  it("shows what launches look like, where there is a picture of it", async () => {
    const { db, siteId } = app();
    await createListing(db, { siteId, votes: 2, launchWeek: "2026-W46", screenshotUrl: "/files/a.webp" });
    await createListing(db, { siteId, votes: 1, launchWeek: "2026-W46", screenshotUrl: null });
    app().clock.set("2026-11-11T12:00:00Z"); // 2026-W46
    const { week } = await home();
    const { site } = await app().context();
    expect(week.launches.map(({ screenshot }) => screenshot)).toEqual([`${site.baseUrl}/files/a.webp`, null]);
  });

  it("calls nothing first that has no votes", async () => {
    const { db, siteId } = app();
    for (const votes of [3, 0, 0]) await createListing(db, { siteId, votes, launchWeek: "2026-W47" });
    const { week } = await home();
    expect(week.launches.map(({ votes, rank }) => [votes, rank])).toEqual([
      [3, 1],
      [0, null],
      [0, null],
    ]);
  });
});
