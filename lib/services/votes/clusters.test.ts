import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import type { ProofChallenge } from "@/lib/core/proof-of-work";
import { getLaunchWeek } from "@/lib/services/launches/weeks/get-launch-week";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { castVote } from "./cast-vote";
import { holdClusters, NETWORK_DAYS } from "./clusters";
import { decideHeldVote } from "./decide-held-vote";
import { getVoteFigures } from "./get-vote-figures";
import { settleHeldVotes } from "./settle-held";

const app = useApp({ operations: [] });
const v = schema.votes;
const HOUR_MS = 3_600_000;
const NOW = "2026-11-18T12:00:00Z";
const TOGETHER = "2026-10-01T07:";

type User = Awaited<ReturnType<typeof createUser>>;
const launched = async () =>
  (await createListing(app().db, { siteId: app().siteId, launchWeek: "2026-W47", votes: 0 })).id;

/** `count` accounts made at `joined`, one a minute where it leaves those open. */
function people(count: number, joined = TOGETHER): Promise<User[]> {
  const at = (i: number) => (joined.endsWith(":") ? `${joined}${String(i).padStart(2, "0")}:00Z` : joined);
  return Promise.all(Array.from({ length: count }, (_, i) => createUser(app().db, { createdAt: new Date(at(i)) })));
}

interface Sent {
  proof?: object;
  can_prove?: boolean;
}

async function cast(user: User, listing_id: number, address: string, sent: Sent = {}) {
  const ctx = await app().context(sessionActor(user), { surface: "web", address });
  return (await execute(castVote, ctx, { listing_id, ...sent })).output;
}

/** Votes of each from an address of one network. */
async function castAll(users: User[], listingId: number, network = "203.0.113") {
  for (const [i, user] of users.entries()) await cast(user, listingId, `${network}.${i + 1}`);
}

async function statesOf(listingId: number) {
  const rows = await app().db.select({ state: v.state }).from(v).where(eq(v.listingId, listingId));
  return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => [state, of.length]));
}

const reasonsOf = async (listingId: number) => {
  const rows = await app().db.selectDistinct({ reason: v.reason }).from(v).where(eq(v.listingId, listingId));
  return rows.map(({ reason }) => reason);
};

async function board() {
  const { items } = (await execute(getLaunchWeek, await app().context(), { week: "current" })).output;
  return new Map(items.map(({ id, votes }) => [id, votes]));
}

beforeEach(async () => {
  app().clock.set(NOW);
  await app().db.delete(schema.users);
});

