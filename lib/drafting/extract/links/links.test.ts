import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme, homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function draftOf(body: string, path = "/", head = "") {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractPeople(reading));
}

const socialsOf = (body: string, path = "/", head = "") =>
  Object.fromEntries(
    Object.entries(draftOf(body, path, head).company_socials).map(([platform, one]) => [platform, one?.value]),
  );
const footer = (links: string) => `</main><footer>${links}</footer><main>`;
const a = (url: string, text = "") => `<a href="${url}" aria-label="${text}"><svg></svg></a>`;

describe("socials", () => {
  it("reads the icons of header and footer, by their accessible names", () => {
    const links = [
      a("https://twitter.com/acmeflow", "Twitter"),
      a("https://www.linkedin.com/company/acmeflow/about/", "LinkedIn"),
      a("https://github.com/acmeflow", "GitHub"),
      a("https://www.youtube.com/@acmeflow", "YouTube"),
      a("https://www.instagram.com/acmeflow/", "Instagram"),
      a("https://www.facebook.com/acmeflow", "Facebook"),
      a("https://www.tiktok.com/@acmeflow", "TikTok"),
      a("https://discord.gg/aBcD12", "Discord"),
      a("https://www.reddit.com/r/acmeflow", "Reddit"),
      a("https://bsky.app/profile/acmeflow.test", "Bluesky"),
      a("https://fosstodon.org/@acmeflow", "Mastodon"),
      a("https://gitlab.com/acmeflow", "GitLab"),
    ].join("");
    expect(Object.keys(socialsOf(footer(links))).sort()).toEqual([
      "bluesky",
      "discord",
      "facebook",
      "github",
      "gitlab",
      "instagram",
      "linkedin",
      "mastodon",
      "reddit",
      "tiktok",
      "x",
      "youtube",
    ]);
  });

  it("leaves out what counts visitors", () => {
    const links =
      a("https://x.com/acmeflow?ref_src=twsrc%5Etfw", "X") +
      a("https://instagram.com/acmeflow/?igshid=Zz9", "Instagram");
    expect(socialsOf(footer(links))).toEqual({
      x: "https://x.com/acmeflow",
      instagram: "https://instagram.com/acmeflow/",
    });
  });

  it("are none of who made the template", () => {
    expect(socialsOf(footer(a("https://www.facebook.com/wix", "Facebook")))).toEqual({});
  });

  it("keeps the address as it stands", () => {
    expect(socialsOf(footer(a("https://twitter.com/acmeflow", "Twitter")))).toEqual({
      x: "https://twitter.com/acmeflow",
    });
  });

  it("reads rel=me and sameAs whatever the account is called", () => {
    expect(socialsOf(`<a rel="me" href="https://social.harbor.test/@crewtalk">Follow us</a>`)).toEqual({
      mastodon: "https://social.harbor.test/@crewtalk",
    });
    const head = `<script type="application/ld+json">{"@type":"Organization","name":"Acmeflow","sameAs":["https://x.com/crewtalk","https://www.linkedin.com/company/northern-lists"]}</script>`;
    expect(socialsOf("", "/", head)).toEqual({
      x: "https://x.com/crewtalk",
      linkedin: "https://www.linkedin.com/company/northern-lists",
    });
  });

  it("reads the profile that a follow button names when no link leads to it", () => {
    expect(socialsOf(footer(a("https://x.com/intent/follow?screen_name=acmeflow", "X")))).toEqual({
      x: "https://x.com/acmeflow",
    });
    const both = a("https://x.com/intent/follow?screen_name=acmeflow", "X") + a("https://x.com/AcmeFlow", "X");
    expect(socialsOf(footer(both))).toEqual({ x: "https://x.com/AcmeFlow" });
  });

  it.each([
    [
      "share buttons",
      footer(
        a("https://twitter.com/intent/tweet?text=hi", "Twitter") +
          a("https://www.facebook.com/sharer/sharer.php?u=x", "Facebook") +
          a("https://www.linkedin.com/sharing/share-offsite/?url=x", "LinkedIn"),
      ),
    ],
    [
      "posts and videos",
      footer(
        a("https://x.com/otherboard/status/1", "X") +
          a("https://www.youtube.com/watch?v=1", "YouTube") +
          a("https://www.reddit.com/r/x/comments/1/acmeflow", "Reddit"),
      ),
    ],
    [
      "authors of testimonials",
      `<div class="testimonial"><p>Great.</p><a href="https://twitter.com/janeroe">Jane Roe</a></div>`,
    ],
    [
      "sponsors",
      `<h2>Sponsors</h2><a href="https://github.com/kelp">Kelp</a><a href="https://x.com/kelphosting">Kelp</a>`,
    ],
    [
      "staff",
      `<h2>Team</h2><div><div><h3>Jane Roe</h3><a href="https://x.com/janeroe">X</a><a href="https://www.linkedin.com/in/janeroe">LinkedIn</a></div><div><h3>Tom</h3><a href="https://github.com/tombaker">GitHub</a></div></div>`,
    ],
    ["who made the website", footer(`<p>Website by <a href="https://github.com/lenavoigt">Lena Voigt</a></p>`)],
    [
      "the platforms' own pages",
      footer(
        a("https://github.com/features", "GitHub") +
          a("https://x.com/home", "X") +
          a("https://discord.com/login", "Discord"),
      ),
    ],
    [
      "accounts in running text",
      `<p>We borrowed the idea from <a href="https://x.com/otherboard">Otherboard</a> and <a href="https://github.com/otherboard/lists">their lists</a>.</p>`,
    ],
    [
      "a person's sameAs",
      `<script type="application/ld+json">{"@type":"Person","name":"Jane Roe","sameAs":"https://x.com/janeroe"}</script>`,
    ],
  ])("leaves out %s", (_, body) => {
    expect(socialsOf(body)).toEqual({});
  });
});

