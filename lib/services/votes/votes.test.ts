import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { perform } from "@/lib/api/call/execute";
import type { AnyExecutable } from "@/lib/core/operation";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { castVote } from "./cast-vote";
import { listMyMarks } from "./list-my-marks";
import { takeBackVote } from "./take-back-vote";

const app = useApp({ operations: [] });
const v = schema.votes;
const s = schema.listingStats;
const LONG_AGO = new Date("2026-10-01T00:00:00Z");
const MONDAY = "2026-W47";

type User = Awaited<ReturnType<typeof createUser>>;
const person = (values = {}) => createUser(app().db, { createdAt: LONG_AGO, ...values });
const launched = async (values = {}) =>
  (await createListing(app().db, { siteId: app().siteId, launchWeek: MONDAY, ...values })).id;

async function call(operation: AnyExecutable, user: User, input: object, address = "192.0.2.7") {
  const ctx = await app().context(sessionActor(user), { surface: "web", address });
  const outcome = await perform(operation, ctx, input);
  return outcome.ok ? outcome.output : outcome.error;
}
const cast = (user: User, listing_id: number) => call(castVote, user, { listing_id });
const takeBack = (user: User, listing_id: number) => call(takeBackVote, user, { listing_id });

const countersOf = async (id: number) => {
  const [row] = await app().db.select({ all: s.votes, launch: s.launchVotes }).from(s).where(eq(s.listingId, id));
  return row;
};

beforeEach(() => app().clock.set("2026-11-18T12:00:00Z"));

describe("a vote", () => {
  it("counts once for a person and product, and is gone when it is taken back", async () => {
    const [voter, id] = [await person(), await launched()];
    expect(await cast(voter, id)).toMatchObject({ state: "counted", votes: 1, challenge: null });
    expect(await cast(voter, id)).toMatchObject({ state: "counted", votes: 1 });
    expect(await countersOf(id)).toEqual({ all: 1, launch: 1 });
    expect(await takeBack(voter, id)).toMatchObject({ state: null, votes: 0 });
    expect(await takeBack(voter, id)).toMatchObject({ state: null, votes: 0 });
    expect(await app().db.$count(v, eq(v.listingId, id))).toBe(0);
  });

  it("is of its site's live listings alone", async () => {
    const voter = await person();
    const waiting = await launched({ status: "scheduled", launchWeek: "2026-W51" });
    for (const id of [waiting, 999_999]) expect(await cast(voter, id)).toMatchObject({ code: "not_found" });
  });

  it("is never for one's own product, nor one of the same company or domain", async () => {
    const owner = await person();
    const own = await createListing(app().db, { siteId: app().siteId, ownerId: owner.id });
    const fellow = await createListing(app().db, { siteId: app().siteId, companyId: own.companyId });
    const [company] = await app().db.select().from(schema.companies).where(eq(schema.companies.id, own.companyId));
    const partner = await person();
    await app()
      .db.insert(schema.companies)
      .values({ domain: company?.domain ?? "", name: "Same", ownerId: partner.id });
    for (const [user, id] of [
      [owner, own.id],
      [owner, fellow.id],
      [partner, own.id],
    ] as const)
      expect(await cast(user, id)).toMatchObject({ code: "forbidden" });
    expect(await call(listMyMarks, partner, {})).toEqual({
      items: [own.id, fellow.id].map((listing_id) => ({ listing_id, vote: null, is_own: true })),
    });
    expect(await countersOf(own.id)).toEqual({ all: 0, launch: 0 });
  });

  it("needs a verified address and a session: no key votes", async () => {
    const [nobody, voter, listing_id] = [await person({ emailVerified: null }), await person(), await launched()];
    expect(await cast(nobody, listing_id)).toMatchObject({ code: "forbidden" });
    const ctx = await app().context(apiKeyActor(voter));
    expect(await perform(castVote, ctx, { listing_id })).toMatchObject({ ok: false, error: { code: "forbidden" } });
  });

  it("is held of an account under a day old, and says so to nobody else's page", async () => {
    const [young, id] = [await person({ createdAt: new Date("2026-11-17T12:00:01Z") }), await launched()];
    expect(await cast(young, id)).toMatchObject({ state: "held", votes: 0 });
    expect(await call(listMyMarks, young, {})).toEqual({
      items: [{ listing_id: id, vote: "held", is_own: false }],
    });
    expect(await call(listMyMarks, await person(), {})).toEqual({ items: [] });
  });

  it("tells no count while those of its week are hidden", async () => {
    app().clock.set("2026-11-16T03:59:00Z");
    expect(await cast(await person(), await launched())).toMatchObject({ state: "counted", votes: null });
  });

  it("stays refused, taken back or cast again", async () => {
    const [voter, id] = [await person(), await launched()];
    await cast(voter, id);
    await app().db.update(v).set({ state: "refused", reason: "For a test." }).where(eq(v.listingId, id));
    expect(await takeBack(voter, id)).toMatchObject({ state: "refused", votes: 0 });
    expect(await cast(voter, id)).toMatchObject({ state: "refused", votes: 0 });
  });

  it("is limited by the hour, and is not cast where that cannot be counted", async () => {
    const [voter, id] = [await person(), await launched()];
    await app()
      .db.insert(schema.rateLimits)
      .values({
        bucket: "votes",
        subject: `user:${voter.id}`,
        windowStart: new Date("2026-11-18T12:00:00Z"),
        count: 119,
      });
    await cast(voter, id);
    expect(await takeBack(voter, id)).toMatchObject({ code: "rate_limited" });
    const other = await person();
    await app().db.execute(sql`alter table rate_limits add constraint shut check (bucket <> 'votes') not valid`);
    expect(await cast(other, id)).toMatchObject({ code: "internal_error" });
    await app().db.execute(sql`alter table rate_limits drop constraint shut`);
    expect(await app().db.$count(v, and(eq(v.listingId, id), eq(v.userId, other.id)))).toBe(0);
  });

  it("leaves counters equal to rows when 50 people cast and take back 200 at once", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => person()));
    const ids = await Promise.all(Array.from({ length: 5 }, () => launched()));
    const calls = Array.from({ length: 200 }, (_, i) => {
      const [user, id] = [people[i % 50], ids[Math.floor(i / 7) % 5]];
      if (!user || id === undefined) throw new Error("of none");
      return () => (i % 3 === 2 ? takeBack(user, id) : call(castVote, user, { listing_id: id }, `198.51.${i % 50}.1`));
    });
    const answers = await Promise.all(calls.map((one) => one()));
    expect(answers.filter((one) => !("listing_id" in (one as object)))).toEqual([]);
    for (const id of ids) {
      const rows = await app().db.$count(v, and(eq(v.listingId, id), eq(v.state, "counted")));
      expect(rows).toBeGreaterThan(5);
      expect(await countersOf(id)).toEqual({ all: rows, launch: rows });
    }
  });
});
