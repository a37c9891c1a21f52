import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { EVENTS } from "@/lib/core/events";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { acceptInvite } from "./accept-invite";
import { getInvite } from "./get-invite";
import { inviteCofounder } from "./invite-cofounder";
import { inviteToken } from "./invite-link";
import { inviteToListing } from "./invite-to-listing";
import { INVITES_MAX } from "./invited";
import { leaveListing } from "./leave-listing";
import { listDraftPeople } from "./list-draft-people";
import { listPeople } from "./list-people";
import { removeCofounder } from "./remove-cofounder";
import { revokeDraftInvite } from "./revoke-draft-invite";
import { revokeInvite } from "./revoke-invite";

const app = useApp({ operations: [] });
const DAY_MS = 86_400_000;
const i = schema.cofounderInvites;

type User = Awaited<ReturnType<typeof createUser>>;
const as = (user: User) => app().context(sessionActor(user));

async function scene() {
  const { db, siteId } = app();
  const [owner, mate] = [await createUser(db), await createUser(db)];
  const listing = await createListing(db, { siteId, ownerId: owner.id });
  const listing_id = listing.id;
  const invite = async (email = mate.email) =>
    (await execute(inviteToListing, await as(owner), { listing_id, email })).output;
  const people = async (who: User) => (await execute(listPeople, await as(who), { listing_id })).output;
  const accept = async (who: User, link: string) => execute(acceptInvite, await as(who), { link });
  return { listing, listing_id, owner, mate, invite, people, accept };
}

/** The secret that the mail of an invitation carries. */
async function linkOf(inviteId: string): Promise<string> {
  const [row] = await app().db.select().from(i).where(eq(i.id, inviteId));
  return inviteToken({ id: inviteId, expiresAt: row?.expiresAt ?? new Date(0) });
}

async function mailsTo(to: string) {
  const rows = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
  return rows.map(({ data }) => EVENTS["mail.requested"].parse(data)).filter((mail) => mail.to === to);
}

const refusal = (code: string) => ({ code });

