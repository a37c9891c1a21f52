import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import { requireProductUrl } from "@/lib/core/product-url";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { listMyListings } from "@/lib/services/owner/list-my-listings";
import { useApp } from "@/lib/testing/api/app";
import { useClaiming } from "@/lib/testing/api/claiming";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser, createVote } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { decideClaim } from "./decide-claim";

const app = useApp({ operations: [] });
const claiming = useClaiming(app);
const l = schema.listings;
let admin: Actor;

beforeEach(async () => {
  admin = sessionActor(await createUser(app().db, { isAdmin: true }), true);
  claiming().routes["/"] = "<p>Hedgerow</p>";
});

async function decide(claim_id: string, decision: "verified" | "rejected", actor = admin) {
  const input = { claim_id, decision, reason: "They showed a contract." };
  return (await execute(decideClaim, await app().context(actor), input)).output;
}

/** A listing with an owner, and somebody who proved that its website is theirs. */
async function disputed(values: Parameters<ReturnType<typeof claiming>["listing"]>[0] = {}) {
  const owner = await createUser(app().db);
  const listing = await claiming().listing({ ownerId: owner.id, ...values });
  const { actor, id, value } = await claiming().claimed(listing.slug, "meta_tag");
  claiming().routes["/"] = `<!doctype html><head>${value}</head><p>Hedgerow</p>`;
  const claim = await claiming().verify(actor, id);
  return { owner, listing, actor, claim };
}

const auditOf = async (id: number) => {
  const a = schema.auditLog;
  const rows = await app()
    .db.select()
    .from(a)
    .where(and(eq(a.entityKind, "listing"), eq(a.entityId, String(id))));
  return rows.map(({ action, actorId, after, reason }) => ({ action, actorId, after, reason }));
};

describe("a proven claim of a listing that has an owner", () => {
  it("changes nothing, keeps its proof and tells the owner once", async () => {
    const { owner, listing, actor, claim } = await disputed();
    expect(claim).toMatchObject({ status: "pending", methods: [], checked: { found: true } });
    expect(claim.proven_at).not.toBeNull();
    app().clock.advance(30 * 86_400_000);
    expect((await claiming().verify(actor, claim.claim_id)).status).toBe("pending");
    expect((await claiming().claim(actor, { slug: listing.slug })).claim_id).toBe(claim.claim_id);
    expect(await claiming().ownerOf(listing.id)).toBe(owner.id);
    expect(await claiming().mailsTo(owner.email)).toEqual(["claim_disputed"]);
    expect(await auditOf(listing.id)).toMatchObject([{ action: "listing.claim_disputed", actorId: actor.userId }]);
  });
});

describe("a proven claim of a listing whose owner is gone", () => {
  it("offers its methods again, and hands the listing over at the next look", async () => {
    const { owner, listing, actor, claim } = await disputed();
    await app().db.update(l).set({ ownerId: null }).where(eq(l.ownerId, owner.id));
    expect((await claiming().claim(actor, { slug: listing.slug })).methods).not.toEqual([]);
    expect((await claiming().verify(actor, claim.claim_id, { method: "meta_tag" })).status).toBe("verified");
    expect(await claiming().ownerOf(listing.id)).toBe(actor.userId);
  });
});

