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

const open = (body: string, ...cited: string[]) => {
  const reading = site(`<main><h1>Tidewell</h1>${body}</main>`);
  return verifyField(reading, "open_source", { value: true, sources: citing(reading, ...cited) });
};

describe("open source that a reader tells", () => {
  it.each([
    "Tidewell would not exist without the people who have written open source software.",
    "The source code for the agent is on GitHub.",
    "Agent Source Code",
    "Tidewell ships open-source parts, and none of them gathers data.",
    "Transkribiert wird mit den Apache-lizenzierten Modellen von Kelpsprache.",
    "Nos serveurs tournent avec des logiciels libres.",
    "If we ever close, we will release the source code under the GPL.",
    "Tidewell lists every open source licence: MIT, Apache-2.0, GPL-3.0",
  ])("is refused where others', a part, or what it is made with is open: %s", (text) => {
    expect(reasonOf(open(`<p>${text}</p>`, text))).not.toBe("it was believed");
  });

  it.each([
    "Tidewell is open source.",
    "The source code is on GitHub.",
    "Der Quellcode liegt auf GitHub.",
    "Tidewell est un logiciel libre.",
    "Es software libre y gratuito.",
    "100% open source",
    "Our app is published under the MIT License.",
  ])("is believed where the product is: %s", (text) => {
    expect(open(`<p>${text}</p>`, text)).toMatchObject({ ok: true });
  });
});

const licence = ([value, body, ...cited]: Row) => {
  const reading = site(`<main><h1>Tidewell</h1>${body}</main>`);
  return verifyField(reading, "license", { value, sources: citing(reading, ...cited) });
};

const CITED_DATA = "Ministry of Lakes. Depth charts, [data set], 2024. Licence: CC BY 4.0.";
const OF_LEAVE = "We grant you a limited, non-exclusive, non-transferable licence to use the Service.";
const OF_UPLOADS = "You grant us a worldwide, royalty-free licence to host what you upload.";
const OF_SOFTWARE = "You get a non-exclusive licence to install and use the Software.";

describe("licences that a reader tells", () => {
  it.each<Row>([
    ["Commercial", "<ul><li>Commercial license to be had.</li></ul>", "Commercial license to be had."],
    ["CC BY 4.0", `<p>${CITED_DATA}</p>`, "Licence: CC BY 4.0."],
    ["CC BY 4.0", `<p>${CITED_DATA}</p>`, CITED_DATA],
    ["CC BY", "<h2>Données ouvertes utilisées</h2><p>Licence : CC BY 4.0.</p>", "Licence : CC BY 4.0."],
    ["CC BY", "<p>Wetterdaten: Kelpdienst, CC BY</p>", "Wetterdaten: Kelpdienst, CC BY"],
    ["MIT", "<p>Free for MIT licensed projects.</p>", "Free for MIT licensed projects."],
    ["ODbL", "<h3>Datenquellen</h3><p>Lizenz: ODbL</p>", "Lizenz: ODbL"],
    ["limited, non-exclusive, non-transferable licence", `<p>${OF_LEAVE}</p>`, OF_LEAVE],
    ["worldwide, royalty-free licence", `<p>${OF_UPLOADS}</p>`, OF_UPLOADS],
  ])("are refused where data has them, or leave is given to use a service: %s, %s", (...row) => {
    expect(reasonOf(licence(row))).not.toBe("it was believed");
  });

  it.each<Row>([
    ["MIT", "<h3>Tidewell</h3><p>Licence: MIT</p>", "Licence: MIT"],
    ["GPL", "<p>Tidewell steht unter der GPL.</p>", "Tidewell steht unter der GPL."],
    ["non-exclusive licence", `<p>${OF_SOFTWARE}</p>`, OF_SOFTWARE],
  ])("are believed where the product has them: %s, %s", (...row) => {
    expect(licence(row)).toMatchObject({ ok: true });
  });
});
