import { describe, expect, it, vi } from "vitest";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { citing, site } from "@/lib/testing/drafting/citing";
import { verifyField } from "./verify";

// What the rules read has its scope checked there.
vi.mock("@/lib/drafting/extract/known", async (load) => ({
  ...(await load<object>()),
  knownPeople: () => ({}),
  knownCommercial: () => ({}),
  knownPlans: () => [],
}));

type Row = [string, ProfileField, ProfileValues[ProfileField], string, ...string[]];
const DENIED = "No. Firefox has no scripting interface on the Mac.";
const COMPARED = `<table><tr><th></th><th>Tidewell</th><th>Otherboard</th></tr><tr><td>Licence</td><td>Commercial</td><td>GPL-3.0</td></tr><tr><td>Costs</td><td>€9</td><td>Free</td></tr></table>`;

/** What stands around a claim and does not say it: a page, the value, and what a careless model cites for it. */
const TRAPS: Row[] = [
  [
    "platform of a question that is answered no",
    "platforms",
    ["Firefox"],
    `<h3>Does it work with Firefox?</h3><p>${DENIED}</p>`,
    "Does it work with Firefox?",
    DENIED,
  ],
  ["platform of a wish", "platforms", ["Windows"], "<p>Elisabetta vorrebbe una versione per Windows.</p>"],
  ["platform of letters", "platforms", ["Linux"], "<p>Linux: I get asked. Maybe once I have had a longer talk.</p>"],
  ["platform of a year to come", "platforms", ["Android"], "<p>Tidewell kommt für Android 2027.</p>"],
  [
    "platform of a row that says no",
    "platforms",
    ["Windows"],
    "<table><tr><td>Windows-programma</td><td>nee</td></tr></table>",
    "Windows-programma",
  ],
  ["channel", "platforms", ["Instagram"], "<p>Tidewell puts Instagram and mail in one support desk.</p>"],
  ["licence of a library in use", "license", "MIT", "<p>The estimate uses libfocal, under the MIT licence.</p>"],
  ["licence of what draws", "license", "MIT", "<p>Wij tekenen met Kaartvlak, onder de MIT-licentie.</p>"],
  ["licence of a version before", "license", "AGPL", "<p>Until 0.9 the server was under the AGPL.</p>"],
  ["licence of pictures", "license", "CC BY", "<p>The pictures on this site are CC BY 4.0.</p>"],
  ["licence of a column of another", "license", "GPL-3.0", COMPARED, "GPL-3.0", "Licence"],
  [
    "openness of who gets a discount",
    "open_source",
    true,
    "<p>Charities and open source projects get Tidewell for free.</p>",
  ],
  ["crowd that helps", "team_size", "130", "<p>More than 130 people have contributed since.</p>"],
  ["figure cut out of a count", "team_size", "60", "<p>Tidewell compte 60 000 personnes, et une équipe de cinq.</p>"],
  ["year of a donor", "founded_year", 2009, "<p>The Nordic Fund (Malmö, since 2009) gave us money.</p>"],
  [
    "company whose library is in use",
    "legal_name",
    "Strichwerk GmbH",
    "<footer>Die Bibliothek stammt von der Strichwerk GmbH, Kiel.</footer>",
  ],
];

/** What says the claim by itself, among the like. */
const SAID: Row[] = [
  [
    "platform beside one that is to come",
    "platforms",
    ["Android"],
    "<p>Tidewell is available for Android. A version for Windows is planned.</p>",
  ],
  ["platform of a row that says yes", "platforms", ["Windows"], "<p>Runs on Windows and macOS.</p>"],
  ["licence of the server", "license", "EUPL-1.2", "<p>The server is under the EUPL-1.2 licence.</p>"],
  [
    "licence since a version",
    "license",
    "AGPL",
    "<p>Version 2 was under the MIT licence; Tidewell 3 is under the AGPL.</p>",
  ],
  ["team", "team_size", "twelve people", "<p>We are twelve people in Kiel.</p>"],
];

function verdict([, field, value, html, ...texts]: Row) {
  const reading = site(`<main><h1>Tidewell</h1>${html}</main>`);
  const cites = texts.length > 0 ? texts : [html.replace(/<[^>]+>/g, "")];
  return verifyField(reading, field, { value, sources: citing(reading, ...cites) } as never);
}

describe("the evidence rule: one sentence carries the claim", () => {
  it.each(TRAPS)("refuses the %s", (...row) => expect(verdict(row).ok).toBe(false));
  it.each(SAID)("takes the %s", (...row) => expect(verdict(row)).toMatchObject({ ok: true }));
});
