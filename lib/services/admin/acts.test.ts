import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { actorFromAuthorization } from "@/lib/auth/current-actor";
import type { AnyExecutable } from "@/lib/core/operation";
import { DEFAULT_SETTINGS, settingsOf } from "@/lib/core/settings";
import { decideClaim } from "@/lib/services/claims/decide-claim";
import { readSettings } from "@/lib/services/site/site-of";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyFor, sessionActor } from "@/lib/testing/database/actors";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { disconnectUserApp } from "./access/disconnect-user-app";
import { revokeKey } from "./access/revoke-key";
import { mergeCategory } from "./categories/merge-category";
import { listDeskRows } from "./list-desk-rows";
import { changeProduct } from "./money/change-product";
import { changePromo } from "./money/change-promo";
import { createPromo } from "./money/create-promo";
import { removeVatRate } from "./money/remove-vat-rate";
import { setPrice } from "./money/set-price";
import { setPromoActive } from "./money/set-promo-active";
import { setVatRate } from "./money/set-vat-rate";
import { banUser } from "./people/ban-user";
import { endSessions } from "./people/end-sessions";
import { setAdmin } from "./people/set-admin";
import { changeSetting } from "./settings/change-setting";
import { resetSetting } from "./settings/reset-setting";
import { undoAct } from "./undo/undo-act";

const { users: u, auditLog: a, settings, sessions } = schema;
const app = useApp({ operations: [] });
let admin: Awaited<ReturnType<typeof createUser>>;
const reason = "As the team agreed";

beforeEach(async () => {
  const { db } = app();
  await db.delete(a);
  await db.delete(settings);
  await db.update(u).set({ isAdmin: false });
  admin = await createUser(db, { isAdmin: true });
});

const context = (hasSteppedUp = true) => app().context(sessionActor(admin, hasSteppedUp), { surface: "web" });

async function lastAct() {
  const [row] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
  if (!row) throw new Error("nothing was audited");
  return row;
}

const isAdmin = async (id: string) => (await app().db.select().from(u).where(eq(u.id, id)))[0]?.isAdmin;

