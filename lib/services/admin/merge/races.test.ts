import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { castVote } from "@/lib/services/votes/cast-vote";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { mergeAccounts } from "./merge-accounts";

const app = useApp({ operations: [] });
const { users: u, votes: v, orders: o, sessions, listingStats: s } = schema;
const ROUNDS = 6;
const reason = "They asked from both addresses";
/** What a call may be answered whose account ended while it ran. */
const ENDED = ["unauthenticated", "unavailable", "not_found", "forbidden"];
/** The same for what names a listing, which is the kept account's by then. */
const ENDED_OR_MOVED = [...ENDED, "validation_failed"];

type User = Awaited<ReturnType<typeof createUser>>;

async function pair(): Promise<[kept: User, gone: User]> {
  const longAgo = new Date("2026-01-01T00:00:00Z");
  const { db } = app();
  return [await createUser(db, { createdAt: longAgo }), await createUser(db, { createdAt: longAgo })];
}

async function merge(into: User, from: User) {
  const admin = await createUser(app().db, { isAdmin: true });
  const ctx = await app().context(sessionActor(admin, true), { surface: "web" });
  return perform(mergeAccounts, ctx, { user_id: into.id, email: from.email, reason });
}

const as = (user: User) => app().context(sessionActor(user), { surface: "web" });

describe("while an account is merged", () => {
  it("a vote of its person is the kept account's, or is refused: counted once, and never for nobody", async () => {
    const { db, siteId } = app();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [kept, gone] = await pair();
      const { id } = await createListing(db, { siteId });
      await execute(castVote, await as(kept), { listing_id: id });
      const ctx = await as(gone);
      const [merged, voted] = await Promise.all([merge(kept, gone), perform(castVote, ctx, { listing_id: id })]);
      expect(merged).toMatchObject({ ok: true });
      if (!voted.ok) expect(ENDED).toContain(voted.error.code);
      expect((await db.select().from(v).where(eq(v.listingId, id))).map(({ userId }) => userId)).toEqual([kept.id]);
      expect((await db.select().from(s).where(eq(s.listingId, id)))[0]?.votes).toBe(1);
    }
  });

  it("an order of its person is the kept account's, or is refused", async () => {
    const { db, siteId } = app();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [kept, gone] = await pair();
      const { id } = await createListing(db, { siteId, ownerId: gone.id, status: "draft", launchedAt: null });
      const items = [{ product: "launch" as const, listing_id: id, week: "now" }];
      const ctx = await as(gone);
      const [merged, ordered] = await Promise.all([merge(kept, gone), perform(createCheckout, ctx, { items })]);
      expect(merged).toMatchObject({ ok: true });
      const its = await db
        .select()
        .from(o)
        .where(inArray(o.userId, [kept.id, gone.id]));
      if (ordered.ok) expect(its.map(({ userId }) => userId)).toEqual([kept.id]);
      else expect([ordered.error.code, its.length]).toEqual([expect.toBeOneOf(ENDED_OR_MOVED), 0]);
    }
  });

  it("whoever signs in to it just then is signed in to nothing afterwards", async () => {
    const { db } = app();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [kept, gone] = await pair();
      const row = { sessionToken: crypto.randomUUID(), userId: gone.id, expires: new Date(Date.now() + 60_000) };
      const [merged] = await Promise.allSettled([merge(kept, gone), db.insert(sessions).values(row)]);
      expect(merged).toMatchObject({ status: "fulfilled", value: { ok: true } });
      expect(await db.$count(sessions, inArray(sessions.userId, [kept.id, gone.id]))).toBe(0);
    }
  });

  it("the opposite merge finds one account gone, and says so: neither waits for the other for ever", async () => {
    const { db, siteId } = app();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = await pair();
      for (const { id } of [one, two]) await createListing(db, { siteId, ownerId: id });
      const both = await Promise.all([merge(one, two), merge(two, one)]);
      const [refused, ...more] = both.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
      expect(more).toEqual([]);
      expect(refused?.code).toBeOneOf(["conflict", "not_found", "validation_failed"]);
      const left = await db
        .select()
        .from(u)
        .where(inArray(u.id, [one.id, two.id]));
      expect(left).toHaveLength(1);
      expect(await db.$count(schema.listings, eq(schema.listings.ownerId, left[0]?.id ?? ""))).toBe(2);
    }
  });
});
