import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";

const app = useApp({ operations: [] });
const v = schema.votes;
const s = schema.listingStats;
const LAUNCH = "2026-W47";
const REASON = "Held for a test.";

let voters: string[];
beforeAll(async () => {
  voters = [];
  for (let i = 0; i < 20; i += 1) voters.push((await createUser(app().db)).id);
});

const launched = async () => (await createListing(app().db, { siteId: app().siteId, launchWeek: LAUNCH })).id;

const countersOf = async (id: number) => {
  const [row] = await app().db.select({ all: s.votes, launch: s.launchVotes }).from(s).where(eq(s.listingId, id));
  return row;
};

const cast = (listingId: number, values: Partial<typeof v.$inferInsert> = {}) =>
  createVote(app().db, { siteId: app().siteId, listingId, ...values });

const setState = (listingId: number, state: "held" | "released" | "refused") =>
  app().db.update(v).set({ state, reason: REASON }).where(eq(v.listingId, listingId));

const close = (week: string) =>
  app().db.insert(schema.launchWeeks).values({ siteId: app().siteId, week, closedAt: app().now() });

describe("the counters of votes", () => {
  it("count what is counted or released, and not what is held or refused", async () => {
    const id = await launched();
    await cast(id);
    await cast(id, { state: "held", reason: REASON });
    expect(await countersOf(id)).toEqual({ all: 1, launch: 1 });
    await setState(id, "refused");
    expect(await countersOf(id)).toEqual({ all: 0, launch: 0 });
    await setState(id, "released");
    expect(await countersOf(id)).toEqual({ all: 2, launch: 2 });
    await app().db.delete(v).where(eq(v.listingId, id));
    expect(await countersOf(id)).toEqual({ all: 0, launch: 0 });
  });

  it("give the launch week the votes cast in it alone, and leave a closed week as it stood", async () => {
    const id = await launched();
    const { userId } = await cast(id);
    await cast(id, { state: "held", reason: REASON });
    await cast(id, { week: "2026-W48" });
    expect(await countersOf(id)).toEqual({ all: 2, launch: 1 });
    await close(LAUNCH);
    await app()
      .db.update(v)
      .set({ state: "released", reason: REASON })
      .where(and(eq(v.listingId, id), eq(v.state, "held")));
    expect(await countersOf(id)).toEqual({ all: 3, launch: 1 });
    await app()
      .db.delete(v)
      .where(and(eq(v.listingId, id), eq(v.userId, userId)));
    expect(await countersOf(id)).toEqual({ all: 2, launch: 1 });
    await app().db.delete(schema.launchWeeks);
  });

  it("follow a launch that moves to another week", async () => {
    const id = await launched();
    await cast(id);
    await cast(id, { week: "2026-W48" });
    await cast(id, { week: "2026-W48" });
    await app().db.update(schema.listings).set({ launchWeek: "2026-W48" }).where(eq(schema.listings.id, id));
    expect(await countersOf(id)).toEqual({ all: 3, launch: 2 });
  });

  it("equal the rows after many votes at once are cast and taken back, and a voter leaves", async () => {
    const ids = [await launched(), await launched(), await launched()];
    const votes = voters.flatMap((userId) => ids.map((listingId) => ({ listingId, userId })));
    await Promise.all(votes.map((vote) => cast(vote.listingId, vote)));
    const gone = votes.filter((_, i) => i % 4 === 0);
    const takeBack = gone.map(({ listingId, userId }) =>
      app()
        .db.delete(v)
        .where(and(eq(v.listingId, listingId), eq(v.userId, userId))),
    );
    await Promise.all(takeBack);
    await app()
      .db.delete(schema.users)
      .where(eq(schema.users.id, voters[1] ?? ""));
    for (const id of ids) {
      const rows = await app().db.$count(v, eq(v.listingId, id));
      expect(rows).toBeGreaterThan(10);
      expect(await countersOf(id)).toEqual({ all: rows, launch: rows });
    }
  });

  it("have one row a person and listing", async () => {
    const id = await launched();
    const [userId = ""] = voters;
    await cast(id, { userId });
    await expect(cast(id, { userId })).rejects.toThrow();
    expect(await countersOf(id)).toEqual({ all: 1, launch: 1 });
  });
});
