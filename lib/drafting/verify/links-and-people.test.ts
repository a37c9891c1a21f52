import { describe, expect, it } from "vitest";
import type { Candidate, FounderValue } from "@/lib/drafting/candidate";
import type { PlatformKey } from "@/lib/schemas/platforms";
import { citing, reasonOf, site, verdictOn } from "@/lib/testing/drafting/citing";
import { type Verdict, verifyFaq, verifyFounder, verifySocial } from "./verify";

describe("the evidence rule: links", () => {
  const reading = site(
    `<a href="https://github.com/ebb/tidewell/releases/latest">Download</a><a href="https://twitter.com/tidewell">X</a><a href="mailto:hi@tidewell.test">Mail</a><a href="/docs">Docs</a><img src="/Logo 2024.png" alt="logo"><blockquote><a href="https://x.com/somebody">Some Body</a></blockquote><a href="https://x.com/intent/follow?screen_name=tidewell">Follow</a>`,
  );
  const social = (platform: PlatformKey, value: string, quote: string) =>
    verifySocial(reading, platform, { value, sources: citing(reading, quote) });

  it("takes a link as it is resolved, and a repository from a page within it", () => {
    expect(verdictOn(reading, "docs_url", "https://tidewell.test/docs", "/docs").ok).toBe(true);
    expect(
      verdictOn(
        reading,
        "repo_url",
        "https://github.com/ebb/tidewell",
        "https://github.com/ebb/tidewell/releases/latest",
      ).ok,
    ).toBe(true);
  });

  it.each<[PlatformKey, string, boolean]>([
    ["bluesky", "https://bsky.app/profile/tidewell.test", true],
    ["bluesky", "https://bsky.app/profile/harbour.example", false],
    ["facebook", "https://www.facebook.com/p/Tidewell-61578182977979/", true],
    ["facebook", "https://www.facebook.com/p/Harbour-61578182977979/", false],
  ])("tells an account on %s by the host or the name in it: %s", (platform, value, isOwn) => {
    const linking = site(`<p><a href="${value}">Follow</a></p>`);
    expect(verifySocial(linking, platform, { value, sources: citing(linking, value) }).ok).toBe(isOwn);
  });

  it("tells an account of any name by a heading with the product's, where the link is called by its platform alone", () => {
    const judged = (heading: string, text: string) => {
      const value = "https://www.youtube.com/@tdwl";
      const linking = site(`<h2>${heading}</h2><p><a href="${value}">${text}</a></p>`);
      return verifySocial(linking, "youtube", { value, sources: citing(linking, value) }).ok;
    };
    expect(judged("Watch Tidewell", "Open YouTube ↗")).toBe(true);
    expect(judged("Watch Halfmoon", "Open YouTube ↗")).toBe(false);
    expect(judged("What sailors say about Tidewell and its rivals", "YouTube")).toBe(false);
    expect(judged("Watch Tidewell", "Ada's review on YouTube")).toBe(false);
  });

  it.each([
    ["Talks about Tidewell", "Ada on YouTube"],
    ["Discover Tidewell", "Ada on YouTube"],
    ["Tidewell alternatives", "On YouTube"],
    ["Tidewell alternatives", "YouTube"],
    ["Friends of Tidewell", "YouTube"],
    ["Tidewell reviews", "YouTube"],
    ["Tidewell", "Ada on YouTube"],
    ["Follow Tidewell", "Ada's YouTube"],
    ["Follow Ada at Tidewell", "YouTube"],
    ["Find Tidewell talks", "YouTube"],
  ])("refuses the account of somebody under %j whom %j links", (heading, text) => {
    const value = "https://www.youtube.com/@ada-sails";
    const linking = site(`<h2>${heading}</h2><p><a href="${value}">${text}</a></p>`);
    expect(verifySocial(linking, "youtube", { value, sources: citing(linking, value) }).ok).toBe(false);
  });

  it.each([
    ["Tidewell", "YouTube"],
    ["Follow Tidewell", "On YouTube"],
    ["Find Tidewell", "YouTube"],
    ["Tidewell folgen", "Auf YouTube folgen"],
    ["Folge Tidewell", "YouTube"],
    ["Suivez Tidewell", "Suivre sur YouTube"],
    ["Sigue a Tidewell", "Ver YouTube"],
  ])("takes an account of any name under %j that %j links", (heading, text) => {
    const value = "https://www.youtube.com/@tdwl";
    const linking = site(`<h2>${heading}</h2><p><a href="${value}">${text}</a></p>`);
    expect(verifySocial(linking, "youtube", { value, sources: citing(linking, value) }).ok).toBe(true);
  });

  it("refuses another account than the link under such a heading goes to", () => {
    const value = "https://www.youtube.com/@ada-sails";
    const beside = `<a href="https://www.youtube.com/@tdwl">YouTube</a> <a href="${value}">Ada</a>`;
    const linking = site(`<h2>Watch Tidewell</h2><p>${beside}</p>`);
    expect(verifySocial(linking, "youtube", { value, sources: citing(linking, value) }).ok).toBe(false);
  });

  it("refuses another address than the one cited", () => {
    expect(verdictOn(reading, "docs_url", "https://docs.tidewell.test/", "/docs").ok).toBe(false);
    expect(
      verdictOn(reading, "repo_url", "https://github.com/ebb/other", "https://github.com/ebb/tidewell/releases/latest")
        .ok,
    ).toBe(false);
    expect(verdictOn(reading, "contact_email", "hello@tidewell.test", "mailto:hi@tidewell.test").ok).toBe(false);
    expect(verdictOn(reading, "contact_email", "hi@tidewell.test", "mailto:hi@tidewell.test").ok).toBe(true);
  });

  it("refuses an address into which encoding brought figures", () => {
    expect(reasonOf(verdictOn(reading, "logo_url", "https://tidewell.test/Logo%202024.png", "/Logo 2024.png"))).toMatch(
      /202024/,
    );
  });

  it("takes profiles of the named platform only, and never from a testimonial", () => {
    expect(social("x", "https://x.com/tidewell", "https://twitter.com/tidewell").ok).toBe(true);
    expect(social("x", "https://x.com/tidewell", "https://x.com/intent/follow?screen_name=tidewell").ok).toBe(true);
    expect(reasonOf(social("linkedin", "https://x.com/tidewell", "https://twitter.com/tidewell"))).toMatch(/linkedin/);
    expect(reasonOf(social("x", "https://x.com/somebody", "https://x.com/somebody"))).toMatch(/testimonial/);
  });
});

