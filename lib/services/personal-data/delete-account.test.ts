import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { createApiKey } from "@/lib/auth/api-keys";
import { SCOPES } from "@/lib/core/scopes";
import { inviteToListing } from "@/lib/services/invites/invite-to-listing";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { askToDeleteAccount } from "./ask-to-delete-account";
import { deleteAccount } from "./delete-account";
import { deletionToken } from "./deletion-link";
import { getAccountDeletion } from "./get-account-deletion";

const app = useApp({ operations: [] });
const HOUR_MS = 3_600_000;
const { listings: l, listingStats: s } = schema;

type User = Awaited<ReturnType<typeof createUser>>;
const as = (user: User) => app().context(sessionActor(user));
const linkOf = (user: User) => deletionToken(user.id, new Date(app().clock.now().getTime() + HOUR_MS));

async function remove(user: User, listings: "keep" | "remove" = "keep") {
  return execute(deleteAccount, await as(user), { link: await linkOf(user), email: user.email, listings });
}

const listing = async (id: number) => (await app().db.select().from(l).where(eq(l.id, id)))[0];

/** Texts and JSON of all tables in which a word stands, as `table.column`. */
async function placesOf(word: string): Promise<string[]> {
  const { sql } = app();
  const columns = await sql<{ table: string; column: string }[]>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'uuid', 'jsonb', 'json', 'ARRAY', 'character varying'))`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await sql`
      select from ${sql(table)} where position(${word} in ${sql(column)}::text) > 0 limit 1`;
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Somebody who has left traces wherever one can. */
async function busyPerson() {
  const { db, siteId, clock } = app();
  const now = clock.now();
  const [user, mate] = [await createUser(db, { name: "Mira" }), await createUser(db)];
  const own = await createListing(db, { siteId, ownerId: user.id });
  const shared = await createListing(db, { siteId, ownerId: user.id });
  const saved = await createListing(db, { siteId, ownerId: user.id, status: "draft", launchedAt: null });
  const others = await createListing(db, { siteId, ownerId: mate.id, launchWeek: "2026-W47" });
  await db.insert(schema.cofounders).values({ companyId: shared.companyId, userId: mate.id, joinedAt: now });
  await createVote(db, { siteId, listingId: others.id, userId: user.id });
  await createDraft(db, { userId: user.id, siteId });
  await createApiKey(db, user.id, { name: "Mine", scopes: [...SCOPES], expires_at: null }, now);
  await db.insert(schema.sessions).values({ sessionToken: `s-${user.id}`, userId: user.id, expires: now });
  await db.insert(schema.founderProfiles).values({ userId: user.id, slug: `mira-${own.id}`, name: "Mira" });
  const story = { userId: user.id, title: "How", publishedAt: now, status: "published" } as const;
  await db.insert(schema.stories).values({ ...story, listingId: shared.id });
  await db.insert(schema.followers).values({ id: `fo_${own.id}`, email: user.email, askedAt: now });
  await db.insert(schema.verificationTokens).values({ identifier: user.email, token: `t-${user.id}`, expires: now });
  const grantId = `g-${user.id}`;
  const client = { clientId: "c", clientName: "C", clientHost: "c.example", resource: "r", scopes: [...SCOPES] };
  await db.insert(schema.oauthConnections).values({ grantId, userId: user.id, ...client });
  await db.insert(schema.oauthRecords).values({ kind: "Grant", id: grantId, grantId, payload: { accountId: user.id } });
  const key = { operation: "o", key: "k", requestHash: "h", lockedUntil: now };
  await db.insert(schema.idempotencyKeys).values({ userId: user.id, ...key });
  const limit = { bucket: "b", windowStart: now };
  await db.insert(schema.rateLimits).values({ ...limit, subject: `user:${user.id},host:a.example` });
  const fields = { headline: "Edited" };
  await execute(updateMyListing, await as(user), { listing_id: shared.id, fields });
  await execute(inviteToListing, await as(user), { listing_id: own.id, email: "friend@people.example" });
  await execute(inviteToListing, await as(mate), { listing_id: others.id, email: user.email });
  await execute(askToDeleteAccount, await as(user), {});
  const log = { at: now, siteId, actorKind: "web", entityKind: "listing", entityId: "1", requestId: "r" };
  const acted = { actorId: user.id, actorLabel: user.email, action: "listing.saved" };
  await db.insert(schema.auditLog).values({ ...log, ...acted, after: { owner_id: user.id } });
  const order = { number: `LY-${own.id}`, siteId, expiresAt: now, createdAt: now, updatedAt: now, vatRateBp: 0 };
  const sums = { subtotalCents: 0, discountCents: 0, netCents: 0, vatCents: 0, totalCents: 0 };
  await db.insert(schema.orders).values({ ...order, ...sums, userId: user.id });
  const report = {
    siteId,
    listingId: others.id,
    subject: "listing",
    text: "Its price is old.",
    createdAt: now,
  } as const;
  await db.insert(schema.reports).values([
    { ...report, userId: user.id },
    { ...report, email: user.email },
  ]);
  const view = { userId: user.id, siteId, screen: "users", name: "Mine", query: "", createdAt: now };
  await db.insert(schema.deskViews).values(view);
  return { user, mate, own, shared, saved, others };
}

describe("deleting an account", () => {
  it("leaves nothing anywhere that names the person, and their orders without them", async () => {
    const { user, own } = await busyPerson();
    expect(await placesOf(user.id)).toEqual(expect.arrayContaining(["users.id", "audit_log.after", "outbox.data"]));
    await remove(user);
    expect(await placesOf(user.id)).toEqual([]);
    expect(await placesOf(user.email)).toEqual([]);
    const o = schema.orders;
    const [order] = await app()
      .db.select()
      .from(o)
      .where(eq(o.number, `LY-${own.id}`));
    expect(order?.userId).toBeNull();
  });

  it("has an end for each column that may name a person", async () => {
    const { sql } = app();
    const triggers = await sql<{ body: string }[]>`
      select prosrc as body from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgrelid = 'users'::regclass`;
    const forgetting = await readFile("lib/services/personal-data/forget-traces.ts", "utf8");
    const ends = [forgetting, ...triggers.map(({ body }) => body)].join("");
    const cascading = await sql<{ name: string; ends: boolean }[]>`
      select conrelid::regclass::text || '.' || a.attname as name, confdeltype in ('c', 'n') as ends
      from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass`;
    for (const one of cascading) expect(one.ends, `${one.name} keeps an account from being deleted`).toBe(true);
    const naming = await sql<{ table: string; column: string }[]>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name ~ '(user_id|owner_id|actor_id|email|_by)$' and c.data_type <> 'timestamp with time zone'`;
    const known = new Set([
      "users.email",
      "claims.code_email",
      "drafts.drafted_by",
      ...cascading.map(({ name }) => name),
    ]);
    const left = naming.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name));
    for (const name of left)
      expect(ends, `${name} may name a person: end it in forget-traces.ts`).toContain(name.split(".")[0]);
  });

  it("leaves what others have: addresses that only hold the deleted one, and work that is staged", async () => {
    const { db, siteId, clock } = app();
    const user = await createUser(db, { email: "ann@people.example" });
    const [longer, now] = ["joann@people.example", clock.now()];
    const others = { template: "t", data: { email: longer, by: user.email }, site_id: siteId };
    const paid = { order_id: 1, site_id: siteId, user_id: user.id };
    await db.insert(schema.outbox).values([
      { name: "mail.requested", key: "theirs:1", data: { ...others, to: user.email } },
      { name: "mail.requested", key: `joined:${longer}`, data: { ...others, to: longer } },
      { name: "order.paid", key: `paid:${user.id}`, data: paid },
    ]);
    await db.insert(schema.rateLimits).values({ bucket: "b", subject: longer, windowStart: now });
    await remove(user);
    const staged = await db.select().from(schema.outbox);
    const found = (name: string) => staged.filter((row) => row.name === name).map(({ data }) => data);
    expect(staged.map(({ key }) => key)).not.toContain("theirs:1");
    expect(staged.find(({ key }) => key === `joined:${longer}`)?.data).toEqual({
      ...others,
      to: longer,
      data: { email: longer, by: "deleted account" },
    });
    expect(found("order.paid")).toContainEqual({ ...paid, user_id: null });
    expect(await db.$count(schema.rateLimits, eq(schema.rateLimits.subject, longer))).toBe(1);
  });

  it("passes listings to the co-founder who joined first, keeps other published ones without an owner, drops the rest", async () => {
    const { user, mate, own, shared, saved } = await busyPerson();
    const { output } = await execute(getAccountDeletion, await as(user), { link: await linkOf(user) });
    expect(output.listings.map(({ fate }) => fate)).toEqual(["published", "passed_on", "unpublished"]);
    await remove(user);
    expect(await listing(own.id)).toMatchObject({ ownerId: null, status: "live" });
    expect(await listing(shared.id)).toMatchObject({ ownerId: mate.id, headline: "Edited" });
    expect(await listing(saved.id)).toBeUndefined();
    const u = schema.outbox;
    const staged = await app().db.select().from(u).where(eq(u.name, "mail.requested"));
    expect(staged.filter(({ data }) => data.template === "listing_passed_on" && data.to === mate.email)).toHaveLength(
      1,
    );
    const [version] = await app()
      .db.select()
      .from(schema.listingVersions)
      .where(eq(schema.listingVersions.listingId, shared.id));
    expect(version?.actor).toEqual({ type: "web", id: null, name: "deleted account" });
  });

  it("removes published listings where the person chooses so, and their texts with them", async () => {
    const { user, own } = await busyPerson();
    await remove(user, "remove");
    expect(await listing(own.id)).toMatchObject({ ownerId: null, status: "removed", headline: null, content: {} });
  });

  it.each(["paused", "rejected"] as const)(
    "removes a %s listing for good, so that nobody restores its empty page",
    async (status) => {
      const { db, siteId } = app();
      const user = await createUser(db);
      const { id } = await createListing(db, { siteId, ownerId: user.id, status });
      await remove(user, "remove");
      expect(await listing(id)).toMatchObject({ ownerId: null, status: "removed", content: {} });
    },
  );

  it("merges the company into one that the co-founder has of the same domain, which nobody else runs from then on", async () => {
    const { db, siteId, clock } = app();
    const [user, mate, third] = [await createUser(db), await createUser(db), await createUser(db)];
    const shared = await createListing(db, { siteId, ownerId: user.id });
    const theirs = await createListing(db, { siteId, ownerId: mate.id });
    const c = schema.companies;
    const [company] = await db.select().from(c).where(eq(c.id, shared.companyId));
    await db
      .update(c)
      .set({ domain: company?.domain ?? "" })
      .where(eq(c.id, theirs.companyId));
    for (const [at, { id }] of [mate, third].entries())
      await db.insert(schema.cofounders).values({
        companyId: shared.companyId,
        userId: id,
        joinedAt: new Date(clock.now().getTime() + at),
      });
    await remove(user);
    expect(await listing(shared.id)).toMatchObject({ ownerId: mate.id, companyId: theirs.companyId });
    const left = await db.select().from(schema.cofounders).where(eq(schema.cofounders.companyId, theirs.companyId));
    expect(left).toEqual([]);
  });

  it("takes votes back from counters, but not from a week that has closed", async () => {
    const { db, siteId } = app();
    const user = await createUser(db);
    const closed = await createListing(db, { siteId, launchWeek: "2026-W40" });
    await db.insert(schema.launchWeeks).values({ siteId, week: "2026-W40", closedAt: null }).onConflictDoNothing();
    await createVote(db, { siteId, listingId: closed.id, userId: user.id, week: "2026-W40" });
    await db
      .update(schema.launchWeeks)
      .set({ closedAt: app().clock.now() })
      .where(eq(schema.launchWeeks.week, "2026-W40"));
    const award = { siteId, listingId: closed.id, kind: "launch_week", week: "2026-W40", rank: 1, votes: 1 } as const;
    await db.insert(schema.awards).values({ ...award, awardedAt: app().clock.now() });
    await remove(user);
    const [counted] = await db.select().from(s).where(eq(s.listingId, closed.id));
    expect(counted).toMatchObject({ votes: 0, launchVotes: 1 });
    expect(await db.$count(schema.awards, eq(schema.awards.listingId, closed.id))).toBe(1);
  });

  it("needs the mailed link of the same person, in its hour, and the address typed", async () => {
    const { db, clock } = app();
    const [user, other] = [await createUser(db), await createUser(db)];
    const ctx = await as(user);
    const input = { email: user.email, listings: "keep" } as const;
    const dead = { code: "not_found" };
    await expect(execute(deleteAccount, ctx, { ...input, link: await linkOf(other) })).rejects.toMatchObject(dead);
    await expect(execute(deleteAccount, ctx, { ...input, link: "1-ff" })).rejects.toMatchObject(dead);
    const link = await linkOf(user);
    const mistyped = execute(deleteAccount, ctx, { ...input, link, email: other.email });
    await expect(mistyped).rejects.toMatchObject({ code: "validation_failed" });
    clock.advance(HOUR_MS);
    await expect(execute(deleteAccount, await as(user), { ...input, link })).rejects.toMatchObject(dead);
    expect(await db.$count(schema.users, eq(schema.users.id, user.id))).toBe(1);
    await remove(user);
  });
});
