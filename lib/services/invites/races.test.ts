import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { newClaimId } from "@/lib/core/ids";
import { decideClaim } from "@/lib/services/claims/decide-claim";
import { deleteAccount } from "@/lib/services/personal-data/delete-account";
import { deletionToken } from "@/lib/services/personal-data/deletion-link";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import fc from "@/lib/testing/steady/random";
import { acceptInvite } from "./accept-invite";
import { inviteToken } from "./invite-link";
import { inviteToListing } from "./invite-to-listing";
import { INVITES_MAX } from "./invited";
import { leaveListing } from "./leave-listing";
import { removeCofounder } from "./remove-cofounder";
import { revokeInvite } from "./revoke-invite";

const app = useApp({ operations: [] });
const { cofounderInvites: i, cofounders: c, listings: l, companies: co } = schema;
const ROUNDS = 12;
const HOUR_MS = 3_600_000;

type User = Awaited<ReturnType<typeof createUser>>;
type Outcome = "done" | { code: string };
const as = (user: User) => app().context(sessionActor(user, true));
let claimCount = 0;

/** A company of two listings with co-founders up to the last place, for which somebody is invited. */
async function scene() {
  const { db, siteId, clock } = app();
  const [owner, guest, claimant, admin] = await Promise.all([
    ...[1, 2, 3].map(() => createUser(db)),
    createUser(db, { isAdmin: true }),
  ]);
  if (!owner || !guest || !claimant || !admin) throw new Error("four were made");
  claimCount += 1;
  const domain = `race${claimCount}.example`;
  const listing = await createListing(db, { siteId, ownerId: owner.id, url: `https://${domain}/` });
  const second = await createListing(db, { siteId, ownerId: owner.id, url: `https://${domain}/two` });
  await db.update(l).set({ companyId: listing.companyId }).where(eq(l.id, second.id));
  const mates = await Promise.all(Array.from({ length: INVITES_MAX - 1 }, () => createUser(db)));
  await db
    .insert(c)
    .values(mates.map(({ id }) => ({ companyId: listing.companyId, userId: id, joinedAt: clock.now() })));
  const ctx = await as(owner);
  const sent = (await execute(inviteToListing, ctx, { listing_id: listing.id, email: guest.email })).output;
  const claim_id = newClaimId();
  const proof = { method: "meta_tag", found: true, detail: "", at: clock.now().toISOString() } as const;
  const ends = new Date(clock.now().getTime() + HOUR_MS);
  await db.insert(schema.claims).values({
    ...{ id: claim_id, siteId, listingId: listing.id, userId: claimant.id, domain, token: claim_id, proof },
    ...{ createdAt: clock.now(), expiresAt: ends },
  });
  return { owner, guest, claimant, admin, mates, listing, second, invite_id: sent.invite_id, claim_id };
}

type Scene = Awaited<ReturnType<typeof scene>>;

async function linkOf(inviteId: string): Promise<string> {
  const [row] = await app().db.select().from(i).where(eq(i.id, inviteId));
  return inviteToken({ id: inviteId, expiresAt: row?.expiresAt ?? new Date(0) });
}

async function deletion(user: User) {
  const link = await deletionToken(user.id, new Date(app().clock.now().getTime() + HOUR_MS));
  return execute(deleteAccount, await as(user), { link, email: user.email, listings: "keep" });
}

/** All that may happen to who runs a product, by the people whom it is up to. */
const MOVES = {
  accept: async ({ guest, invite_id }: Scene) =>
    execute(acceptInvite, await as(guest), { link: await linkOf(invite_id) }),
  revoke: async ({ owner, listing, invite_id }: Scene) =>
    execute(revokeInvite, await as(owner), { listing_id: listing.id, invite_id }),
  invite: async ({ owner, second }: Scene) =>
    execute(inviteToListing, await as(owner), { listing_id: second.id, email: `more${second.id}@people.example` }),
  inviteAnother: async ({ owner, listing }: Scene) =>
    execute(inviteToListing, await as(owner), { listing_id: listing.id, email: `other${listing.id}@people.example` }),
  leave: async ({ mates: [first], second }: Scene) =>
    first && execute(leaveListing, await as(first), { listing_id: second.id }),
  remove: async ({ owner, mates: [, other], listing }: Scene) =>
    execute(removeCofounder, await as(owner), { listing_id: listing.id, user_id: other?.id ?? "" }),
  transfer: async ({ admin, claim_id }: Scene) =>
    execute(decideClaim, await as(admin), { claim_id, decision: "verified", reason: "They showed a contract." }),
  deleteOwner: ({ owner }: Scene) => deletion(owner),
  deleteHeir: ({ mates: [first] }: Scene) => (first ? deletion(first) : Promise.resolve()),
  deleteGuest: ({ guest }: Scene) => deletion(guest),
  deleteClaimant: ({ claimant }: Scene) => deletion(claimant),
};
type Name = keyof typeof MOVES;
const NAMES = Object.keys(MOVES) as Name[]; // safe: the table's own keys

/** What each move may answer where another was faster; anything else is a defect. */
const EXPECTED = ["conflict", "not_found", "limit_reached", "forbidden", "unauthenticated"];

async function race(at: Scene, names: Name[]): Promise<Partial<Record<Name, Outcome>>> {
  const outcomes = await Promise.all(
    names.map(async (name): Promise<[Name, Outcome]> => {
      try {
        await MOVES[name](at);
        return [name, "done"];
      } catch (error) {
        return [name, { code: String((error as { code?: unknown }).code ?? error) }]; // safe: only shown
      }
    }),
  );
  return Object.fromEntries(outcomes);
}

/** How things stand: who runs both listings, and who is invited. */
async function standing({ listing, second }: Scene) {
  const { db } = app();
  const rows = await Promise.all([listing, second].map(({ id }) => db.select().from(l).where(eq(l.id, id))));
  return Promise.all(
    rows.flat().map(async (row) => {
      const [company] = await db.select().from(co).where(eq(co.id, row.companyId));
      const joined = await db.select().from(c).where(eq(c.companyId, row.companyId));
      const open = await db.$count(i, and(eq(i.listingId, row.id), eq(i.status, "pending")));
      return { row, company, joined: joined.map(({ userId }) => userId), open };
    }),
  );
}

describe("who runs a product", () => {
  it("stays one story however invitations, leaving, removal, claims and deletions race", {
    timeout: 240_000,
  }, async () => {
    const some = fc.shuffledSubarray(NAMES, { minLength: 3, maxLength: 6 });
    for (const names of fc.sample(some, ROUNDS)) {
      const at = await scene();
      const said = await race(at, names);
      const told = JSON.stringify(said);
      for (const one of Object.values(said)) if (one !== "done") expect(EXPECTED, told).toContain(one.code);
      if (said.accept === "done") expect(said.revoke, told).not.toBe("done");
      const places = await standing(at);
      expect(places, told).toHaveLength(2);
      expect(new Set(places.map(({ row }) => row.companyId)).size, told).toBe(1);
      for (const { row, company, joined } of places) {
        expect(company?.ownerId, told).toBe(row.ownerId);
        expect(joined, told).not.toContain(row.ownerId);
        if (said.transfer === "done") expect(joined, told).toEqual([]);
        if (said.revoke === "done") expect(joined, told).not.toContain(at.guest.id);
        const open = places.reduce((sum, place) => sum + place.open, 0);
        expect(joined.length + open, told).toBeLessThanOrEqual(INVITES_MAX);
      }
    }
  });
});