describe("a cluster", () => {
  it("of 30 fresh accounts moves no board, not after three days either", async () => {
    const id = await launched();
    await castAll(await people(30, "2026-11-18T11:30:00Z"), id);
    await holdClusters(app().db, app().now());
    expect(await statesOf(id)).toEqual({ held: 30 });
    expect(await reasonsOf(id)).toEqual([
      "One of 30 votes for this product from one network, by accounts that were made in the same hour and have done nothing else here.",
    ]);
    expect((await board()).get(id)).toBe(0);
    app().clock.advance(72 * HOUR_MS);
    expect(await settleHeldVotes(app().db, app().now())).toEqual({ refused: 30, released: 0 });
    expect((await board()).get(id)).toBe(0);
    const figures = (await execute(getVoteFigures, await app().context(), {})).output;
    expect(figures).toMatchObject({ week: "2026-W47", cast: 30, counted: 0, held: 0, released: 0, refused: 30 });
  });

  it("of accounts that waited is held as soon as it is one, and only then", async () => {
    const [id, users] = [await launched(), await people(30)];
    await castAll(users.slice(0, 4), id);
    expect(await statesOf(id)).toEqual({ counted: 4 });
    await castAll(users.slice(4), id);
    expect(await statesOf(id)).toEqual({ held: 30 });
    expect((await board()).get(id)).toBe(0);
    expect(await holdClusters(app().db, app().now())).toBe(0);
  });

  it("is none where the hour, the network or the product differ, or somebody does something else here", async () => {
    const [id, other] = [await launched(), await launched()];
    const atHours = await Promise.all(Array.from({ length: 8 }, (_, i) => people(1, `2026-10-01T0${i}:30:00Z`)));
    await castAll(atHours.flat(), id, "203.0.113");
    for (const [i, user] of (await people(8)).entries()) await cast(user, id, `198.51.${i}.1`);
    const busy = await people(8);
    await castAll(busy, other, "192.0.2");
    await app().db.delete(v).where(eq(v.listingId, other));
    for (const user of busy) {
      await createListing(app().db, { siteId: app().siteId, ownerId: user.id });
      await cast(user, id, "192.0.2.9");
    }
    expect(await statesOf(id)).toMatchObject({ counted: 24 });
    expect(await reasonsOf(id)).not.toContain(expect.stringContaining("One of"));
    await holdClusters(app().db, app().now());
    expect(await statesOf(id)).toMatchObject({ counted: 24 });
  });

  it("counts at once where an admin releases all of it, with one row of the log, and no other's", async () => {
    const [id, other] = [await launched(), await launched()];
    await castAll(await people(6), id);
    await castAll(await people(6), other, "198.51.100");
    const admin = { ...(await createUser(app().db)), isAdmin: true };
    const ctx = await app().context(sessionActor(admin, true), { surface: "web" });
    const [vote] = await app().db.select().from(v).where(eq(v.listingId, id));
    const input = { vote_id: `${id}:${vote?.userId}`, decision: "released", whole_cluster: true, reason: "A class." };
    expect(await perform(decideHeldVote, ctx, input)).toMatchObject({ ok: true, output: { decided: 6 } });
    expect([await statesOf(id), await statesOf(other)]).toEqual([{ released: 6 }, { held: 6 }]);
    expect([(await board()).get(id), (await board()).get(other)]).toEqual([6, 0]);
    expect(await app().db.$count(schema.auditLog, eq(schema.auditLog.entityId, String(id)))).toBe(1);
  });

  it("leaves what a person released, and forgets networks after a week", async () => {
    const [id, users] = [await launched(), await people(6)];
    await castAll(users, id);
    const admin = { ...(await createUser(app().db)), isAdmin: true };
    const [released, refused] = users.map(({ id: user_id }) => user_id);
    const ctx = await app().context(sessionActor(admin, true), { surface: "web" });
    const decide = (user_id: string | undefined, decision: string) =>
      perform(decideHeldVote, ctx, { vote_id: `${id}:${user_id}`, decision, reason: "A class that was shown it." });
    expect(await decide(released, "released")).toMatchObject({ ok: true });
    expect(await decide(refused, "refused")).toMatchObject({ ok: true });
    expect(await decide(refused, "released")).toMatchObject({ ok: false, error: { code: "conflict" } });
    await holdClusters(app().db, app().now());
    expect(await statesOf(id)).toEqual({ released: 1, refused: 1, held: 4 });
    expect(await app().db.$count(schema.auditLog, eq(schema.auditLog.entityId, String(id)))).toBe(2);
    app().clock.advance((NETWORK_DAYS * 24 + 1) * HOUR_MS);
    await settleHeldVotes(app().db, app().now());
    const known = await app().db.select().from(v).where(eq(v.listingId, id));
    expect(known.map(({ network }) => network)).toEqual(Array(6).fill(null));
  });
});