describe("source code", () => {
  const repoOf = (body: string, head = "") => draftOf(body, "/", head).fields.repo_url?.value ?? null;

  it.each([
    [
      "the repository of the product's name",
      `<a href="https://github.com/northern/acmeflow">Source</a><a href="https://github.com/northern">GitHub</a>`,
      "https://github.com/northern/acmeflow",
    ],
    [
      "the organization's page where no repository is linked",
      `<nav><a href="https://codeberg.org/acmeflow">Code</a></nav>`,
      "https://codeberg.org/acmeflow",
    ],
    [
      "the repository behind an issue tracker",
      `<a href="https://github.com/acmeflow/acmeflow/issues">Report a bug</a>`,
      "https://github.com/acmeflow/acmeflow",
    ],
    [
      "the main repository before those of parts",
      `<a href="https://github.com/acmeflow/website">Website</a><a href="https://github.com/acmeflow/acmeflow">GitHub</a>`,
      "https://github.com/acmeflow/acmeflow",
    ],
  ])("is %s", (_, body, url) => {
    expect(repoOf(body)).toBe(url);
  });

  it("is the organization's page where the product is said to be open source", () => {
    const footer = `<footer><a href="https://github.com/acmeflow">GitHub</a></footer>`;
    expect(repoOf(`<p>Acmeflow is open source.</p></main>${footer}<main>`)).toBe("https://github.com/acmeflow");
  });

  it("is on a host of the project's own", () => {
    const link = `<a href="https://git.northern.test/crew/acmeflow">Source code</a>`;
    expect(repoOf(`</main><footer>${link}</footer><main>`)).toBe("https://git.northern.test/crew/acmeflow");
  });

  it.each([
    `<h2>Sponsors</h2><a href="https://github.com/kelp/acmeflow-fork">Kelp</a>`,
    `<p>Acmeflow is open source.</p><a href="https://github.com/acme">Lists of others</a>`,
    `<p>Acmeflow is open source.</p><a href="https://github.com/reacmeflow/reacmeflow">Reacmeflow</a>`,
    `<a href="https://github.com/acmeflow/acmeflow.test/edit/main/docs/index.md">Edit this page</a>`,
    `<p>Built with <a href="https://github.com/otherboard/framework">framework</a>.</p>`,
    `<a href="https://github.com/sponsors/acmeflow">Sponsor us</a>`,
    `<a href="https://github.com/topics/acmeflow">Projects</a>`,
    `<footer><a href="https://github.com/acmeflow">GitHub</a></footer>`,
    `<footer><a href="https://github.com/acmeflow/acmeflow-node">Node SDK</a></footer>`,
    `<p>Acmeflow is open source.</p><a href="https://github.com/acmeflow/acmeflow-releases/releases">APK</a>`,
    `<footer><p>More from us: <a href="https://github.com/acmeflow/gridkit">Gridkit (open source)</a></p></footer>`,
    `<p>Our date library is open source on <a href="https://github.com/acmeflow/dates">GitHub</a>.</p>`,
  ])("is not read from %j", (body) => {
    expect(repoOf(body)).toBeNull();
  });
});

describe("a link that failed in this reading", () => {
  it("is proposed for nothing", () => {
    const read = siteOf(
      { "/": `<title>Acme</title><nav><a href="/docs/">Docs</a></nav><h1>Acme</h1>` },
      "https://acme.test",
    );
    expect(draftPart("people", read).fields.docs_url?.value).toBe("https://acme.test/docs/");
    for (const failed of ["https://acme.test/docs", "http://www.acme.test/docs/?utm_source=nav#start"])
      expect(draftPart("people", { ...read, failed: [failed] }).fields.docs_url).toBeUndefined();
    expect(draftPart("people", { ...read, failed: ["https://acme.test/help"] }).fields.docs_url).toBeDefined();
  });
});

describe("several pages", () => {
  it("trusts what stands in the frame of every page", () => {
    const page = (content: string) =>
      homeOf(`<main><p>${content}</p></main><footer><a href="https://x.com/crewtalk">X</a></footer>`);
    const reading = siteOf({ "/": page("one"), "/about": page("two"), "/features": page("three") });
    expect(judgeCandidates(reading, extractPeople(reading)).company_socials.x?.value).toBe("https://x.com/crewtalk");
  });
});
