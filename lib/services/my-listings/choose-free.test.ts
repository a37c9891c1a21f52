import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/execute";
import type { Actor } from "@/lib/core/context";
import { apiKeyActor } from "@/lib/testing/actors";
import { useApp } from "@/lib/testing/app";
import { createListing, createUser } from "@/lib/testing/factories";
import { type Route, startSite, type TestSite } from "@/lib/testing/sites";
import { dueListings, launchOrMove, recheckListing } from "../launches/roll-over";
import { chooseFreeListing } from "./choose-free";

const ORIGIN = "https://hedgerow.example";
const routes: Record<string, Route> = { "/": "<p>Hedgerow</p>" };
let site: TestSite;
beforeAll(async () => {
  site = await startSite(ORIGIN, routes);
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
});
afterAll(() => site.close());

const app = useApp({ operations: [chooseFreeListing] });
const BIO =
  "I make small tools for people who would rather work in the open than in a meeting, and I have done so for years.";

async function newOwner({ isComplete = true } = {}): Promise<Actor & { userId: string }> {
  const user = await createUser(app().db);
  const profile = {
    userId: user.id,
    slug: user.id,
    name: "Ines Example",
    role: "Founder",
    bio: BIO,
    photoSha: "a".repeat(64),
    links: { website: ORIGIN },
  };
  await app()
    .db.insert(schema.founderProfiles)
    .values(isComplete ? profile : { ...profile, photoSha: null, bio: "Hi." });
  const actor = apiKeyActor(user);
  if (actor.type !== "api_key") throw new Error("not an API key");
  return actor;
}

const newListing = (ownerId: string) =>
  createListing(app().db, {
    siteId: app().siteId,
    ownerId,
    status: "draft",
    plan: "none",
    launchedAt: null,
    url: `${ORIGIN}/`,
  });
const choose = async (actor: Actor, id: number) =>
  (await execute(chooseFreeListing, await app().context(actor), { listing_id: id })).output;
const showBadge = (slug: string) => {
  routes["/"] =
    `<p>Hedgerow</p><a href="http://127.0.0.1:3000/listings/${slug}"><img src="/badge.svg" alt="On Main"></a>`;
};
const rowOf = async (id: number) =>
  (await app().db.select().from(schema.listings).where(eq(schema.listings.id, id)))[0];
const takenIn = async (week: string) =>
  (await app().db.select().from(schema.launchWeeks).where(eq(schema.launchWeeks.week, week)))[0]?.freeTaken ?? 0;

