import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { useDatabase } from "@/lib/testing/database/database";
import { hashSecret } from "./api-key-format";
import { issueSignInCode, readCode } from "./mail-code";
import type { CookieToSet } from "./session-cookie";
import { endSession, pruneSignIns, sessionActor } from "./session-store";
import { CODE_MAILS, CODE_MAILS_PER_CALLER, confirmSignIn, requestSignIn, type SignInMail } from "./sign-in";

const database = useDatabase();
const site = { name: "Fernwood", baseUrl: "https://fernwood.example" };
const secret = "a-secret-of-at-least-thirty-two-characters";
let email = "";
let mails: SignInMail[] = [];

const deps = () => ({ db: database().db, site, secret });
const send = async (mail: SignInMail) => void mails.push(mail);
const ask = (extra: object = {}) =>
  requestSignIn({ ...deps(), send }, { email, caller: crypto.randomUUID(), ...extra });
const confirm = (code: string, extra: object = {}) =>
  confirmSignIn(deps(), { email, code, cookieHeader: null, ...extra });
const headerOf = (cookies: CookieToSet[]) => cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const actorOf = (cookies: CookieToSet[]) => sessionActor(database().db, headerOf(cookies), site.baseUrl);
const lastCode = () => mails.at(-1)?.code ?? "";

/** Asks for a mail and takes its code. */
async function signIn() {
  await ask();
  return confirm(lastCode());
}

afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.setSystemTime("2026-11-22T12:00:00Z"); // limits count in windows, and none may end amid a test
  email = `${crypto.randomUUID()}@a.example`;
  mails = [];
});

describe("signing in by mail", () => {
  it("signs in by a typed code, case and dashes ignored, and creates the user", async () => {
    await ask();
    const step = await confirm(` ${lastCode().toLowerCase()} `);
    expect(await actorOf(step.cookies)).toMatchObject({ type: "session", email, isAdmin: false });
  });

  it("signs in by the mailed link's code, once", async () => {
    await ask({ callbackUrl: "/dashboard?x=1" });
    const link = new URL(mails[0]?.link ?? "");
    expect(`${link.origin}${link.pathname}`).toBe("https://fernwood.example/sign-in/confirm");
    const input = { callbackUrl: link.searchParams.get("callbackUrl") };
    const step = await confirm(link.searchParams.get("code") ?? "", input);
    expect(step.redirectTo).toBe("/dashboard?x=1");
    await expect(confirm(lastCode())).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("is one person however the address is written", async () => {
    const first = await actorOf((await signIn()).cookies);
    await ask({ email: `  ${email.toUpperCase()} ` });
    expect(await actorOf((await confirm(lastCode())).cookies)).toMatchObject({
      userId: "userId" in first && first.userId,
    });
  });

  it("takes exactly one of two attempts made at once with the same code", async () => {
    await ask();
    const done = await Promise.allSettled([confirm(lastCode()), confirm(lastCode())]);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("drops the other codes of the address after one was used", async () => {
    await ask();
    const older = lastCode();
    await signIn();
    await expect(confirm(older)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("does not take another address's code", async () => {
    await ask();
    const code = lastCode();
    await expect(confirm(code, { email: "eve@b.example" })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("does not take an old code", async () => {
    const code = await issueSignInCode(database().db, { email, secret, expires: new Date(Date.now() - 1) });
    await expect(confirm(code)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("keeps the code as a hash only", async () => {
    await ask();
    const rows = await database().db.select().from(schema.verificationTokens);
    expect(JSON.stringify(rows)).not.toContain(readCode(lastCode()));
  });

  it("refuses even the right code after five wrong ones, tried one by one or at once", async () => {
    await ask();
    const wrong = await Promise.allSettled(Array.from({ length: 12 }, () => confirm("ABCD-2345")));
    const codes = wrong.map((result) => result.status === "rejected" && result.reason.code);
    expect(codes.filter((code) => code === "validation_failed")).toHaveLength(5);
    await expect(confirm(lastCode())).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("answers alike for known and unknown addresses", async () => {
    const unknown = await ask();
    await confirm(lastCode());
    expect(await ask()).toEqual(unknown);
    expect(mails).toHaveLength(2);
  });

  it("limits mails to one address and from one client", async () => {
    for (let i = 0; i < CODE_MAILS.max; i++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: "rate_limited" });
    const many = Array.from({ length: CODE_MAILS_PER_CALLER.max + 1 }, (_, i) =>
      ask({ email: `${i}-${email}`, caller: "address:203.0.113.7" }),
    );
    const done = await Promise.allSettled(many);
    expect(done.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  it("says so when the mail cannot be sent", async () => {
    const failing = async () => {
      throw new AppError("unavailable", "The mail could not be sent.", "Try again.");
    };
    const asked = requestSignIn({ ...deps(), send: failing }, { email, caller: "address:unknown" });
    await expect(asked).rejects.toMatchObject({ code: "unavailable" });
  });

  it.each(["", "no-address", "a@b@c.example", '"x"@a.example', "a@b.example, c@d.example"])(
    "refuses %j as an address",
    async (typed) => {
      await expect(ask({ email: typed })).rejects.toMatchObject({ code: "validation_failed" });
    },
  );
});

describe("a session", () => {
  it("has a cookie bound to the host, out of reach of scripts and other sites", async () => {
    const { cookies } = await signIn();
    const cookie = cookies.find(({ name }) => name === "__Host-ly_session");
    expect(cookie?.options).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
  });

  it("lies in the database as a hash", async () => {
    const { cookies } = await signIn();
    const rows = await database().db.select().from(schema.sessions);
    expect(rows.map((row) => row.sessionToken)).not.toContain(cookies.at(-1)?.value);
  });

  it("ends at once when signed out", async () => {
    const { cookies } = await signIn();
    const gone = await endSession(database().db, headerOf(cookies), site.baseUrl);
    expect(gone).toMatchObject({ name: "__Host-ly_session", value: "", options: { maxAge: 0 } });
    expect(await actorOf(cookies)).toEqual({ type: "anonymous" });
  });

  it("ends by itself", async () => {
    const { cookies } = await signIn();
    const actor = await actorOf(cookies);
    const userId = "userId" in actor ? actor.userId : "";
    const over = { expires: new Date(Date.now() - 1) };
    await database().db.update(schema.sessions).set(over).where(eq(schema.sessions.userId, userId));
    expect(await actorOf(cookies)).toEqual({ type: "anonymous" });
  });

  it("is forgotten when it is over, and so are old codes, while others live on", async () => {
    const [over, alive] = [await signIn(), await signIn()];
    const token = over.cookies.find(({ name }) => name === "__Host-ly_session")?.value ?? "";
    const past = { expires: new Date(Date.now() - 1) };
    const { sessions, verificationTokens: codes } = schema;
    await database()
      .db.update(sessions)
      .set(past)
      .where(eq(sessions.sessionToken, hashSecret(token)));
    await issueSignInCode(database().db, { email, secret, ...past });
    await pruneSignIns(database().db);
    const left = await database().db.select().from(sessions);
    expect(left.some(({ sessionToken }) => sessionToken === hashSecret(token))).toBe(false);
    expect(await database().db.select().from(codes).where(eq(codes.identifier, email))).toEqual([]);
    expect(await actorOf(alive.cookies)).toMatchObject({ type: "session", email });
  });

  it("is nobody's when the cookie is made up", async () => {
    expect(await sessionActor(database().db, "__Host-ly_session=made-up", site.baseUrl)).toEqual({ type: "anonymous" });
  });
});
