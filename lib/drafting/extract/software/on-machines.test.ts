import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const platformsOf = (body: string, path = "/") =>
  draftPart("commercial", acme(body, path)).fields.platforms?.value ?? [];

describe("systems of the machines that a product is used on", () => {
  it.each([
    ["Escanea y cobra en una computadora con Windows o en una tableta Android.", ["Windows", "Android"]],
    ["A small Linux server is enough for 500 members.", ["Linux"]],
    ["Ein alter Rechner mit Windows genügt.", ["Windows"]],
    ["Un petit serveur Linux suffit.", ["Linux"]],
    ["All you need is a computer with Windows or macOS.", ["Windows", "macOS"]],
    ["Acmeflow backs up every computer with Windows or macOS in your office.", []],
    ["Keep an eye on your Linux servers.", []],
    ["Windows and older Mac computers are not supported.", []],
  ])("are read from %j as %j", (text, names) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual(names);
  });

  it("are read from what a manual says is required, and from no other chapter", () => {
    const text = "<p>Un computer con Linux (Debian o Ubuntu vanno bene) oppure Windows, sempre acceso.</p>";
    expect(platformsOf(`<h1>Manuale</h1><h2>Requisiti</h2>${text}`, "/manuale")).toEqual(["Linux", "Windows"]);
    expect(platformsOf(`<h1>Manuale</h1><h2>Agenti</h2>${text}`, "/manuale")).toEqual([]);
    expect(platformsOf("<h1>Docs</h1><p>Acmeflow is a program for Linux and FreeBSD.</p>", "/docs")).toEqual([
      "Linux",
      "FreeBSD",
    ]);
  });
});

describe("platforms beside what is denied", () => {
  it.each([
    ["The app runs on iPhone and iPad and doesn’t mind bad signal.", ["iOS", "iPadOS"]],
    ["Acmeflow läuft auf Windows und macOS und braucht nicht einmal Internet.", ["Windows", "macOS"]],
    ["Ainda não, mas o sistema abre direitinho no navegador do celular.", ["Web"]],
    ["Not yet, but Acmeflow works in any browser.", ["Web"]],
    ["Book your slot on the phone, in the browser, no app needed.", ["Web"]],
    ["No hay que bajarse nada, se abre en cualquier navegador.", ["Web"]],
    ["Acmeflow zeigt alle Mails im Browser.", ["Web"]],
    ["Acmeflow blocks ads in your browser.", []],
    ["The app for Windows and macOS is not available yet.", []],
    ["We are building an app for Android and iPhone.", []],
    ["Ahora estamos haciendo la app para Android y iPhone.", []],
    ["Vi bygger just nu en app för Android och iPhone.", []],
  ])("are read from %j as %j", (text, names) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual(names);
  });

  it("are not read from a question on a page of downloads", () => {
    const asked = "<h3>Does it work on Windows?</h3><p>Reportedly. I have no Windows machine to try it on.</p>";
    expect(platformsOf(`<h1>Install</h1>${asked}`, "/install")).toEqual([]);
  });
});
