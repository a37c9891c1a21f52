import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

/** What the identity part drafts of pages by path. */
function identityOf(pages: Record<string, string>, origin = "https://tidewell.test") {
  const drafted = draftPart("identity", siteOf(pages, origin));
  return {
    name: drafted.fields.name?.value,
    headline: drafted.fields.headline?.value,
  };
}

const home = (html: string) => ({ "/": html });

describe("the name", () => {
  it.each<[string, Record<string, string>, string, string]>([
    [
      "a title with a tagline and a domain that agrees",
      home(`<title>Quillon | Notes your users read</title>`),
      "https://getquillon.test",
      "Quillon",
    ],
    [
      "titles that share one part",
      { "/": `<title>Home - Okapi Mail</title>`, "/a": `<title>About us - Okapi Mail</title>` },
      "https://okapi.test",
      "Okapi Mail",
    ],
    [
      "metadata of a site builder",
      home(`<title>Startseite</title><meta property="og:site_name" content="Wolkenrad – Büro für Handwerker">`),
      "https://wolkenrad.test",
      "Wolkenrad",
    ],
    [
      "structured data",
      home(
        `<title>Welcome</title><script type="application/ld+json">{"@type":"SoftwareApplication","name":"Lumafold"}</script>`,
      ),
      "https://apps.test",
      "Lumafold",
    ],
    [
      "a logo and a link home",
      home(`<title>Fast forms</title><header><a href="/"><img src="/l.svg" alt="Nookform logo"></a></header>`),
      "https://nookform.test",
      "Nookform",
    ],
    [
      "a product on its maker's domain",
      {
        "/": `<title>Ferrotide by Ironworks – Tides</title><meta name="application-name" content="Ferrotide"><meta property="og:site_name" content="Ironworks">`,
        "/help": `<title>Help – Ferrotide</title>`,
      },
      "https://ferrotide.ironworks.test",
      "Ferrotide",
    ],
    [
      "a project page of a code host",
      home(`<title>tidyrow</title><header><h1>tidyrow</h1><h2>Cleans CSV files</h2></header>`),
      "https://tidyrow.github.io",
      "tidyrow",
    ],
    [
      "documentation",
      home(`<title>Welcome to Brambledb - Brambledb Documentation</title><h1>Welcome to Brambledb</h1>`),
      "https://brambledb.test",
      "Brambledb",
    ],
    [
      "capitals that are only styling",
      home(
        `<title>PLUMELLE</title><meta property="og:site_name" content="Plumelle"><header><a href="/">PLUMELLE</a></header>`,
      ),
      "https://plumelle.test",
      "Plumelle",
    ],
    [
      "a link home that names its file, where metadata holds a slogan",
      home(
        `<title>The shop – The boats of your harbour</title><meta property="og:site_name" content="The boats of your harbour"><header><a href="/index.html">Kestrel</a></header>`,
      ),
      "https://kestrel-app.test",
      "Kestrel",
    ],
    [
      "a footer with the maker's legal name",
      home(`<title>Kestrel</title><footer>© 2026 Kestrel Systems GmbH</footer>`),
      "https://kestrel.test",
      "Kestrel",
    ],
  ])("is heard from %s", (_, pages, origin, name) => {
    expect(identityOf(pages, origin).name).toBe(name);
  });

  it("is what the site describes and its titles name, not its maker's", () => {
    const head = (title: string) =>
      `<title>${title}</title><meta property="og:site_name" content="Kelpworks"><meta name="description" content="Tidewell is the tide table for crews.">`;
    const pages = {
      "/": `${head("Tidewell by Kelpworks — tides for crews")}<header><a href="/">Kelpworks</a></header>`,
      "/pricing": head("Pricing | Tidewell by Kelpworks"),
      "/contact": head("Contact | Tidewell by Kelpworks"),
    };
    expect(identityOf(pages, "https://kelpworks.test").name).toBe("Tidewell");
    const other = Object.entries(pages).map(([path, html]) => [path, html.replaceAll("Tidewell is", "Kelpworks is")]);
    expect(identityOf(Object.fromEntries(other), "https://kelpworks.test").name).toBe("Kelpworks");
  });

  it("is of the page that was asked for, where its maker sells several products", () => {
    const pages = {
      "/Tidewell/": "<title>Tidewell 2</title><p>Tides.</p>",
      "/Tidewell/faq": "<title>Tidewell - FAQ</title>",
      "/downloads": "<title>Kelpworks - Downloads</title>",
      "/store": "<title>Kelpworks - Store</title>",
      "/help": "<title>Kelpworks - Help</title>",
    };
    const origin = "https://kelpworks.test";
    const reading = siteOf(pages, origin);
    expect(draftPart("identity", reading).fields.name?.value).toBe("Tidewell 2");
  });

  it("is left blank where nothing but a menu speaks", () => {
    expect(identityOf(home(`<title>Home</title><nav><a href="/a">Pricing</a></nav>`)).name).toBeUndefined();
  });
});

