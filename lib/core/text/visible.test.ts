import { describe, expect, it } from "vitest";
import { HOSTILE_TEXT } from "@/lib/testing/content/hostile-text";
import { markdownAddress, markdownLine, markdownParagraphs } from "./markdown";
import { visibleJson, visibleLine, visibleText, withoutHiddenMarks } from "./visible";
import { typedWebAddress, webAddress } from "./web-address";

describe("text that is shown", () => {
  it.each([
    ["a mark that turns letters round", "gpj\u202egnp", "gpjgnp"],
    ["isolates", "a\u2066b\u2069c", "abc"],
    ["terminal codes", "\u001b[31mred\u009b0m", "[31mred0m"],
    ["a message in tags", `a${String.fromCodePoint(0xe0049, 0xe0047)}b`, "ab"],
    ["a message in selectors", `a${String.fromCodePoint(0xe0100, 0xe0101)}b`, "ab"],
    ["half a character", "a\ud800b", "ab"],
    ["zero width", "pass\u200bword\ufeff\u2060", "password"],
    ["a joiner between spaces", "a \u200d\u200c b", "a  b"],
    ["another line break", "a\u2028b\u0085c", "a\nb\nc"],
  ])("has nothing hidden in it: %s", (_what, text, shown) => expect(visibleText(text)).toBe(shown));

  it.each(["👩‍💻 at work", "می‌خواهم", "क्‍ष", "❤️", "Zürich, 東京", "tab\tand\nline"])("stays as it is: %s", (text) => {
    expect(visibleText(text)).toBe(text);
    expect(withoutHiddenMarks(text)).toBe(text);
  });

  it("keeps a page's own soft hyphens and spaces where it is stored", () => {
    expect(withoutHiddenMarks("Donau\u00addampf\u200b \u202eschiff")).toBe("Donau\u00addampf\u200b schiff");
  });

  it("says the same as JSON, with what is hidden in sight", () => {
    const value = { [HOSTILE_TEXT]: [HOSTILE_TEXT] };
    const json = visibleJson(JSON.stringify(value));
    expect(JSON.parse(json)).toEqual(value);
    expect(visibleLine(json)).toBe(json.replace(/\s+/g, " ").trim());
    expect(visibleJson('"a\u202eb"')).toBe('"a\\u202eb"');
  });
});

describe("an address", () => {
  it.each([
    ["https://a.example", "https://a.example/"],
    ["https://a.example/<b>?q=\"'`|#<x>", "https://a.example/%3Cb%3E?q=%22%27%60%7C#%3Cx%3E"],
    ["https://a.example/\n\u202e\u200b", "https://a.example/%E2%80%AE%E2%80%8B"],
    ["HTTPS://A.Example/\\x", "https://a.example//x"],
    ["javascript:alert(1)", null],
    ["data:text/html,<b>", null],
    ["https://bank.example@evil.example/", null],
    ["//a.example", null],
  ])("is shown serialised, or not at all: %j", (text, shown) => expect(webAddress(text)).toBe(shown));

  it("stays as it was typed where that is harmless", () => {
    for (const text of ["https://a.example", "http://A.example:8080/b_c?d=e&f[]=(g)#h"])
      expect(typedWebAddress(text)).toBe(text);
    expect(typedWebAddress("https://a.example/\n- item")).toBe("https://a.example/-%20item");
  });
});

describe("Markdown of others' text", () => {
  it.each([
    ["[a](https://b.example)", "\\[a\\](https\\://b.example)"],
    ["# a", "\\# a"],
    ["---", "\\---"],
    ["===", "\\==="],
    ["- a", "\\- a"],
    ["1. a", "1\\. a"],
    ["2)", "2\\)"],
    ["<b>&lt;b&gt;", "\\<b\\>\\&lt;b\\&gt;"],
    ["see www.b.example or a@b.example", "see www\\.b.example or a\\@b.example"],
    ["a\n\n# b\u2028\u2028- c", "a \\# b - c"],
    ["R&D: 9 & 10, a_b", "R&D: 9 & 10, a\\_b"],
  ])("stays text: %j", (text, line) => expect(markdownLine(text)).toBe(line));

  it("keeps paragraphs, each of them text", () => {
    expect(markdownParagraphs("a\n\n# b\u2028\u2028- c")).toBe("a\n\n\\# b\n\n\\- c");
  });

  it("links no address but a web address", () => {
    expect(markdownAddress("https://a.example/>x")).toBe("<https://a.example/%3Ex>");
    expect(markdownAddress("javascript:alert(1)")).toBe("javascript:alert(1)");
    expect(markdownAddress("mailto:a@b.example")).toBe("a\\@b.example");
  });
});
