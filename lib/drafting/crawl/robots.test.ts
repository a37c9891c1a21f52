import { describe, expect, it } from "vitest";
import { judgedCpuMs } from "@/lib/testing/steady/cpu-time";
import fc from "@/lib/testing/steady/random";
import { canonicalPath, parseRobots } from "./robots";

const ORIGIN = "https://hedgerow.example";
const BOUNDED_MS = 1_000;
const allows = (robots: string, path: string) => parseRobots(ORIGIN, robots).isAllowed(new URL(path, ORIGIN));

describe("groups", () => {
  it("follows the group that names us, whatever the groups for all say", () => {
    const robots = "User-agent: *\nDisallow: /\n\nUser-agent: LaunchyardBot\nDisallow: /private";
    expect(allows(robots, "/")).toBe(true);
    expect(allows(robots, "/private/a")).toBe(false);
  });

  it.each([
    "launchyardbot",
    "LAUNCHYARDBOT",
    "LaunchyardBot/1.0",
    "LaunchyardBot (all versions)",
    "launchyardbot # ours",
  ])("knows itself as %s", (name) => {
    expect(allows(`User-agent: ${name}\nDisallow: /\nUser-agent: *\nAllow: /`, "/")).toBe(false);
  });

  it("does not take a longer or shorter name for its own", () => {
    expect(allows("User-agent: LaunchyardBotNews\nDisallow: /", "/")).toBe(true);
    expect(allows("User-agent: Launchyard\nDisallow: /", "/")).toBe(true);
  });

  it("joins all groups that name us, and counts several names over one group", () => {
    const robots =
      "User-agent: a\nUser-agent: LaunchyardBot\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n\nUser-agent: LaunchyardBot\nDisallow: /c";
    expect(["/a", "/b", "/c"].map((path) => allows(robots, path))).toEqual([false, true, false]);
  });

  it("lets a group that names us without rules allow all", () => {
    expect(allows("User-agent: *\nDisallow: /\n\nUser-agent: LaunchyardBot\nDisallow:", "/a")).toBe(true);
    expect(allows("User-agent: LaunchyardBot\nCrawl-delay: 1\n\nUser-agent: *\nDisallow: /", "/a")).toBe(true);
  });

  it("reads through a byte order mark, any line endings and lines it does not know", () => {
    const robots = "\ufeffUser-agent: *\r\nSitemap: https://hedgerow.example/s.xml\rNonsense\nX-Rule: 1\nDisallow: /a";
    expect(allows(robots, "/a")).toBe(false);
  });

  it("allows all by an empty file, a page of HTML and rules outside of groups", () => {
    expect(allows("", "/a")).toBe(true);
    expect(allows("<!doctype html><title>Hedgerow</title>", "/a")).toBe(true);
    expect(allows("Disallow: /", "/a")).toBe(true);
  });
});

