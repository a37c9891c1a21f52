import { describe, expect, it } from "vitest";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { citing, site, verdictOn } from "@/lib/testing/drafting/citing";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { verifyFounder, verifySocial } from "./verify";

/** What a careless model would take from a page, each of something beside the product. */
const CLAIMS: [string, ProfileField, ProfileValues[ProfileField], string][] = [
  ["licence of a library", "license", "MIT", "The client libraries for Lua are published under the MIT licence."],
  ["licence of the icons", "license", "CC BY 4.0", "Icons by Kestrel Press, CC BY 4.0."],
  [
    "licence of what is not the product",
    "license",
    "BSD",
    "Lua and Perl, all BSD licensed. The engine is proprietary.",
  ],
  ["openness of a library", "open_source", true, "Our client libraries are open source. The service itself is not."],
  ["platform that is asked about", "platforms", ["Windows"], "Is there a Windows version?"],
  [
    "platform in testing",
    "platforms",
    ["Android"],
    "A companion for Android is at present being tested by three of us.",
  ],
  ["platform that was given up", "platforms", ["Windows"], "La versión para Windows la retiramos en 2021."],
  ["platform of a share of visitors", "platforms", ["Windows"], "57% Windows +2%"],
  [
    "partner who is a charity",
    "legal_name",
    "Kelp Basin Foundation, Inc.",
    "Kelp Basin Foundation, Inc. is a 501(c)3 charity.",
  ],
  ["platform of an emulator", "platforms", ["macOS"], "People run it on a Mac with a virtual machine."],
  ["channel for a platform", "platforms", ["Telegram"], "Messages go by mail or Telegram."],
  ["company that takes the payments", "legal_name", "Moorgate Inc", "Payments are handled by Moorgate Inc."],
  ["crowd of authors", "legal_name", "Tidewell contributors", "© 2026 The Tidewell contributors."],
  ["year of an employer", "founded_year", 2008, "Before this we worked at Larkmoor, an agency founded in 2008."],
  ["year of an investor", "founded_year", 2005, "Nos acompaña Sierra Norte Capital, fundada en 2005."],
  ["year of an own life", "founded_year", 2012, "I have belonged to a choir since 2012."],
  ["year of a closing", "founded_year", 2031, "Tidewell closes in 2031. Since today nobody can sign up."],
  ["address for applicants", "contact_email", "lavoro@tidewell.test", "Curriculum: lavoro@tidewell.test"],
  ["a question", "summary", "What information do we collect", "What information do we collect?"],
  ["half of a question", "headline", "Who has the tide table", "Who has the tide table?"],
  ["free trial as a free plan", "pricing_model", "freemium", "Start free trial"],
  [
    "box that a program made",
    "contact_email",
    "5c1f9a02-7be4@tidewell.test",
    "Mail the file to 5c1f9a02-7be4@tidewell.test",
  ],
  ["box for the protection of data", "contact_email", "gdpr@tidewell.test", "Data requests: gdpr@tidewell.test"],
  ["gift as a free product", "pricing_model", "free", "Free stickers with each order."],
];

