import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { findMailSettings, pauseAddress, resumeAddress } from "@/lib/services/addresses/mail-addresses";
import { listDeskRows } from "@/lib/services/admin/list-desk-rows";
import { undoAct } from "@/lib/services/admin/undo/undo-act";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { resumePausedAddress } from "./resume-paused-address";

const { auditLog: a, mailAddresses: m } = schema;
const app = useApp({ operations: [] });
const EMAIL = "reader@people.example";
const SAID = `550 5.1.1 <${EMAIL}> No such user`;
const reason = "They wrote to us from it";

beforeEach(async () => {
  await app().db.delete(m);
  await app().db.delete(a);
  await pauseAddress(app().db, EMAIL, { kind: "refused", reason: SAID }, app().now());
});

const admin = async () =>
  app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true), { surface: "web" });
const listed = async () =>
  (await execute(listDeskRows, await admin(), { screen: "paused-addresses" })).output.rows.map(({ id, cells }) => ({
    address_id: Number(id),
    ...cells,
  }));
const idOf = async () => (await listed())[0]?.address_id ?? 0;
const resume = async (address_id: number) => execute(resumePausedAddress, await admin(), { address_id, reason });
const lastAct = async () => (await app().db.select().from(a).orderBy(desc(a.id)).limit(1))[0];
const undo = async () => execute(undoAct, await admin(), { act_id: (await lastAct())?.id ?? 0, reason });
const isPaused = async () => (await findMailSettings(app().db, EMAIL)).pausedAt !== null;

describe("paused addresses at the desk", () => {
  it("are listed with what the mail server said, since when, and what did not go out meanwhile", async () => {
    const { db, siteId, now } = app();
    const listing = await createListing(db, { siteId });
    const at = new Date(now().getTime() - 1000);
    await db.insert(schema.followers).values({ id: "fo_p", email: EMAIL, askedAt: at }).onConflictDoNothing();
    await db.insert(schema.follows).values({ listingId: listing.id, followerId: "fo_p", askedAt: at, confirmedAt: at });
    const publishedAt = new Date(now().getTime() + 1000);
    const news = { listingId: listing.id, title: "New", body: "New.", publishedAt };
    await db.insert(schema.listingUpdates).values([{ ...news, mailedOn: "2026-11-18" }, news]);
    const mail = {
      key: "k",
      name: "mail.requested",
      data: {},
      email: "Reader@People.example",
      template: "launched",
      failedAt: now(),
    };
    await db.insert(schema.failedMails).values({ ...mail, reason: SAID });
    expect(await listed()).toMatchObject([
      { email: EMAIL, why: "refused", said: SAID, paused_at: now().toISOString(), failed: 1, news: 1 },
    ]);
  });

  it("get mails again with a reason, once, and the log names no address", async () => {
    const id = await idOf();
    await resume(id);
    expect(await isPaused()).toBe(false);
    expect(await listed()).toMatchObject([{ email: EMAIL, state: "resumed", said: SAID }]);
    const act = await lastAct();
    expect(act).toMatchObject({ action: "address.resumed", entityId: String(id), reason });
    expect(JSON.stringify(act)).not.toContain(EMAIL);
    await expect(resume(id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("are paused as before once that is taken back", async () => {
    const before = await listed();
    await resume(await idOf());
    await undo();
    expect(await listed()).toEqual(before);
  });

  it("are not paused by taking back what their reader did since", async () => {
    await resume(await idOf());
    await pauseAddress(app().db, EMAIL, { kind: "bounced", reason: "552 5.2.2 Full" }, app().now());
    await expect(undo()).rejects.toMatchObject({ code: "conflict" });
    await resumeAddress(app().db, EMAIL);
    await expect(undo()).rejects.toMatchObject({ code: "conflict" });
    expect(await isPaused()).toBe(false);
  });

  it("are not paused by taking back the act before, once their reader asked for mails again", async () => {
    await resume(await idOf());
    await resumeAddress(app().db, EMAIL);
    await expect(undo()).rejects.toMatchObject({ code: "conflict" });
    expect(await isPaused()).toBe(false);
  });

  it("that left with their account are not found any more", async () => {
    await resume(await idOf());
    await app().db.delete(m).where(eq(m.email, EMAIL));
    await expect(undo()).rejects.toMatchObject({ code: "not_found" });
  });
});
