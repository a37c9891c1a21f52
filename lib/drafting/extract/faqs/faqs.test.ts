import { describe, expect, it } from "vitest";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme, homeOf, siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { extractFaqs } from "./faqs";

function faqsOf(body: string, path = "/", head = ""): [string, string][] {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractFaqs(reading)).faqs.map((one) => [one.question, one.answer]);
}

const PAIRS: [string, string][] = [
  ["Can I change plans?", "Yes, at any time."],
  ["Do you offer refunds?", "Within thirty days."],
];

describe("lists of questions", () => {
  it("are not their own table of contents", () => {
    const pairs = PAIRS.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join("");
    const contents = "<ul><li>Can I change plans?</li><li>Money</li><li>Do you offer refunds?</li></ul>";
    expect(faqsOf(`<h1>FAQ</h1>${contents}${pairs}<h2>Money</h2><p>Coins.</p>`, "/faq")).toEqual(PAIRS);
  });

  it("hold no answer that somebody noted to write", () => {
    const pairs = [...PAIRS, ["Who is behind it?", "TODO(company): who you are, and what made you build it."]];
    const list = pairs.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join("");
    expect(faqsOf(`<h1>FAQ</h1>${list}`, "/faq")).toEqual(PAIRS);
  });

  it("hold the whole of an answer where a shortened copy stands before it, and none where nothing else does", () => {
    const cut = (question: string) =>
      `<div><h4>${question}</h4><p>Well, that depends...</p><a href="#x">Read more...</a></div>`;
    const pairs = PAIRS.map(([question, answer]) => `${cut(question)}<div><h4>${question}</h4><p>${answer}</p></div>`);
    expect(faqsOf(`<h2>FAQ</h2>${pairs.join("")}${cut("Is it loud?")}`)).toEqual(PAIRS);
  });

  it("lose the signs that generators and drawers set beside a question", () => {
    const [plans = "", refunds = ""] = PAIRS.map(([question]) => question);
    const body = `<h2>FAQ</h2><h3>${plans} <a href="#plans">¶</a></h3><p>Yes, at any time.</p><h3>${refunds} +</h3><p>Within thirty days.</p>`;
    expect(faqsOf(body)).toEqual(PAIRS);
  });

  it("stand without a title where four headings in a row ask", () => {
    const ask = (question: string) => `<h3>${question}</h3><p>It does, ${question.length} times.</p>`;
    const four = ["Does it float?", "Can I paint it?", "Is a sail needed?", "Do you ship it?"];
    expect(faqsOf(four.map(ask).join("")).map(([question]) => question)).toEqual(four);
    expect(faqsOf(four.slice(0, 3).map(ask).join(""))).toEqual([]);
    expect(faqsOf(four.slice(0, 3).map(ask).join(""), "/export")).toHaveLength(3);
  });

  it("stand under whatever heading speaks of questions", () => {
    const pairs = PAIRS.map(([question, answer]) => `<div><b>${question}</b></div><div>${answer}</div>`).join("");
    expect(faqsOf(`<h2>What skippers ask: questions from the quay</h2>${pairs}`)).toEqual(PAIRS);
  });

  it("hold the titles among them that have no question mark, and the answers of closed menus", () => {
    const ask = (title: string, text: string) => `<div><h4>${title}</h4><nav><p>${text}</p></nav></div>`;
    const body = ask("Can I change plans?", "Yes, at any time.") + ask("Refunds and returns", "Within thirty days.");
    expect(faqsOf(`<h2>Häufige Fragen</h2>${body}`)).toEqual([
      PAIRS[0],
      ["Refunds and returns", "Within thirty days."],
    ]);
  });
});

