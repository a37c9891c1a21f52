import { describe, expect, it } from "vitest";
import { citing } from "@/lib/testing/drafting/citing";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { ownersOf } from "./subject";
import { verifyFounder } from "./verify";

const SENTENCE = "Slow Tide Works is Mara Quill's solo publishing venture.";

/** A product on a domain of its own, made by a studio of another name. */
function siteWith(home: string, contact: string) {
  return siteOf(
    {
      "/": `<title>Lanternway – Route books</title><main><h2>Who we are</h2><p>${SENTENCE}</p><p>Questions: ${home}</p></main>`,
      "/contact": `<title>Contact – Lanternway</title><main><h1>Contact</h1><p>Write to ${contact}.</p></main>`,
    },
    "https://lanternway.test",
  );
}

describe("whose a fact may be", () => {
  const isFounder = (reading: ReturnType<typeof siteWith>) => {
    const value = { name: "Mara Quill", role: null, bio: null, photo_url: null, links: {} };
    return verifyFounder(reading, { value, sources: citing(reading, SENTENCE) }).ok;
  };

  it("is the company's whose mailbox the site gives again and again", () => {
    const reading = siteWith("mara@slowtideworks.test", "hello@slowtideworks.test");
    expect(ownersOf(reading).keys).toContain("slowtideworks");
    expect(isFounder(reading)).toBe(true);
  });

  it.each([
    ["given once", "mara@slowtideworks.test", "hello@lanternway.test"],
    ["of a host for everybody", "lanternway@fastmail.test", "mara@fastmail.test"],
    ["of another company", "hello@halfmoontours.test", "otto@halfmoontours.test"],
  ])("is nobody's for a mailbox %s", (_, home, contact) => {
    const reading = siteWith(home, contact);
    expect(ownersOf(reading).keys).not.toContain("slowtideworks");
    expect(ownersOf(reading).keys).not.toContain("fastmail");
    expect(isFounder(reading)).toBe(false);
  });
});
