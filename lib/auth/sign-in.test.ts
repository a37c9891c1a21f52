import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { useDatabase } from "@/lib/testing/database/database";
import { Inbox, SECRET, SITE, SignInBrowser } from "@/lib/testing/oauth/mailed-sign-in";
import { readCode } from "./mail-code";
import { issueWay } from "./mailed-ways";
import { CODE_MAILS_BY_CALLER, CODE_MAILS_PER_CALLER, requestSignIn } from "./sign-in";

const database = useDatabase();
let email = "";
let inbox = new Inbox();
let browser: SignInBrowser;
const another = (caller?: string) => new SignInBrowser(database().db, inbox, caller);

afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.setSystemTime("2026-11-22T12:00:00Z"); // limits count in windows, and none may end amid a test
  email = `${crypto.randomUUID()}@a.example`;
  inbox = new Inbox();
  browser = another();
});

describe("signing in by mail", () => {
  it("signs in by a typed code, case and dashes ignored, and creates the user", async () => {
    await browser.ask(email);
    await browser.type(email, ` ${inbox.code.toLowerCase()} `);
    expect(await browser.actor()).toMatchObject({ type: "session", email, isAdmin: false });
  });

  it("goes on to where the person wanted to be", async () => {
    await browser.ask(email, "/dashboard?x=1");
    const link = new URL(inbox.mails[0]?.link ?? "");
    expect(`${link.origin}${link.pathname}`).toBe("https://fernwood.example/sign-in/confirm");
    const step = await browser.type(email, inbox.code, link.searchParams.get("callbackUrl") ?? "");
    expect(step.redirectTo).toBe("/dashboard?x=1");
  });

  it("takes the mailed link in any browser, once", async () => {
    await browser.ask(email);
    const phone = another();
    await phone.open(email, inbox.token);
    expect(await phone.actor()).toMatchObject({ email });
    await expect(another().open(email, inbox.token)).rejects.toMatchObject({ code: "validation_failed" });
    await expect(browser.type(email, inbox.code)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("takes any of the codes that a browser asked for", async () => {
    await browser.ask(email);
    const first = inbox.code;
    await browser.ask(email);
    await browser.type(email, first);
    expect(await browser.actor()).toMatchObject({ email });
  });

  it("is one person however the address is written", async () => {
    await browser.ask(email);
    await browser.type(email, inbox.code);
    const other = another();
    await other.ask(`  ${email.toUpperCase()} `);
    await other.type(email, inbox.code);
    expect(await other.actor()).toMatchObject({ userId: Reflect.get(await browser.actor(), "userId") });
  });

  it.each([
    ["a tag behind a plus", (plain: string) => plain.replace("@", "+news@")],
    ["a dot more", (plain: string) => plain.replace("@", ".x@")],
  ])("is another person with %s", async (_what, change) => {
    await browser.ask(email);
    await browser.type(email, inbox.code);
    const other = another();
    await other.ask(change(email));
    await other.type(change(email), inbox.code);
    expect(await other.actor()).toMatchObject({ email: change(email) });
    expect(Reflect.get(await other.actor(), "userId")).not.toBe(Reflect.get(await browser.actor(), "userId"));
  });

  it("mails to the very address that the account gets, where letters have several forms", async () => {
    await browser.ask(email.replace("@a", "@\uff41")); // a full-width a
    expect(inbox.mails.at(-1)?.to).toBe(email);
  });

  it.each([
    "mi\u0432e@a.example",
    "d\u0131n@a.example",
    "ada@\u0430.example",
    "ada\u200b@a.example",
    "ada@a.example\nbcc: x@b.example",
  ])("refuses %j, which reads like another address", async (typed) => {
    await expect(browser.ask(typed)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it.each(["code", "link"] as const)("takes exactly one of two attempts made at once with the same %s", async (way) => {
    await browser.ask(email);
    const [code, token] = [inbox.code, inbox.token];
    const attempt = () => (way === "code" ? browser.type(email, code) : browser.open(email, token));
    const done = await Promise.allSettled([attempt(), attempt()]);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("drops the other codes and links of the address after one was used", async () => {
    await browser.ask(email);
    const older = inbox.token;
    await browser.ask(email);
    await browser.type(email, inbox.code);
    await expect(browser.open(email, older)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("does not take another address's code or link", async () => {
    await browser.ask(email);
    const eve = "eve@b.example";
    await expect(browser.type(eve, inbox.code)).rejects.toMatchObject({ code: "validation_failed" });
    await expect(browser.open(eve, inbox.token)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("does not take an old code or link", async () => {
    await browser.ask(email);
    vi.setSystemTime("2026-11-22T12:15:01Z");
    await expect(browser.type(email, inbox.code)).rejects.toMatchObject({ code: "validation_failed" });
    await expect(browser.open(email, inbox.token)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("keeps codes, links and browsers as hashes only", async () => {
    await browser.ask(email);
    const kept = JSON.stringify(await database().db.select().from(schema.verificationTokens));
    const secrets = [readCode(inbox.code), inbox.token, browser.cookieHeader.split("=")[1]];
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  it("answers alike for known and unknown addresses, and their wrong codes too", async () => {
    const refusal = (code: string) => browser.type(email, code).catch((error: unknown) => error);
    const unknown = [await browser.ask(email), await refusal("ABCD-2345")];
    await browser.type(email, inbox.code);
    expect([await browser.ask(email), await refusal("ABCD-2345")]).toEqual(unknown);
    expect(inbox.mails).toHaveLength(2);
  });

  it("limits mails that one caller asks for, to one address and to many", async () => {
    for (let i = 0; i < CODE_MAILS_BY_CALLER.max; i++) await browser.ask(email);
    await expect(browser.ask(email)).rejects.toMatchObject({ code: "rate_limited" });
    const other = another();
    const asks = Array.from({ length: CODE_MAILS_PER_CALLER.max + 1 }, (_, i) => other.ask(`${i}-${email}`));
    const done = await Promise.allSettled(asks);
    expect(done.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  it("says so when the mail cannot be sent", async () => {
    const send = async () => {
      throw new AppError("unavailable", "The mail could not be sent.", "Try again.");
    };
    const deps = { db: database().db, site: SITE, secret: SECRET, send };
    const asked = requestSignIn(deps, { email, caller: "address:unknown", cookieHeader: null });
    await expect(asked).rejects.toMatchObject({ code: "unavailable" });
  });

  it("takes a link that an operator made, which comes without a code", async () => {
    const expires = new Date(Date.now() + 60_000);
    const { token, code } = await issueWay(database().db, { email, secret: SECRET, expires });
    await browser.ask("other@a.example");
    await expect(browser.type(email, code)).rejects.toMatchObject({ code: "validation_failed" });
    await browser.open(email, token);
    expect(await browser.actor()).toMatchObject({ email });
  });

  it.each(["", "no-address", "a@b@c.example", '"x"@a.example', "a@b.example, c@d.example"])(
    "refuses %j as an address",
    async (typed) => {
      await expect(browser.ask(typed)).rejects.toMatchObject({ code: "validation_failed" });
    },
  );
});
