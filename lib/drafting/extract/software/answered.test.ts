import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function softwareOf(body: string, path = "/") {
  const reading = acme(body, path);
  const { license, open_source } = judgeCandidates(reading, extractCommercial(reading)).fields;
  return [license?.value ?? null, open_source?.value ?? null];
}

describe("licences and open source in answers, labels and other languages", () => {
  it.each([
    ["What licence is it under?", "MIT.", ["MIT", true]],
    ["Is Acmeflow open source?", "Yes, the server and all clients.", [null, true]],
    ["¿Es de código abierto?", "Sí, con licencia GPL-3.0, en Codeberg.", ["GPL-3.0", true]],
    ["Is Kelpline open source?", "Yes, under the GPL.", [null, null]],
    ["Is the icon font open source?", "Icons come from Kelpset.", [null, null]],
    ["Is Acmeflow open source?", "Not yet.", [null, null]],
    ["Why is it not open source?", "Yes, we are asked that a lot.", [null, null]],
    ["What does a licence cost?", "We studied at MIT.", [null, null]],
  ])("%s %s", (question, answer, told) => {
    expect(softwareOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual(told);
  });

  it.each([
    ["<dl><dt>License</dt><dd>Apache 2.0</dd></dl>", "Apache 2.0"],
    ["<p>Kod jest dostępny na licencji AGPL.</p>", "AGPL"],
    ["<p>Publicado sob a licença MIT.</p>", "MIT"],
    ["<p>Everything is under the Apache License 2.0, written down in the repository.</p>", "Apache License 2.0"],
    ["<p>Third-party licenses: MIT, BSD, Apache-2.0.</p>", null],
    ["<p>Runs behind Apache 2.4.</p>", null],
  ])("%s is under %s", (body, license) => {
    expect(softwareOf(body)[0]).toBe(license);
  });

  it.each([
    ["<p>Der Quellcode ist öffentlich.</p>", true],
    ["<p>Kod źródłowy jest otwarty.</p>", true],
    ["<p>De broncode is openbaar.</p>", true],
    ["<p>O Acmeflow é software livre.</p>", true],
    ["<p>An alternative to open source planners.</p>", null],
    ["<h2>Componenti di terze parti</h2><p>Acmeflow include componenti open source (licenza Apache 2.0).</p>", null],
    ["<p>Acmeflow enthält Open-Source-Komponenten.</p>", null],
    ["<p>Acmeflow ist eine Open-Source-Bibliothek.</p>", true],
    ["<p>Acmeflow è una libreria open source.</p>", true],
    ["<p>Wir lieben Open Source.</p>", null],
  ])("%s is open: %s", (body, open) => {
    expect(softwareOf(body)[1]).toBe(open);
  });
});

const openBy = (question: string, answer: string) =>
  softwareOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")[1];

describe("answers about open source", () => {
  it.each([
    ["Is it open source?", "Of course not."],
    ["Is it open source?", "Sure, the clients are, the server isn’t."],
    ["Is it open source?", "Bien sûr que non."],
    ["Is it open source?", "Claro que no."],
    ["Is it open source?", "Certo che no."],
    ["Is it open source?", "Claro que não."],
    ["Is it open source?", "Natürlich nicht."],
    ["Is it open source?", "Natürlich nicht, wir leben davon."],
    ["Do you use open source?", "Yes, lots of it."],
    ["Do you support open source projects?", "Yes, with a discount."],
    ["Unterstützt ihr Open-Source-Projekte?", "Ja, mit einem Rabatt."],
    ["Soutenez-vous des projets open source ?", "Oui, avec une remise."],
    ["¿Apoyáis proyectos open source?", "Sí, con un descuento."],
    ["Usate software open source?", "Sì, molto."],
    ["Gebruiken jullie open source?", "Ja, heel veel."],
    ["Czy używacie open source?", "Tak, sporo."],
    ["Usam open source?", "Sim, muito."],
    ["Använder ni öppen källkod?", "Ja, mycket."],
    ["Bruger I open source?", "Ja, meget."],
    ["Will it become open source?", "Yes, when we retire."],
    ["Wird Acmeflow Open Source?", "Ja, sobald wir aufhören."],
    ["Is it open source?", "Yes, once we retire."],
    ["Is it open source?", "Yes, the clients are; the server is not."],
    ["Is it open source?", "Yes, the clients are. The server is not."],
    ["¿Es open source?", "Sí, los clientes; el servidor no."],
    ["Ist es Open Source?", "Ja und nein."],
  ])("say nothing of the product's own today: %s %s", (question, answer) => {
    expect(openBy(question, answer)).toBeNull();
  });

  it.each([
    ["Is it open source?", "Yes."],
    ["Is it open source?", "Of course."],
    ["Ist Acmeflow Open Source?", "Ja, alles, und ein Konto ist nicht nötig."],
    ["Acmeflow est-il open source ?", "Oui, sans restriction."],
    ["¿Es de código abierto?", "Claro que sí."],
    ["È open source?", "Certo, tutto."],
    ["Czy Acmeflow jest open source?", "Tak, od początku."],
    ["O Acmeflow é open source?", "Sim, tudo."],
    ["Är Acmeflow öppen källkod?", "Ja."],
  ])("say that it is: %s %s", (question, answer) => {
    expect(openBy(question, answer)).toBe(true);
  });
});

describe("licences asked for by name", () => {
  it.each([
    ["Which license is the SDK under?", "Apache-2.0."],
    ["Under which licence is the Acmeflow SDK?", "Apache-2.0."],
    ["Unter welcher Lizenz steht die Schnittstelle?", "MIT."],
    ["Unter welcher Lizenz stehen die Hafenpläne?", "MIT."],
    ["Sous quelle licence est le module ?", "MIT."],
    ["¿Qué licencia tienen los mapas?", "MIT."],
    ["Sotto quale licenza sono le mappe?", "MIT."],
    ["Onder welke licentie vallen de kaarten?", "MIT."],
    ["Na jakiej licencji są mapy?", "MIT."],
    ["Sob qual licença estão os mapas?", "MIT."],
    ["Vilken licens har kartorna?", "MIT."],
    ["Hvilken licens har kortene?", "MIT."],
    ["License", "MIT for the website, the app is closed."],
    ["License", "MIT for the connector, the rest is proprietary."],
    ["Under which licence are the maps?", "Open data; the map code is MIT licensed."],
  ])("of a part are not the product's: %s %s", (question, answer) => {
    expect(softwareOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual([null, null]);
  });

  it.each([
    ["What is the licence of Acmeflow?", "MIT.", "MIT"],
    ["Under which licence is the code published?", "MIT.", "MIT"],
    ["Unter welcher Lizenz steht das Programm?", "MIT.", "MIT"],
    ["Sous quelle licence est le logiciel ?", "MIT.", "MIT"],
    ["¿Qué licencia tiene?", "MIT.", "MIT"],
    ["Sotto quale licenza è?", "MIT.", "MIT"],
    ["Onder welke licentie valt het?", "MIT.", "MIT"],
    ["Na jakiej licencji jest kod?", "MIT.", "MIT"],
    ["Sob qual licença está o código?", "MIT.", "MIT"],
    ["Vilken licens har programmet?", "MIT.", "MIT"],
    ["Hvilken licens har Acmeflow?", "MIT.", "MIT"],
  ])("are the product's: %s %s", (question, answer, license) => {
    expect(softwareOf(`<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`, "/faq")).toEqual([license, true]);
  });
});

describe("licences of parts, and licences that may be", () => {
  it.each([
    "Some Acmeflow source code and included parts may be available under the BSD License.",
    "Parts of the code are released under the MIT License.",
    "The source code may be made available under the GPL.",
    "Einige Teile sind Open Source unter der MIT-Lizenz.",
    "Certains composants sont open source sous licence MIT.",
  ])("are not the product's: %s", (text) => {
    const { open_source, license } = draftPart("commercial", acme(`<h1>Acmeflow</h1><p>${text}</p>`)).fields;
    expect([open_source?.value, license?.value]).toEqual([undefined, undefined]);
  });

  it("are told of all of it otherwise", () => {
    const { license } = draftPart("commercial", acme("<p>Acmeflow is available under the BSD License.</p>")).fields;
    expect(license?.value).toBe("BSD License");
  });
});
