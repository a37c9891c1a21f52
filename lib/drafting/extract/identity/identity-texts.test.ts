import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

/** What the identity part drafts of pages by path. */
function identityOf(pages: Record<string, string>, origin = "https://tidewell.test") {
  const drafted = draftPart("identity", siteOf(pages, origin));
  return {
    summary: drafted.fields.summary?.value,
    description: drafted.fields.description?.value,
    logo: drafted.fields.logo_url?.value,
    screenshot: drafted.fields.screenshot_url?.value,
    seo: drafted.seo,
    drafted,
  };
}

const home = (html: string) => ({ "/": html });

describe("summary and description", () => {
  it("take the page's description of itself", () => {
    const page = `<title>Tidewell</title><meta name="description" content="Tidewell shows tides for 9,000 harbours.">`;
    expect(identityOf(home(page)).summary).toBe("Tidewell shows tides for 9,000 harbours.");
  });

  it("take words on the end of something else, and none on the product's own", () => {
    const said = (text: string) =>
      identityOf(home(`<title>Tidewell</title><meta name="description" content="${text}">`));
    for (const text of [
      "Tidewell tells you when a harbour is closing early.",
      "Tidewell warns when a pier is shut down.",
    ])
      expect(said(text).summary).toBe(text);
    expect(said("Tidewell is shutting down on the last day of May.").summary).toBeUndefined();
  });

  it("take a Japanese description, which sets no words apart", () => {
    const text = "潮見は、九千の港の潮をひとつの画面で見られる潮汐表です。";
    expect(identityOf(home(`<title>潮見</title><meta name="description" content="${text}">`)).summary).toBe(text);
  });

  it("take a paragraph of a page that is laid out as a table", () => {
    const cells = `<td><a href="/">Home</a></td><td><h1>Tidewell</h1><p>Tidewell is a small and fast tide table for Windows.</td>`;
    const { summary } = identityOf(home(`<title>Tidewell</title><table><tr>${cells}</tr></table>`));
    expect(summary).toBe("Tidewell is a small and fast tide table for Windows.");
  });

  it("pass over a description that only repeats the title", () => {
    const page = `<title>Tidewell | Tides that fit your day</title><meta name="description" content="Tidewell | Tides that fit your day"><h1>Tides</h1><p>Tidewell is an app with the tides of 300 harbours.</p>`;
    expect(identityOf(home(page)).summary).toBe("Tidewell is an app with the tides of 300 harbours.");
  });

  it("keep a paragraph with an abbreviation within a sentence", () => {
    const [first, second] = [
      "Tidewell is made by Ebb B.V. in Delft, and has been since long ago.",
      "It shows the tides of many harbours to all who sail there and back.",
    ];
    expect(
      identityOf(home(`<title>Tidewell</title><h1>Tides</h1><p>${first}</p><p>${second}</p>`)).description,
    ).toContain(second);
  });

  it("cut at the end of a sentence, never within", () => {
    const long = `Tidewell shows tides. ${"It knows every harbour on earth and all the ways to it. ".repeat(8)}`;
    const { summary, seo } = identityOf(home(`<title>Tidewell</title><meta name="description" content="${long}">`));
    expect(summary?.length).toBeLessThanOrEqual(300);
    expect(summary).toMatch(/the ways to it\.$/);
    expect(seo.description?.length).toBeLessThanOrEqual(160);
    expect(seo.description).toMatch(/\.$/);
  });

  it("leave a text that was cut off before its end at its last whole sentence", () => {
    const page = `<title>Tidewell</title><meta name="description" content="Tidewell shows the tides of harbours. It also works when...">`;
    expect(identityOf(home(page)).summary).toBe("Tidewell shows the tides of harbours.");
  });

  it("pass over what a theme, a consent banner or a greeting says", () => {
    const page = `<title>Tidewell</title><meta name="description" content="Just another WordPress site"><p>We use cookies to make this site work for you today.</p><h1>Tidewell</h1><p>Tidewell helps sailors to plan a day at sea with tides and currents.</p>`;
    const { summary, seo } = identityOf(home(page));
    expect(summary).toBe("Tidewell helps sailors to plan a day at sea with tides and currents.");
    expect(seo.description).toBeUndefined();
  });

  it("join whole paragraphs of home and about page, each quoted, without news and praise", () => {
    const paragraph = (text: string) =>
      `<p>${text} with words enough to tell what the product does for people at sea.</p>`;
    const { description, drafted } = identityOf({
      "/": `<title>Tidewell</title><main><h1>Know the tide</h1>${paragraph("Tides for sailors")}<h2>Latest news</h2>${paragraph("Version three")}<blockquote>${paragraph("Great tool")}</blockquote></main>`,
      "/about": `<title>About - Tidewell</title><main><h1>About</h1>${paragraph("Tidewell has tides")}</main>`,
    });
    expect(description?.split("\n\n").map((one) => one.slice(0, 10))).toEqual(["Tides for ", "Tidewell h"]);
    expect(drafted.fields.description?.evidence).toHaveLength(2);
  });
});