describe("the headline", () => {
  const title = "<title>Tidewell – Tide tables for sailors</title>";
  it.each([
    ["the first heading", `<h1>Know the tide before it knows you</h1>`, "Know the tide before it knows you"],
    ["a heading of two lines", `<h1>Know the tide<br>before it knows you</h1>`, "Know the tide before it knows you"],
    [
      "a heading of two boxes",
      `<h1><div>Know the tide</div><div>before it knows you</div></h1>`,
      "Know the tide before it knows you",
    ],
    [
      "the line under a heading that is only the name",
      `<h1>Tidewell</h1><p>Tide tables that work offline</p><a href="/d">Download now</a>`,
      "Tide tables that work offline",
    ],
    [
      "two words of which one is a compound, under the name",
      `<h1>Tidewell</h1><h2>Ihr Profi-Gezeitenplaner</h2><p>Wasserstände für alle Häfen.</p>`,
      "Ihr Profi-Gezeitenplaner",
    ],
    [
      "the line under a greeting",
      `<h1>Welcome to Tidewell!</h1><h2>Tides for every harbour</h2>`,
      "Tides for every harbour",
    ],
    [
      "the title, where the heading shows words in turn",
      `<h1>Tides for <span>sailors</span><span>anglers</span><span>surfers</span></h1>`,
      "Tide tables for sailors",
    ],
    ["the title, where there is no heading", `<p>Hello.</p>`, "Tide tables for sailors"],
    ["the title, where the heading is an offer", `<h1>Summer sale: 50% off until July</h1>`, "Tide tables for sailors"],
  ])("is %s", (_, body, headline) => {
    expect(identityOf(home(title + body)).headline).toBe(headline);
  });

  it("is no half of a heading that is set as two", () => {
    const page = `<title>Tidewell | Tides that fit your day</title><h1>Tides that</h1><h1>fit your day</h1>`;
    expect(identityOf(home(page)).headline).toBe("Tides that fit your day");
  });

  it("is the line below a heading that names the product in full", () => {
    const page = `<title>Wide Ocean Bench | Tidewell</title><h1>Tidewell Studio</h1><p>Free tide tables for every harbour.</p>`;
    expect(identityOf(home(page)).headline).toBe("Free tide tables for every harbour.");
  });

  it("is the first sentence in which the product describes itself, where title and headings only name it", () => {
    const page = `<title>Tidewell</title><h2>News</h2><p>We are happy to announce Tidewell 3.</p><h2>Tidewell</h2><p>Tidewell is a tide table for the pocket. It works offline.</p>`;
    expect(identityOf(home(page)).headline).toBe("Tidewell is a tide table for the pocket.");
  });

  it("is never a customer's", () => {
    const page = `<title>Tidewell</title><section class="testimonials"><h1>The best tide table there ever was</h1></section>`;
    expect(identityOf(home(page)).headline).toBeUndefined();
  });

  it("takes a slogan alone for a headline, and sentences of a page laid out in a table for a summary", () => {
    const both = (html: string) => {
      const { headline, summary } = draftPart("identity", siteOf({ "/": html }, "https://tidewell.test")).fields;
      return [headline?.value ?? null, summary?.value ?? null];
    };
    const slogan = "The calm way to read tides.";
    const meta = `<title>Tidewell | ${slogan}</title><meta name="description" content="${slogan}">`;
    expect(both(`${meta}<main><h1>Tidewell</h1><p>${slogan}</p></main>`)).toEqual([slogan, null]);
    const told = "Most tables give you one harbour. Tidewell gives you every pier of a coast at once, in one picture.";
    const cell = `<table><tr><td><h1>Tidewell</h1><h3>Tides on one sheet of paper</h3>${told}</td></tr></table>`;
    expect(both(`<title>Tidewell</title>${cell}`)).toEqual(["Tides on one sheet of paper", told]);
  });

  it("is the first heading, of many words too, where nothing else can be a summary", () => {
    const head = "Tide tables for Atlantic, Baltic and Pacific harbours";
    const page = `<title>${head} - Tidewell</title><h1>${head}</h1><h3>70,000+</h3><p>Sailors use Tidewell</p>`;
    expect(identityOf(home(page)).headline).toBe(head);
  });
});
