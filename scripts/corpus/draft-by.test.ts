import { describe, expect, it, vi } from "vitest";
import { mergeParts } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { draftBy } from "./draft-by";

/** What rules do not recognise, and what only a careless reader takes. */
const reading = siteOf(
  {
    "/": `<title>Lanternway – Route books for night trains</title><main><h1>Sleep through the border</h1>
      <p>Lanternway is a route book for night trains, printed from your bookings.</p>
      <p>Lanternway is Mara Quill's solo publishing venture.</p>
      <section><h2>Readers</h2><p>Otto Fenn, founder of Halfmoon Tours, has travelled with it since 2003.</p></section>
      <p>Our map is drawn by Atlasworks, an open-source studio.</p></main>
      <footer><p>© 2026 Lanternway – Ghent, Belgium. All rights reserved.</p></footer>`,
    "/imprint": `<title>Imprint – Lanternway</title><main><h1>Imprint</h1><p>Our site is hosted by:</p>
      <p>Cloudharbour Inc.</p></main>`,
  },
  "https://lanternway.test",
);
const quote = (page: string, text: string) => [{ page, quote: text }];
const truth = {
  fields: {
    location: { value: "Ghent, Belgium", evidence: quote("/", "Ghent, Belgium") },
  },
  founders: [{ name: "Mara Quill", evidence: quote("/", "Lanternway is Mara Quill's solo publishing venture.") }],
  traps: [
    { field: "founders", values: ["Otto Fenn"] },
    { field: "founded_year", values: ["2003"] },
    { field: "open_source", values: ["true"] },
    { field: "legal_name", values: ["Cloudharbour Inc", "Halfmoon Tours"] },
  ],
};
const site = { key: "lanternway", truth, reading: { ...reading, categories: [] } };

describe("stand-ins for a model", () => {
  it("get into a draft what the site says and the rules do not recognise", async () => {
    const byRules = mergeParts(await draftBy("rules", site));
    const byOracle = mergeParts(await draftBy("oracle", site));
    expect(byRules.founders).toEqual([]);
    expect(byOracle.founders.map((one) => one.name)).toEqual(["Mara Quill"]);
    expect(byOracle.fields.location.value).toBe("Ghent, Belgium");
    expect(byOracle.fields.location.evidence.map((one) => one.quote).join(" ")).toContain("Ghent");
  });

  it("change nothing where they say what the truth warns of", async () => {
    const told: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((line: string) => void told.push(line));
    await draftBy("traps", site);
    log.mockRestore();
    expect(told).toEqual([]);
  });
});
