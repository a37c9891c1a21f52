import { describe, expect, it } from "vitest";
import { noticeOf } from "./notice";
import { snapshotOf } from "./site-snapshot";

const FETCHED = {
  url: "https://marlpit.example/",
  fetchedAt: new Date("2026-11-22T09:00:00Z"),
  sha256: "0".repeat(64),
};
const PROSE = `<p>${"Marlpit keeps the minutes of every meeting in one place for all. ".repeat(20)}</p>`;
const noticeIn = (body: string) => noticeOf(snapshotOf(`<title>Marlpit | Minutes</title><body>${body}`, FETCHED));

describe("a home page's notice", () => {
  it.each([
    "Marlpit is shutting down on 31 January 2027.",
    "We are closing down at the end of the year.",
    "Marlpit wird Ende des Jahres eingestellt.",
    "Marlpit sera définitivement fermée le 31 décembre.",
    "Marlpit dejará de funcionar en enero.",
    "Marlpit verrà dismesso a fine anno.",
    "Marlpit stopt per 1 januari.",
    "Marlpit será encerrado em dezembro.",
    "Marlpit kończy działalność 31 grudnia.",
  ])("is that it ends: %s", (sentence) => {
    expect(noticeIn(`<div>${sentence} Read the letter.</div>${PROSE}`)).toEqual({ kind: "ending", quote: sentence });
  });

  it("is no other's end, nor what the product ends", () => {
    const others = "Internet Explorer is no longer supported. Never worry when a vendor you trusted is shutting down.";
    expect(noticeIn(`<p>${others} Tasks that were closed down are kept.</p>${PROSE}`)).toBeNull();
    expect(noticeIn(`<blockquote>Marlpit is shutting down my inbox, at last.</blockquote>${PROSE}`)).toBeNull();
  });

  it("is that it only holds a place, or shows nothing without scripts", () => {
    expect(noticeIn("<h1>marlpit.example</h1><p>This domain is for sale.</p>")?.kind).toBe("placeholder");
    expect(noticeIn(`<p>Our mobile app: coming soon.</p>${PROSE}`)).toBeNull();
    expect(noticeIn("<noscript>You need to enable JavaScript.</noscript><div id=root></div>")?.kind).toBe("shell");
  });
});
