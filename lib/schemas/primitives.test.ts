import { describe, expect, it } from "vitest";
import { z } from "zod";
import { issueText } from "@/lib/api/call/issue-text";
import { socialsInput } from "./platforms";
import { cents, countedId, draftId, httpsUrl, line, plainText, slug, webUrl, webUrlOrEmpty } from "./primitives";
import { weekInput } from "./week";

/** What a caller is told of a value, after its field's name; null where it is taken. */
function complaint(shape: z.ZodType, value: unknown): string | null {
  const { error } = shape.safeParse(value, { error: issueText });
  return error?.issues[0]?.message ?? null;
}

describe("a value that cannot be used is refused in words that say what can", () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ["two lines for one", line(80), "a\nb", "must be one line of text"],
    ["an empty line", line(80), " ", "must not be empty"],
    ["a long line", line(3), "abcd", "must have at most 3 characters"],
    ["a bell in a text", plainText(80), "a\u0007b", "must be plain text without control characters"],
    ["a long list", z.array(line(80)).max(3), ["a", "b", "c", "d"], "must have at most 3 entries"],
    [
      "http where https is asked for",
      httpsUrl,
      "http://a.example",
      "must be an https link such as https://example.com",
    ],
    ["no link", webUrl, "a.example", "must be an http or https link such as https://example.com"],
    ["a number for a link", webUrl, 7, "must be a string"],
    ["no link at all", httpsUrl, undefined, "is required"],
    [
      "a word to clear a link",
      webUrlOrEmpty,
      "none",
      "must be an http or https link such as https://example.com, or empty",
    ],
    ["a bare week number", weekInput, "48", "must be an ISO 8601 week such as 2026-W48, or current or next"],
    ["a week that no year has", weekInput, "2025-W53", "must be an ISO 8601 week such as 2026-W48, or current or next"],
    ["half a cent", cents, 0.5, "must be a whole number"],
    ["less than nothing", cents, -1, "must be at least 0"],
    ["an id of nothing", countedId("From a list"), 0, "must be at least 1"],
    ["another draft id", draftId, "7", "must be a draft id such as dr_0123456789abcdefghij"],
    ["a name for a slug", slug, "Two Words", "must be lower-case letters, digits and single hyphens"],
  ])("%s", (_what, shape, value, words) => {
    expect(complaint(shape, value)).toBe(words);
  });

  it.each<[string, z.ZodType, unknown]>([
    ["a line", line(3), " äöü "],
    ["a text of several lines", plainText(80), "a\r\n\tb"],
    ["an https link", httpsUrl, "https://a.example/?q=1"],
    ["an http link", webUrl, "http://a.example"],
    ["an empty link that clears", webUrlOrEmpty, ""],
    ["a week", weekInput, "2026-W53"],
    ["this week", weekInput, "current"],
  ])("takes %s", (_what, shape, value) => {
    expect(complaint(shape, value)).toBeNull();
  });
});

describe("a link under a platform's key", () => {
  it.each<[object, string]>([
    [{ linkedin: "https://x.com/acme" }, 'is a link to X; send it as "x"'],
    [{ mastodon: "https://www.linkedin.com/in/acme" }, 'is a link to LinkedIn; send it as "linkedin"'],
    [{ github: "https://acme.example" }, 'must be a link on github.com; other addresses go into "website" or "custom"'],
    [
      { x: "https://notx.com/acme" },
      'must be a link on x.com or twitter.com; other addresses go into "website" or "custom"',
    ],
  ])("is refused where it leads elsewhere: %j", (links, words) => {
    expect(complaint(socialsInput, links)).toBe(words);
  });

  it.each([
    { linkedin: "https://de.linkedin.com/company/acme" },
    { mastodon: "https://social.acme.example/@us" },
    { gitlab: "https://git.acme.example/us" },
    { website: "https://x.com/acme" },
    { custom: "https://www.linkedin.com/company/acme" },
    { x: null },
  ])("is taken where it belongs, on any host that may run one: %j", (links) => {
    expect(complaint(socialsInput, links)).toBeNull();
  });
});
