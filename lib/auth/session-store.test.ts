import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { Inbox, SECRET, SITE, SignInBrowser } from "@/lib/testing/oauth/mailed-sign-in";
import { hashSecret } from "./api-key-format";
import { issueWay } from "./mailed-ways";
import { cookieName, cookieOptions, readCookie } from "./session-cookie";
import { countSessions, endAllSessions, endSession, pruneSignIns, sessionActor } from "./session-store";

const NAME = "__Host-ly_session";
const database = useDatabase();
let email = "";
let inbox = new Inbox();
const another = () => new SignInBrowser(database().db, inbox);
const tokenOf = (browser: SignInBrowser) => readCookie(browser.cookieHeader, NAME) ?? "";

beforeEach(() => {
  email = `${crypto.randomUUID()}@a.example`;
  inbox = new Inbox();
});

/** A browser that is signed in, and the cookies it was given. */
async function signedIn(browser = another()) {
  await browser.ask(email);
  await browser.type(email, inbox.code);
  return { browser };
}

describe("a session", () => {
  it("has a cookie bound to the host, out of reach of scripts and other sites, like all that signing in sets", async () => {
    const { told } = (await signedIn()).browser;
    expect(told.map(({ name }) => name)).toContain(NAME);
    for (const { name, options } of told) {
      expect(name).toMatch(/^__Host-ly_/);
      expect(options, name).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
      expect(options).not.toHaveProperty("domain");
    }
  });

  it("has plain cookies where there is no TLS, which could not be set otherwise", () => {
    expect(cookieName("http://127.0.0.1:3000", "session")).toBe("ly_session");
    expect(cookieOptions("http://127.0.0.1:3000")).toEqual({
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: false,
    });
  });

  it("lies in the database as a hash", async () => {
    const { browser } = await signedIn();
    const rows = await database().db.select().from(schema.sessions);
    expect(rows.map((row) => row.sessionToken)).not.toContain(tokenOf(browser));
  });

  it("is a new one at each sign-in, whatever the browser brought along (fixation)", async () => {
    const browser = another();
    browser.keep([{ name: NAME, value: "planted-by-somebody", options: {} }]);
    await signedIn(browser);
    expect(tokenOf(browser)).not.toBe("planted-by-somebody");
    expect(await sessionActor(database().db, `${NAME}=planted-by-somebody`, SITE.baseUrl)).toEqual({
      type: "anonymous",
    });
    const before = browser.cookieHeader;
    await signedIn(browser);
    expect(await sessionActor(database().db, before, SITE.baseUrl)).toEqual({ type: "anonymous" });
    expect(await browser.actor()).toMatchObject({ email });
  });

  it("ends at once when signed out", async () => {
    const { browser } = await signedIn();
    const gone = await endSession(database().db, browser.cookieHeader, SITE.baseUrl);
    expect(gone).toMatchObject({ name: NAME, value: "", options: { maxAge: 0 } });
    expect(await browser.actor()).toEqual({ type: "anonymous" });
  });

  it("ends in all browsers of its person at once, and in nobody else's", async () => {
    const [laptop, phone] = [await signedIn(), await signedIn()];
    const userId = String(Reflect.get(await laptop.browser.actor(), "userId"));
    expect(await countSessions(database().db, userId)).toBe(2);
    email = `other-${email}`;
    const { browser: other } = await signedIn();
    await endAllSessions(database().db, userId);
    expect(await countSessions(database().db, userId)).toBe(0);
    for (const { browser } of [laptop, phone]) expect(await browser.actor()).toEqual({ type: "anonymous" });
    expect(await other.actor()).toMatchObject({ email });
  });

  it("ends by itself", async () => {
    const { browser } = await signedIn();
    const over = { expires: new Date(Date.now() - 1) };
    const { sessions } = schema;
    await database()
      .db.update(sessions)
      .set(over)
      .where(eq(sessions.sessionToken, hashSecret(tokenOf(browser))));
    expect(await browser.actor()).toEqual({ type: "anonymous" });
  });

  it("is forgotten when it is over, and so are old codes, while others live on", async () => {
    const [over, alive] = [await signedIn(), await signedIn()];
    const hash = hashSecret(tokenOf(over.browser));
    const past = { expires: new Date(Date.now() - 1) };
    const { sessions, verificationTokens: codes } = schema;
    await database().db.update(sessions).set(past).where(eq(sessions.sessionToken, hash));
    await issueWay(database().db, { email, secret: SECRET, ...past });
    await pruneSignIns(database().db);
    const left = await database().db.select().from(sessions);
    expect(left.some(({ sessionToken }) => sessionToken === hash)).toBe(false);
    expect(await database().db.select().from(codes).where(eq(codes.identifier, email))).toEqual([]);
    expect(await alive.browser.actor()).toMatchObject({ type: "session", email });
  });

  it("is nobody's when the cookie is made up", async () => {
    expect(await sessionActor(database().db, `${NAME}=made-up`, SITE.baseUrl)).toEqual({ type: "anonymous" });
  });
});
