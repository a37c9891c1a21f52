import { describe, expect, it } from "vitest";
import type { PageLink } from "./page-links";
import { WORTH_MIN, worthOf } from "./page-worth";

const link = (path: string, text = "", region: PageLink["region"] = "nav"): PageLink => ({
  url: new URL(path, "https://hedgerow.example"),
  text,
  region,
});
const kindOf = (path: string, text?: string) => worthOf(link(path, text)).kind;
const scoreOf = (path: string, text?: string, region?: PageLink["region"]) => worthOf(link(path, text, region)).score;

describe("worthOf", () => {
  it.each([
    [
      "pricing",
      "/pricing /pricing.html /plans /de/preise /fr/tarifs /es/precios /it/prezzi /nl/prijzen /pt/precos /en-us/pricing/",
    ],
    [
      "about",
      "/about /about-us /company /who-we-are /ueber-uns /%C3%BCber-uns /a-propos /quienes-somos /chi-siamo /over-ons /quem-somos /foundation",
    ],
    ["team", "/author.html /autor /team /about/team /founders /meet-the-team /equipe /equipo /squadra"],
    ["imprint", "/impressum /imprint /mentions-legales /aviso-legal /note-legali /colofon"],
    ["contact", "/contact /kontakt /contacto /contatti /contato /get-in-touch"],
    ["faq", "/faq /help /support /haeufige-fragen /preguntas-frecuentes /domande-frequenti /veelgestelde-vragen"],
    ["license", "/license /open-source /lizenz"],
    ["features", "/features /product /how-it-works /funktionen /fonctionnalites /funcionalidades /functies"],
    ["downloads", "/download /downloads /apps /herunterladen /telecharger /descargar /baixar"],
    ["press", "/press /press-kit /media-kit /presse"],
    ["audience", "/for-teams /enterprise /fuer-agenturen /pour-les-ecoles"],
  ])("knows pages about %s in seven languages by their address", (kind, paths) => {
    for (const path of paths.split(" ")) expect([path, kindOf(path)]).toEqual([path, kind]);
  });

  it.each([
    ["/p/12", "Pricing", "pricing"],
    ["/p/13", "Our prices", "pricing"],
    ["/p/14", "Über uns", "about"],
    ["/p/15", "About Hedgerow", "about"],
    ["/p/16", "Qui sommes-nous ?", "about"],
    ["/p/17", "料金プラン", "pricing"],
    ["/p/18", "Learn more", "other"],
    ["/p/19", "Read more about how we moved our prices to the cloud", "other"],
  ])("reads %s with the text %s as %s", (path, text, kind) => {
    expect(kindOf(path, text)).toBe(kind);
  });

  it.each([
    "/login",
    "/en/sign-up",
    "/account/pricing",
    "/cart",
    "/checkout/plans",
    "/search?q=team",
    "/tag/pricing",
    "/feed",
    "/wp-content/about",
    "/blog/why-we-changed-our-pricing",
    "/news/2026/team",
    "/2026/03/our-team",
    "/customers/acme",
    "/careers/head-of-team",
    "/pricing/page/2",
    "/team?page=3",
    "/pricing.pdf",
    "/app.zip",
    "/download/setup.exe",
    "/data.json",
    "/sitemap.xml",
    "/how-our-team-built-a-new-pricing-page",
  ])("never reads %s", (path) => {
    expect(scoreOf(path)).toBe(0);
  });

  it.each([
    ["/blog/two-of-us", "A letter from the two of us"],
    ["/blog/p-12", "Why we built Hedgerow"],
    ["/news/our-story", ""],
    ["/journal/wer-wir-sind", "Wer wir sind"],
    ["/blog/pourquoi", "Pourquoi nous avons créé Hedgerow"],
    ["/posts/hallo", "Waarom wij Hedgerow bouwen"],
  ])("reads the post %s, in which the makers tell of themselves: %j", (path, text) => {
    expect(worthOf(link(path, text))).toEqual({ kind: "about", score: scoreOf("/blog/two-of-us") });
    expect(scoreOf(path, text)).toBeLessThan(scoreOf("/imprint"));
  });

  it.each([
    ["/blog/new", "Why we love hedges"],
    ["/blog/kelp", "How Kelp Works saved a week"],
    ["/blog/ten", "Ten ways to cut a hedge"],
  ])("reads no other post: %s, %j", (path, text) => {
    expect(scoreOf(path, text)).toBe(0);
  });

  it("leaves news, jobs and customers out even when there is room", () => {
    for (const path of ["/blog", "/changelog", "/careers", "/customers"]) expect(scoreOf(path)).toBeLessThan(WORTH_MIN);
  });

  it("ranks prices over the people, people over features, features over the rest", () => {
    const ranked = [
      "/pricing",
      "/about",
      "/team",
      "/impressum",
      "/contact",
      "/faq",
      "/license",
      "/features",
      "/downloads",
      "/sponsors",
      "/privacy",
      "/docs",
      "/x",
    ];
    const scores = ranked.map((path) => scoreOf(path));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.at(-1)).toBeGreaterThan(WORTH_MIN);
  });

  it("prefers menus over text, short addresses over deep ones and plain ones over queries", () => {
    expect(scoreOf("/faq", "", "nav")).toBeGreaterThan(scoreOf("/faq", "", "footer"));
    expect(scoreOf("/faq", "", "footer")).toBeGreaterThan(scoreOf("/faq", "", "main"));
    expect(scoreOf("/faq")).toBeGreaterThan(scoreOf("/a/faq"));
    expect(scoreOf("/faq")).toBeGreaterThan(scoreOf("/faq?topic=2"));
  });
});
