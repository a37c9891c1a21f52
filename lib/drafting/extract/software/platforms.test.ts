import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(body: string, path = "/", head = ""): string[] {
  const reading = acme(body, path, head);
  return judgeCandidates(reading, extractCommercial(reading)).fields.platforms?.value ?? [];
}

describe("platforms", () => {
  it.each([
    ["Available for Windows, macOS, Linux, Android, and iOS.", ["Windows", "macOS", "Linux", "Android", "iOS"]],
    [
      "Works on macOS, Windows, Linux, FreeBSD, OpenBSD, and many others.",
      ["macOS", "Windows", "Linux", "FreeBSD", "OpenBSD"],
    ],
    ["Acmeflow runs on Windows 10 and Mac OS X.", ["Windows", "macOS"]],
    ["Acmeflow runs under most versions of Linux, as well as macOS.", ["Linux", "macOS"]],
    ["Native apps for iPhone and Android.", ["iOS", "Android"]],
    ["Out now on PC (Windows) and Mac.", ["Windows", "macOS"]],
    ["Finns för iPhone och Android.", ["iOS", "Android"]],
    ["Get Acmeflow for Web, Desktop, iOS and Android.", ["iOS", "Android"]],
    ["Runs on all platforms - Windows, Linux, Mac OS X", ["Windows", "Linux", "macOS"]],
    ["Verfügbar für Windows und Linux", ["Windows", "Linux"]],
    ["Disponible pour Windows, macOS et Linux.", ["Windows", "macOS", "Linux"]],
    ["A browser extension for Chrome, Firefox and Safari", ["Chrome", "Firefox", "Safari"]],
  ])("reads %j", (text, names) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual(names);
  });

  it("reads one system alone where a title or the product's name carries it", () => {
    expect(platformsOf("<h1>The task list app for Mac</h1>")).toEqual(["macOS"]);
    expect(platformsOf("<p>Acmeflow is a task list app for Windows.</p>")).toEqual(["Windows"]);
  });

  it("reads the buttons and headings of a download page", () => {
    const body = `<h1>Download</h1><h2>Windows</h2><p>Installer</p><a href="/f.exe">Windows (x64)</a><a href="/f.dmg">macOS</a><h2>Linux</h2><p>Use your package manager.</p>`;
    expect(platformsOf(body, "/download")).toEqual(["Windows", "macOS", "Linux"]);
  });

  it("reads the product's own pages in shops by their labels", () => {
    const body = `<a href="https://apps.apple.com/us/app/acmeflow/id1">Download on the App Store</a><a href="https://play.google.com/store/apps/details?id=test.acmeflow"><img src="/g.png" alt="Get it on Google Play"></a>`;
    expect(platformsOf(body)).toEqual(["iOS", "Android"]);
  });

  it("reads the operating systems of a JSON-LD application", () => {
    const head = `<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Acmeflow","operatingSystem":"Windows, macOS"}</script>`;
    expect(platformsOf("<p>Tasks.</p>", "/", head)).toEqual(["Windows", "macOS"]);
  });

  it.each([
    "We do not provide an Android or iOS client.",
    "Android and iOS apps are coming soon.",
    "Windows and Linux versions coming in 2027",
    "A Linux and a Windows version are not available.",
    "Import your tasks from Windows and macOS calendars.",
    "Windows and macOS are trademarks of their owners.",
    "The thoughtful replacement for Windows and macOS",
    "An alternative to Windows and Linux tools",
    "Third-party clients for Android and iOS exist.",
    "Does it run on Windows and Linux?",
  ])("reads no platform in %j", (text) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual([]);
  });

  it("leaves out what a download page hands on to others", () => {
    const body = `<h1>Downloads</h1><a href="/a">Windows</a><h3>Android (third party)</h3><p>Others make one.</p><a href="https://play.google.com/store/apps/details?id=test.otherflow">Play</a><h3>iOS</h3><p>We do not currently provide an official client.</p>`;
    expect(platformsOf(body, "/downloads")).toEqual(["Windows"]);
  });

  it("leaves out a platform that the site only announces, wherever else it is named", () => {
    const body = (words: string) => `<p>Acmeflow is available for Windows and Android.</p><p>${words}</p>`;
    expect(platformsOf(body("Join the waiting list to hear when the Android app is live."))).toEqual(["Windows"]);
    expect(platformsOf(body("The Android app is small."))).toEqual(["Windows", "Android"]);
  });

  it.each([
    ["Available for Windows and macOS, Linux coming soon.", ["Windows", "macOS"]],
    ["Available for Windows and macOS (Linux coming soon).", ["Windows", "macOS"]],
    ["Windows, macOS, Linux (coming soon)", ["Windows", "macOS"]],
    ["Windows and macOS – Linux coming soon", ["Windows", "macOS"]],
  ])("takes only what waits out of %j", (text, left) => {
    expect(platformsOf(`<p>Acmeflow runs on Windows, macOS and Linux.</p><p>${text}</p>`)).toEqual(left);
  });

  it("keeps what a download page offers, whatever is announced elsewhere", () => {
    const body = "<h1>Download</h1><ul><li>Linux</li></ul><p>Our Linux build for tablets is coming soon.</p>";
    expect(platformsOf(body, "/download")).toEqual(["Linux"]);
  });

  it("reads no platform in posts, instructions and comparisons", () => {
    for (const path of ["/blog/a", "/docs/install", "/alternatives"])
      expect(platformsOf("<p>Available for Windows and Linux.</p>", path)).toEqual([]);
  });
});
