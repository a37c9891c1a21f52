import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { licenceAt } from "@/lib/drafting/text/software/licence-addresses";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function drafted(body: string, path = "/", value: object = {}) {
  const head = `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  const reading = acme(body, path, head);
  const [commercial, people] = [draftPart("commercial", reading), draftPart("people", reading)];
  return {
    license: commercial.fields.license?.value ?? null,
    repo: people.fields.repo_url?.value ?? null,
    platforms: commercial.fields.platforms?.value ?? null,
  };
}

describe("the licence in structured data", () => {
  it.each([
    ["https://www.apache.org/licenses/LICENSE-2.0", "Apache-2.0"],
    ["https://opensource.org/licenses/MIT", "MIT"],
    ["https://opensource.org/license/mit/", "MIT"],
    ["https://spdx.org/licenses/GPL-3.0-or-later.html", "GPL-3.0-or-later"],
    ["https://choosealicense.com/licenses/bsd-3-clause/", "BSD-3-Clause"],
    ["https://www.gnu.org/licenses/agpl-3.0.en.html", "AGPL-3.0"],
    ["http://www.gnu.org/licenses/gpl.html", "GPL"],
    ["https://mozilla.org/MPL/2.0/", "MPL-2.0"],
    ["https://creativecommons.org/licenses/by/4.0/", null],
    ["https://acmeflow.test/license", null],
    ["https://opensource.org/licenses/", null],
  ])("is told by %j", (address, name) => {
    expect(licenceAt(address)).toBe(name);
  });

  it("is the product's own alone", () => {
    const license = "https://opensource.org/licenses/MIT";
    const product = { "@type": "SoftwareApplication", name: "Acmeflow", license };
    expect(drafted("<p>Lists.</p>", "/", product).license).toBe("MIT");
    expect(drafted("<p>Lists.</p>", "/about", { ...product, name: "Kelpline" }).license).toBeNull();
    expect(drafted("<p>Lists.</p>", "/", { "@type": "Article", name: "Acmeflow", license }).license).toBeNull();
    expect(drafted("<p>Lists.</p>", "/", { "@type": "ImageObject", name: "Acmeflow", license }).license).toBeNull();
  });
});

describe("the repository", () => {
  const to = (path: string, text: string) =>
    drafted(`<p>Released under the <a href="https://github.com/${path}">${text}</a>.</p>`).repo;

  it("holds the licence that the product links to", () => {
    expect(to("janeroe/acmeflow/blob/master/LICENSE.md", "MIT License")).toBe("https://github.com/janeroe/acmeflow");
    expect(to("janeroe/acmeflow/blob/main/COPYING", "GPL")).toBe("https://github.com/janeroe/acmeflow");
  });

  it("is not that of something else's licence, nor of a page of the manual", () => {
    expect(to("kelp/tidelog/blob/main/LICENSE", "MIT License")).toBeNull();
    expect(to("janeroe/acmeflow/blob/main/docs/intro.md", "page")).toBeNull();
  });
});

describe("the web as platform", () => {
  it.each([
    "Acmeflow est un service de traduction de documents en ligne.",
    "Acmeflow is an online tool for crews.",
    "Acmeflow is the easiest online booking system.",
    "Acmeflow ist eine Online-Plattform für Vereine.",
    "Acmeflow ist eine webbasierte Software.",
    "Acmeflow es una herramienta de gestión online.",
    "Acmeflow è un software gestionale online.",
    "Acmeflow é uma plataforma online de gestão.",
    "Acmeflow is een online platform.",
  ])("is told by %j", (text) => {
    expect(drafted(`<p>${text}</p>`).platforms).toEqual(["Web"]);
  });

  it.each([
    "Acmeflow is a task list for online teams.",
    "Acmeflow is an app for online shops.",
    "Acmeflow ist eine App für Online-Dienste.",
    "Acmeflow est une application pour les services en ligne.",
    "Acmeflow est une application de rencontre en ligne.",
    "Acmeflow est un logiciel de vente en ligne.",
    "Acmeflow is an online game.",
    "Acmeflow es una herramienta para cursos online.",
    "Acmeflow is not an online tool.",
    "Read our online help.",
  ])("is not told by %j", (text) => {
    expect(drafted(`<p>${text}</p>`).platforms).toBeNull();
  });
});