describe("questions and answers", () => {
  it.each([
    [
      "headings under a heading that says so",
      "<h2>FAQ</h2><h3>Can I change plans?</h3><p>Yes, at any time.</p><h3>Do you offer refunds?</h3><p>Within thirty days.</p><h2>Contact</h2><p>Write to us.</p>",
    ],
    [
      "a definition list",
      "<h2>Frequently asked questions</h2><dl><dt>Can I change plans?</dt><dd>Yes, at any time.</dd><dt>Do you offer refunds?</dt><dd>Within thirty days.</dd></dl><p>More in the manual.</p>",
    ],
    [
      "disclosures",
      "<h2>Questions</h2><details><summary>Can I change plans?</summary><p>Yes, at any time.</p></details><details><summary>Do you offer refunds?</summary>Within thirty days.</details><p>Still unsure?</p>",
    ],
    [
      "an accordion of buttons",
      '<h2>FAQ</h2><div class="acc"><div><h3><button aria-controls="a">Can I change plans?</button></h3><div id="a" hidden>Yes, at any time.</div></div><div><h3><button aria-controls="b">Do you offer refunds?</button></h3><div id="b" hidden>Within thirty days.</div></div></div>',
    ],
    [
      "headings with a permalink of no width",
      "<h2>FAQ</h2><h3>Can I change plans? <a href='#a'>\u200b</a></h3><p>Yes, at any time.</p><h3>Do you offer refunds? <a href='#b'>\u200b</a></h3><p>Within thirty days.</p>",
    ],
    [
      "drawers that nothing names",
      "<h2>Fair questions</h2><div><div><p>Can I change plans?</p></div><div style='opacity:0'><p>Yes, at any time.</p></div></div><div><div><p>Do you offer refunds?</p></div><div style='opacity:0'><p>Within thirty days.</p></div></div>",
    ],
    [
      "boxes of plain elements",
      "<section><h2>Häufige Fragen</h2><div><div><div>Can I change plans?</div><div>Yes, at any time.</div></div><div><div>Do you offer refunds?</div><div>Within thirty days.</div></div></div></section>",
    ],
    [
      "menus that hold nothing but text",
      "<section><h2>FAQ</h2><div><div><div>Can I change plans?</div></div><nav class='list'><p>Yes, at any time.</p></nav></div><div><div><div>Do you offer refunds?</div></div><nav class='list'><p>Within thirty days.</p></nav></div></section>",
    ],
    [
      "popular questions of a help page",
      "<h2>Popular questions</h2><h3>Can I change plans?</h3><p>Yes, at any time.</p><h3>Do you offer refunds?</h3><p>Within thirty days.</p>",
    ],
  ])("are read from %s", (_, body) => {
    expect(faqsOf(body)).toEqual(PAIRS);
  });

  it("are read from the headings of an FAQ page", () => {
    expect(
      faqsOf(
        "<h1>FAQ</h1><h2>Can I change plans?</h2><p>Yes, at any time.</p><h2>Do you offer refunds?</h2><p>Within thirty days.</p>",
        "/faq",
      ),
    ).toEqual(PAIRS);
  });

  it("are read from structured data", () => {
    const question = ([name, text]: [string, string]) => ({
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text },
    });
    const head = `<script type="application/ld+json">${JSON.stringify({ "@type": "FAQPage", mainEntity: PAIRS.map(question) })}</script>`;
    expect(faqsOf("", "/", head)).toEqual(PAIRS);
  });

  it("keep an answer's paragraphs and lists, and stop at the next heading", () => {
    const body =
      "<h2>FAQ</h2><h3>What is included?</h3><p>Three things:</p><ul><li>Lists</li><li>Crews</li></ul><p>And support.</p><h3>Is it fast?</h3><p>Yes.</p>";
    expect(faqsOf(body)[0]?.[1]).toBe("Three things:\nLists\nCrews\nAnd support.");
  });

  it("are five at most", () => {
    const list = Array.from({ length: 9 }, (_, i) => `<dt>Is this question ${i}?</dt><dd>Yes, number ${i}.</dd>`).join(
      "",
    );
    expect(faqsOf(`<h2>FAQ</h2><dl>${list}</dl>`)).toHaveLength(5);
  });

  it.each([
    [
      "rhetorical headings",
      "<h2>Why Acmeflow?</h2><p>Because.</p><h2>Ready to sail?</h2><p>Sign up.</p><h2>Need help?</h2><p>Call us.</p>",
    ],
    ["one question alone", "<h2>FAQ</h2><h3>Can I change plans?</h3><p>Yes.</p>"],
    [
      "links to questions that are answered elsewhere",
      "<h2>FAQ</h2><ul><li><a href='/q/1'>Can I change plans?</a></li><li><a href='/q/2'>Do you offer refunds?</a></li></ul>",
    ],
    [
      "columns of links below the questions",
      "<h2>FAQ</h2><div><h4>Why Acmeflow?</h4><ul><li><a href='/simple'>Simple lists</a></li><li><a href='/light'>Light pages</a></li></ul></div><div><h4>Who are we?</h4><ul><li><a href='/about'>About us</a></li></ul></div>",
    ],
    [
      "a definition list of other things",
      "<h2>Documents</h2><dl><dt>Bylaws</dt><dd>Here.</dd><dt>Reports</dt><dd>There.</dd></dl>",
    ],
    [
      "words of customers",
      "<h2>What our customers ask</h2><blockquote><p>Can I have more?</p><p>We love it.</p></blockquote>",
    ],
  ])("are not read from %s", (_, body) => {
    expect(faqsOf(body)).toEqual([]);
  });

  it("are read from documentation that says to hold them", () => {
    const body =
      "<h2>FAQ</h2><h3>Can I change plans?</h3><p>Yes, at any time.</p><h3>Do you offer refunds?</h3><p>Within thirty days.</p>";
    const page = `<title>Documentation and FAQ – Acmeflow</title><main><h1>Documentation</h1>${body}</main>`;
    const reading = siteOf({ "/": homeOf("<h1>Acmeflow</h1>"), "/docs/": page });
    expect(judgeCandidates(reading, extractFaqs(reading)).faqs).toHaveLength(2);
  });

  it("are not the fields of a form, which who fills it in answers", () => {
    const field = (asked: string) =>
      `<div><label for="a">${asked}</label><select id="a"><option>Choose</option><option>In a month</option></select></div>`;
    const form = ["When would you like to begin?", "How do you pay today?", "What is your role?"].map(field).join("");
    expect(
      faqsOf(
        `<h1>Contact</h1><form>${form}<label>Which parts do you need?</label><p>None found</p></form>`,
        "/contact",
      ),
    ).toEqual([]);
  });

  it("may be labels that open their answers", () => {
    const pair = ([asked, answer]: [string, string]) =>
      `<li><input type="checkbox" id="a"><label for="a">${asked}</label><div><p>${answer}</p></div></li>`;
    expect(faqsOf(`<h2>FAQ</h2><ul>${PAIRS.map(pair).join("")}</ul>`)).toEqual(PAIRS);
  });

  it("are not what a template left to fill in", () => {
    const ask = ([question, answer]: [string, string]) => `<h3>${question}</h3><p>${answer}</p>`;
    const left: [string, string][] = [
      ["Question?", "Long answer"],
      ["Your question here?", "Yes."],
      ["Is it so?", "Lorem ipsum dolor."],
    ];
    expect(faqsOf(`<h2>FAQ</h2>${[...PAIRS, ...left].map(ask).join("")}`)).toEqual(PAIRS);
  });

  it("are read from the front page of documentation where three in a row ask", () => {
    const ask = (question: string) => `<h2>${question}</h2><p>It does, ${question.length} times.</p>`;
    const three = ["Does it float?", "Can I paint it?", "Is a sail needed?"];
    const body = `<h1>Documentation</h1><h2>How to build it</h2><p>With glue.</p>${three.map(ask).join("")}`;
    expect(faqsOf(body, "/docs/").map(([question]) => question)).toEqual(three);
    expect(faqsOf(body, "/docs/hull/")).toEqual([]);
  });

  it("are not read from posts and manuals", () => {
    const body = "<h2>FAQ</h2><h3>Can I change plans?</h3><p>Yes.</p><h3>Do you offer refunds?</h3><p>No.</p>";
    expect(faqsOf(body, "/blog/faq-of-the-week/2026")).toEqual([]);
    expect(faqsOf(body, "/docs/errors")).toEqual([]);
  });

  it("may share a paragraph with their answers on a page of questions", () => {
    const body = [
      "<b>Can several of us work in it?</b><br>Yes, if the file lies on a shared disk.",
      "<b>What about a new computer?</b><br>Install it there with the same key.",
      "<b>Do I have to scan?</b> No. It keeps what stands in the cupboard.",
    ];
    const paragraphs = body.map((one) => `<p>${one}</p>`).join("");
    expect(faqsOf(`<h1>Questions and answers</h1>${paragraphs}`)).toEqual([
      ["Can several of us work in it?", "Yes, if the file lies on a shared disk."],
      ["What about a new computer?", "Install it there with the same key."],
      ["Do I have to scan?", "No. It keeps what stands in the cupboard."],
    ]);
    expect(faqsOf(`<h1>Why us</h1>${paragraphs}`)).toEqual([]);
    const sales = ["Tired of paper? So were we.", "Want more? See the manual.", "Found a bug? Tell us."];
    expect(faqsOf(`<h1>Questions and answers</h1>${sales.map((one) => `<p>${one}</p>`).join("")}`)).toEqual([]);
  });

  it("are no headings of a letter, which ask without the sign", () => {
    const heads = ["Why this app", "What I care about in it", "What Acmeflow is not", "What's next"];
    const letter = heads
      .map((head) => `<h2>${head}</h2><p>Acmeflow is still young, and I build it alone.</p>`)
      .join("");
    expect(faqsOf(`<h1>About</h1>${letter}`, "/about")).toEqual([]);
    const asked = letter.replace("this app", "this app?").replace("is not", "is not?");
    expect(faqsOf(`<h1>About</h1>${asked}`, "/about")).toHaveLength(4);
    expect(faqsOf(`<h1>Help</h1>${letter}`, "/help")).toHaveLength(4);
  });
});

