import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function summaryOf(head: string, body: string) {
  const reading = siteOf({ "/": `<title>Tidewell</title>${head}<main><h1>Know the tide</h1>${body}</main>` });
  return draftPart("identity", reading).fields.summary;
}

const said = "Tidewell shows tides for 9,000 harbours. It works offline — always.";
const meta = `<meta name="description" content="Tidewell shows tides for 9,000 harbours. It works offline - always.">`;

describe("quotes in sight", () => {
  it("come before the same words out of sight, as the page shows them", () => {
    expect(summaryOf(meta, `<p>${said}</p>`)?.evidence.map((one) => one.quote)).toEqual([said]);
  });

  it("are gathered sentence by sentence", () => {
    const [first = "", second = ""] = said.split(/(?<=\.)\s/);
    const apart = `<p>${first} Try it.</p><p>And more: see below.</p><p>${second}</p>`;
    expect(summaryOf(meta, apart)?.evidence.map((one) => one.quote)).toEqual([first, second]);
  });

  it("give way to the description where visitors see only a part of it, or where a customer says it", () => {
    for (const body of [`<p>${said.split(".")[0]}.</p>`, `<blockquote>${said}</blockquote>`])
      expect(summaryOf(meta, body)?.evidence[0]?.quote).toContain("offline - always");
  });

  it("are the page's own characters where a figure is struck through, and so is the value", () => {
    const text = "Tidewell shows tides for 9,000 12,000 harbours, wherever you sail this year.";
    const struck = text.replace("9,000", "<s>9,000</s>");
    const page = { "/": `<title>Tidewell</title><main><h1>Know the tide</h1><p>${struck}</p></main>` };
    const { summary } = draftPart("identity", siteOf(page)).fields;
    expect(summary?.value).toBe(text);
    expect(summary?.evidence.map((one) => one.quote)).toEqual([text]);
    const faq = `<h3>What does it cost?</h3><p>It costs <del>$20</del> $10 a month for each harbour that you follow.</p>`;
    const [first] = draftPart(
      "faq",
      siteOf({ "/": `<h2>FAQ</h2>${faq}${faq.replace("What does", "How much does")}` }),
    ).faqs;
    expect(first?.answer).toBe("It costs $20 $10 a month for each harbour that you follow.");
  });

  it("stand for the name, too", () => {
    const reading = siteOf(
      {
        "/": `<title>Tides for all | Tidewell</title><header><a href="/">Tidewell</a></header><main><h1>Tides</h1></main>`,
      },
      "https://tidewell.test",
    );
    expect(draftPart("identity", reading).fields.name?.evidence[0]?.quote).toBe("Tidewell");
  });
});
