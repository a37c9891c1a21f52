import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { EVENTS } from "@/lib/core/events";
import { inviteToListing } from "@/lib/services/invites/invite-to-listing";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { createOrder } from "@/lib/testing/sales/orders";
import { deleteAccount } from "./delete-account";
import { deletionToken } from "./deletion-link";
import { getAccountDeletion } from "./get-account-deletion";

const app = useApp({ operations: [] });
const HOUR_MS = 3_600_000;
const { cofounders: c, companies: co, listings: l, orders: o, paidPlaces } = schema;

type User = Awaited<ReturnType<typeof createUser>>;
const as = (user: User) => app().context(sessionActor(user));
const linkOf = (user: User) => deletionToken(user.id, new Date(app().clock.now().getTime() + HOUR_MS));

async function remove(user: User, listings: "keep" | "remove" = "keep") {
  return execute(deleteAccount, await as(user), { link: await linkOf(user), email: user.email, listings });
}

const announced = async (user: User) =>
  (await execute(getAccountDeletion, await as(user), { link: await linkOf(user) })).output;

async function mailsTo(to: string) {
  const rows = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
  return rows.map(({ data }) => EVENTS["mail.requested"].parse(data)).filter((mail) => mail.to === to);
}

/** An order of a listing's launch in a week, with its place taken. */
async function launchIn(user: User, listingId: number, week: string, status: "paid" | "pending" = "paid") {
  const { db, siteId } = app();
  const paidAt = status === "paid" ? app().clock.now() : null;
  const { order, lines } = await createOrder(db, { siteId, userId: user.id, status, paidAt });
  const lineId = lines[0]?.id ?? 0;
  await db.update(schema.orderLines).set({ listingId }).where(eq(schema.orderLines.id, lineId));
  const place = { kind: "launch", slot: "", week } as const;
  await db.insert(schema.orderPlaces).values({ lineId, ...place });
  await db.insert(paidPlaces).values({ siteId, ...place, taken: 1 });
  return order;
}

async function takenIn(week: string) {
  const [row] = await app().db.select().from(paidPlaces).where(eq(paidPlaces.week, week));
  return row?.taken;
}

