import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(body: string): string[] {
  return draftPart("commercial", acme(body)).fields.platforms?.value ?? [];
}

describe("platforms of another time", () => {
  it.each([
    "<p>We used to offer Acmeflow for Windows until 2019.</p>",
    "<p>In 2004 Otto wrote the first Acmeflow for Windows XP.</p>",
    "<ul><li>2011: Acmeflow for iPad</li><li>2020: iPad app retired</li></ul>",
    "<h3>2011</h3><p>Acmeflow for iPad</p>",
    "<p>Bis 2019 gab es Acmeflow für Windows.</p>",
    "<p>Jusqu'en 2019, Acmeflow existait pour Windows.</p>",
    "<p>La versión para Windows dejó de venderse en 2020.</p>",
    "<p>Fino al 2019 Acmeflow era un programma per Windows.</p>",
    "<p>Até 2019 o Acmeflow era um programa para Windows.</p>",
    "<p>Sadly, Apple removed our iPhone app.</p>",
    "<h2>Older versions</h2><p>Acmeflow for Windows</p>",
    "<p>The iPhone version is nearly done.</p>",
    "<p>Die Version für Windows ist fast fertig.</p>",
    "<p>Apps für iPhone und Android folgen 2097.</p>",
    "<p>Appen för Android kommer i höst.</p>",
    "<p>Appen til iPhone kommer til efteråret.</p>",
    "<p>Back us, and at €20,000 we build the Android app.</p>",
    "<p>Help us test Acmeflow for Android.</p>",
    "<p>Ayúdanos a probar la versión para Android.</p>",
  ])("are none of today: %s", (body) => {
    expect(platformsOf(body)).toEqual([]);
  });

  it.each([
    ["<h1>Acmeflow 2021 for Windows and macOS</h1>", ["Windows", "macOS"]],
    ["<p>Acmeflow runs on Windows and macOS; it was written in 2004.</p>", ["Windows", "macOS"]],
    ["<h2>Download</h2><p>Acmeflow for Windows, March 2024</p>", ["Windows"]],
  ])("leave those of today: %s", (body, platforms) => {
    expect(platformsOf(body)).toEqual(platforms);
  });
});

describe("platforms of others", () => {
  it.each([
    "<p>Digital folders are plain PDF files and work with any sheet music app on iPad and Android.</p>",
    "<p>Digitale Mappen laufen mit jeder Notenblatt-App auf iPad und Android.</p>",
    "<ul><li><a href='/blog/apps'>The 7 best time tracking apps for Android</a></li></ul>",
    "<h2>From our blog</h2><h3>How we test our app on Linux</h3>",
    "<h2>Aus dem Blog</h2><p>Unsere App für Linux im Test</p>",
    "<h3>Listeners by platform</h3><p>iOS 61%</p><p>Android 28%</p>",
    "<h3>Besucher nach Betriebssystem</h3><ul><li>Windows 48 %</li><li>iOS 21 %</li></ul>",
    "<p>SFTP clients: Kelpdock for macOS, Kelpline for Windows.</p>",
    "<ul><li>Gmail app on Android</li><li>KelpMail for Windows</li></ul>",
    "<h2>From Kelpline on Linux</h2><p>Copy your profile.</p>",
    "<h2>Download KelpHelp</h2><a href='https://kelphelp.test/KelpHelp.exe'>KelpHelp for Windows</a>",
    "<h3>Pebble</h3><p>To-do lists for iPhone.</p><a href='https://apps.apple.com/app/pebble/id99'>App Store</a>",
    "<h2>Repairs by device</h2><table><tr><td>iPhone 13 screen</td><td>€89</td></tr></table>",
    "<h2>Supported devices</h2><ul><li>iPadOS 15+</li></ul><p>Enrol iPads and Macs from one console.</p>",
    "<h2>Protect every device</h2><ul><li>Android phones</li><li>iPhone and iPad</li></ul>",
    "<p>Acmeflow turns your spreadsheet into an app for iOS, Android and the web.</p>",
    "<p>Acmeflow verwandelt Tabellen in eine App für iOS und Android.</p>",
    "<h2>We build apps</h2><p>For iOS, Android and the web.</p>",
    "<h2>Set up mail</h2><ul><li>iPhone & iPad</li><li>Android</li></ul>",
    "<h2>Download our brochure</h2><p>PDF for Windows and Mac users alike.</p>",
  ])("are none of the product: %s", (body) => {
    expect(platformsOf(body)).toEqual([]);
  });

  it.each([
    ["<h2>Supported devices</h2><p>iPadOS 15+</p>", ["iPadOS"]],
    ["<p>Acmeflow for Outlook on Windows and macOS.</p>", ["Windows", "macOS"]],
    ["<h2>From our blog</h2><h3>Acmeflow for Windows</h3>", ["Windows"]],
    ["<a href='https://apps.apple.com/app/acmeflow/id99'>App Store</a>", ["iOS"]],
  ])("are told from its own: %s", (body, platforms) => {
    expect(platformsOf(body)).toEqual(platforms);
  });
});