describe("a page of questions on which nothing asks", () => {
  const asked = (body: string, path = "/faq") => faqsOf(body, path).map(([question]) => question);
  const rows =
    "<h2>I have a problem</h2><p>Look into the log file first.</p><h2>Acmeflow is slow</h2><p>Give its server more memory.</p>";

  it("has its questions for headings of one rank, each with an answer below it", () => {
    expect(
      asked(
        `<h1>FAQ – Frequently asked questions</h1>${rows}<h2>Times are wrong</h2><p>Set the zone of your yard.</p>`,
      ),
    ).toEqual(["I have a problem", "Acmeflow is slow", "Times are wrong"]);
  });

  it.each([
    ["two are no list", `<h1>FAQ</h1>${rows}`, "/faq"],
    ["no title says so", `<h1>Help</h1>${rows}<h2>Times are wrong</h2><p>Set the zone of your yard.</p>`, "/faq"],
    ["one has no answer", `<h1>FAQ</h1>${rows}<h2>More topics</h2><ul><li>Billing</li></ul>`, "/faq"],
    [
      "it is another page",
      `<h1>Known issues</h1>${rows}<h2>Times are wrong</h2><p>Set the zone of your yard.</p>`,
      "/docs/issues",
    ],
  ])("has none where %s", (_, body, path) => {
    expect(asked(body, path)).toEqual([]);
  });
});

describe("an answer", () => {
  it("ends where the list asks on, for more questions too", () => {
    const pairs: [string, string][] = [...PAIRS, ["Can I pick my crew?", "Yes, by name and by boat."]];
    const more: [string, string] = ["What if I have more questions?", "Email us any questions you have."];
    const list = [...pairs, more].map(([question, answer]) => `<dt>${question}</dt><dd>${answer}</dd>`).join("");
    expect(faqsOf(`<h1>Acmeflow</h1><h2>FAQs</h2><dl>${list}</dl>`)).toEqual(pairs);
  });
});
