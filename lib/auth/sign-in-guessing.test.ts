import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useDatabase } from "@/lib/testing/database/database";
import { Inbox, SignInBrowser } from "@/lib/testing/oauth/mailed-sign-in";
import { TRIES_PER_CODE, TYPED_CODES } from "./mailed-ways";
import { CODE_MAILS } from "./sign-in";

const WRONG = "ABCD-2345";
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

/** How often each answer was given. */
async function answersTo(tries: Promise<unknown>[]): Promise<Record<string, number>> {
  const done = await Promise.allSettled(tries);
  const codes = done.map((one) => (one.status === "fulfilled" ? "ok" : String(one.reason.code)));
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));
}

const guess = (by: SignInBrowser, times: number) => Array.from({ length: times }, () => by.type(email, WRONG));

/** A stranger's browser that had codes mailed to the address and tried them as often as it may. */
async function attack(codes: number): Promise<SignInBrowser> {
  const stranger = another();
  for (let i = 0; i < codes; i++) {
    await stranger.ask(email);
    await answersTo(guess(stranger, TRIES_PER_CODE));
  }
  return stranger;
}

describe("somebody who guesses codes", () => {
  it("locks nobody out: the code still works where it was asked for", async () => {
    await browser.ask(email);
    const mine = inbox.code;
    await answersTo(guess(another(), 50));
    await attack(3);
    await browser.type(email, mine);
    expect(await browser.actor()).toMatchObject({ email });
  });

  it("locks nobody out: the link works anywhere, also after too many codes in its own browser", async () => {
    await browser.ask(email);
    const token = inbox.token;
    await answersTo(guess(browser, 50));
    await attack(3);
    await browser.open(email, token);
    expect(await browser.actor()).toMatchObject({ email });
  });

  it("has five tries for a code, one by one or fifty at once, and the right one comes too late", async () => {
    await browser.ask(email);
    expect(await answersTo(guess(browser, 50))).toEqual({ validation_failed: TRIES_PER_CODE, rate_limited: 45 });
    await expect(browser.type(email, inbox.code)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("cannot try a code that another browser asked for, be it the right one", async () => {
    await browser.ask(email);
    await expect(another().type(email, inbox.code)).rejects.toMatchObject({ code: "validation_failed" });
    const stranger = await attack(1);
    await expect(stranger.type(email, inbox.mails[0]?.code ?? "")).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("learns nothing of an address by typing: asked elsewhere, never asked and made up are answered alike", async () => {
    await browser.ask(email);
    const stranger = another();
    const asked = await stranger.type(email, inbox.code).catch((error: unknown) => error);
    const never = await stranger.type(`x-${email}`, WRONG).catch((error: unknown) => error);
    expect(asked).toEqual(never);
  });

  it("goes slowly after a hundred tries in a day, from however many networks: one a code, which the right one still passes", async () => {
    for (let i = 0; i < TYPED_CODES.max / TRIES_PER_CODE; i++) {
      if (i % 10 === 0) vi.setSystemTime(Date.now() + 900_000);
      await attack(1);
    }
    vi.setSystemTime(Date.now() + 900_000);
    const stranger = another();
    await stranger.ask(email);
    expect(await answersTo(guess(stranger, 20))).toEqual({ validation_failed: 1, rate_limited: 19 });
    await browser.ask(email);
    await browser.type(email, inbox.code);
    expect(await browser.actor()).toMatchObject({ email });
  });
});

describe("somebody who has an address flooded", () => {
  it("does not use up its mails alone", async () => {
    const stranger = another();
    for (let i = 0; i < 20; i++) await stranger.ask(email).catch(() => undefined);
    await browser.ask(email);
    expect(inbox.mails.length).toBeLessThan(CODE_MAILS.max);
  });

  it("leaves its owner a link that works as long as no more is mailed", async () => {
    for (let i = 0; i < CODE_MAILS.max; i++) await another().ask(email);
    expect(await answersTo([browser.ask(email)])).toEqual({ rate_limited: 1 });
    vi.setSystemTime("2026-11-22T12:14:59Z");
    expect(await answersTo([browser.ask(email)])).toEqual({ rate_limited: 1 });
    await browser.open(email, inbox.token);
    expect(await browser.actor()).toMatchObject({ email });
  });
});