describe("choose_free_listing", () => {
  it("reserves the first open week and says what is missing, each with a link", async () => {
    const owner = await newOwner({ isComplete: false });
    const { id, slug } = await newListing(owner.userId);
    const answer = await choose(owner, id);
    expect(answer).toMatchObject({ plan: "free", status: "awaiting_badge", launch_week: "2026-W51", position: 1 });
    expect(answer.missing[0]?.reason).toContain(`http://127.0.0.1:3000/listings/${slug} `);
    expect(answer.missing.map((step) => step.url.replace(/^.*3000/, ""))).toEqual([
      `/dashboard/listings/${id}#badge`,
      "/dashboard/founder#photo",
      "/dashboard/founder#bio",
    ]);
  });

  it("schedules it once the badge is seen on the owner's page and the profile is complete", async () => {
    const owner = await newOwner();
    const listing = await newListing(owner.userId);
    expect((await choose(owner, listing.id)).status).toBe("awaiting_badge");
    showBadge(listing.slug);
    expect(await choose(owner, listing.id)).toMatchObject({ status: "scheduled", missing: [] });
    expect(await rowOf(listing.id)).toMatchObject({ badgeResult: "found", badgeVerifiedAt: app().now() });
  });

  it("answers the same week and place when called again", async () => {
    const owner = await newOwner();
    const { id } = await newListing(owner.userId);
    const first = await choose(owner, id);
    expect(await choose(owner, id)).toEqual(first);
  });

  it("never oversells a week, however many choose at once", async () => {
    const before = await takenIn("2026-W51");
    const owners = await Promise.all(Array.from({ length: 18 }, () => newOwner()));
    const listings = await Promise.all(owners.map((owner) => newListing(owner.userId)));
    const answers = await Promise.all(owners.map((owner, i) => choose(owner, listings[i]?.id ?? 0)));
    const inFirst = answers.filter((one) => one.launch_week === "2026-W51");
    expect(inFirst).toHaveLength(15 - before);
    expect(answers.filter((one) => one.launch_week === "2026-W52")).toHaveLength(18 - inFirst.length);
    expect(new Set(answers.map((one) => `${one.launch_week} ${one.position}`)).size).toBe(18);
    expect(await takenIn("2026-W51")).toBe(15);
  });

  it("does not call a site that cannot be reached a missing badge", async () => {
    const owner = await newOwner();
    const listing = await createListing(app().db, {
      siteId: app().siteId,
      ownerId: owner.userId,
      status: "draft",
      url: "https://gone.invalid/",
      launchedAt: null,
    });
    const { missing } = await choose(owner, listing.id);
    expect(missing[0]?.reason).toMatch(/could not be reached/);
  });

  it.each([
    ["live", "free"],
    ["scheduled", "paid"],
  ])("refuses a %s %s listing", async (status, plan) => {
    const owner = await newOwner();
    const { id } = await createListing(app().db, { siteId: app().siteId, ownerId: owner.userId, status, plan });
    await expect(choose(owner, id)).rejects.toMatchObject({ code: "already_launched" });
  });

  it("hides another owner's listing behind the same 404 as a missing one", async () => {
    const owner = await newOwner();
    const { id } = await newListing(owner.userId);
    const stranger = await newOwner();
    await expect(choose(stranger, id)).rejects.toMatchObject({ code: "not_found", detail: "No such listing." });
    await expect(choose(stranger, 2_000_000)).rejects.toMatchObject({ code: "not_found", detail: "No such listing." });
  });

  it("needs listings:write", async () => {
    const owner = await newOwner();
    const { id } = await newListing(owner.userId);
    const reader = await app().context({ ...owner, scopes: ["account:read"] } as Actor);
    await expect(execute(chooseFreeListing, reader, { listing_id: id })).rejects.toMatchObject({
      code: "insufficient_scope",
    });
  });

  it("stops looking for the badge after ten checks an hour", async () => {
    const owner = await newOwner();
    const { id } = await newListing(owner.userId);
    for (let i = 0; i < 10; i += 1) await choose(owner, id);
    await expect(choose(owner, id)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("the turn of the week", () => {
  beforeEach(async () => {
    await app().db.update(schema.listings).set({ status: "draft", plan: "none", launchWeek: null, freePosition: null });
    await app().db.delete(schema.launchWeeks);
  });

  const turn = async () => {
    const { db, site, settings, now } = await app().context();
    const job = { db, site, settings, now };
    for (const id of await dueListings(job)) {
      await recheckListing(job, id);
      await launchOrMove(job, id);
    }
  };

  it("launches what is ready, moves what is not three times, and then gives it back as a draft", async () => {
    const [ready, late] = [await newOwner(), await newOwner({ isComplete: false })];
    const [first, second] = [await newListing(ready.userId), await newListing(late.userId)];
    showBadge(first.slug);
    const week = (await choose(ready, first.id)).launch_week ?? "";
    await choose(late, second.id);
    app().clock.set("2026-12-28T00:05:00Z"); // Monday of 2026-W53, after both weeks
    await turn();
    expect(await rowOf(first.id)).toMatchObject({ status: "live", launchWeek: "2026-W53", launchedAt: app().now() });
    expect(week < "2026-W53").toBe(true);
    expect(await rowOf(second.id)).toMatchObject({ status: "awaiting_badge", launchWeek: "2027-W01", freeMoves: 1 });
    for (const [monday, moves] of [
      ["2027-01-04", 2],
      ["2027-01-11", 3],
    ] as const) {
      app().clock.set(`${monday}T00:05:00Z`);
      await turn();
      expect(await rowOf(second.id)).toMatchObject({ status: "awaiting_badge", freeMoves: moves });
    }
    app().clock.set("2027-01-18T00:05:00Z");
    await turn();
    expect(await rowOf(second.id)).toMatchObject({
      status: "draft",
      plan: "none",
      launchWeek: null,
      freePosition: null,
    });
  });

  it("tells the owner once of each turn, even when it runs twice", async () => {
    const owner = await newOwner({ isComplete: false });
    const listing = await newListing(owner.userId);
    await choose(owner, listing.id);
    app().clock.set("2027-02-22T00:05:00Z");
    await turn();
    await turn();
    const mails = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
    expect(mails.filter((mail) => mail.key.includes(`:${listing.id}:`))).toHaveLength(1);
  });

  it("gives the slot of a moved listing back", async () => {
    const owner = await newOwner({ isComplete: false });
    const { id } = await newListing(owner.userId);
    const { launch_week } = await choose(owner, id);
    const taken = await takenIn(launch_week ?? "");
    app().clock.set("2027-03-29T00:05:00Z");
    await turn();
    expect(await takenIn(launch_week ?? "")).toBe(taken - 1);
  });
});