describe("rules", () => {
  it.each([
    ["/fish", "/fish", true],
    ["/fish", "/fish.html", true],
    ["/fish", "/Fish", false],
    ["/fish", "/catfish", false],
    ["/fish*", "/fishheads/yummy", true],
    ["/fish/", "/fish", false],
    ["/fish/", "/fish/?id=1", true],
    ["/*.php", "/folder/any.php.file", true],
    ["/*.php", "/windows.PHP", false],
    ["/*.php$", "/a.php", true],
    ["/*.php$", "/a.php?x", false],
    ["/fish*.php", "/fishheads/a.php", true],
    ["/a?b=", "/a?b=1", true],
    ["/ü", "/%C3%BC", true],
    ["/%c3%bc", "/ü", true],
    ["/%7Ejoe", "/~joe", true],
    ["/~joe", "/%7ejoe", true],
    ["/admin", "/%61dmin", true],
    ["/a%2Fb", "/a/b", false],
    ["/a[1]", "/a[1]", true],
    ["/a|b", "/a|b", true],
    ["/it's", "/it's", true],
    ["/q?it's", "/q?it's", true],
    ["/$5", "/$5", true],
    ["/100%", "/100%25", true],
  ])("Disallow: %s matches %s: %s", (pattern, path, isMatch) => {
    expect(allows(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(!isMatch);
  });

  it("lets the longest rule win, and Allow on a tie", () => {
    const robots = "User-agent: *\nDisallow: /a\nAllow: /a/public\nDisallow: /tie\nAllow: /tie";
    expect(["/a", "/a/public/b", "/tie"].map((path) => allows(robots, path))).toEqual([false, true, true]);
  });

  it("says nothing about another host, scheme or port: never allowed", () => {
    const rules = parseRobots(ORIGIN, "User-agent: *\nAllow: /");
    for (const url of ["https://www.hedgerow.example/", "http://hedgerow.example/", "https://hedgerow.example:80/"]) {
      expect(rules.isAllowed(new URL(url))).toBe(false);
    }
  });

  it("agrees with the rule of RFC 9309 on any rules and paths", () => {
    const piece = fc.stringMatching(/^[ab*$/%üé~'[\]]{0,4}$/);
    const rule = fc.record({ allow: fc.boolean(), pattern: piece.map((one) => `/${one}`) });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.stringMatching(/^[ab/ü~'[\]]{0,6}$/), (rules, tail) => {
        const robots = [
          "User-agent: *",
          ...rules.map((one) => `${one.allow ? "Allow" : "Disallow"}: ${one.pattern}`),
        ].join("\n");
        const path = new URL(`/x/../${tail.replace(/^\/+/, "")}`, ORIGIN).pathname;
        expect(allows(robots, path)).toBe(byTheBook(rules, path));
      }),
      { numRuns: 2_000 },
    );
  });

  it("spends bounded work on hostile rules, and refuses what it will not compute", () => {
    const robots = `User-agent: *\n${`Disallow: /${"*a".repeat(100)}$\n`.repeat(2_000)}`;
    const rules = parseRobots(ORIGIN, robots);
    const asking = () => expect(rules.isAllowed(new URL(`/${"a".repeat(2_000)}b`, ORIGIN))).toBe(false);
    expect(judgedCpuMs(BOUNDED_MS, () => asking)).toBeLessThan(BOUNDED_MS);
    expect(rules.isAllowed(new URL("/pricing", ORIGIN))).toBe(true);
  });
});

/** RFC 9309, section 2.2.2, written as regular expressions. */
function byTheBook(rules: { allow: boolean; pattern: string }[], path: string): boolean {
  const matching = rules.filter(({ pattern }) => {
    const canonical = canonicalPath(pattern.replace(/\*+/g, "*"));
    const source = canonical
      .replace(/\$$/, "\0")
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\\\*/g, ".*")
      .replace("\0", "$");
    return new RegExp(`^${source}`).test(canonicalPath(path));
  });
  const lengthOf = (pattern: string) => canonicalPath(pattern.replace(/\*+/g, "*")).length;
  const longest = Math.max(0, ...matching.map(({ pattern }) => lengthOf(pattern)));
  const winners = matching.filter(({ pattern }) => lengthOf(pattern) === longest);
  return winners.length === 0 || winners.some(({ allow }) => allow);
}

describe("canonicalPath", () => {
  it("has one spelling per path", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path);
        expect(canonicalPath(once)).toBe(once);
        const escaped = path.replace(/[a-z~]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
        if (!path.includes("%")) expect(canonicalPath(escaped)).toBe(once);
      }),
    );
  });
});

describe("delays and signals", () => {
  it("reads the Crawl-delay of its own group in milliseconds", () => {
    expect(parseRobots(ORIGIN, "User-agent: *\nCrawl-delay: 0.5").crawlDelayMs).toBe(500);
    expect(parseRobots(ORIGIN, "User-agent: *\nCrawl-delay: 9\nUser-agent: LaunchyardBot\nAllow: /").crawlDelayMs).toBe(
      0,
    );
    expect(parseRobots(ORIGIN, "User-agent: *\nCrawl-delay: soon").crawlDelayMs).toBe(0);
    expect(parseRobots(ORIGIN, "User-agent: *\nCrawl-delay: -3").crawlDelayMs).toBe(0);
  });

  it("hears ai-input=no in its group or before all groups, and nothing else", () => {
    const isAllowed = (robots: string) => parseRobots(ORIGIN, robots).aiInputAllowed;
    expect(isAllowed("User-agent: *\nContent-Signal: search=yes, ai-input=no, ai-train=no\nAllow: /")).toBe(false);
    expect(isAllowed("Content-Signal: AI-Input = No\n\nUser-agent: *\nAllow: /")).toBe(false);
    expect(isAllowed("User-agent: *\nContent-Signal: ai-train=no, ai-input=yes")).toBe(true);
    expect(isAllowed("User-agent: other\nContent-Signal: ai-input=no\n\nUser-agent: *\nAllow: /")).toBe(true);
    expect(isAllowed("User-agent: *\nDisallow: /")).toBe(true);
  });
});
