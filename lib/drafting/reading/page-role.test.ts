import { describe, expect, it } from "vitest";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";
import { isCalledPricing, type PageRole, rolesOf } from "./page-role";

const roles = (path: string, title = "Kelp"): PageRole[] => [
  ...rolesOf(siteOf({ "/": "<p>Kelp</p>", [path]: `<title>${title}</title><p>Kelp</p>` }), 1),
];

describe("what a page is for", () => {
  it.each<[PageRole, string[]]>([
    ["about", ["/verhaal", "/o-firmie/", "/la-nostra-storia", "/unsere-geschichte", "/colophon.html", "/nous"]],
    ["stories", ["/storie/kelp-works", "/casos-de-exito", "/klantverhalen/haven", "/témoignages", "/kundenstimmen"]],
    ["stories", ["/referencje", "/depoimentos", "/kunder", "/cas-clients/le-port", "/user-stories"]],
    ["blog", ["/cuaderno", "/logboek/2", "/aktualności/nowy-port", "/carnet/les-bateaux", "/novità", "/neuigkeiten"]],
    ["blog", ["/devlog", "/field-notes/gauges", "/dagbok", "/artigos", "/wpisy/port"]],
    ["comparison", ["/comparativa", "/porownanie.html", "/vergelijking", "/jämförelse", "/alternativen"]],
    ["docs", ["/documentación", "/anleitung/start", "/instrukcja", "/handleiding"]],
    ["faq", ["/docs/cloud-security-faq/", "/help/billing-faqs.html"]],
    ["pricing", ["/abonamenty", "/wat-kost-het", "/preisliste"]],
  ])("is told by its address in many languages: %s", (role, paths) => {
    for (const path of paths) expect([path, roles(path)]).toEqual([path, expect.arrayContaining([role])]);
  });

  it("is told by its title where the address says nothing, with accents or without", () => {
    expect(roles("/p/17", "Témoignages – Kelp")).toEqual(["stories"]);
    expect(roles("/p/18", "Temoignages – Kelp")).toEqual(["stories"]);
    expect(roles("/p/19", "Ports")).toEqual([]);
  });

  it.each([
    ["<nav><a href='/hosting'>Pricing</a></nav>", "/hosting", true],
    ["<footer><a href='/hosting/'>Onze prijzen →</a></footer>", "/hosting", true],
    ["<nav><a href='/tour'>Plans &amp; Pricing</a></nav>", "/tour", true],
    ["<nav><a href='/hosting#rates'>Pricing</a></nav>", "/hosting", false],
    ["<nav><a href='/docs/limits'>Pricing</a></nav>", "/docs/limits", false],
    ["<nav><a href='/recurring'>Subscriptions</a></nav>", "/recurring", false],
    ["<main><p>See <a href='/hosting'>Pricing</a> of Kelpboard.</p></main>", "/hosting", false],
    ["<nav><a href='https://kelpboard.test/hosting'>Pricing</a></nav>", "/hosting", false],
  ])("is prices where the home page's menu says so and the address leaves it open: %s", (menu, path, isPricing) => {
    expect(isCalledPricing(siteOf({ "/": menu, [path]: "<title>Kelp</title><p>Kelp</p>" }), 1)).toBe(isPricing);
  });
});