describe("an invitation", () => {
  it("is mailed once, and asked for again is the same one", async () => {
    const { mate, invite } = await scene();
    const first = await invite();
    expect(first).toMatchObject({ email: mate.email, status: "pending", invites_left: INVITES_MAX - 1, is_new: true });
    expect(Date.parse(first.expires_at) - app().clock.now().getTime()).toBe(14 * DAY_MS);
    const again = await invite(` ${mate.email.toUpperCase()} `);
    expect(again).toEqual({ ...first, is_new: false });
    const [mail, ...more] = await mailsTo(mate.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: "cofounder_invite", invite: { id: first.invite_id } });
    expect(JSON.stringify(mail)).not.toContain(await linkOf(first.invite_id));
  });

  it("shows what it is to, and makes whoever opens it a co-founder once", async () => {
    const { listing, listing_id, owner, mate, invite, people, accept } = await scene();
    const link = await linkOf((await invite()).invite_id);
    const { output: preview } = await execute(getInvite, await app().context(), { link });
    expect(preview).toMatchObject({ product: listing.name, slug: listing.slug, by: owner.email, is_mine: false });
    await expect(execute(getMyListing, await as(mate), { listing_id })).rejects.toMatchObject(refusal("not_found"));
    expect((await accept(mate, link)).output).toEqual({ listing_id, product: listing.name });
    expect((await people(owner)).people.map(({ user_id, role }) => [user_id, role])).toEqual([
      [owner.id, "owner"],
      [mate.id, "cofounder"],
    ]);
    expect((await execute(getMyListing, await as(mate), { listing_id })).output.listing_id).toBe(listing_id);
    await expect(accept(await createUser(app().db), link)).rejects.toMatchObject(refusal("not_found"));
    expect((await mailsTo(owner.email)).map(({ template }) => template)).toEqual(["cofounder_joined"]);
  });

  it("is accepted by one of two who open it at once", async () => {
    const { owner, invite, people, accept } = await scene();
    const link = await linkOf((await invite()).invite_id);
    const two = [await createUser(app().db), await createUser(app().db)];
    const outcomes = await Promise.allSettled(two.map((who) => accept(who, link)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await people(owner)).people).toHaveLength(2);
  });

  it("ends after fourteen days, and is sent anew with another link", async () => {
    const { owner, invite, people, accept, mate } = await scene();
    const old = await invite();
    const link = await linkOf(old.invite_id);
    app().clock.advance(14 * DAY_MS);
    await expect(accept(mate, link)).rejects.toMatchObject(refusal("not_found"));
    expect((await people(owner)).invites).toMatchObject([{ status: "expired" }]);
    const anew = await invite();
    expect(anew).toMatchObject({ status: "pending", is_new: true, invites_left: INVITES_MAX - 1 });
    await expect(accept(mate, link)).rejects.toMatchObject(refusal("not_found"));
    await accept(mate, await linkOf(anew.invite_id));
  });

  it("leads nowhere once it is taken back", async () => {
    const { listing_id, owner, invite, people, accept, mate } = await scene();
    const { invite_id } = await invite();
    const link = await linkOf(invite_id);
    await execute(revokeInvite, await as(owner), { listing_id, invite_id });
    await expect(accept(mate, link)).rejects.toMatchObject(refusal("not_found"));
    expect((await people(owner)).invites).toEqual([]);
    const revoking = execute(revokeInvite, await as(owner), { listing_id, invite_id });
    await expect(revoking).rejects.toMatchObject(refusal("not_found"));
  });

  it("is refused for one's own address, and to the owner who opens it", async () => {
    const { owner, invite, accept } = await scene();
    await expect(invite(owner.email)).rejects.toMatchObject(refusal("validation_failed"));
    const link = await linkOf((await invite()).invite_id);
    await expect(accept(owner, link)).rejects.toMatchObject(refusal("conflict"));
  });

  it("is the last of ten, however many are sent at once, and a place is free again when one ends", async () => {
    const { listing_id, owner, invite } = await scene();
    const sent = await Promise.allSettled(
      Array.from({ length: INVITES_MAX + 3 }, (_, n) => invite(`mate${n}-${listing_id}@people.example`)),
    );
    const made = sent.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(made).toHaveLength(INVITES_MAX);
    expect(Math.min(...made.map((one) => one.invites_left))).toBe(0);
    for (const one of sent) if (one.status === "rejected") expect(one.reason).toMatchObject(refusal("limit_reached"));
    const invite_id = made[0]?.invite_id ?? "";
    await execute(revokeInvite, await as(owner), { listing_id, invite_id });
    expect(await invite(`late-${listing_id}@people.example`)).toMatchObject({ invites_left: 0 });
  });

  it("mails one address five times a day at most, whoever invites it", async () => {
    const email = "wanted@people.example";
    for (let n = 0; n < 5; n += 1) await (await scene()).invite(email);
    await expect((await scene()).invite(email)).rejects.toMatchObject(refusal("rate_limited"));
  });
});

describe("an invitation to a draft", () => {
  it("makes whoever accepted it a co-founder when the draft is saved, and stays open otherwise", async () => {
    const { db, siteId } = app();
    const [owner, mate, late] = [await createUser(db), await createUser(db), await createUser(db)];
    const draft = await createDraft(db, { userId: owner.id, siteId });
    const invite = async (email: string) =>
      (await execute(inviteCofounder, await as(owner), { id: draft.id, email })).output;
    const [first, second] = [await invite(mate.email), await invite(late.email)];
    expect(second.invites_left).toBe(INVITES_MAX - 2);
    const link = await linkOf(first.invite_id);
    expect((await execute(acceptInvite, await as(mate), { link })).output.listing_id).toBeNull();
    expect(await invite(mate.email)).toMatchObject({ invite_id: first.invite_id, status: "accepted" });
    const { listing_id } = (await execute(submitDraft, await as(owner), { id: draft.id })).output;
    expect((await execute(getMyListing, await as(mate), { listing_id })).output.listing_id).toBe(listing_id);
    expect(await invite(late.email)).toMatchObject({ invite_id: second.invite_id, status: "pending" });
    const after = await execute(acceptInvite, await as(late), { link: await linkOf(second.invite_id) });
    expect(after.output.listing_id).toBe(listing_id);
  });
});