describe("pictures", () => {
  it("take the largest mark and a picture of the product", () => {
    const { logo, screenshot } = identityOf(
      home(
        `<title>Tidewell</title><link rel="icon" href="/f.ico" sizes="32x32"><link rel="icon" href="/big.png" sizes="192x192"><meta property="og:image" content="/card.png"><img src="/app-screenshot.png" alt="The app">`,
      ),
    );
    expect([logo, screenshot]).toEqual(["https://tidewell.test/big.png", "https://tidewell.test/app-screenshot.png"]);
  });

  it("take neither a sponsor's mark nor a logo for a picture of the product", () => {
    const { logo, screenshot } = identityOf(
      home(
        `<title>Tidewell</title><meta property="og:image" content="/logo.png"><header><img src="/sponsor-logo.png" alt="Sponsor logo"></header>`,
      ),
    );
    expect([logo, screenshot]).toEqual([undefined, undefined]);
  });
});

describe("texts of an owner's choice", () => {
  const titled = (html: string) => home(`<title>Tidewell – Tide tables for sailors</title>${html}`);
  const drafted = (html: string) => draftPart("identity", siteOf(titled(html), "https://tidewell.test")).fields;
  const paragraph =
    "Tidewell shows the tides of nine thousand harbours, and tells you when the water comes back to yours.";

  it("ask for nothing: a paragraph ends before the sentence that does", () => {
    const found = drafted(`<h1>Tide tables that work at sea</h1><p>${paragraph} Don't hesitate to get in touch.</p>`);
    expect(found.description?.value).toBe(paragraph);
    expect(found.description?.evidence[0]?.quote).toBe(paragraph);
  });

  it("ask nobody, and begin with no picture", () => {
    const question = drafted(`<h1>How do you know the tide?</h1><p>${paragraph}</p>`);
    expect(question.headline?.value).toBe("Tide tables for sailors");
    const sign = drafted(`<h1>Tidewell</h1><p>🌊 Tides for every harbour at sea</p><p>${paragraph}</p>`);
    expect(sign.headline?.value).not.toMatch(/^🌊/u);
    expect(sign.summary?.value).not.toMatch(/^🌊/u);
  });

  it("are not the same twice where the site has two", () => {
    const found = drafted(
      `<meta name="description" content="Tide tables that work at sea"><h1>Tide tables that work at sea</h1><p>${paragraph}</p>`,
    );
    expect(found.headline?.value).toBe("Tide tables that work at sea");
    expect(found.summary?.value).toBe(paragraph);
  });

  it("tell of the product: no founder's life, no question with its answer, no sum, and the summary not again", () => {
    const summary = "Tide tables that work at sea, in the harbour and far from any network.";
    const told = "Tidewell shows the tides of nine thousand harbours, and goes on doing so without a network.";
    const about = "<p>Hi, I am Ada Roe and I sailed for nine years before Tidewell was a thing at all.</p>";
    const aside = `<p>Does it work offline?<br>Yes, all of its tides are stored on your phone, for a year ahead.</p><p>The crew plan is $9 a month for as many phones as your boat can carry.</p>`;
    const pages = {
      "/": `<title>Tidewell</title><meta name="description" content="${summary}"><h1>Tides in your pocket</h1><p>${summary}</p><p>${told} ${told}</p>${aside}`,
      "/about": `<title>About</title><h1>About</h1>${about}<p>The winter of 2014 was long, and the sea took what we had moored to the old pier.</p>`,
    };
    expect(identityOf(pages).description).toBe(`${told} ${told}`);
  });

  it("are no placeholder of a generator, and the title has the name once", () => {
    const page = `<title>Tidewell - Tidewell - Tide tables</title><meta name="description" content="Web site created using create-react-app"><h1>My site</h1><p>${paragraph}</p>`;
    const found = identityOf(home(page));
    expect(found.summary).toBe(paragraph);
    expect(found.seo.title).toBe("Tidewell - Tide tables");
  });
});

describe("categories", () => {
  const categories = [
    { name: "Travel", parent: null, keywords: ["travel", "trips"] },
    { name: "Sailing", parent: "Travel", keywords: ["sailing", "tide tables", "harbours"] },
    { name: "Finance", parent: null, keywords: ["invoices", "accounting"] },
  ];
  const drafted = (body: string) =>
    draftPart("identity", { ...siteOf(home(body), "https://tidewell.test"), categories }).fields.categories;

  it("are those whose words stand where the product says what it is, with the words as quote", () => {
    const found = drafted(`<title>Tidewell – tide tables for sailing</title><p>Know all harbours.</p>`);
    expect(found?.value).toEqual(["Sailing"]);
    expect(found?.evidence[0]?.quote).toBe("tide tables for sailing");
  });

  it("are left blank where only a passing word points to one", () => {
    expect(drafted(`<title>Tidewell</title><p>Send invoices if you like.</p>`)).toBeUndefined();
  });
});
