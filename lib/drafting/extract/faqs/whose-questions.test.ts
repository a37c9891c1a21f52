import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

function questionsOf(body: string, path = "/"): string[] {
  const home = "<title>Acmeflow – Lists for crews</title><h1>Lists for crews</h1>";
  const pages = path === "/" ? { "/": `${home}${body}` } : { "/": home, [path]: `<title>Acmeflow</title>${body}` };
  return draftPart("faq", siteOf(pages, "https://acmeflow.test")).faqs.map(({ question }) => question);
}

const row = (pairs: string[][]) => pairs.map(([asked, said]) => `<h3>${asked}</h3><p>${said}</p>`).join("");
const STATUES = row([
  ["Why do statues have no arms?", "Because marble breaks."],
  ["How old is the mummy?", "About 3,000 years."],
  ["Who must file a tax return?", "Anyone earning over 12,000."],
]);
const OURS = row([
  ["Can I cancel?", "At any time."],
  ["Is there a discount for schools?", "Yes, we halve the price."],
  ["Where are lists kept?", "In Acmeflow, on your disk."],
]);

describe("questions about what a product is used for", () => {
  it.each([
    ["Questions children ask", "/"],
    ["Common interview questions", "/"],
    ["Fragen, die Gäste stellen", "/"],
    ["Preguntas de los visitantes", "/"],
    ["People also ask", "/recipes/goulash"],
  ])("are none about it: %s", (title, path) => {
    expect(questionsOf(`<h2>${title}</h2>${STATUES}`, path)).toEqual([]);
    expect(questionsOf(`<h2>${title}</h2>${OURS}`, path)).toHaveLength(3);
  });

  it("are none where a guide sets them as headings, or structured data repeats them", () => {
    const marked =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Which beef is best?","acceptedAnswer":{"@type":"Answer","text":"Shin."}}]}</script>';
    expect(questionsOf(`<h1>Museums</h1>${STATUES}`, "/museums")).toEqual([]);
    expect(questionsOf(`<h1>Goulash</h1>${marked}`, "/recipes/goulash")).toEqual([]);
  });
});

describe("questions of what was made with a product", () => {
  it("are none about it on pages that show it", () => {
    expect(questionsOf(`<h1>Salon Bella</h1><h2>FAQ</h2>${OURS}`, "/demo/salon")).toEqual([]);
    expect(questionsOf(`<h1>Salon Bella – demo page</h1><h2>FAQ</h2>${OURS}`, "/salon")).toEqual([]);
    expect(questionsOf(`<h1>Salon</h1><h2>FAQ</h2>${OURS}`, "/salon")).toHaveLength(3);
  });

  it.each(["Here is a live preview:", "So sieht die Seite aus:", "Ecco come appare:"])("are none below %j", (lead) => {
    expect(questionsOf(`<h1>FAQ for shops</h1><p>${lead}</p>${OURS}`)).toEqual([]);
  });

  it("are none where an answer is to be ticked", () => {
    const asked = ["Rauchen Sie oft?", "Nehmen Sie Medikamente?", "Haben Sie Allergien?"];
    const list = asked.map((one) => `<dt>${one}</dt><dd>Ja / Nein</dd>`).join("");
    expect(questionsOf(`<h2>Häufige Fragen</h2><dl>${list}</dl>`)).toEqual([]);
  });
});

describe("questions of investors and resellers", () => {
  it.each([
    ["/investors", "Investor FAQ"],
    ["/affiliates", "FAQ"],
    ["/questions", "FAQ für Anleger"],
  ])("are none of users: %s", (path, title) => {
    expect(questionsOf(`<h1>${title}</h1>${OURS}`, path)).toEqual([]);
  });
});
