import { eq, like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { EVENTS } from "@/lib/core/events";
import { chooseFreeListing } from "@/lib/services/owner/choose-free";
import { useApp } from "@/lib/testing/api/app";
import { useFreeLaunches } from "@/lib/testing/api/free-launches";
import { expectLogToTellStatus, listingLog } from "@/lib/testing/database/audit-log";
import { jobContext } from "../site/job-context";
import { requestLaunches } from "./request-launches";
import { launchOrMove, recheckDue, recheckWaiting } from "./roll-over";

const app = useApp({ operations: [chooseFreeListing] });
const free = useFreeLaunches(app);

describe("the turn of the week", () => {
  beforeEach(async () => {
    await app().db.update(schema.listings).set({ status: "draft", plan: "none", launchWeek: null, freePosition: null });
    await app().db.delete(schema.launchWeeks);
    await app().db.delete(schema.auditLog);
  });
  afterEach(() => expectLogToTellStatus(app().db));

  const turn = async () => {
    const { db, siteId, now } = app();
    const job = await jobContext(db, siteId, now());
    await requestLaunches(db, now());
    const asked = await db.delete(schema.outbox).where(eq(schema.outbox.name, "launch.requested")).returning();
    for (const { data } of asked) {
      const { listing_id } = EVENTS["launch.requested"].parse(data);
      await recheckDue(job, listing_id);
      await launchOrMove(job, listing_id);
    }
  };

  it("launches what is ready, moves what is not three times, and then gives it back as a draft", async () => {
    const [ready, late] = [await free().newOwner(), await free().newOwner({ isComplete: false })];
    const [first, second] = [await free().newListing(ready.userId), await free().newListing(late.userId)];
    free().showBadge(first.slug);
    const week = (await free().choose(ready, first.id)).launch_week ?? "";
    await free().choose(late, second.id);
    app().clock.set("2026-12-28T00:05:00Z"); // Monday of 2026-W53, after both weeks
    await turn();
    expect(await free().rowOf(first.id)).toMatchObject({
      status: "live",
      launchWeek: "2026-W53",
      launchedAt: app().now(),
    });
    expect(week < "2026-W53").toBe(true);
    expect(await free().rowOf(second.id)).toMatchObject({
      status: "awaiting_badge",
      launchWeek: "2027-W01",
      freeMoves: 1,
    });
    for (const [monday, moves] of [
      ["2027-01-04", 2],
      ["2027-01-11", 3],
    ] as const) {
      app().clock.set(`${monday}T00:05:00Z`);
      await turn();
      expect(await free().rowOf(second.id)).toMatchObject({ status: "awaiting_badge", freeMoves: moves });
    }
    app().clock.set("2027-01-18T00:05:00Z");
    await turn();
    expect(await free().rowOf(second.id)).toMatchObject({
      status: "draft",
      plan: "none",
      launchWeek: null,
      freePosition: null,
    });
    const acts = async (id: number) => (await listingLog(app().db, id)).map(({ action }) => action.split(".")[1]);
    expect(await acts(first.id)).toEqual(["free_chosen", "scheduled", "launched"]);
    expect(await acts(second.id)).toEqual(["free_chosen", "moved_on", "moved_on", "moved_on", "returned"]);
    const { reason } = (await listingLog(app().db, second.id)).at(-1) ?? {};
    expect(reason).toBe("Badge or founder profile was missing in week 2027-W03.");
  });

  it("tells the owner once of each turn, even when it runs twice", async () => {
    const owner = await free().newOwner({ isComplete: false });
    const listing = await free().newListing(owner.userId);
    await free().choose(owner, listing.id);
    app().clock.set("2027-02-22T00:05:00Z");
    await turn();
    await turn();
    const mails = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
    expect(mails.filter((mail) => mail.key.includes(`:${listing.id}:`))).toHaveLength(1);
  });

  it("gives the slot of a moved listing back", async () => {
    const owner = await free().newOwner({ isComplete: false });
    const { id } = await free().newListing(owner.userId);
    const { launch_week } = await free().choose(owner, id);
    const taken = await free().takenIn(launch_week ?? "");
    app().clock.set("2027-03-29T00:05:00Z");
    await turn();
    expect(await free().takenIn(launch_week ?? "")).toBe(taken - 1);
  });

  it("looks at no site again for what launched or moved on since it was asked for", async () => {
    const [ready, late] = [await free().newOwner(), await free().newOwner({ isComplete: false })];
    const listings = [await free().newListing(ready.userId), await free().newListing(late.userId)];
    free().showBadge(listings[0]?.slug ?? "");
    for (const [i, owner] of [ready, late].entries()) await free().choose(owner, listings[i]?.id ?? 0);
    app().clock.set("2027-05-03T00:05:00Z");
    await turn();
    const rows = async () => Promise.all(listings.map(({ id }) => free().rowOf(id)));
    const before = await rows();
    expect(before).toMatchObject([{ status: "live" }, { status: "awaiting_badge", launchWeek: "2027-W19" }]);
    app().clock.set("2027-05-03T01:05:00Z");
    const job = await jobContext(app().db, app().siteId, app().now());
    for (const { id } of listings) await recheckDue(job, id);
    await recheckWaiting(job, listings[0]?.id ?? 0);
    expect(await rows()).toEqual(before);
  });

  it("launches what was ready though its site cannot be read at that moment: its badge was seen before", async () => {
    const owner = await free().newOwner();
    const { id, slug } = await free().newListing(owner.userId);
    free().showBadge(slug);
    expect(await free().choose(owner, id)).toMatchObject({ status: "scheduled" });
    free().routes["/"] = { status: 503 };
    app().clock.set("2028-05-01T00:05:00Z");
    await turn();
    expect(await free().rowOf(id)).toMatchObject({ status: "live", badgeResult: "unreachable" });
  });

  it("launches nothing of somebody who is banned, and says why, until the ban is lifted", async () => {
    const owner = await free().newOwner();
    const [listing, paid] = [await free().newListing(owner.userId), await free().newListing(owner.userId)];
    free().showBadge(listing.slug);
    await free().choose(owner, listing.id);
    const { db } = app();
    const scheduled = { status: "scheduled", plan: "paid", launchWeek: "2027-W01" } as const;
    await db.update(schema.listings).set(scheduled).where(eq(schema.listings.id, paid.id));
    const its = eq(schema.users.id, owner.userId);
    await db.update(schema.users).set({ bannedAt: app().now() }).where(its);
    app().clock.set("2028-06-05T00:05:00Z");
    await turn();
    expect(await free().rowOf(listing.id)).toMatchObject({ status: "awaiting_badge", freeMoves: 1 });
    expect((await listingLog(db, listing.id)).at(-1)).toMatchObject({ reason: expect.stringContaining("closed") });
    const [mail] = await db
      .select()
      .from(schema.outbox)
      .where(like(schema.outbox.key, `launch_%:${listing.id}:%`));
    expect(mail?.data).toMatchObject({ template: "launch_held", data: { why: expect.stringContaining("closed") } });
    expect(await free().rowOf(paid.id)).toMatchObject(scheduled);
    await db.update(schema.users).set({ bannedAt: null }).where(its);
    app().clock.set("2028-06-12T00:05:00Z");
    await turn();
    for (const { id } of [listing, paid]) expect(await free().rowOf(id)).toMatchObject({ status: "live" });
  });
});