describe("the evidence rule: what stands beside the product", () => {
  it.each(CLAIMS)("refuses the %s", (_, field, value, text) => {
    const reading = site(`<main><h1>Tidewell</h1><p>${text}</p></main>`);
    expect(verdictOn(reading, field, value, text).ok).toBe(false);
  });

  it("refuses what is free where a rate is asked, and what is paid where a plan is free", () => {
    const model = (value: "free" | "paid", text: string, ...more: string[]) => {
      const body = [text, ...more].map((one) => `<p>${one}</p>`).join("");
      return verdictOn(site(`<main><h1>Tidewell</h1>${body}</main>`), "pricing_model", value, text).ok;
    };
    expect(model("free", "Tidewell is free to download.")).toBe(true);
    expect(model("free", "Start for free")).toBe(false);
    expect(model("free", "Tidewell is free to download.", "Save $290 per month")).toBe(true);
    expect(model("free", "Tidewell is free to download.", "Kelpboard: $29 / month")).toBe(true);
    expect(model("free", "Tidewell is free to download.", "$4.49 / month")).toBe(false);
    expect(model("paid", "One purchase, three boats.")).toBe(true);
    expect(model("paid", "One purchase, three boats.", "Free tier: up to 2 boats")).toBe(false);
    expect(model("paid", "One purchase, three boats.", "Free")).toBe(true);
  });

  it("refuses open source that the site denies elsewhere, and a heading of another page as its headline", () => {
    const told = "The source code is on GitHub.";
    const denied = site(`<main><h1>Tidewell</h1><p>${told}</p><p>Tidewell is not open source for now.</p></main>`);
    expect(verdictOn(site(`<main><h1>Tidewell</h1><p>${told}</p></main>`), "open_source", true, told).ok).toBe(true);
    expect(verdictOn(denied, "open_source", true, told).ok).toBe(false);
    const pages = siteOf({
      "/": "<title>Tidewell</title><main><h1>Tides on your wrist</h1></main>",
      "/licensing": "<main><h1>Custom apps with your marks</h1></main>",
    });
    expect(verdictOn(pages, "headline", "Tides on your wrist", "Tides on your wrist").ok).toBe(true);
    expect(verdictOn(pages, "headline", "Custom apps with your marks", "Custom apps with your marks").ok).toBe(false);
  });

  it.each([
    ["Web integrations with signed web calls.", false],
    ["Our website uses Larkmoor Web Analytics.", false],
    ["Use it as a web app, too.", true],
    ["Auch als Web-Fassung.", true],
  ])("takes the web for a platform only where more is told than that there is one: %s", (text, isOne) => {
    const reading = site(`<main><h1>Tidewell</h1><p>Tidewell runs on macOS and Windows.</p><p>${text}</p></main>`);
    expect(verdictOn(reading, "platforms", ["Web"], text).ok).toBe(isOne);
  });

  it.each<[PlatformKey, string, string]>([
    [
      "x",
      "https://x.com/larkmoor_studio",
      `<a href="https://github.com/tidewell">Code</a><p>Template by Larkmoor</p><a href="https://x.com/larkmoor_studio">X</a>`,
    ],
    [
      "x",
      "https://x.com/demo_acct",
      `<a href="https://x.com/demo_acct">X</a><a href="https://github.com/tidewell">G</a>`,
    ],
    [
      "facebook",
      "https://www.facebook.com/sharer/sharer.php?u=https://tidewell.test",
      `<a href="https://www.facebook.com/sharer/sharer.php?u=https://tidewell.test">Share</a>`,
    ],
    [
      "github",
      "https://github.com/marketplace/tidewell",
      `<a href="https://github.com/marketplace/tidewell">GitHub</a>`,
    ],
  ])("refuses an account on %s of the theme's author, or of nobody: %s", (platform, value, footer) => {
    const reading = site(`<main><h1>Tidewell</h1></main><footer>${footer}</footer>`);
    expect(verifySocial(reading, platform, { value, sources: citing(reading, value) }).ok).toBe(false);
  });

  it("refuses a shop's page for the source code, whatever its name, and takes one that is called so", () => {
    const judged = (value: string, text: string) => {
      const reading = site(`<main><h1>Tidewell</h1><a href="${value}">${text}</a></main>`);
      return verdictOn(reading, "repo_url", value, value).ok;
    };
    expect(judged("https://tidewell.kelpshop.test/buy", "Subscribe")).toBe(false);
    expect(judged("https://code.tidewell.test/tree", "Source code")).toBe(true);
    expect(judged("https://github.com/tidewell/tidewell", "GitHub")).toBe(true);
    expect(judged("https://github.com/tidewell/tidewell-skills", "GitHub")).toBe(false);
    expect(judged("https://github.com/tidewell/tidewell/releases/latest/download/Tidewell.dmg", "GitHub")).toBe(false);
  });

  it("refuses the role of the person before, and what somebody was elsewhere", () => {
    const reading = site(
      `<main><h1>Team</h1><h3>Ada Byron</h3><p>Founder</p><h3>Ben Oakley</h3><p>Support</p><h3>Cy Reedman</h3><p>Sales (previously founder of Larkmoor)</p></main>`,
    );
    const founder = (name: string, role: string, ...texts: string[]) =>
      verifyFounder(reading, {
        value: { name, role, bio: null, photo_url: null, links: {} },
        sources: citing(reading, name, ...texts),
      });
    expect(founder("Ada Byron", "Founder", "Founder").ok).toBe(true);
    expect(founder("Ben Oakley", "Founder", "Founder").ok).toBe(false);
    expect(founder("Cy Reedman", "founder", "Sales (previously founder of Larkmoor)").ok).toBe(false);
  });

  it("takes the year of a sentence that opens with the product's name, whatever it calls it", () => {
    const told = "Tidewell is a shanty choir from Kiel, formed in 2019. Known for its salt.";
    const reading = site(`<main><h1>Tidewell</h1><p>${told}</p></main>`);
    expect(verdictOn(reading, "founded_year", 2019, told).ok).toBe(true);
    const other = "Tidewell is kept by Larkmoor, an agency founded in 2008.";
    const beside = site(`<main><h1>Tidewell</h1><p>${other}</p></main>`);
    expect(verdictOn(beside, "founded_year", 2008, other).ok).toBe(false);
  });

  it("takes the year that a story tells beside its beginning, and no other of the story", () => {
    const told =
      "In the winter of 2018 I had a broken ankle. I wrote Tidewell on the sofa. In 2020 came the first cheque.";
    const reading = site(`<main><h1>About</h1><p>${told}</p></main>`);
    expect(verdictOn(reading, "founded_year", 2018, told).ok).toBe(true);
    expect(verdictOn(reading, "founded_year", 2020, told).ok).toBe(false);
  });

  it("refuses the heading of a section as headline, however near the product it stands", () => {
    const opening = "<p>Tides.</p>".repeat(8);
    const section = (heading: string) => site(`<main><h1>Know the tide</h1>${opening}<h2>${heading}</h2></main>`);
    expect(verdictOn(section("How it really works"), "headline", "How it really works", "How it really works").ok).toBe(
      false,
    );
    expect(verdictOn(section("Why Tidewell works"), "headline", "Why Tidewell works", "Why Tidewell works").ok).toBe(
      true,
    );
  });

  it("refuses the town of a host below a label for addresses", () => {
    const host =
      "<h1>Mentions légales</h1><h2>Hébergeur</h2><ul><li>Prestataire</li><li>Kelphost Inc.</li><li>Adresse</li><li>44 Quay Street, San Francisco, CA 94104, États-Unis</li></ul>";
    const pages = { "/": "<title>Tidewell</title><h1>Tidewell</h1>", "/mentions-legales": host };
    const reading = siteOf(pages, "https://tidewell.test");
    expect(
      verdictOn(reading, "location", "San Francisco", "44 Quay Street, San Francisco, CA 94104, États-Unis").ok,
    ).toBe(false);
  });

  it("refuses the role of the card before for a name with letters behind it", () => {
    const card = (name: string, role: string) => `<div><div><span>${name}</span></div><div>${role}</div></div>`;
    const cards = card("Jane Roe, DPT", "Co-Founder") + card("Mary Bell, PT, PhD", "Quality Advisor");
    const pages = {
      "/": "<title>Tidewell</title><h1>Tidewell</h1>",
      "/about": `<h1>About Tidewell</h1><h2>The team</h2><div>${cards}</div>`,
    };
    const reading = siteOf(pages, "https://tidewell.test");
    const told = (name: string, quote: string) =>
      verifyFounder(reading, {
        value: { name, role: "Co-Founder", bio: null, photo_url: null, links: {} },
        sources: citing(reading, quote, "Co-Founder"),
      }).ok;
    expect([told("Jane Roe", "Jane Roe, DPT"), told("Mary Bell", "Mary Bell, PT, PhD")]).toEqual([true, false]);
  });
});
