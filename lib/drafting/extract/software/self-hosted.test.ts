import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(body: string, path = "/"): string[] {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractCommercial(reading)).fields.platforms?.value ?? [];
}

describe("a product that its users host themselves", () => {
  it.each([
    "<p>Self-host Acmeflow on your own servers.</p>",
    "<p>Acmeflow can be self-hosted or used in our cloud.</p>",
    "<p>Acmeflow is simple to run in the cloud or on your own machines.</p>",
    "<p>Acmeflow kann selbst gehostet werden.</p>",
    "<p>Acmeflow läuft auf dem eigenen Server.</p>",
    "<p>Acmeflow est auto-hébergée.</p>",
    "<p>Acmeflow se instala en tu propio servidor.</p>",
  ])("runs there: %s", (body) => {
    expect(platformsOf(body)).toEqual(["Self-hosted"]);
  });

  it.each([
    "<p>Unlike self-hosted tools, Acmeflow needs no server.</p>",
    "<p>Acmeflow connects to your self-hosted GitLab.</p>",
    "<p>Acmeflow monitors services on your own servers.</p>",
    "<p>Acmeflow runs checks on your own servers.</p>",
    "<p>Acmeflow is not self-hosted.</p>",
    "<p>Self-hosting is planned.</p>",
    "<p>Can I self-host Acmeflow?</p>",
    "<p>We self-host our fonts.</p>",
    "<p>Kelpline is self-hosted.</p>",
    "<p>Acmeflow is self-hosted by us in Frankfurt.</p>",
    "<p>Acmeflow can be self-hosted in future versions.</p>",
    "<p>Acmeflow runs entirely on your machine.</p>",
    "<p>Get a static site. Host it on your own server or ours.</p>",
    "<p>We use Matomo for statistics. It is self-hosted on our servers.</p>",
    "<h3>Self-hosted</h3><p>Expensive servers, and nights without sleep.</p>",
  ])("is not told by %s", (body) => {
    expect(platformsOf(body)).toEqual([]);
  });

  it("is told by a label beside the plans, unless it may be a companion of an app", () => {
    const app = "<p>Available for Windows, macOS and Linux.</p>";
    const label = "<h3>Cloud or self-hosted</h3><p>From $9 per month</p>";
    expect(platformsOf(label, "/pricing")).toEqual(["Self-hosted"]);
    expect(platformsOf(label.replace("From $9 per month", "Not supported yet"), "/pricing")).toEqual([]);
    expect(platformsOf(`<table><tr><td>Self-hosted</td><td>No</td></tr></table>`, "/pricing")).toEqual([]);
    expect(platformsOf(`${app}${label}`, "/pricing")).toEqual(["Windows", "macOS", "Linux"]);
    expect(platformsOf(`${app}<p>Acmeflow can be self-hosted.</p>`)).toContain("Self-hosted");
  });
});

describe("what kind of app a product is", () => {
  it.each([
    ["Acmeflow is a Chrome extension.", ["Chrome"]],
    ["Acmeflow is a simple menu bar Mac app that counts.", ["macOS"]],
    ["Acmeflow is a Mac and Windows app for crews.", ["macOS", "Windows"]],
    ["Acmeflow ist eine kostenlose Chrome-Erweiterung, die zählt.", ["Chrome"]],
    ["Acmeflow est une application Android gratuite.", ["Android"]],
    ["Acmeflow è un'app Android.", ["Android"]],
    ["Acmeflow is an Android app builder.", []],
    ["Acmeflow is an iOS app analytics tool.", []],
    ["Acmeflow is not an Android app.", []],
    ["Acmeflow was an Android app.", []],
    ["Acmeflow is like a Mac app.", []],
    ["Kelpline is an Android app.", []],
    ["Is Acmeflow an Android app?", []],
    ["Acmeflow is a former Windows app.", []],
    ["Acmeflow is a remote Android tool for your desktop.", []],
    ["What is TestFlight? It is an iOS app.", []],
  ])("says what it runs on: %s", (text, names) => {
    expect(platformsOf(`<p>${text}</p>`)).toEqual(names);
  });
});