describe("the evidence rule: people and questions", () => {
  const reading = site(
    `<section><h2>Team</h2><div><div><h3>Ada Byron</h3><p>Founder and CEO</p></div><div><h3>Ben Oak</h3><p>Managing Director</p></div></div></section><p>“Tidewell saved my boat,” says Cy Reed, founder of Boatyard.</p><p>Dee Fox is not a founder of Tidewell.</p>`,
  );
  const founder = (name: string, role: string | null, ...quotes: string[]): Verdict => {
    const value: FounderValue = { name, role, bio: null, photo_url: null, links: {} };
    const candidate: Candidate<FounderValue> = { value, sources: citing(reading, ...quotes) };
    return verifyFounder(reading, candidate);
  };

  it("takes a person whom the site calls a founder", () => {
    expect(founder("Ada Byron", "Founder and CEO", "Ada Byron", "Founder and CEO").ok).toBe(true);
  });

  it.each([
    [
      "a manager who is not called a founder",
      () => founder("Ben Oak", "Managing Director", "Ben Oak", "Managing Director"),
    ],
    ["a role that is not there", () => founder("Ada Byron", "Chief Scientist", "Ada Byron", "Founder and CEO")],
    ["an invented person", () => founder("Eve Stone", "Founder", "Founder and CEO")],
    ["an invented surname", () => founder("Ada Byron-Lovelace", null, "Ada Byron", "Founder and CEO")],
    ["a founder of another company", () => founder("Cy Reed", null, "Cy Reed, founder of Boatyard")],
    ["a denial", () => founder("Dee Fox", null, "Dee Fox is not a founder of Tidewell.")],
  ])("refuses %s", (_, verdict) => {
    expect(verdict().ok).toBe(false);
  });

  it.each([
    ["Ada Byron vergleicht jeden Grundpreis.", false],
    ["Ada Byron juge ce point fondamental.", false],
    ["Ada Byron gestiona los fondos.", false],
    ["I'm Ada Byron, and what I built floats.", false],
    ["Ada Byron was born in Kiel and works on Tidewell.", false],
    ["Ada Byron, née Roe, travaille chez Tidewell, qui existe depuis 2014.", false],
    ["Ada Byron è nata a Kiel e lavora a Tidewell.", false],
    ["Ada Byron, geboren in Kiel, arbeitet an Tidewell; das gibt es seit 2014.", false],
    ["Ada Byron started Tidewell.", true],
    ["Tidewell è nata dall'idea di Ada Byron.", true],
    ["I'm Ada Byron and I built Tidewell.", true],
  ])("tells by %j whether somebody is called a founder", (sentence, isCalled) => {
    const page = site(`<p>${sentence}</p>`);
    const value: FounderValue = { name: "Ada Byron", role: null, bio: null, photo_url: null, links: {} };
    const reason = reasonOf(verifyFounder(page, { value, sources: citing(page, sentence) })) ?? "";
    expect(/nothing cited calls this person a founder/.test(reason)).toBe(!isCalled);
  });

  it("takes questions and answers of one page, word for word", () => {
    const page = site(`<h3>Does it work offline?</h3><p>Yes. All tides are stored on your phone.</p>`);
    const faq = (question: string, answer: string) =>
      verifyFaq(page, {
        value: { question, answer },
        sources: citing(page, "Does it work offline?", "Yes. All tides are stored on your phone."),
      });
    expect(faq("Does it work offline?", "Yes. All tides are stored on your phone.").ok).toBe(true);
    expect(faq("Does it work offline?", "Yes.").ok).toBe(true);
    expect(faq("Does it work offline?", "No.").ok).toBe(false);
    expect(faq("Is it free?", "Yes.").ok).toBe(false);
    const empty = site("<h3>Question?</h3><p>Long answer</p>");
    const value = { question: "Question?", answer: "Long answer" };
    expect(reasonOf(verifyFaq(empty, { value, sources: citing(empty, "Question?", "Long answer") }))).toMatch(
      /a place/,
    );
  });

  it("refuses what stands beside a question that is a link to a page of its own", () => {
    const [question, answer] = ["How do I set a gauge?", "Setting a gauge is quick and easy."];
    const judged = (card: string) => {
      const page = site(`<main>${card}</main>`);
      const sources = [...citing(page, question), ...citing(page, answer)];
      return verifyFaq(page, { value: { question, answer }, sources });
    };
    const card = (href: string) => `<a href="${href}"><h3>${question}</h3><p>${answer}</p></a>`;
    expect(reasonOf(judged(card("/help/set-a-gauge")))).toMatch(/page of its own/);
    expect(judged(card("#gauge")).ok).toBe(true);
    expect(judged(`<h3>${question}</h3><p>${answer}</p><a href="/help">Help</a>`).ok).toBe(true);
  });
});
