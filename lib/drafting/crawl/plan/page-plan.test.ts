import { describe, expect, it } from "vitest";
import { judgedCpuMs } from "@/lib/testing/steady/cpu-time";
import fc from "@/lib/testing/steady/random";
import { outlineOf } from "./page-links";
import { PagePlan } from "./page-plan";

const HOME = new URL("https://hedgerow.example/");
const QUICK_MS = 1_000;

function planOf(paths: string[], { start = HOME, lang = "en" } = {}): PagePlan {
  const anchors = paths.map((path) => `<a href="${path}">x</a>`).join("");
  return new PagePlan(start, outlineOf(`<html lang="${lang}"><nav>${anchors}</nav>`, start));
}
const take = (plan: PagePlan, count = 12) =>
  plan.take(count).map(({ url }) => url.href.replace("https://hedgerow.example", ""));
const chosen = (paths: string[], options?: Parameters<typeof planOf>[1]) => take(planOf(paths, options));

describe("PagePlan", () => {
  it("takes the best first, whatever the order of the links", () => {
    const paths = ["/features", "/pricing", "/x", "/team", "/contact", "/blog", "/login"];
    fc.assert(
      fc.property(fc.shuffledSubarray(paths, { minLength: paths.length }), (shuffled) => {
        expect(chosen(shuffled)).toEqual(["/pricing", "/team", "/contact", "/features", "/x"]);
      }),
    );
  });

  it("asks for each page once, however it is written", () => {
    expect(
      chosen([
        "/about/",
        "/about",
        "/about#team",
        "/about?utm_source=nav",
        "/about/index.html",
        "/about.html",
        "https://www.hedgerow.example/about",
      ]),
    ).toEqual(["/about/"]);
    expect(chosen(["/", "#top", "/index.html", "/?ref=logo", "https://www.hedgerow.example"])).toEqual([]);
  });

  it("stays on the site: the domain with and without www, and the start's own host", () => {
    const links = [
      "https://docs.hedgerow.example/pricing",
      "https://other.example/pricing",
      "mailto:a@hedgerow.example",
      "https://hedgerow.example.evil.example/team",
    ];
    expect(chosen(links)).toEqual([]);
    const app = planOf(["/pricing", "https://hedgerow.example/team", "https://docs.hedgerow.example/faq"], {
      start: new URL("https://app.hedgerow.example/"),
    });
    expect(take(app)).toEqual(["https://app.hedgerow.example/pricing", "/team"]);
  });

  it("keeps sites apart that share a public suffix", () => {
    const start = new URL("https://one.github.io/");
    expect(take(planOf(["https://two.github.io/pricing", "https://github.io/team", "/faq"], { start }))).toEqual([
      "https://one.github.io/faq",
    ]);
  });

  it("asks the start's own host over its own scheme, however links spell them", () => {
    expect(chosen(["http://hedgerow.example/pricing", "http://www.hedgerow.example/team"])).toEqual([
      "/pricing",
      "/team",
    ]);
    const start = new URL("https://www.hedgerow.example/");
    expect(take(planOf(["https://hedgerow.example/pricing"], { start }))).toEqual([
      "https://www.hedgerow.example/pricing",
    ]);
  });

  it("gives pages of one kind less room each, so that no kind crowds out the others", () => {
    const features = ["/features", ..."abcdefgh".split("").map((one) => `/features/${one}`)];
    expect(take(planOf([...features, "/docs", "/x"]), 5)).toEqual([
      "/features",
      "/docs",
      "/x",
      "/features/a",
      "/features/b",
    ]);
  });

  it("decides between equals by which was found first", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(["/a", "/b", "/c", "/d"]), (paths) => {
        expect(chosen(paths)).toEqual(paths);
      }),
    );
  });

  it("stays quick on a page of thousands of links", () => {
    const taking = () => {
      const plan = planOf(Array.from({ length: 5_000 }, (_, n) => `/x${n}`));
      return () => expect(plan.take(5_000)).toHaveLength(1_000);
    };
    expect(judgedCpuMs(QUICK_MS, taking)).toBeLessThan(QUICK_MS);
  });

  it("asks the list of posts where no page is about the makers, last, and takes the post that tells of them", () => {
    expect(chosen(["/pricing", "/blog", "/changelog"])).toEqual(["/pricing", "/blog"]);
    expect(chosen(["/pricing", "/about", "/blog"])).toEqual(
      ["/about", "/pricing"].toSorted((a) => (a === "/pricing" ? -1 : 1)),
    );
    const plan = planOf(["/pricing", "/blog"]);
    take(plan);
    const posts = "<a href='/blog/hedges'>Ten hedges</a><a href='/blog/us'>Why we built Hedgerow</a>";
    plan.add(outlineOf(`<main>${posts}</main>`, new URL("/blog", HOME)));
    expect(take(plan)).toEqual(["/blog/us"]);
  });

  it("leaves translations out where the start's language has the page", () => {
    expect(chosen(["/de/pricing", "/pricing", "/fr/", "/de/about", "/about"])).toEqual(["/pricing", "/about"]);
    expect(chosen(["/pricing?lang=de", "/pricing", "/pt-br/x"])).toEqual(["/pricing"]);
  });

  it("takes a page of another language where the start's has none of its kind", () => {
    expect(chosen(["/pricing", "/de/preise", "/de/impressum", "/de/x"])).toEqual(["/pricing", "/de/impressum"]);
  });

  it("stays in the language of the start page", () => {
    const start = new URL("https://hedgerow.example/de/");
    expect(
      take(planOf(["/pricing", "/de/pricing", "/en/pricing", "/de/", "/", "/en/"], { start, lang: "de" })),
    ).toEqual(["/de/pricing"]);
    expect(chosen(["/en/pricing", "/de/pricing"])).toEqual(["/en/pricing"]);
  });

  it("lets links found on the way compete with those still waiting", () => {
    const plan = planOf(["/about", "/x", "/y"]);
    expect(take(plan, 1)).toEqual(["/about"]);
    plan.add(
      outlineOf('<a href="team">Team</a><a href="/about">About</a>', new URL("https://hedgerow.example/about/")),
    );
    expect(take(plan)).toEqual(["/about/team", "/x", "/y"]);
  });

  it("reads the site's own language of a page that only offers its languages", () => {
    const offered = (names: Record<string, string>) => {
      const plan = planOf(["/help/"]);
      const first = take(plan);
      const anchors = Object.entries(names).map(([code, name]) => `<a href="/help/${code}/">${name}</a>`);
      plan.add(outlineOf(`<nav>${anchors.join("")}</nav>`, new URL("https://hedgerow.example/help/")));
      return [...first, ...take(plan)];
    };
    expect(offered({ de: "Hilfe (Deutsch)", en: "Help (English)", fr: "Aide" })).toEqual(["/help/", "/help/en/"]);
    expect(offered({ de: "Deutsch", en: "English", fr: "Français" })).toEqual(["/help/"]);
  });

  it("takes no translation of a page, in whatever folder its language stands or by whatever address the page names", () => {
    expect(chosen(["/help/de/pricing", "/help/en/pricing", "/docs/fr/pricing"])).toEqual(["/help/en/pricing"]);
    for (const page of ["/services/it", "/solutions/hr", "/features/ar"])
      expect(chosen([page.slice(0, -3), page])).toContain(page);
    const plan = planOf(["/pricing", "/preise"]);
    const alternate = '<link rel="alternate" hreflang="de" href="/preise">';
    plan.add(outlineOf(alternate, new URL("https://hedgerow.example/pricing")));
    expect(take(plan)).toEqual(["/pricing"]);
  });
});

describe("outlineOf", () => {
  it("resolves against base, and reads links of closed menus", () => {
    const html =
      '<base href="/en/"><ul hidden><li><a href="team"><img alt="Team"></a></ul><map><area href="/area" title="Area"></map>';
    expect(outlineOf(html, HOME).links.map(({ url, text }) => [url.pathname, text])).toEqual([
      ["/en/team", "Team"],
      ["/area", "Area"],
    ]);
  });

  it("knows where on the page a link stands", () => {
    const html =
      '<header><a href="/a">a</a></header><nav><a href="/b">b</a></nav><main><a href="/c">c</a></main><footer><nav><a href="/d">d</a></nav></footer>';
    expect(outlineOf(html, HOME).links.map((one) => one.region)).toEqual(["header", "nav", "main", "footer"]);
  });

  it("takes any text, and leaves out what is no web address", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (html) => Array.isArray(outlineOf(html, HOME).links)));
    expect(
      outlineOf('<a href="javascript:x">j</a><a href="tel:1">t</a><a href="https://[bad">b</a><a>n</a>', HOME).links,
    ).toEqual([]);
  });
});
