import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(body: string): string[] {
  const reading = acme(body);
  return judgeCandidates(reading, extractCommercial(reading)).fields.platforms?.value ?? [];
}

const APPLE = "https://apps.apple.com/us/app/acmeflow/id123";
const GOOGLE = "https://play.google.com/store/apps/details?id=com.acmeflow";

describe("platforms, by where they are named", () => {
  it.each([
    "<h2>Roadmap</h2><h3>Now</h3><ul><li>Faster sync</li></ul><h3>Later</h3><ul><li>Companion app for iPad</li></ul>",
    "<h2>What's next</h2><ul><li>Android app</li><li>App for iPhone</li></ul>",
    "<h2>Feuille de route</h2><ul><li>Application pour Windows et Linux</li></ul>",
    "<h2>Ideas and wishes</h2><p>App for Android and iOS</p>",
    "<h2>Hoja de ruta</h2><p>Disponible para Android e iOS</p>",
    "<h2>Wunschliste</h2><p>App für Android und iOS</p>",
    "<h2>Imports</h2><ul><li>Windows Contacts</li><li>macOS Address Book</li></ul>",
    "<h2>Changelog</h2><h3>1.2.0</h3><ul><li>App for Windows starts faster</li></ul>",
    "<h2>Release notes</h2><p>Version 2.1 – Improved the Android app.</p>",
    "<h2>Letzte Änderungen</h2><p>Die App für Android startet schneller.</p>",
    "<h2>Historial de cambios</h2><p>La aplicación para Windows arranca antes.</p>",
    "<h2>Platforms</h2><ul><li>Ableton Live</li><li>Logic Pro</li></ul>",
  ])("are none in %j", (body) => {
    expect(platformsOf(body)).toEqual([]);
  });

  it.each([
    "Works with Windows and Mac exports.",
    "Works with Windows and Linux file formats.",
    "Compatible with exports from Android and iOS.",
    "Liest Windows- und Mac-Dateien.",
    "Fonctionne avec les fichiers Windows et Mac.",
    "Compatible con archivos de Windows y Mac.",
    "Keyboard shortcuts for Windows and Mac",
    "Made on a Mac",
    "Fixed crash in the app for Windows",
    "Install Acmeflow's certificate on Windows and Linux hosts.",
    "Zertifikat von Acmeflow auf Windows und Linux installieren",
    "Fonts for Windows and Mac",
    "Build apps for iOS and Android with Acmeflow.",
    "Mit Acmeflow entwickelst du Apps für iOS und Android.",
    "Crea aplicaciones para Android y Windows con Acmeflow.",
  ])("are none where what belongs to them is meant: %j", (text) => {
    expect(platformsOf(`<h2>${text}</h2><p>${text}</p>`)).toEqual([]);
  });

  it.each([
    ["Acmeflow runs on Windows and Linux servers.", ["Windows", "Linux"]],
    ["Works on Windows and Mac computers.", ["Windows", "macOS"]],
    ["Verfügbar für Windows und Mac", ["Windows", "macOS"]],
  ])("are told in %j", (text, names) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual(names);
  });

  it.each([
    [
      "<h2>Operating System</h2><ul><li>Acmeflow runs on nothing but Microsoft Windows OS.<br>- Windows XP/Vista/7/8/10 (32bit)</li></ul>",
      ["Windows"],
    ],
    [
      "<h3>Requisiti di sistema</h3><p>Sistema operativo: Windows 8.1 o successivo, macOS 10.15</p>",
      ["Windows", "macOS"],
    ],
    ["<dl><dt>Betriebssystem</dt><dd>Microsoft Windows 10, Windows 11</dd><dt>RAM</dt><dd>4 GB</dd></dl>", ["Windows"]],
  ])("are required in %j", (body, names) => {
    expect(platformsOf(body)).toEqual(names);
  });
});

describe("shops and files", () => {
  it.each([
    [`<a href="${APPLE}"><img alt="Download on the App Store" src="x"></a>`, ["iOS"]],
    [`<a href="${APPLE}"><img alt="Download on the Mac App Store" src="x"></a>`, ["macOS"]],
    [`<h1>Acmeflow, the task list app for Mac</h1><a href="${APPLE}">Download on the App Store</a>`, ["macOS"]],
    [
      `<h1>Acmeflow, the task list app for Mac and iPhone</h1><a href="${APPLE}">Download on the App Store</a>`,
      ["macOS", "iOS"],
    ],
    [
      `<a href="${APPLE}" aria-label="App Store"><svg></svg></a><a href="${GOOGLE}"><svg></svg></a>`,
      ["iOS", "Android"],
    ],
    [
      `<p>Laden im <a href="${APPLE}">App Store</a> oder bei <a href="${GOOGLE}">Google Play</a>.</p>`,
      ["iOS", "Android"],
    ],
    [`<a href="/dl/acmeflow.dmg">Get it</a><a href="/dl/acmeflow.AppImage">AppImage</a>`, ["macOS", "Linux"]],
  ])("tell the system: %j", (body, names) => {
    expect(platformsOf(body)).toEqual(names);
  });

  it.each([
    `<p>We love <a href="https://apps.apple.com/us/app/otherboard/id9">this one</a>.</p>`,
    `<p>Needs <a href="https://otherboard.test/dl/otherboard.exe">their runtime</a>.</p>`,
    `<p>Needs <a href="https://otherboard.test/dl/otherboard.dmg">their runtime</a>.</p>`,
  ])("of others tell nothing: %j", (body) => {
    expect(platformsOf(body)).toEqual([]);
  });
});

describe("the cloud", () => {
  it.each([
    "Acmeflow is a cloud-based task manager for crews.",
    "Acmeflow ist eine cloudbasierte Software für Handwerker.",
    "Acmeflow est une solution SaaS 100% web.",
    "Acmeflow es un software en la nube para talleres.",
    "Acmeflow è un gestionale in cloud per officine.",
  ])("is where the product is used: %j", (text) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual(["Web"]);
  });

  it.each([
    "Backs up your cloud-based documents.",
    "We host it in the cloud with Hetzner.",
    "Better than cloud-based tools.",
    "Acmeflow est un logiciel de sauvegarde dans le cloud.",
    "Acmeflow es una herramienta para guardar archivos en la nube.",
    "Acmeflow is a backup tool for files in the cloud.",
    "Acmeflow ist ein Programm, das Dateien in der Cloud sichert.",
    "Acmeflow is not a cloud-based tool.",
  ])("is something else's in %j", (text) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual([]);
  });
});
