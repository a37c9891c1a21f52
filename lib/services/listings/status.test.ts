import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/core/context";
import { LISTING_STATUSES, type ListingStatus, PLANS } from "@/lib/core/statuses";
import { weekOf } from "@/lib/core/week";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { listingLog } from "@/lib/testing/database/audit-log";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { PLAN_MOVES, planAfter } from "./plan";
import { LISTING_MOVES, moveListing } from "./status";

const app = useApp({ operations: [] });
const JOB: Actor = { type: "system" };

type MoveName = keyof typeof LISTING_MOVES;
const MOVES = Object.keys(LISTING_MOVES) as MoveName[];

/** The decisions' way of a listing, written a second time: name, from, to, owner may, job may, admin may. */
const QUEUED: ListingStatus[] = ["draft", "awaiting_badge", "scheduled"];
const EXPECTED: [MoveName, ListingStatus | ListingStatus[], ListingStatus, boolean, boolean, true?][] = [
  ["free_chosen", "draft", "awaiting_badge", true, false],
  ["scheduled", "awaiting_badge", "scheduled", true, true],
  ["unscheduled", "scheduled", "awaiting_badge", true, true],
  ["moved_on", "awaiting_badge", "awaiting_badge", false, true],
  ["launched", "scheduled", "live", false, true],
  ["imported", "draft", "live", false, false, true],
  ["paid_launched", QUEUED, "live", false, true],
  ["paid_scheduled", QUEUED, "scheduled", false, true],
  ["launched_later", "live", "live", false, true],
  ["upgraded", "live", "live", false, true],
  ["returned", "awaiting_badge", "draft", false, true],
  ["paid_returned", "scheduled", "draft", false, true],
  ["removed", ["live", "paused", "rejected"], "removed", true, false],
  ["paused", "live", "paused", false, false, true],
  ["rejected", ["live", "paused"], "rejected", false, false, true],
  ["turned_down", "draft", "rejected", false, false, true],
  ["reopened", "rejected", "draft", false, false, true],
  ["requeued", "awaiting_badge", "awaiting_badge", false, false, true],
  ["rescheduled", "scheduled", "scheduled", false, false, true],
  ["restored", ["paused", "rejected"], "live", false, false, true],
];

/** More than any move writes; each takes its own columns of it. */
const VALUES = { launchWeek: weekOf(new Date("2026-12-14")), freePosition: 2, freeMoves: 1, launchedAt: new Date() };

async function tryMove(name: MoveName, from: ListingStatus, by: "owner" | "job" | "stranger" | "admin") {
  const { db, siteId } = app();
  const [owner, other] = [await createUser(db), await createUser(db, { isAdmin: by === "admin" })];
  const plan = name === "free_chosen" ? "none" : name === "paid_returned" ? "paid" : "free";
  const row = await createListing(db, { siteId, ownerId: owner.id, status: from, plan });
  const actor = { owner: apiKeyActor(owner), job: JOB, stranger: anonymous, admin: sessionActor(other) }[by];
  const ctx = await app().context(actor);
  const written = LISTING_MOVES[name].writes.map((column) => [column, VALUES[column]]);
  const work = db.transaction((tx) => moveListing(tx, ctx, row, name, Object.fromEntries(written)));
  const result = await work.then(
    (moved) => moved.status,
    (error) => error.code,
  );
  return { row, result, log: await listingLog(db, row.id) };
}

describe("a listing's moves", () => {
  it("are those of the decisions and no others", () => {
    expect(EXPECTED.map(([name]) => name)).toEqual(MOVES);
  });

  const cases = EXPECTED.flatMap(([name, from, to, owner, job, admin]) =>
    LISTING_STATUSES.flatMap((status) =>
      (["owner", "job", "admin"] as const).map((by) => {
        const mayMove = { owner, job, admin }[by];
        return [name, status, by, ![from].flat().includes(status) ? "conflict" : mayMove ? to : "forbidden"] as const;
      }),
    ),
  );

  it.each(cases)(
    "%s from %s by the %s ends in %s, with a row of the log for each change",
    async (name, from, by, end) => {
      const { row, result, log } = await tryMove(name, from, by);
      expect(result).toBe(end);
      const isMoved = end !== "conflict" && end !== "forbidden";
      expect(log).toHaveLength(isMoved ? 1 : 0);
      if (isMoved)
        expect(log[0]).toMatchObject({
          action: `listing.${name}`,
          siteId: row.siteId,
          actorKind: { owner: "api_key", job: "system", admin: "web" }[by],
          actorId: { owner: row.ownerId, job: null, admin: expect.any(String) }[by],
          before: { status: from, plan: row.plan },
          after: { status: end },
          requestId: "req_test000000000000",
          at: app().now(),
        });
    },
  );

  it("are nothing a stranger makes", async () => {
    for (const [name, from] of EXPECTED)
      for (const status of [from].flat()) expect((await tryMove(name, status, "stranger")).result).toBe("forbidden");
  });

  it("leave neither change nor row behind when what they are part of fails", async () => {
    const { db, siteId } = app();
    const row = await createListing(db, { siteId, status: "awaiting_badge", plan: "free" });
    const ctx = await app().context(JOB);
    const failing = db.transaction(async (tx) => {
      await moveListing(tx, ctx, row, "scheduled", {});
      throw new Error("the rest failed");
    });
    await expect(failing).rejects.toThrow("the rest failed");
    expect(await listingLog(db, row.id)).toEqual([]);
  });

  it("go once from one place, however many see the listing there", async () => {
    const { db, siteId } = app();
    const row = await createListing(db, { siteId, status: "scheduled", plan: "free" });
    const ctx = await app().context(JOB);
    const move = () => db.transaction((tx) => moveListing(tx, ctx, row, "unscheduled", {}));
    const ends = await Promise.allSettled([move(), move(), move()]);
    expect(ends.filter((end) => end.status === "fulfilled")).toHaveLength(1);
    expect(await listingLog(db, row.id)).toHaveLength(1);
  });
});

describe("a plan's moves", () => {
  const expected = {
    free_chosen: [["none"], "free", "owner"],
    paid: [["none", "free"], "paid", "job"],
    paid_ended: [["paid"], "none", "job"],
    free_ended: [["free"], "none", "job"],
  } as const;

  it.each(Object.keys(PLAN_MOVES) as (keyof typeof PLAN_MOVES)[])("%s is made from its plans by one mover", (name) => {
    const [from, to, by] = expected[name];
    for (const plan of PLANS) {
      const isFrom = from.some((one) => one === plan);
      if (!isFrom) expect(() => planAfter(plan, name, by)).toThrow(/^conflict/);
      else {
        expect(planAfter(plan, name, by)).toBe(to);
        expect(() => planAfter(plan, name, by === "owner" ? "job" : "owner")).toThrow(/^forbidden/);
        expect(() => planAfter(plan, name, null)).toThrow(/^forbidden/);
      }
    }
  });
});