describe("an invitation to a draft, on its page of people", () => {
  async function drafted() {
    const { db, siteId } = app();
    const [owner, mate] = [await createUser(db), await createUser(db)];
    const { id } = await createDraft(db, { userId: owner.id, siteId });
    const { invite_id } = (await execute(inviteCofounder, await as(owner), { id, email: mate.email })).output;
    const link = await linkOf(invite_id);
    const people = async (who = owner) => (await execute(listDraftPeople, await as(who), { id })).output;
    const revoke = async (who = owner) => execute(revokeDraftInvite, await as(who), { id, invite_id });
    const accept = async () => execute(acceptInvite, await as(mate), { link });
    return { id, owner, mate, link, people, revoke, accept };
  }

  it("says to whoever got it that the product is a draft, without a page of its own", async () => {
    const { link, mate } = await drafted();
    const { output } = await execute(getInvite, await as(mate), { link });
    expect(output).toMatchObject({ product: "Hedgerow", is_draft: true, slug: null, is_mine: false });
  });

  it("is seen and taken back by the draft's owner alone, and leads nowhere from then on", async () => {
    const { mate, people, revoke, accept } = await drafted();
    expect(await people()).toMatchObject({ joined: [], invites: [{ email: mate.email }], listing_id: null });
    await expect(people(mate)).rejects.toMatchObject(refusal("not_found"));
    await expect(revoke(mate)).rejects.toMatchObject(refusal("not_found"));
    await revoke();
    expect(await people()).toMatchObject({ invites: [], invites_left: INVITES_MAX });
    await expect(accept()).rejects.toMatchObject(refusal("not_found"));
    await expect(revoke()).rejects.toMatchObject(refusal("not_found"));
  });

  it("is taken back from somebody who has joined, who is told and runs nothing once it is saved", async () => {
    const { id, owner, mate, people, revoke, accept } = await drafted();
    await accept();
    expect(await people()).toMatchObject({ joined: [{ email: mate.email }], invites: [] });
    await revoke();
    expect((await mailsTo(mate.email)).map(({ template }) => template)).toContain("cofounder_dropped");
    const { listing_id } = (await execute(submitDraft, await as(owner), { id })).output;
    await expect(execute(getMyListing, await as(mate), { listing_id })).rejects.toMatchObject(refusal("not_found"));
    expect((await people()).listing_id).toBe(listing_id);
  });
});

describe("a co-founder", () => {
  async function joined() {
    const made = await scene();
    const link = await linkOf((await made.invite()).invite_id);
    return { ...made, join: () => made.accept(made.mate, link) };
  }

  it("loses the votes they cast for the company before", async () => {
    const { join, listing_id, mate } = await joined();
    await createVote(app().db, { siteId: app().siteId, listingId: listing_id, userId: mate.id });
    await join();
    expect(await app().db.$count(schema.votes, eq(schema.votes.userId, mate.id))).toBe(0);
    const s = schema.listingStats;
    const [counted] = await app().db.select().from(s).where(eq(s.listingId, listing_id));
    expect(counted?.votes).toBe(0);
  });

  it("sees who runs the listing but not who is invited, and invites, revokes and removes nobody", async () => {
    const { join, listing_id, owner, mate, invite, people } = await joined();
    await join();
    const other = await invite("other@people.example");
    expect(await people(mate)).toMatchObject({ role: "cofounder", invites: [] });
    const ctx = await as(mate);
    const attempts = await Promise.allSettled([
      execute(inviteToListing, ctx, { listing_id, email: "friend@people.example" }),
      execute(revokeInvite, ctx, { listing_id, invite_id: other.invite_id }),
      execute(removeCofounder, ctx, { listing_id, user_id: owner.id }),
    ]);
    for (const attempt of attempts)
      expect(attempt).toMatchObject({ status: "rejected", reason: { code: "forbidden" } });
  });

  it("is out at once when they leave or are removed, and can be invited again", async () => {
    const { join, listing_id, owner, mate, invite, accept, people } = await joined();
    await join();
    await execute(leaveListing, await as(mate), { listing_id });
    await expect(execute(getMyListing, await as(mate), { listing_id })).rejects.toMatchObject(refusal("not_found"));
    await accept(mate, await linkOf((await invite()).invite_id));
    await execute(removeCofounder, await as(owner), { listing_id, user_id: mate.id });
    expect((await people(owner)).people).toHaveLength(1);
    await expect(people(mate)).rejects.toMatchObject(refusal("not_found"));
    await expect(execute(leaveListing, await as(owner), { listing_id })).rejects.toMatchObject(refusal("conflict"));
    const a = schema.auditLog;
    const log = await app()
      .db.select()
      .from(a)
      .where(eq(a.entityId, String(listing_id)))
      .orderBy(a.id);
    const did = ["joined", "left", "joined", "removed"].map((word) => `listing.cofounder_${word}`);
    expect(log.map(({ action }) => action)).toEqual(did);
  });
});
