import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { createApiKey } from "@/lib/auth/api-keys";
import { SCOPES } from "@/lib/core/scopes";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { createOrder } from "@/lib/testing/sales/orders";
import { EXPORT_PARTS } from "./export-parts";
import { exportText, partNames } from "./export-text";
import { openMyExport } from "./open-my-export";

const app = useApp({ operations: [] });

async function exportOf(user: { id: string; email: string; isAdmin: boolean }) {
  const { output } = await execute(openMyExport, await app().context(sessionActor(user)), {});
  const pieces: string[] = [];
  for await (const piece of exportText(app().db, { userId: user.id, email: user.email }, output)) pieces.push(piece);
  return { pieces, data: JSON.parse(pieces.join("")) };
}

/** Whether a part's query reads a table. */
function isAsked(table: string): boolean {
  const word = new RegExp(`\\b${table}\\b`);
  return partNames().some((name) => word.test(JSON.stringify(EXPORT_PARTS[name].rows({ userId: "u", email: "e" }))));
}

describe("an export", () => {
  it("has every part, empty ones too, and says what each holds", async () => {
    const user = await createUser(app().db, { name: "Mira" });
    const { data } = await exportOf(user);
    expect(data).toMatchObject({ format: "launchyard-export-1", account: [{ email: user.email, name: "Mira" }] });
    expect(Object.keys(data.contents)).toEqual(partNames());
    const documented = await readFile("docs/data-export.md", "utf8");
    for (const name of partNames()) expect(documented).toContain(`| \`${name}\` | ${data.contents[name]} |`);
    for (const name of partNames()) expect(data[name], name).toEqual(name === "account" ? expect.anything() : []);
  });

  it("holds what the person made, no secret, and nothing of others", async () => {
    const { db, siteId } = app();
    const [user, other] = [await createUser(db), await createUser(db, { name: "Otto Other" })];
    const { key } = await createApiKey(
      db,
      user.id,
      { name: "Mine", scopes: [...SCOPES], expires_at: null },
      new Date(),
    );
    await db.insert(schema.sessions).values({ sessionToken: "secret-session", userId: user.id, expires: new Date() });
    const mine = await createListing(db, { siteId, ownerId: user.id });
    const theirs = await createListing(db, { siteId, ownerId: other.id, name: "Otherwise" });
    const shared = await createListing(db, { siteId, ownerId: other.id });
    const joinedAt = new Date();
    await db.insert(schema.cofounders).values({ companyId: shared.companyId, userId: user.id, joinedAt });
    await createVote(db, { siteId, listingId: theirs.id, userId: user.id });
    await createVote(db, { siteId, listingId: mine.id, userId: other.id });
    await createDraft(db, { userId: user.id, siteId });
    await createDraft(db, { userId: other.id, siteId, found: { name: "Othermost" } });
    for (const [version, by] of [user, other].entries())
      await db.insert(schema.listingVersions).values({
        listingId: shared.id,
        version: version + 2,
        actor: { type: "web", id: by.id, name: by.email },
        diff: {},
      });
    const report = { siteId, listingId: shared.id, subject: "listing", createdAt: joinedAt } as const;
    await db.insert(schema.reports).values([
      { ...report, text: "Its price is old.", userId: user.id },
      { ...report, text: "Somebody typed that address.", email: user.email },
    ]);
    const { data, pieces } = await exportOf(user);
    expect(data.reports).toMatchObject([{ text: "Its price is old." }]);
    expect(data).toMatchObject({
      api_keys: [{ name: "Mine" }],
      listings: [
        { id: mine.id, role: "owner" },
        { id: shared.id, role: "cofounder" },
      ],
      votes: [{ listing_id: theirs.id }],
      drafts: [{ content: expect.anything() }],
      edits: [{ listing_id: shared.id, version: 2 }],
    });
    const text = pieces.join("");
    for (const hidden of [key, "secret-session", other.id, other.email, "Otto", "Othermost"])
      expect(text).not.toContain(hidden);
    const hashes = await db.select({ hash: schema.apiKeys.hash }).from(schema.apiKeys);
    for (const { hash } of hashes) expect(text).not.toContain(hash);
  });

  it("tells every row once, a few at a time", async () => {
    const { db, siteId } = app();
    const user = await createUser(db);
    const drafts = await Promise.all(Array.from({ length: 45 }, () => createDraft(db, { userId: user.id, siteId })));
    const { data, pieces } = await exportOf(user);
    const ids = data.drafts.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(drafts.map(({ id }) => id).toSorted());
    const longest = Math.max(...pieces.map((piece) => piece.length));
    expect(longest).toBeLessThan(pieces.join("").length / 20);
  });

  it("asks each table for what the account's deletion would leave or take", async () => {
    const { sql } = app();
    const named = await sql<{ table: string }[]>`
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`;
    // challenges are work that was asked for
    const unasked = ["vote_challenges", "companies"];
    for (const { table } of named.filter((one) => !unasked.includes(one.table)))
      expect(isAsked(table), `${table} names users: give it a part in export-parts.ts`).toBe(true);
  });

  it("asks each table that hangs on an order, however far", async () => {
    const { sql } = app();
    const hanging = await sql<{ table: string }[]>`
      with recursive hanging(id) as (
        select 'orders'::regclass::oid
        union select c.conrelid from pg_constraint c join hanging on c.confrelid = hanging.id where c.contype = 'f')
      select id::regclass::text as "table" from hanging`;
    // what a provider told us is told by the payment; the ledger and its days are the site's own books
    const unasked = /^(payment_events|ledger.*)$/;
    expect(hanging.length).toBeGreaterThan(5);
    for (const { table } of hanging.filter((one) => !unasked.test(one.table)))
      expect(isAsked(table), `${table} hangs on orders: give it a part in export-sales.ts`).toBe(true);
  });

  it("holds orders with payments, refunds and codes, and none of others", async () => {
    const { db, siteId } = app();
    const [user, other] = [await createUser(db), await createUser(db)];
    const at = app().clock.now();
    const orders = [];
    for (const { id } of [user, other]) orders.push((await createOrder(db, { siteId, userId: id })).order);
    const [promo] = await db
      .insert(schema.promoCodes)
      .values({ siteId, code: "SPRING", percentBp: 1000, createdAt: at })
      .returning();
    for (const { id: orderId, userId, totalCents } of orders) {
      const [payment] = await db
        .insert(schema.payments)
        .values({
          orderId,
          provider: "test",
          providerId: `t-${orderId}`,
          status: "paid",
          amountCents: totalCents,
          currency: "USD",
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      const opened = { openedAt: at, updatedAt: at };
      await db.insert(schema.disputes).values({ paymentId: payment?.id ?? 0, providerId: `d-${orderId}`, ...opened });
      const sums = { netCents: 100, vatCents: 19, lineIds: [], createdAt: at, updatedAt: at };
      await db
        .insert(schema.refunds)
        .values({ orderId, paymentId: payment?.id ?? 0, reason: `why-${orderId}`, ...sums });
      await db
        .insert(schema.promoUses)
        .values({ orderId, promoId: promo?.id ?? 0, userId, state: "used", stateAt: at });
    }
    const { data } = await exportOf(user);
    const number = orders[0]?.number;
    expect(data).toMatchObject({
      orders: [{ number, lines: [{ product: "launch" }, { product: "launch" }] }],
      payments: [{ order: number, provider: "test" }],
      disputes: [{ order: number, status: "open" }],
      refunds: [{ order: number, net_cents: 100 }],
      promo_uses: [{ order: number, code: "SPRING" }],
    });
    for (const part of ["orders", "payments", "disputes", "refunds", "promo_uses"])
      expect(data[part], part).toHaveLength(1);
  });
});
