import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { STEP_UP_MS } from "@/lib/core/secrets/step-up";
import { useDatabase } from "@/lib/testing/database/database";
import { Inbox, SECRET, SignInBrowser } from "@/lib/testing/oauth/mailed-sign-in";
import { TRIES_PER_CODE } from "./mailed-ways";
import { issueStepUpCode, STEP_UP_MAILS, stepUp } from "./step-up";

type SessionActor = Extract<Actor, { type: "session" }>;
const database = useDatabase();
let email = "";
let inbox = new Inbox();

beforeEach(() => {
  email = `${crypto.randomUUID()}@a.example`;
  inbox = new Inbox();
});

/** A browser of the same person, signed in. */
async function signedIn() {
  const browser = new SignInBrowser(database().db, inbox);
  await browser.ask(email);
  await browser.type(email, inbox.code);
  const actor = await browser.actor();
  if (actor.type !== "session") throw new Error("nobody is signed in");
  return { browser, actor };
}

const issue = (actor: SessionActor) => issueStepUpCode(database().db, actor, SECRET);
const type = (actor: SessionActor, code: string) => stepUp(database().db, actor, code, SECRET);
const refused = { code: "validation_failed" };

describe("a session is stepped up", () => {
  it("by the code that was mailed for it, case and dashes ignored, and stays so", async () => {
    const { browser, actor } = await signedIn();
    expect(actor.hasSteppedUp).toBe(false);
    const code = await issue(actor);
    expect(await type(actor, ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase())).toMatchObject({
      hasSteppedUp: true,
    });
    expect(await browser.actor()).toMatchObject({ hasSteppedUp: true });
  });

  it("for ten minutes", async () => {
    const { browser, actor } = await signedIn();
    await type(actor, await issue(actor));
    const past = { steppedUpAt: new Date(Date.now() - STEP_UP_MS) };
    await database().db.update(schema.sessions).set(past).where(eq(schema.sessions.sessionToken, actor.sessionId));
    expect(await browser.actor()).toMatchObject({ hasSteppedUp: false });
  });

  it("alone: another browser of the same person is not, and its code is worth nothing there", async () => {
    const [mine, stolen] = [await signedIn(), await signedIn()];
    const code = await issue(mine.actor);
    await expect(type(stolen.actor, code)).rejects.toMatchObject(refused);
    await type(mine.actor, code);
    expect(await stolen.browser.actor()).toMatchObject({ type: "session", hasSteppedUp: false });
  });

  it("by no code that was used, replaced, is too old, or signs in", async () => {
    const { actor } = await signedIn();
    await expect(type(actor, inbox.code)).rejects.toMatchObject(refused);
    const [first, second] = [await issue(actor), await issue(actor)];
    await expect(type(actor, first)).rejects.toMatchObject(refused);
    await type(actor, second);
    await expect(type(actor, second)).rejects.toMatchObject(refused);
    const third = await issue(actor);
    const over = { stepUpCodeExpires: new Date(Date.now() - 1) };
    await database().db.update(schema.sessions).set(over).where(eq(schema.sessions.sessionToken, actor.sessionId));
    await expect(type(actor, third)).rejects.toMatchObject(refused);
  });

  it("by no code once five were tried, also at once", async () => {
    const { actor } = await signedIn();
    const code = await issue(actor);
    const guesses = Array.from({ length: TRIES_PER_CODE }, () => type(actor, "2222-2222"));
    for (const guess of await Promise.allSettled(guesses)) expect(guess.status).toBe("rejected");
    await expect(type(actor, code)).rejects.toMatchObject(refused);
  });

  it("by few codes in a quarter of an hour", async () => {
    const { actor } = await signedIn();
    const asked = await Promise.allSettled(Array.from({ length: 2 * STEP_UP_MAILS.max + 1 }, () => issue(actor)));
    const mailed = asked.filter(({ status }) => status === "fulfilled").length;
    expect([STEP_UP_MAILS.max, 2 * STEP_UP_MAILS.max]).toContain(mailed); // a window may end meanwhile
  });
});

describe("a banned person", () => {
  it("is nobody in every browser, from that moment on", async () => {
    const { browser, actor } = await signedIn();
    const { users: u } = schema;
    await database().db.update(u).set({ bannedAt: new Date() }).where(eq(u.id, actor.userId));
    expect(await browser.actor()).toEqual({ type: "anonymous" });
  });

  it("is told so where they sign in, and has no session afterwards", async () => {
    const { actor } = await signedIn();
    const { users: u, sessions } = schema;
    await database().db.update(u).set({ bannedAt: new Date() }).where(eq(u.id, actor.userId));
    await expect(signedIn()).rejects.toMatchObject({ code: "forbidden" });
    expect(await database().db.$count(sessions, eq(sessions.userId, actor.userId))).toBe(0);
  });
});