describe("decide_claim", () => {
  it("gives over no listing that is not public any more", async () => {
    const { owner, listing, claim } = await disputed();
    await app().db.update(l).set({ status: "paused" }).where(eq(l.id, listing.id));
    await expect(decide(claim.claim_id, "verified")).rejects.toMatchObject({ code: "conflict" });
    expect(await claiming().ownerOf(listing.id)).toBe(owner.id);
  });

  it("hands the listing over, tells both, and leaves a row of who did it", async () => {
    const { owner, listing, actor, claim } = await disputed();
    expect(await decide(claim.claim_id, "verified")).toEqual({ status: "verified" });
    expect(await claiming().ownerOf(listing.id)).toBe(actor.userId);
    expect(await claiming().mailsTo(owner.email)).toEqual(["claim_transferred", "claim_disputed"]);
    expect(await claiming().mailsTo(actor.email)).toEqual(["claim_verified"]);
    expect((await auditOf(listing.id)).at(-1)).toMatchObject({
      action: "listing.claimed",
      after: { owner_id: actor.userId, claim_id: claim.claim_id },
      reason: "They showed a contract.",
    });
    expect(await claiming().verify(actor, claim.claim_id)).toMatchObject({ status: "verified" });
  });

  it("hands over nothing that the former owner wrote of its story and did not publish", async () => {
    const { owner, listing, actor, claim } = await disputed();
    const d = schema.storyDrafts;
    const draft = { listingId: listing.id, text: "Not for others", over: "", updatedAt: app().clock.now() };
    await app()
      .db.insert(d)
      .values([
        { ...draft, place: "title", userId: owner.id },
        { ...draft, place: "problem", userId: actor.userId },
      ]);
    await decide(claim.claim_id, "verified");
    const left = await app().db.select({ place: d.place }).from(d).where(eq(d.listingId, listing.id));
    expect(left).toEqual([{ place: "problem" }]);
  });

  it("leaves it with its owner, and tells the claimant why", async () => {
    const { owner, listing, actor, claim } = await disputed();
    await decide(claim.claim_id, "rejected");
    expect(await claiming().ownerOf(listing.id)).toBe(owner.id);
    expect(await claiming().mailsTo(actor.email)).toEqual(["claim_rejected"]);
    expect(await claiming().verify(actor, claim.claim_id)).toMatchObject({
      status: "rejected",
      reason: "They showed a contract.",
    });
    expect((await auditOf(listing.id)).at(-1)).toMatchObject({ action: "listing.claim_rejected" });
  });

  it("is asked about proven claims alone, once", async () => {
    const { claim } = await disputed();
    await decide(claim.claim_id, "rejected");
    await expect(decide(claim.claim_id, "verified")).rejects.toMatchObject({ code: "conflict" });
    const { id } = await claiming().claimed((await claiming().listing()).slug, "meta_tag");
    await expect(decide(id, "verified")).rejects.toMatchObject({ code: "conflict" });
    await expect(decide("cl_00000000000000000000", "verified")).rejects.toMatchObject({ code: "not_found" });
  });

  it("is for admins alone, and of their site", async () => {
    const { claim, actor } = await disputed();
    await expect(decide(claim.claim_id, "verified", actor)).rejects.toMatchObject({ code: "forbidden" });
    const { id } = await createSite(app().db, { host: `decide${Date.now()}.example` });
    await app().db.update(schema.claims).set({ siteId: id }).where(eq(schema.claims.id, claim.claim_id));
    await expect(decide(claim.claim_id, "verified")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a listing that changes hands", () => {
  it("takes those of the same company and domain with it, on all sites, and no others", async () => {
    const { owner, listing, actor, claim } = await disputed();
    const { id: otherSite } = await createSite(app().db, { host: `second${listing.id}.example` });
    const of = (values: { url: string; siteId?: number; ownerId?: string | null }) =>
      createListing(app().db, { siteId: app().siteId, ownerId: owner.id, ...values });
    const twin = await of({ url: "https://www.hedgerow.example/twin", siteId: otherSite });
    const foreign = await of({ url: "https://meadow.example/" });
    const unrelated = await of({ url: "https://hedgerow.example/" });
    for (const { id } of [twin, foreign])
      await app().db.update(l).set({ companyId: listing.companyId }).where(eq(l.id, id));
    await decide(claim.claim_id, "verified");
    const owners = await Promise.all([listing, twin, foreign, unrelated].map(({ id }) => claiming().ownerOf(id)));
    expect(owners).toEqual([actor.userId, actor.userId, owner.id, owner.id]);
    const [moved] = await app().db.select().from(l).where(eq(l.id, listing.id));
    const [company] = await app()
      .db.select()
      .from(schema.companies)
      .where(eq(schema.companies.id, moved?.companyId ?? 0));
    expect(company?.ownerId).toBe(actor.userId);
  });

  it("is run by the former owner's co-founders no more, and takes back the new owner's vote", async () => {
    const { listing, actor, claim } = await disputed();
    const partner = await createUser(app().db);
    const joined = { companyId: listing.companyId, userId: partner.id, joinedAt: app().now() };
    await app().db.insert(schema.cofounders).values(joined);
    await createVote(app().db, { siteId: app().siteId, listingId: listing.id, userId: actor.userId });
    await decide(claim.claim_id, "verified");
    const { output } = await execute(listMyListings, await app().context(apiKeyActor(partner)), {});
    expect(output.total).toBe(0);
    expect(await app().db.$count(schema.votes, eq(schema.votes.listingId, listing.id))).toBe(0);
  });

  it("is changed by the former owner's draft no more", async () => {
    const { owner, listing, claim } = await disputed();
    const place = { userId: owner.id, siteId: app().siteId, listingId: listing.id, status: "submitted" as const };
    const draft = await createDraft(app().db, place);
    const edit = async (headline: string) =>
      execute(updateDraft, await app().context(apiKeyActor(owner)), { id: draft.id, fields: { headline } });
    const headline = async () => (await app().db.select().from(l).where(eq(l.id, listing.id)))[0]?.headline;
    await edit("By its owner");
    expect(await headline()).toBe("By its owner");
    await decide(claim.claim_id, "verified");
    await edit("By its former owner").catch(() => undefined);
    expect(await headline()).toBe("By its owner");
  });

  it("lets the former owner begin anew with the same address", async () => {
    const { owner, listing, claim } = await disputed();
    const product = requireProductUrl(listing.url);
    const place = { userId: owner.id, siteId: app().siteId, listingId: listing.id, status: "submitted" as const };
    const draft = await createDraft(app().db, { ...place, ...product });
    await decide(claim.claim_id, "verified");
    const { output } = await execute(submitListing, await app().context(apiKeyActor(owner)), { url: product.url });
    expect(output.id).not.toBe(draft.id);
    expect(output.status).toBe("crawling");
  });
});
