import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function openOf(body: string, path = "/", head = ""): boolean | null {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractCommercial(reading)).fields.open_source?.value ?? null;
}

describe("open source", () => {
  it.each([
    "Acmeflow is open source.",
    "Acmeflow is a free, open-source task list.",
    "We are open source all the way.",
    "100% open source",
    "Open Source",
    "Open Source. All source code is available on the web.",
    "Free forever. Open source. No account required.",
    "Our code is open source and audited.",
    "Acmeflow ist quelloffen und kostenlos.",
    "Acmeflow est un logiciel libre.",
    "Acmeflow es software libre.",
    "It is not only free, it is open source.",
    '<a href="https://github.com/acme/acmeflow">Acmeflow</a> - open source task list',
    '<a href="https://github.com/acme/acmeflow">Source code</a>: open source, and audited',
    "Our software is open source.",
    "Acmeflow is the open-source system for libraries.",
    "Acmeflow is open source and tracks projects of every size.",
    "„Acmeflow“ ist quelloffen.",
  ])("is stated by %j", (text) => {
    expect(openOf(`<p>${text}</p>`)).toBe(true);
  });

  it("is stated by the page's description", () => {
    expect(
      openOf("<p>Tasks.</p>", "/", '<meta name="description" content="The open source task list for crews">'),
    ).toBe(true);
  });

  it("is stated by the product's licence", () => {
    expect(openOf("<p>Acmeflow is free software, released under the ISC license.</p>")).toBe(true);
    expect(openOf("<p>Acmeflow is Free Software, licensed under the GNU GPL.</p>")).toBe(true);
    expect(openOf("<p>Acmeflow is released under the Business Source License 1.1.</p>")).toBeNull();
    expect(openOf("<h1>Third-party licenses</h1><p>Acmeflow uses React (MIT License).</p>", "/licenses")).toBeNull();
  });

  it("is not denied of an app beside the engine", () => {
    expect(openOf("<p>The app is closed-source and comes with Pro.</p>")).toBeNull();
  });

  it("is denied where the site denies it", () => {
    expect(openOf("<p>Acmeflow is not open source.</p>")).toBe(false);
    expect(openOf("<p>Acmeflow is proprietary software.</p>")).toBe(false);
    expect(openOf("<p>Acmeflow is free. It is not open source, but your lists are plain text.</p>")).toBe(false);
  });

  it.each([
    "Acmeflow is built on open source libraries.",
    "We love open source and sponsor many projects.",
    "Free for open source projects.",
    "Open source maintainers get a discount.",
    "Acmeflow integrates with open source tools.",
    "Is Acmeflow open source?",
    "A better choice than other open source boards",
    "Read the open source notices.",
    "Acmeflow uses open-source models.",
    "Acmeflow uses the following open source software:",
    "Our date library is open source.",
    '<a href="https://github.com/kelp/tidelog">tidelog</a> - open source tide reader. Works with Acmeflow.',
    '<a href="https://kelp.test">kelpsync</a>: an open-source bridge for mail',
    "„Tauschkelp“ ist quelloffen, braucht aber einen eigenen Server.",
    "“Kelp Board” is open source, and you host it yourself.",
    "« Kelpio » est open source.",
    "Los mapas usan la biblioteca de código abierto Hojalata, con licencia BSD.",
    "Die Karten nutzen die quelloffene Bibliothek Kelp.",
    "Les cartes utilisent la bibliothèque Kelp, un logiciel libre.",
    "Our file format is open source.",
    "Acmeflow's import plug-in is open source.",
    "Unser schlankes Dateiformat ist quelloffen.",
    "Notre petite bibliothèque est un logiciel libre.",
    "Nuestra extensión de correo es software libre.",
    "La nostra libreria grafica è open source.",
    "Onze kleine bibliotheek is open source.",
    "Nasza mała biblioteka jest open source.",
    "A nossa biblioteca de datas é open source.",
    "In 2019 we launched Otherboard, an open source board, and are excited.",
  ])("stays blank on %j", (text) => {
    expect(openOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    "<li>Beruht auf Open-Source-LLMs, keine Konzerne</li>",
    "<h3>Fondé sur des modèles open source</h3>",
    "<h3>Basado en modelos de código abierto</h3>",
    "<li>Modelli open source</li>",
    "<li>Open-source AI models</li>",
    "<li>Offene Standards, Open-Source-Technologie</li>",
    "<p>Unser Dienst fußt auf Open-Source-Software.</p>",
    "<p>Wir setzen Open Source ein.</p>",
    "<p>Onze dienst draait op open source software.</p>",
    "<p>Nasz serwis korzysta z open source.</p>",
    "<p>Acmeflow runs open-source models on our own servers.</p>",
    "<p>Acmeflow stands on the shoulders of open source.</p>",
    "<p>Acmeflow connects to open source databases.</p>",
    "<p>Acmeflow uses an open-source engine called Kelp.</p>",
    "<p>Acmeflow is based on Kelp, an open-source engine.</p>",
  ])("stays blank on what the product is made with: %j", (body) => {
    expect(openOf(body)).toBeNull();
  });

  it.each([
    "<p>Acmeflow is an open-source framework for crews.</p>",
    "<p>Acmeflow is a free and open-source project.</p>",
    "<p>Acmeflow est un outil de gestion open source.</p>",
    "<p>Acmeflow is open source and based on Rust.</p>",
    "<h1>The open-source data platform for crews</h1>",
    "<p>Wir entwickeln Acmeflow als Open Source, und das bleibt so: Acmeflow ist Open Source.</p>",
  ])("is stated of the product itself: %j", (body) => {
    expect(openOf(body)).toBe(true);
  });

  it.each([
    "We take 40% off all plans for students, schools and open-source projects in need of more.",
    "Every further run is $60 a month, $30 for FOSS plans.",
    "Wir schenken Vereinen und Open-Source-Projekten ein Jahr.",
    "Gratuit pour les associations et les projets open source.",
  ])("stays blank on whom something is cheaper for: %s", (text) => {
    expect(openOf(`<p>${text}</p>`, "/pricing")).toBeNull();
  });

  it.each(["Acmeflow is one of the largest open-source projects of its kind.", "Acmeflow is an open source project."])(
    "is stated where the product is among projects: %s",
    (text) => {
      expect(openOf(`<p>${text}</p>`)).toBe(true);
    },
  );

  it("stays blank on words of customers and on comparisons", () => {
    expect(openOf("<blockquote>Finally something that is open source, and it works for us.</blockquote>")).toBeNull();
    expect(openOf("<p>Otherboard is open source.</p>", "/alternatives")).toBeNull();
  });
});

describe("an open source part", () => {
  it.each(["Our open source plugin is on GitHub.", "Our open-source client library is on GitHub."])(
    "says nothing of the product: %s",
    (text) => {
      expect(openOf(`<p>${text}</p>`)).toBeNull();
    },
  );

  it.each([
    "Acmeflow has a book, which is like an open source book on rotas.",
    "Acmeflow offers an open-source course.",
  ])("is no claim of what is no software: %s", (text) => {
    expect(openOf(`<p>${text}</p>`)).toBeNull();
  });

  it("is proved by another sentence where the best one speaks of closed source, too", () => {
    const both =
      "<p>Acmeflow is proud to be an open source alternative to many closed-source offers.</p><p>Acmeflow is open source software.</p>";
    expect(openOf(both)).toBe(true);
  });
});
