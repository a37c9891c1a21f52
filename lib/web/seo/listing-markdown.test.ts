import { describe, expect, it } from "vitest";
import { fictionalListing } from "@/lib/testing/api/fictional-listing";
import { listingMarkdown } from "./listing-markdown";

describe("listingMarkdown", () => {
  it("holds the facts, and every quote under the page it stands on", () => {
    const text = listingMarkdown(fictionalListing, []);
    expect(text).toContain("# Hedgerow\n");
    expect(text).toContain("- Platforms: Linux, macOS");
    expect(text).toContain("- Team: $6, per member");
    expect(text).toContain("<https://hedgerow.example/download>\n\n> Platforms: “Runs on Linux and macOS.”");
    expect(text).toContain("Launched: Week 47, 2026, 4th of its week");
  });

  it("keeps what the owner says of themselves apart from what the site says", () => {
    const owner = { slug: "kaia", name: "Kaia Example", role: "Maker", bio: "I *made* it.", photo_url: "", links: {} };
    const [before = "", after = ""] = listingMarkdown(fictionalListing, [owner]).split("## Founders");
    expect(before).toContain("## Run by, in their own words\n\n### Kaia Example, Maker\n\nI \\*made\\* it.");
    expect(after).not.toContain("Kaia");
  });

  it("has no section for what is not known", () => {
    const text = listingMarkdown({ ...fictionalListing, faqs: [], founders: [], description: null, facts: {} }, []);
    expect(listingMarkdown({ ...fictionalListing, votes: null }, [])).not.toContain("Votes");
    for (const title of ["Questions", "Founders", "What it does", "Facts", "Plans", "Updates"])
      expect(text).not.toContain(`## ${title}`);
  });

  it("lets no text of others become a link, a heading or HTML", () => {
    const text = listingMarkdown(
      { ...fictionalListing, summary: "# Buy [now](https://evil.example) <script>alert(1)</script>" },
      [],
    );
    expect(text).toContain("\\# Buy \\[now\\](https\\://evil.example) \\<script\\>alert(1)\\</script\\>");
  });
});
