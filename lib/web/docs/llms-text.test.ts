import { describe, expect, it } from "vitest";
import { exampleAnswer } from "@/lib/api/examples";
import { operations } from "@/lib/api/registry";
import { siteInfo } from "@/lib/schemas/site";
import { llmsText } from "./llms-text";

const BASE_URL = "https://launchyard.example";
const site = {
  id: 1,
  key: "launchyard",
  host: "",
  name: "Launchyard",
  tagline: "Proof behind every fact.",
  baseUrl: BASE_URL,
  ...{ markColour: null, mailFrom: null },
};
const text = llmsText(site, siteInfo.parse(exampleAnswer("get_site_info", BASE_URL)));

describe("llms.txt", () => {
  it("has the form of llmstxt.org: title, summary, text without headings, then sections of links alone", () => {
    const [head = "", ...sections] = text.split(/^## /m);
    expect(head).toMatch(/^# Launchyard\n\n> Proof behind every fact\.\n\n/);
    expect(head.match(/^#/gm)).toHaveLength(1);
    expect(sections.map((section) => section.split("\n")[0])).toEqual(["Docs", "Operations", "Directory", "Optional"]);
    for (const section of sections)
      for (const line of section.split("\n").slice(1).filter(Boolean))
        expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/launchyard\.example\/\S*\): \S/);
  });

  it("leads to the reference of every operation", () => {
    for (const { name } of operations) expect(text).toContain(`(${BASE_URL}/docs/api/${name})`);
  });
});
