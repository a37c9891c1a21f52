import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function licenseOf(body: string, path = "/", head = ""): string | null {
  return fieldsOf(body, path, head).license?.value ?? null;
}

function fieldsOf(body: string, path = "/", head = "") {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractCommercial(reading)).fields;
}

describe("license", () => {
  it.each([
    ["Acmeflow is released under the MIT License.", "MIT License"],
    ["Acmeflow is MIT licensed.", "MIT"],
    ["The code is available on GitHub under the GPL-3.0 license and it is open for contributions.", "GPL-3.0"],
    ["The code is available under the MIT license and contributions are welcome.", "MIT"],
    ["Acmeflow is an open source project. It has BSD license, and is accepting contributions.", "BSD"],
    ["Acmeflow is Free Software, licensed under the GNU GPL.", "GNU GPL"],
    ["Acmeflow is licensed under BSD-3-Clause.", "BSD-3-Clause"],
    ["Apache 2.0 licensed, developed in the open by its users.", "Apache 2.0"],
    ["The source code is available under the GNU General Public License v3.0.", "GNU General Public License v3.0"],
    ["Licensed under the Apache License, Version 2.0", "Apache License, Version 2.0"],
    ["Acmeflow is free software, licensed under AGPL-3.0.", "AGPL-3.0"],
    ["The core project is licensed under a BSD-style license.", "BSD-style"],
    ["The server is published under the AGPLv3 license.", "AGPLv3"],
    ["Acmeflow is dual-licensed under MIT or Apache 2.0.", "MIT or Apache 2.0"],
    ["We are licensed under the Mozilla Public License 2.0.", "Mozilla Public License 2.0"],
    ["Acmeflow steht unter der GPLv3.", "GPLv3"],
    ["Acmeflow est distribué sous licence MIT.", "MIT"],
    ["Acmeflow se publica bajo la licencia GPL-3.0.", "GPL-3.0"],
    ["Acmeflow is source-available under the Business Source License 1.1.", "Business Source License 1.1"],
  ])("reads %j", (text, value) => {
    expect(licenseOf(`<p>${text}</p>`)).toBe(value);
  });

  it("reads a footer's bare name", () => {
    expect(licenseOf("</main><footer><a href='/LICENSE'>MIT License</a></footer><main>")).toBe("MIT License");
  });

  it.each([
    "Acmeflow uses FFmpeg, which is licensed under the LGPL.",
    "Icons by Otherset, MIT License.",
    "This website's content is licensed under CC BY-SA 4.0.",
    "The documentation is licensed under the MIT License.",
    "The font is licensed under the Open Font License; its tools under MIT License.",
    "Our SDKs are released under the MIT License.",
    "The API is MIT licensed.",
    "Third-party libraries: React (MIT License)",
    "Acmeflow is not licensed under the GPL.",
    "Is it licensed under the MIT License?",
    "One license per user, billed yearly.",
    "Enter your license key to activate Acmeflow.",
    "We studied at MIT before we built Acmeflow.",
    "Acmeflow used to be GPL licensed.",
    "Formerly under the Apache License 2.0",
    "Import rules from Otherboard, which is licensed under the Apache License 2.0.",
    "We keep lists of Otherboard, licensed under the MIT License.",
    "Our charts come from Kelpdb, which is licensed under the MIT license.",
    "We took the parser from Otherstream, which is released under the Apache License 2.0.",
    "We took the parser from Otherstream which is released under the Apache License 2.0.",
    "Our charts come from Kelpdb, licensed under the MIT license.",
    "Our charts come from Kelpdb (licensed under the MIT license).",
    "Our charts come from Kelpdb, itself licensed under the MIT license.",
    "Unsere Kurven stammen aus Kelpdb, das unter der MIT-Lizenz veröffentlicht ist.",
    "Unsere Kurven stammen aus Kelpdb, veröffentlicht unter der MIT-Lizenz.",
    "Nos courbes viennent de Kelpdb, qui est publié sous licence MIT.",
    "Nuestras curvas vienen de Kelpdb, que se publica bajo la licencia MIT.",
    "Die Kurven liefert Kelpdb, veröffentlicht unter der MIT-Lizenz.",
    "Onze grafieken komen van Kelpdb, dat onder de MIT-licentie valt.",
    "The code that picks replies out of mails is on GitHub as kelpcrumb, MIT licensed.",
    "Le tracce vengono generate con kelplibera, un motore libero con licenza GPL-3.0 che gira sui nostri server.",
    "No. The parser is, under MIT, on GitHub.",
  ])("reads no licence of the product in %j", (text) => {
    expect(licenseOf(`<p>${text}</p>`)).toBeNull();
    expect(fieldsOf(`<p>${text}</p>`).open_source?.value ?? false).toBe(false);
  });

  it("reads no licence of a rival from a column of a comparison", () => {
    const table =
      "<table><tr><th></th><th>Acmeflow</th><th>Otherboard</th></tr><tr><td>Source</td><td>closed</td><td>AGPL-3.0</td></tr></table>";
    expect(licenseOf(table)).toBeNull();
  });

  it("reads no licence of a part that a manual tells of", () => {
    expect(licenseOf("<h2>License</h2><p>Dates is licensed under the MIT License.</p>", "/docs/intro")).toBeNull();
  });

  it("reads no licence on a page about those of the parts", () => {
    const parts = "<h3>Datelib</h3><p>Licensed under the Apache License 2.0.</p>";
    for (const title of ["Open source licenses", "Third-party notices", "Acmeflow and its dependencies"])
      expect(licenseOf(`<h1>${title}</h1>${parts}`, "/open-source"), title).toBeNull();
  });

  it("reads no licence in posts, comparisons and pages about integrations", () => {
    for (const path of ["/blog/2026/new-license", "/alternatives", "/integrations"]) {
      expect(licenseOf("<p>Acmeflow is released under the MIT License.</p>", path)).toBeNull();
    }
  });
});

describe("a licence in a card of an edition", () => {
  const card = (title: string) =>
    `<h2>Two ways</h2><div><div><h3>Cloud</h3><p>Run for you</p></div><div><h3>${title}</h3><ul><li>100% open source (AGPL 3)</li></ul></div></div>`;

  it("is the product's, and not in the card of another product", () => {
    expect(licenseOf(card("On-Premise"))).toBe("AGPL 3");
    expect(licenseOf(card("Otherdeck"))).toBeNull();
  });
});

describe("a licence of parts", () => {
  it("is not the product's", () => {
    expect(licenseOf("<p>Parts of the service are open-source software under the Apache License 2.0.</p>")).toBeNull();
    expect(licenseOf("<p>Acmeflow is open-source software under the Apache License 2.0.</p>")).toBe(
      "Apache License 2.0",
    );
  });
});
