import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { SEEN_PREFIX } from "@/lib/schemas/admin/desk-answer";
import type { Screen } from "@/lib/services/admin/desk/screen";
import { listings } from "@/lib/services/admin/screens/listings/listings";
import { settings as screen } from "@/lib/services/admin/screens/site/settings";
import { questions } from "@/lib/services/admin/screens/words/questions";
import { readSettings } from "@/lib/services/site/site-of";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { until } from "@/lib/testing/steady/until";
import { actOnRecord, ChangedSince } from "./act-on-record";

const l = schema.listings;
const app = useApp({ operations: [] });
type Texts = Readonly<Record<string, string>>;
type Admin = Awaited<ReturnType<typeof createUser>>;
let ada: Admin;
let grace: Admin;

beforeEach(async () => {
  const { db } = app();
  await db.delete(schema.settings);
  await db.delete(schema.auditLog);
  [ada, grace] = [await createUser(db, { isAdmin: true }), await createUser(db, { isAdmin: true })];
});

/** Sends a form that holds these texts, and showed others when it was opened. */
async function send(admin: Admin, on: Screen, id: string, texts: Texts, seen: Texts): Promise<void> {
  const action = on.actions?.find(({ key }) => key === "change" || key === "override");
  if (!action) throw new Error("The screen changes none.");
  const form = new FormData();
  for (const [name, text] of Object.entries({ reason: "As agreed", ...texts })) form.set(name, text);
  for (const [name, text] of Object.entries(seen)) form.set(SEEN_PREFIX + name, text);
  const ctx = await app().context(sessionActor(admin), { surface: "web" });
  await actOnRecord(ctx, { screen: on.key, action: action.key, id }, action, form);
}

const change = (admin: Admin, value: number, seen: Texts) =>
  send(admin, screen, "free_queue_weeks", { value: String(value) }, seen);

const now = async () => (await readSettings(app().db, app().siteId)).free_queue_weeks;
/** Backends of this database that wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await app().db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return row?.count ?? 0;
}
const shown = async () => ({ value: String(await now()) });

describe("two admins at one form", () => {
  it("the later one is told who changed what and when, nothing is lost, and sending it again decides", async () => {
    const both = await shown();
    await change(ada, 6, both);
    const late = await change(grace, 7, both).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(ChangedSince);
    expect(late).toMatchObject({ code: "conflict", typed: { "seen:value": "6" } });
    const detail = `It was “${both.value}” when you opened this, and is “6” now. The last act here is setting.changed by ${ada.email}, Nov 18, 2026`;
    expect(late).toMatchObject({
      extras: { errors: [{ pointer: "/value", detail: expect.stringContaining(detail) }] },
    });
    expect(await now()).toBe(6);
    await change(grace, 7, { value: "6" });
    expect(await now()).toBe(7);
  });

  it("never save over each other unseen, however close they come", async () => {
    const both = await shown();
    const { db } = app();
    const held = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table settings in exclusive mode`);
      const acts = [change(ada, 6, both), change(grace, 7, both)];
      await until(async () => (await waiting()) === acts.length);
      return acts.map((act) => act.then(() => "done").catch(() => "told"));
    });
    const ends = await Promise.all(held);
    expect(ends.toSorted()).toEqual(["done", "told"]);
    expect(await app().db.$count(schema.auditLog)).toBe(1);
  });

  it("are not held up where what their form showed still stands", async () => {
    await change(ada, 6, await shown());
    await change(grace, 7, await shown());
    expect(await now()).toBe(7);
  });
});

describe("of a form with several fields, the later admin", () => {
  const shown = { question: "Why this?", hint: "", position: "3" };
  const q = schema.interviewQuestions;
  let id: string;

  beforeEach(async () => {
    const { db, siteId } = app();
    await db.delete(q);
    const [row] = await db.insert(q).values({ siteId, question: shown.question, position: 3 }).returning();
    id = String(row?.id);
  });

  const change = (admin: Admin, texts: Texts, seen: Texts = shown) => send(admin, questions, id, texts, seen);
  const stored = async () => (await app().db.select().from(q))[0];

  it("reverts nothing that they never touched", async () => {
    await change(ada, { ...shown, question: "Why now?", hint: "In a line." });
    await change(grace, { ...shown, position: " 4" });
    expect(await stored()).toMatchObject({ question: "Why now?", hint: "In a line.", position: 4 });
  });

  it("decides only what both changed, over a form that holds the other's words", async () => {
    await change(ada, { ...shown, question: "Why now?", position: "5" });
    const mine = { ...shown, position: "4", hint: "In a line." };
    const late = await change(grace, mine).catch((error: unknown) => error);
    if (!(late instanceof ChangedSince)) throw new Error("Grace was not told.", { cause: late });
    expect(late.extras.errors?.map(({ pointer }) => pointer)).toEqual(["/position"]);
    expect(await stored()).toMatchObject({ question: "Why now?", position: 5 });
    const { "seen:question": question = "", "seen:position": position = "", ...typed } = late.typed;
    await change(grace, { ...mine, ...typed }, { ...shown, question, position });
    expect(await stored()).toMatchObject({ question: "Why now?", hint: "In a line.", position: 4 });
  });
});

describe("a field of a listing that an admin sets", () => {
  const set = (admin: Admin, id: number, version: string, field: string, value: string) =>
    send(admin, listings, String(id), { field, value, seen_version: version }, { seen_version: version });

  it("is not set over an edit of it that they have not seen, unless they send it again; other edits do not hold it up", async () => {
    const { db, siteId } = app();
    const { id, version } = await createListing(db, { siteId, headline: "As drafted" });
    const opened = String(version);
    await set(ada, id, opened, "headline", "By Ada");
    await set(grace, id, opened, "summary", "By Grace");
    const late = await set(grace, id, opened, "headline", "By Grace").catch((error: unknown) => error);
    if (!(late instanceof ChangedSince)) throw new Error("Grace was not told.", { cause: late });
    expect(late.extras.errors).toEqual([
      { pointer: "/value", detail: expect.stringContaining(`(${ada.email}), and is “By Ada” now.`) },
    ]);
    const headline = async () => (await db.select().from(l).where(eq(l.id, id)))[0]?.headline;
    expect(await headline()).toBe("By Ada");
    await set(grace, id, late.typed.seen_version ?? "", "headline", "By Grace");
    expect(await headline()).toBe("By Grace");
  });
});