describe("a setting", () => {
  const change = async (value: number) =>
    execute(changeSetting, await context(), { key: "free_queue_weeks", value, reason });
  const now = async () => (await readSettings(app().db, app().siteId)).free_queue_weeks;

  it("is changed with who, before, after and why, and goes back to its default", async () => {
    await change(6);
    expect(await now()).toBe(6);
    const what = { action: "setting.changed", entityId: "free_queue_weeks", actorId: admin.id, reason };
    expect(await lastAct()).toMatchObject({ ...what, before: { value: null }, after: { value: 6 } });
    await execute(resetSetting, await context(), { key: "free_queue_weeks", reason });
    expect(await now()).toBe(DEFAULT_SETTINGS.free_queue_weeks);
    expect(await lastAct()).toMatchObject({ before: { value: 6 }, after: { value: null } });
  });

  it.each([
    ["free_queue_weeks", 53],
    ["free_queue_weeks", -1],
    ["rate_public_per_minute", 59],
  ] as const)("%s is not %s, and nothing is kept", async (key, value) => {
    const refused = execute(changeSetting, await context(), { key, value, reason });
    await expect(refused).rejects.toMatchObject({ code: "validation_failed" });
    expect(await app().db.$count(a)).toBe(0);
  });

  it("that no longer holds is left out, and spoils no other", () => {
    const stored = [
      { key: "free_queue_weeks", value: "soon" },
      { key: "free_slots_per_week", value: 7 },
      { key: "gone", value: 1 },
    ];
    expect(settingsOf(stored)).toEqual({ ...DEFAULT_SETTINGS, free_slots_per_week: 7 });
  });

  it("is as before once its change is taken back, which is done once and not over a later change", async () => {
    await change(6);
    const first = await lastAct();
    await change(7);
    const undo = async (id: number) => execute(undoAct, await context(), { act_id: id, reason });
    await expect(undo(first.id)).rejects.toMatchObject({ code: "conflict" });
    await undo((await lastAct()).id);
    expect(await now()).toBe(6);
    expect(await lastAct()).toMatchObject({ after: { value: 6 }, undoes: expect.any(Number) });
    await expect(undo((await lastAct()).undoes ?? 0)).rejects.toMatchObject({ code: "conflict" });
    await undo(first.id); // nothing that counts came after it any more
    expect(await now()).toBe(DEFAULT_SETTINGS.free_queue_weeks);
  });

  it("is not taken back where its later change was brought back", async () => {
    const undo = async (id: number) => execute(undoAct, await context(), { act_id: id, reason });
    await change(6);
    const first = await lastAct();
    await change(7);
    await undo((await lastAct()).id);
    await undo((await lastAct()).id);
    expect(await now()).toBe(7);
    await expect(undo(first.id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is taken back whatever another site did with its own", async () => {
    await change(6);
    const { id } = await lastAct();
    const site = await createSite(app().db, { host: "elsewhere.example" });
    const { id: _id, ...row } = await lastAct();
    await app()
      .db.insert(a)
      .values({ ...row, siteId: site.id });
    await execute(undoAct, await context(), { act_id: id, reason });
    expect(await now()).toBe(DEFAULT_SETTINGS.free_queue_weeks);
  });
});

describe("the role of an admin", () => {
  const give = async (user_id: string, is_admin: boolean, steppedUp = true) =>
    execute(setAdmin, await context(steppedUp), { user_id, is_admin, reason });

  it("is neither given nor taken by a session alone, whoever stole it, by no undo either", async () => {
    const friend = await createUser(app().db);
    await expect(give(friend.id, true, false)).rejects.toMatchObject({
      code: "forbidden",
      extras: { errors: [{ pointer: "/step_up_code" }] },
    });
    await give(friend.id, true);
    const { id } = await lastAct();
    await expect(give(friend.id, false, false)).rejects.toMatchObject({ code: "forbidden" });
    const undo = execute(undoAct, await context(false), { act_id: id, reason });
    await expect(undo).rejects.toMatchObject({ code: "forbidden" });
    expect(await isAdmin(friend.id)).toBe(true);
  });

  it("is given and taken after a step up, and audited", async () => {
    const friend = await createUser(app().db);
    await give(friend.id, true);
    expect(await lastAct()).toMatchObject({ action: "user.made_admin", after: { is_admin: true }, actorId: admin.id });
    await give(friend.id, false);
    expect(await lastAct()).toMatchObject({ action: "user.admin_taken", before: { is_admin: true } });
    expect(await isAdmin(friend.id)).toBe(false);
  });

  it("stays with the last admin, also when two take each other's at once", async () => {
    await expect(give(admin.id, false)).rejects.toMatchObject({ code: "conflict" });
    const other = await createUser(app().db, { isAdmin: true });
    await Promise.allSettled([give(admin.id, false), give(other.id, false)]);
    expect(await app().db.$count(u, eq(u.isAdmin, true))).toBe(1);
  });
});

it.each(
  Object.entries<[AnyExecutable, Record<string, unknown>]>({
    setVatRate: [setVatRate, { territory: "FI", rate_bp: 1, starts_on: "2036-11-22" }],
    removeVatRate: [removeVatRate, { territory: "FI", starts_on: "2036-11-22" }],
    setPrice: [setPrice, { product: "launch", price_cents: 1, starts_on: "2036-11-22" }],
    createPromo: [createPromo, { code: "Tide", percent_bp: 10_000 }],
    changePromo: [changePromo, { promo_id: 1 }],
    setPromoActive: [setPromoActive, { promo_id: 1, is_active: true }],
    changeProduct: [changeProduct, { product: "launch", name: "Free", description: "Now", is_active: true }],
    mergeCategory: [mergeCategory, { category_id: 1, into: "tools" }],
    decideClaim: [decideClaim, { claim_id: "clm_000000000000", decision: "verified" }],
    banUser: [banUser, { user_id: "someone", is_banned: true }],
    disconnectUserApp: [disconnectUserApp, { grant_id: "g1" }],
    revokeKey: [revokeKey, { key_id: 1 }],
  }),
)("%s is nothing that a session alone can do, whoever stole it", async (_name, [operation, input]) => {
  const refused = execute(operation, await context(false), { ...input, reason });
  await expect(refused).rejects.toMatchObject({
    code: "forbidden",
    extras: { errors: [{ pointer: "/step_up_code" }] },
  });
});

describe("an act on what all sites share", () => {
  it("stands in the log of each site, and is taken back from there", async () => {
    const friend = await createUser(app().db);
    await execute(setAdmin, await context(), { user_id: friend.id, is_admin: true, reason });
    const site = await createSite(app().db, { host: "shared.example" });
    await app().db.update(a).set({ siteId: site.id });
    const asked = { screen: "audit-log" };
    const { rows } = (await execute(listDeskRows, await context(), asked)).output;
    expect(rows).toMatchObject([{ cells: { action: "user.made_admin" } }]);
    await execute(undoAct, await context(), { act_id: (await lastAct()).id, reason });
    expect(await isAdmin(friend.id)).toBe(false);
  });
});

describe("a ban", () => {
  const ban = async (user_id: string, is_banned: boolean) =>
    execute(banUser, await context(), { user_id, is_banned, reason });

  it("ends sessions and keeps API keys out, until it is lifted or taken back", async () => {
    const { db } = app();
    const user = await createUser(db);
    const key = `Bearer ${await apiKeyFor(db, user)}`;
    const row = { sessionToken: crypto.randomUUID(), userId: user.id, expires: new Date(Date.now() + 60_000) };
    await db.insert(sessions).values(row);
    const call = () => actorFromAuthorization(key, "", { db, now: app().clock.now() });
    await ban(user.id, true);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    await expect(call()).rejects.toMatchObject({ code: "invalid_token" });
    await execute(undoAct, await context(), { act_id: (await lastAct()).id, reason });
    expect(await call()).toMatchObject({ type: "api_key" });
    await ban(user.id, true);
    await ban(user.id, false);
    expect(await call()).toMatchObject({ type: "api_key" });
  });

  it("meets no admin", async () => {
    const other = await createUser(app().db, { isAdmin: true });
    await expect(ban(other.id, true)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("signing out everywhere", () => {
  it("ends every session of one person, and says how many there were", async () => {
    const { db } = app();
    const [user, other] = [await createUser(db), await createUser(db)];
    for (const userId of [user.id, user.id, other.id])
      await db
        .insert(sessions)
        .values({ sessionToken: crypto.randomUUID(), userId, expires: new Date(Date.now() + 60_000) });
    const { output } = await execute(endSessions, await context(), { user_id: user.id, reason });
    expect(output.ended).toBe(2);
    expect(await db.$count(sessions, eq(sessions.userId, other.id))).toBe(1);
    const its = and(eq(a.entityKind, "user"), eq(a.entityId, user.id));
    expect(await db.$count(a, its)).toBe(1);
  });
});