describe("the fellows of a vote", () => {
  const DAY_MS = 24 * HOUR_MS;

  it("are those that time released too: who comes after them is held", async () => {
    const [id, users] = [await launched(), await people(5, "2026-11-18T11:30:00Z")];
    await castAll(users.slice(0, 4), id);
    app().clock.advance(72 * HOUR_MS);
    await settleHeldVotes(app().db, app().now());
    expect(await statesOf(id)).toEqual({ released: 4 });
    await castAll(users.slice(4), id);
    expect(await statesOf(id)).toEqual({ released: 4, held: 1 });
  });

  it("are known for as long as they are held, though that is past the week", async () => {
    const [id, users] = [await launched(), await people(5)];
    await castAll(users.slice(0, 4), id);
    app().clock.advance(5 * DAY_MS);
    await castAll(users.slice(4), id);
    expect(await statesOf(id)).toEqual({ held: 5 });
    app().clock.advance((NETWORK_DAYS - 5) * DAY_MS + HOUR_MS);
    expect(await settleHeldVotes(app().db, app().now())).toEqual({ refused: 0, released: 0 });
    app().clock.advance(DAY_MS);
    expect(await settleHeldVotes(app().db, app().now())).toEqual({ refused: 5, released: 0 });
  });

  it("are not waited for where another call holds one: it is found later", async () => {
    const [id, users] = [await launched(), await people(5)];
    const [busy] = users;
    if (!busy) throw new Error("nobody");
    await castAll(users.slice(0, 4), id);
    await app().db.transaction(async (tx) => {
      await tx.select().from(v).where(eq(v.userId, busy.id)).for("update");
      await castAll(users.slice(4), id);
    });
    expect(await statesOf(id)).toEqual({ counted: 1, held: 4 });
    expect(await holdClusters(app().db, app().now())).toBe(1);
  });
});

describe("a vote held for its account's age", () => {
  it("counts after 72 hours", async () => {
    const [id, [young]] = [await launched(), await people(1, "2026-11-18T11:30:00Z")];
    if (!young) throw new Error("nobody");
    await cast(young, id, "203.0.113.1");
    expect(await settleHeldVotes(app().db, app().now())).toEqual({ refused: 0, released: 0 });
    app().clock.advance(72 * HOUR_MS);
    expect(await settleHeldVotes(app().db, app().now())).toEqual({ refused: 0, released: 1 });
    expect((await board()).get(id)).toBe(1);
    expect((await reasonsOf(id))[0]).toContain("Released after 72 hours.");
  });
});

describe("where many vote at once", () => {
  async function solve(challenge: ProofChallenge | null) {
    const solution = challenge && (await solveChallenge({ challenge, deriveKey }));
    if (!solution) throw new Error("no work was asked for");
    const { counter, derivedKey } = solution;
    return { counter, derivedKey };
  }

  /** Ten of one network have voted, each made at another hour. */
  async function crowd(): Promise<User[]> {
    const users = await Promise.all(
      Array.from({ length: 13 }, (_, i) => people(1, `2026-10-01T${String(i).padStart(2, "0")}:30:00Z`)),
    );
    const all = users.flat();
    await castAll(all.slice(0, 10), await launched());
    return all.slice(10);
  }

  it("the next is asked for work, and counts once it was done", async () => {
    const [next, id] = [(await crowd())[0], await launched()];
    if (!next) throw new Error("nobody");
    const asked = await cast(next, id, "203.0.113.77", { can_prove: true });
    expect(asked).toMatchObject({ state: null, votes: 0 });
    const proof = await solve(asked.challenge);
    expect(await cast(next, id, "203.0.113.77", { can_prove: true, proof })).toMatchObject({
      state: "counted",
      votes: 1,
    });
  });

  it("work is taken once, from whom it was asked, and only if it is right", async () => {
    const [[one, two], id] = [await crowd(), await launched()];
    if (!one || !two) throw new Error("nobody");
    const again = { can_prove: true };
    const { challenge } = await cast(one, id, "203.0.113.77", again);
    const proof = await solve(challenge);
    expect((await cast(two, id, "203.0.113.78", { ...again, proof })).challenge).not.toBeNull();
    expect(
      (await cast(one, id, "203.0.113.77", { ...again, proof: { ...proof, counter: 1 } })).challenge,
    ).not.toBeNull();
    expect((await cast(one, id, "203.0.113.77", { ...again, proof })).challenge).not.toBeNull();
    expect(await app().db.$count(v, and(eq(v.listingId, id)))).toBe(0);
  });

  it("a page that cannot work casts a vote that is held", async () => {
    const [next, id] = [(await crowd())[0], await launched()];
    if (!next) throw new Error("nobody");
    expect(await cast(next, id, "203.0.113.77")).toMatchObject({ state: "held", votes: 0, challenge: null });
  });
});
