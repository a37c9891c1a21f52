import { describe, expect, it, vi } from "vitest";
import { citing, reasonOf, site } from "@/lib/testing/drafting/citing";
import { verifyField } from "../verify";

// What the rules read has its scope checked there.
vi.mock("@/lib/drafting/extract/known", async (load) => ({
  ...(await load<object>()),
  knownPeople: () => ({}),
  knownCommercial: () => ({}),
  knownPlans: () => [],
}));

type Row = [value: string, body: string, cited: string, ...more: string[]];

const platform = ([name, body, ...cited]: Row) => {
  const reading = site(`<main><h1>Tidewell</h1>${body}</main>`);
  return verifyField(reading, "platforms", { value: [name], sources: citing(reading, ...cited) });
};

const NOT_RUN_ON: Row[] = [
  ["Firefox", "<p>Firefox and Edge versions are on their way.</p>", "Firefox and Edge versions are on their way."],
  ["Linux", "<p>Die Fassungen für Linux sind schon unterwegs.</p>", "Die Fassungen für Linux sind schon unterwegs."],
  ["iPad", "<h2>What’s next</h2><h3>Later</h3><ul><li>Companion app for iPad</li></ul>", "Companion app for iPad"],
  [
    "Android",
    "<ul><li>App iOS e Android — in arrivo</li></ul><p>Apri Tidewell da iPhone o da Android.</p>",
    "Apri Tidewell da iPhone o da Android.",
  ],
  [
    "Windows",
    "<p>We do not make a Windows version. There is a fine app for Windows called Kelpshelf.</p>",
    "There is a fine app for Windows called Kelpshelf.",
  ],
  [
    "Android",
    "<h3>Wie finde ich einen Scan auf dem Telefon?</h3><p>Android: Datei in der App „Ablage“ öffnen und teilen.</p>",
    "Android: Datei in der App „Ablage“ öffnen und teilen.",
  ],
  ["Windows", "<p>Tidewell reads files from Windows exports.</p>", "Tidewell reads files from Windows exports."],
  ["Linux", "<p>Our servers run on Linux.</p>", "Our servers run on Linux."],
  ["Linux", "<p>Unsere Server laufen unter Linux.</p>", "Unsere Server laufen unter Linux."],
  ["Windows", "<p>Vote for a Windows version.</p>", "Vote for a Windows version."],
  ["macOS", "<p>Unofficial builds for macOS exist.</p>", "Unofficial builds for macOS exist."],
  ["Windows", "<p>Neu laden: F5 oder Strg+R (Windows).</p>", "Neu laden: F5 oder Strg+R (Windows)."],
  ["Slack", "<ul><li>Zapier</li><li>Slack</li></ul>", "Slack"],
  ["Web", "<p>Ada Quill, app and web developer</p>", "Ada Quill, app and web developer"],
  ["iOS", "<p>Next comes the app for iOS.</p>", "Next comes the app for iOS."],
  ["iOS", "<p>Als Nächstes kommt die App für iOS.</p>", "Als Nächstes kommt die App für iOS."],
  ["tablet", "<p>Guests use Tidewell on any tablet.</p>", "Guests use Tidewell on any tablet."],
];

const RUN_ON: Row[] = [
  [
    "Linux",
    "<p>Tidewell s'installe sur n'importe quelle machine Linux.</p>",
    "Tidewell s'installe sur n'importe quelle machine Linux.",
  ],
  ["Self-hosted", "<p>Tidewell est auto-hébergée.</p>", "Tidewell est auto-hébergée."],
  ["Slack", "<p>Tidewell runs in Slack.</p>", "Tidewell runs in Slack."],
  ["Self-hosted", "<p>Tidewell is self-hosted.</p>", "Tidewell is self-hosted."],
  ["Firefox", "<p>Out now for Firefox. Versions for Edge are on their way.</p>", "Out now for Firefox."],
  ["iPad", "<h2>Apps</h2><ul><li>Companion app for iPad</li></ul>", "Companion app for iPad"],
  ["Android", "<p>Tidewell gibt es als App für Android.</p>", "Tidewell gibt es als App für Android."],
  ["Windows", "<p>Disponible pour Windows et Linux.</p>", "Disponible pour Windows et Linux."],
  ["Linux", "<p>The Tidewell server runs on Linux.</p>", "The Tidewell server runs on Linux."],
  [
    "Linux",
    "<h3>How do I install it on Linux?</h3><p>Download the package for Linux and run it.</p>",
    "Download the package for Linux and run it.",
  ],
];

describe("platforms that a reader tells", () => {
  it.each(NOT_RUN_ON)("are refused where they are announced, denied, or of another thing: %s, %s", (...row) => {
    expect(reasonOf(platform(row))).not.toBe("it was believed");
  });

  it.each(RUN_ON)("are believed where the product runs there today: %s, %s", (...row) => {
    expect(platform(row)).toMatchObject({ ok: true });
  });
});