describe("deleting an account", () => {
  it("cancels orders that wait for payment, and gives their places back", async () => {
    const { db, siteId } = app();
    const user = await createUser(db);
    const { id } = await createListing(db, { siteId, ownerId: user.id });
    const open = await launchIn(user, id, "2026-W50", "pending");
    expect((await announced(user)).open_orders).toEqual([open.number]);
    await remove(user);
    const [order] = await db.select().from(o).where(eq(o.id, open.id));
    expect(order).toMatchObject({ status: "cancelled", userId: null });
    expect(await takenIn("2026-W50")).toBe(0);
  });

  it("tells beforehand which paid weeks go with a listing, and frees those that have not begun", async () => {
    const { db, siteId } = app();
    const user = await createUser(db);
    const place = { siteId, ownerId: user.id, plan: "paid", status: "scheduled" } as const;
    const saved = await createListing(db, { ...place, launchWeek: "2026-W51", launchedAt: null });
    const order = await launchIn(user, saved.id, "2026-W51");
    const live = await createListing(db, { siteId, ownerId: user.id });
    await launchIn(user, live.id, "2026-W47");
    const { listings } = await announced(user);
    expect(listings.map(({ fate, booked }) => [fate, booked])).toEqual([
      ["unpublished", [{ product: "launch", week: "2026-W51" }]],
      ["published", []],
    ]);
    await remove(user, "remove");
    expect(await takenIn("2026-W51")).toBe(0);
    expect(await takenIn("2026-W47")).toBe(1);
    const [paid] = await db.select().from(o).where(eq(o.id, order.id));
    expect(paid?.status).toBe("paid");
  });

  it("passes on no invitation that the former owner had sent", async () => {
    const { db, siteId, clock } = app();
    const [user, mate] = [await createUser(db), await createUser(db, { name: "Noor" })];
    const shared = await createListing(db, { siteId, ownerId: user.id });
    await db.insert(c).values({ companyId: shared.companyId, userId: mate.id, joinedAt: clock.now() });
    await execute(inviteToListing, await as(user), { listing_id: shared.id, email: "late@people.example" });
    expect((await announced(user)).listings).toMatchObject([{ fate: "passed_on", heir: "Noor" }]);
    await remove(user);
    expect(await db.$count(schema.cofounderInvites, eq(schema.cofounderInvites.listingId, shared.id))).toBe(0);
    const fresh = { listing_id: shared.id, email: "late@people.example" };
    expect((await execute(inviteToListing, await as(mate), fresh)).output.is_new).toBe(true);
  });

  it("tells co-founders whom the heir's own company leaves out", async () => {
    const { db, siteId, clock } = app();
    const [user, mate, third] = [await createUser(db), await createUser(db), await createUser(db)];
    const shared = await createListing(db, { siteId, ownerId: user.id });
    const theirs = await createListing(db, { siteId, ownerId: mate.id });
    const [company] = await db.select().from(co).where(eq(co.id, shared.companyId));
    await db
      .update(co)
      .set({ domain: company?.domain ?? "" })
      .where(eq(co.id, theirs.companyId));
    for (const [at, { id }] of [mate, third].entries()) {
      const joinedAt = new Date(clock.now().getTime() + at);
      await db.insert(c).values({ companyId: shared.companyId, userId: id, joinedAt });
    }
    await remove(user);
    const [mail, ...more] = await mailsTo(third.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: "cofounder_dropped", data: { name: shared.name, why: "passed_on" } });
    expect((await mailsTo(mate.email)).map(({ template }) => template)).toEqual(["listing_passed_on"]);
  });

  it("passes a listing to no co-founder who is banned", async () => {
    const { db, siteId, clock } = app();
    const user = await createUser(db);
    const [banned, mate] = [await createUser(db), await createUser(db, { name: "Noor" })];
    const { id, companyId } = await createListing(db, { siteId, ownerId: user.id });
    await db.insert(c).values({ companyId, userId: banned.id, joinedAt: clock.now() });
    await db.insert(c).values({ companyId, userId: mate.id, joinedAt: new Date(clock.now().getTime() + 1) });
    await db.update(schema.users).set({ bannedAt: clock.now() }).where(eq(schema.users.id, banned.id));
    expect((await announced(user)).listings).toMatchObject([{ fate: "passed_on", heir: "Noor" }]);
    await remove(user);
    expect(await db.$count(l, and(eq(l.id, id), eq(l.ownerId, mate.id)))).toBe(1);
  });

  it("tells whoever had joined a draft that it is gone", async () => {
    const { db, siteId, clock } = app();
    const [user, mate] = [await createUser(db), await createUser(db)];
    const draft = await createDraft(db, { userId: user.id, siteId });
    await db.insert(schema.cofounderInvites).values({
      ...{ id: `in_${mate.id}`, draftId: draft.id, email: mate.email, invitedBy: user.id, acceptedBy: mate.id },
      ...{ status: "accepted", expiresAt: clock.now(), createdAt: clock.now() },
    });
    expect((await announced(user)).joined_drafts).toBe(1);
    await remove(user);
    const [mail] = await mailsTo(mate.email);
    expect(mail).toMatchObject({ template: "cofounder_dropped", data: { name: "Hedgerow", why: "draft_deleted" } });
  });

  it("leaves all as it was where it fails midway, and can be asked for again by the same link", async () => {
    const { db, siteId, sql } = app();
    const user = await createUser(db);
    const { id } = await createListing(db, { siteId, ownerId: user.id });
    const open = await launchIn(user, id, "2026-W52", "pending");
    await sql`create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$`;
    await sql`create trigger fail_here before delete on users for each row execute function fail_here()`;
    await expect(remove(user, "remove")).rejects.toMatchObject({ code: "internal_error" });
    await sql`drop trigger fail_here on users`;
    const standing = and(eq(o.id, open.id), eq(o.status, "pending"));
    expect([await db.$count(o, standing), await db.$count(l, eq(l.ownerId, user.id))]).toEqual([1, 1]);
    await remove(user, "remove");
    expect(await db.$count(schema.users, eq(schema.users.id, user.id))).toBe(0);
  });
});
