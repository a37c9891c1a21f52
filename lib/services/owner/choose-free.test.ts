import { afterEach, describe, expect, it } from "vitest";
import { perform } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { expectLogToTellStatus } from "@/lib/testing/database/audit-log";
import { createListing } from "@/lib/testing/database/factories";
import { chooseFreeListing } from "./choose-free";

const app = useApp({ operations: [chooseFreeListing] });
const free = useFreeLaunches(app);

describe("choose_free_listing", () => {
  afterEach(() => expectLogToTellStatus(app().db));

  it("reserves the first open week and says what is missing, each with a link", async () => {
    const owner = await free().newOwner({ isComplete: false });
    const { id, slug } = await free().newListing(owner.userId);
    const answer = await free().choose(owner, id);
    expect(answer).toMatchObject({ plan: "free", status: "awaiting_badge", launch_week: "2026-W51", position: 1 });
    expect(answer.missing[0]?.reason).toContain(`http://127.0.0.1:3000/listings/${slug} `);
    expect(answer.missing.map((step) => step.url.replace(/^.*3000/, ""))).toEqual([
      `/dashboard/listings/${id}#badge`,
      "/dashboard/founder#photo",
      "/dashboard/founder#bio",
    ]);
  });

  it("schedules it once the badge is seen on the owner's page and the profile is complete", async () => {
    const owner = await free().newOwner();
    const listing = await free().newListing(owner.userId);
    expect((await free().choose(owner, listing.id)).status).toBe("awaiting_badge");
    free().showBadge(listing.slug);
    expect(await free().choose(owner, listing.id)).toMatchObject({ status: "scheduled", missing: [] });
    expect(await free().rowOf(listing.id)).toMatchObject({ badgeResult: "found", badgeVerifiedAt: app().now() });
  });

  it("answers the same week and place when called again", async () => {
    const owner = await free().newOwner();
    const { id } = await free().newListing(owner.userId);
    const first = await free().choose(owner, id);
    expect(await free().choose(owner, id)).toEqual(first);
  });

  it("never oversells a week, however many choose at once", async () => {
    const before = await free().takenIn("2026-W51");
    const owners = await Promise.all(Array.from({ length: 18 }, () => free().newOwner()));
    const listings = await Promise.all(owners.map((owner) => free().newListing(owner.userId)));
    const answers = await Promise.all(owners.map((owner, i) => free().choose(owner, listings[i]?.id ?? 0)));
    const inFirst = answers.filter((one) => one.launch_week === "2026-W51");
    expect(inFirst).toHaveLength(15 - before);
    expect(answers.filter((one) => one.launch_week === "2026-W52")).toHaveLength(18 - inFirst.length);
    expect(new Set(answers.map((one) => `${one.launch_week} ${one.position}`)).size).toBe(18);
    expect(await free().takenIn("2026-W51")).toBe(15);
  });

  it("reserves a week with the same idempotency key once places are open again", async () => {
    const owner = await free().newOwner();
    const { id } = await free().newListing(owner.userId);
    const ctx = await app().context(owner);
    const choose = (places: number) =>
      perform(
        chooseFreeListing,
        { ...ctx, settings: { ...ctx.settings, free_slots_per_week: places } },
        { listing_id: id },
        { idempotencyKey: "one" },
      );
    expect(await choose(0)).toMatchObject({ ok: false, error: { code: "conflict" } });
    expect(await choose(15)).toMatchObject({ ok: true, replayed: false });
  });

  it("does not call a site that cannot be reached a missing badge", async () => {
    const owner = await free().newOwner();
    const listing = await createListing(app().db, {
      siteId: app().siteId,
      ownerId: owner.userId,
      status: "draft",
      url: "https://gone.invalid/",
      launchedAt: null,
    });
    const { missing } = await free().choose(owner, listing.id);
    expect(missing[0]?.reason).toMatch(/could not reach your site/);
  });

  it.each([
    ["live", "free"],
    ["scheduled", "paid"],
  ] as const)("refuses a %s %s listing", async (status, plan) => {
    const owner = await free().newOwner();
    const { id } = await createListing(app().db, { siteId: app().siteId, ownerId: owner.userId, status, plan });
    await expect(free().choose(owner, id)).rejects.toMatchObject({ code: "already_launched" });
  });

  it("says of a listing that was imported that it is public without a launch", async () => {
    const owner = await free().newOwner();
    const { id } = await createListing(app().db, { siteId: app().siteId, ownerId: owner.userId });
    const refused = free().choose(owner, id);
    await expect(refused).rejects.toMatchObject({
      code: "already_launched",
      detail: expect.stringContaining("without a launch"),
    });
  });

  it("stops looking for the badge after ten checks an hour", async () => {
    const owner = await free().newOwner();
    const { id } = await free().newListing(owner.userId);
    for (let i = 0; i < 10; i += 1) await free().choose(owner, id);
    await expect(free().choose(owner, id)).rejects.toMatchObject({ code: "rate_limited" });
  });
});
