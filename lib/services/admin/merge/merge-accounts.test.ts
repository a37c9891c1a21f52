import { and, desc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { createApiKey } from "@/lib/auth/api-keys";
import { SCOPES } from "@/lib/core/scopes";
import { users as screen } from "@/lib/services/admin/screens/people/users";
import { askToDeleteAccount } from "@/lib/services/personal-data/ask-to-delete-account";
import { deleteAccount } from "@/lib/services/personal-data/delete-account";
import { deletionToken } from "@/lib/services/personal-data/deletion-link";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { createOrder } from "@/lib/testing/sales/orders";
import { previewOnRecord } from "@/lib/web/admin/act-on-many";
import { FATES } from "./fates";
import { mergeAccounts } from "./merge-accounts";

const app = useApp({ operations: [] });
const { listings: l, votes: v, listingStats: s, users: u, claims: cl, follows: f, outbox } = schema;
const reason = "They asked from both addresses";
const HOUR_MS = 3_600_000;

type User = Awaited<ReturnType<typeof createUser>>;
let admin: User;
let kept: User;
let gone: User;

beforeEach(async () => {
  const { db } = app();
  admin = await createUser(db, { isAdmin: true });
  kept = await createUser(db, { name: "Noor" });
  gone = await createUser(db, { name: "Noor before" });
});

const context = () => app().context(sessionActor(admin, true), { surface: "web" });
const merge = async (into = kept, from = gone) =>
  execute(mergeAccounts, await context(), { user_id: into.id, email: from.email, reason });

async function figures(listingId: number) {
  const [row] = await app().db.select().from(s).where(eq(s.listingId, listingId));
  return { votes: row?.votes, followers: row?.followers };
}

/** Columns in which a word stands, as `table.column`. */
async function placesOf(word: string): Promise<string[]> {
  const { sql } = app();
  const columns = await sql<{ table: string; column: string }[]>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'uuid', 'jsonb', 'json', 'ARRAY', 'character varying')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await sql`select from ${sql(table)} where position(${word} in ${sql(column)}::text) > 0 limit 1`;
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** What an account has that moves. */
async function busy(user: User) {
  const { db, siteId } = app();
  const now = app().now();
  const own = await createListing(db, { siteId, ownerId: user.id });
  const others = await createListing(db, { siteId, ownerId: (await createUser(db)).id });
  await db.insert(schema.cofounders).values({ companyId: others.companyId, userId: user.id, joinedAt: now });
  const draft = await createDraft(db, { userId: user.id, siteId });
  const { order } = await createOrder(db, { siteId, userId: user.id });
  await db.insert(schema.stories).values({ listingId: own.id, userId: user.id });
  const question = await db
    .insert(schema.interviewQuestions)
    .values({ siteId, position: 1, question: `Why ${own.id}?` })
    .returning();
  await db
    .insert(schema.interviewAnswers)
    .values({ questionId: question[0]?.id ?? 0, userId: user.id, answer: "For fun" });
  await db.insert(schema.founderProfiles).values({ userId: user.id, slug: `noor-${own.id}`, name: "Noor" });
  await createApiKey(db, user.id, { name: "Mine", scopes: [...SCOPES], expires_at: null }, now);
  await db.insert(schema.sessions).values({ sessionToken: `s-${user.id}`, userId: user.id, expires: now });
  await db.insert(schema.verificationTokens).values({ identifier: user.email, token: `t-${user.id}`, expires: now });
  const report = { siteId, listingId: others.id, subject: "listing", text: "Old price.", createdAt: now } as const;
  await db.insert(schema.reports).values([
    { ...report, userId: user.id },
    { ...report, email: user.email },
  ]);
  const key = { operation: "o", key: "k", requestHash: "h", lockedUntil: now };
  await db.insert(schema.idempotencyKeys).values({ userId: user.id, ...key });
  const mail = { data: {}, site_id: siteId, to: user.email };
  await db.insert(outbox).values([
    { name: "mail.requested", key: `launched:${own.id}`, data: { ...mail, template: "launched" } },
    { name: "mail.requested", key: `sign_in:${own.id}`, data: { ...mail, template: "sign_in" } },
  ]);
  return { own, others, draft, order };
}

describe("merging two accounts", () => {
  it("moves what the other has, ends its ways in, and leaves it named in histories alone", async () => {
    const { db } = app();
    const { own, others, draft, order } = await busy(gone);
    await merge();
    expect(await db.$count(u, eq(u.id, gone.id))).toBe(0);
    const owners = async (ids: string[]) =>
      (
        await db
          .select({ id: l.ownerId })
          .from(l)
          .where(inArray(l.id, ids.map(Number)))
      ).map(({ id }) => id);
    expect(await owners([String(own.id)])).toEqual([kept.id]);
    const joined = and(eq(schema.cofounders.companyId, others.companyId), eq(schema.cofounders.userId, kept.id));
    expect(await db.$count(schema.cofounders, joined)).toBe(1);
    expect(await db.$count(schema.drafts, and(eq(schema.drafts.id, draft.id), eq(schema.drafts.userId, kept.id)))).toBe(
      1,
    );
    expect(await db.$count(schema.orders, and(eq(schema.orders.id, order.id), eq(schema.orders.userId, kept.id)))).toBe(
      1,
    );
    const its = { listing: eq(schema.stories.userId, kept.id), answer: eq(schema.interviewAnswers.userId, kept.id) };
    expect(await db.$count(schema.stories, its.listing)).toBe(1);
    expect(await db.$count(schema.interviewAnswers, its.answer)).toBe(1);
    expect(await db.$count(schema.reports, eq(schema.reports.email, kept.email))).toBe(1);
    const staying = [...FATES].filter(([, { fate }]) => fate === "stays").map(([name]) => name);
    const mails = ["outbox.data", "outbox.key"]; // the mail that tells of it
    for (const place of [...(await placesOf(gone.id)), ...(await placesOf(gone.email))])
      expect([...staying, ...mails]).toContain(place);
  });

  it("sends mails about listings on, lets those of the account die, and tells both addresses", async () => {
    const { own } = await busy(gone);
    await merge();
    const rows = await app().db.select().from(outbox).where(eq(outbox.name, "mail.requested"));
    const sent = rows.map(({ key, data }) => [key, data.template, data.to]);
    expect(sent).toContainEqual([`launched:${own.id}`, "launched", kept.email]);
    expect(sent.filter(([key]) => key === `sign_in:${own.id}`)).toEqual([]);
    const told = sent.filter(([, template]) => template === "accounts_merged").map(([, , to]) => to);
    expect(told.filter((to) => to === kept.email || to === gone.email).toSorted()).toEqual(
      [kept.email, gone.email].toSorted(),
    );
  });

  it("tries it first without changing anything, and then says in the log what it changed", async () => {
    await busy(gone);
    const action = screen.actions?.find(({ key }) => key === "merge");
    if (!action) throw new Error("users cannot be merged");
    const form = new FormData();
    form.set("email", gone.email);
    form.set("reason", reason);
    const would = await previewOnRecord(await context(), { action, id: kept.id, form });
    expect(would).toContain("listings: 0 → 1");
    expect(would).toContain(`merged email: ${gone.email}`);
    expect(would).not.toContain(gone.id);
    expect(await app().db.$count(u, eq(u.id, gone.id))).toBe(1);
    await merge();
    const a = schema.auditLog;
    const [act] = await app().db.select().from(a).where(eq(a.entityId, kept.id)).orderBy(desc(a.id));
    expect(act).toMatchObject({
      action: "user.merged",
      reason,
      before: { listings: 0 },
      after: { listings: 1, orders: 1 },
    });
  });

  it("counts a listing that both voted for once, the older vote in its state, and never one for their own", async () => {
    const { db, siteId } = app();
    const [twice, held, once, own] = [
      await createListing(db, { siteId }),
      await createListing(db, { siteId }),
      await createListing(db, { siteId }),
      await createListing(db, { siteId, ownerId: kept.id }),
    ];
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
    await createVote(db, { siteId, listingId: twice.id, userId: kept.id, castAt: at(9) });
    await createVote(db, { siteId, listingId: twice.id, userId: gone.id, castAt: at(8) });
    await createVote(db, { siteId, listingId: held.id, userId: kept.id, castAt: at(9) });
    await createVote(db, {
      siteId,
      listingId: held.id,
      userId: gone.id,
      castAt: at(8),
      state: "held",
      reason: "Young",
    });
    await createVote(db, { siteId, listingId: once.id, userId: gone.id });
    await createVote(db, { siteId, listingId: own.id, userId: gone.id });
    expect(await figures(twice.id)).toMatchObject({ votes: 2 });
    await merge();
    const rows = await db.select().from(v).where(eq(v.userId, kept.id)).orderBy(v.listingId);
    expect(rows.map(({ listingId, state }) => [listingId, state])).toEqual([
      [twice.id, "counted"],
      [held.id, "held"],
      [once.id, "counted"],
    ]);
    expect(rows[0]?.castAt).toEqual(at(8));
    const counts = await Promise.all([twice, held, once, own].map(async ({ id }) => (await figures(id)).votes));
    expect(counts).toEqual([1, 0, 1, 0]);
  });

  it("keeps a follow of both once, and one that was confirmed", async () => {
    const { db, siteId } = app();
    const [both, pending] = [await createListing(db, { siteId }), await createListing(db, { siteId })];
    const askedAt = app().now();
    const ids = { kept: `fo_kept${both.id}`, gone: `fo_gone${both.id}` };
    await db.insert(schema.followers).values([
      { id: ids.kept, email: kept.email, askedAt },
      { id: ids.gone, email: gone.email, askedAt },
    ]);
    const confirmed = { askedAt, confirmedAt: askedAt };
    await db.insert(f).values([
      { listingId: both.id, followerId: ids.kept, ...confirmed },
      { listingId: both.id, followerId: ids.gone, ...confirmed },
      { listingId: pending.id, followerId: ids.kept, askedAt },
      { listingId: pending.id, followerId: ids.gone, ...confirmed },
    ]);
    await merge();
    const rows = await db.select().from(f).where(eq(f.followerId, ids.kept));
    expect(rows.filter(({ confirmedAt }) => confirmedAt)).toHaveLength(2);
    expect([await figures(both.id), await figures(pending.id)]).toMatchObject([{ followers: 1 }, { followers: 1 }]);
  });

  it("ends a claim for what is their own by now, and has the other's founder address lead to the kept one's", async () => {
    const { db, siteId } = app();
    const own = await createListing(db, { siteId, ownerId: kept.id });
    const foreign = await createListing(db, { siteId });
    const times = { createdAt: app().now(), expiresAt: new Date(app().now().getTime() + HOUR_MS) };
    const claim = (id: string, listingId: number, userId: string) => ({
      ...{ id, siteId, listingId, userId, domain: "a.example", token: id },
      ...times,
    });
    await db
      .insert(cl)
      .values([
        claim(`own${own.id}`, own.id, gone.id),
        claim(`one${own.id}`, foreign.id, kept.id),
        claim(`two${own.id}`, foreign.id, gone.id),
      ]);
    const slugs = { kept: `kept-${own.id}`, gone: `gone-${own.id}` };
    await db.insert(schema.founderProfiles).values([
      { userId: kept.id, slug: slugs.kept, name: "Noor" },
      { userId: gone.id, slug: slugs.gone, name: "Noor before" },
    ]);
    await merge();
    const claims = await db.select().from(cl).where(eq(cl.userId, kept.id)).orderBy(cl.id);
    expect(claims.map(({ id, status }) => [id.slice(0, 3), status])).toEqual([
      ["one", "pending"],
      ["own", "superseded"],
      ["two", "superseded"],
    ]);
    const [former] = await db.select().from(schema.founderSlugs).where(eq(schema.founderSlugs.slug, slugs.gone));
    expect(former?.userId).toBe(kept.id);
  });

  it("makes no co-founder of an owner", async () => {
    const { db, siteId } = app();
    const own = await createListing(db, { siteId, ownerId: gone.id });
    await db.insert(schema.cofounders).values({ companyId: own.companyId, userId: kept.id, joinedAt: app().now() });
    await merge();
    expect(await db.$count(schema.cofounders, eq(schema.cofounders.userId, kept.id))).toBe(0);
  });

  it("lets a later deletion of the kept account forget the merged one too", async () => {
    const { own } = await busy(gone);
    const log = { at: app().now(), siteId: app().siteId, actorKind: "web", entityKind: "listing", requestId: "r" };
    const acted = { actorId: gone.id, actorLabel: gone.email, action: "listing.saved", after: { by: gone.email } };
    await app()
      .db.insert(schema.auditLog)
      .values({ ...log, ...acted, entityId: String(own.id) });
    await merge();
    expect(await placesOf(gone.email)).toContain("audit_log.actor_label");
    const bounced = {
      data: { to: gone.email, template: "accounts_merged" },
      email: gone.email,
      template: "accounts_merged",
    };
    await app()
      .db.insert(schema.failedMails)
      .values({
        key: `bounced:${own.id}`,
        name: "mail.requested",
        ...bounced,
        reason: "550 No",
        failedAt: app().now(),
      });
    const link = await deletionToken(kept.id, new Date(app().now().getTime() + HOUR_MS));
    const asKept = await app().context(sessionActor(kept));
    await execute(deleteAccount, asKept, { link, email: kept.email, listings: "keep" });
    expect([...(await placesOf(gone.id)), ...(await placesOf(gone.email)), ...(await placesOf(kept.email))]).toEqual(
      [],
    );
  });

  it("leaves mails to an account that its address was used for since, when the kept account is deleted", async () => {
    await merge();
    const again = await createUser(app().db, { email: gone.email });
    const data = { data: {}, site_id: app().siteId, to: again.email, template: "launched" };
    await app()
      .db.insert(outbox)
      .values({ name: "mail.requested", key: `launched:${again.id}`, data });
    const link = await deletionToken(kept.id, new Date(app().now().getTime() + HOUR_MS));
    const asKept = await app().context(sessionActor(kept));
    await execute(deleteAccount, asKept, { link, email: kept.email, listings: "keep" });
    expect(await app().db.$count(outbox, eq(outbox.key, `launched:${again.id}`))).toBe(1);
  });
});

describe("a merge is refused", () => {
  it.each([
    ["an admin", { isAdmin: true }, "Take the role"],
    ["somebody banned", { bannedAt: new Date() }, "Lift the ban"],
  ] as const)("for %s on either side, saying what to do", async (_, values, fix) => {
    await app().db.update(u).set(values).where(eq(u.id, gone.id));
    for (const [into, from] of [
      [kept, gone],
      [gone, kept],
    ] as const)
      await expect(merge(into, from)).rejects.toMatchObject({ code: "conflict", fix: expect.stringContaining(fix) });
  });

  it("for the same account twice, and for one that has just asked to be deleted", async () => {
    await expect(merge(kept, kept)).rejects.toMatchObject({ code: "validation_failed" });
    await execute(askToDeleteAccount, await app().context(sessionActor(gone)), {});
    await app().db.update(outbox).set({ sentAt: app().now() });
    await expect(merge()).rejects.toMatchObject({ code: "conflict", detail: expect.stringContaining(gone.email) });
  });
});
