import { describe, expect, it } from "vitest";
import { draftPart, markedReading } from "@/lib/drafting/draft-part";
import { verifySocial } from "@/lib/drafting/verify/verify";
import { citing } from "@/lib/testing/drafting/citing";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { shortensName } from "./accounts";

function accountsOf(...urls: string[]): string[] {
  const links = urls.map((url) => `<li><a href="${url}"><i></i></a></li>`).join("");
  const { company_socials } = draftPart("people", acme(`</main><footer><ul>${links}</ul></footer><main>`));
  return Object.values(company_socials)
    .flatMap((one) => one?.value ?? [])
    .sort();
}

const OWN = ["https://www.facebook.com/acmeflowapp", "https://www.instagram.com/acmeflow/"];

describe("accounts of another name among the site's own", () => {
  it("are the theme author's, and left out", () => {
    expect(accountsOf(...OWN, "https://twitter.com/kelpthemes")).toEqual(OWN);
  });

  it("are the site's own where they shorten its name", () => {
    expect(shortensName("JHarborside", ["jadeharborside"])).toBe(true);
    expect(shortensName("kelpside", ["jadeharborside"])).toBe(false);
    expect(shortensName("kharborside", ["jadeharborside"])).toBe(false);
  });

  it("are left out whoever proposes them", () => {
    const theirs = "https://twitter.com/kelpthemes";
    const links = [...OWN, theirs].map((url) => `<li><a href="${url}"><i></i></a></li>`).join("");
    const reading = markedReading(acme(`</main><footer><ul>${links}</ul></footer><main>`));
    const verdict = verifySocial(reading, "x", { value: theirs, sources: citing(reading, theirs) });
    expect(verdict).toMatchObject({ ok: false });
  });

  it("are the maker's where two platforms have them, or where none is called as the site is", () => {
    const makers = ["https://twitter.com/kelpworks", "https://www.youtube.com/@kelpworks"];
    expect(accountsOf(OWN[0] ?? "", ...makers)).toEqual([...makers, OWN[0]].toSorted());
    expect(accountsOf("https://twitter.com/kelpworks")).toEqual(["https://twitter.com/kelpworks"]);
  });

  it.each([
    "Powered by Gull, theme Harbour by Jane Roe",
    "Thème Harbour par Jane Roe",
    "Tema Harbour di Jane Roe",
    "Webdesign: Jane Roe",
    "Szablon Harbour: Jane Roe",
  ])("are those of whom the line credits, on however many platforms: %j", (line) => {
    const links = `<a href="https://x.com/janeroethemes">X</a>, <a href="https://instagram.com/janeroethemes">Instagram</a>`;
    const own = `<p><a href="${OWN[0]}">Facebook</a></p>`;
    const { company_socials } = draftPart(
      "people",
      acme(`</main><footer>${own}<p>${line} (${links})</p></footer><main>`),
    );
    expect(Object.keys(company_socials)).toEqual(["facebook"]);
  });

  it("stay where they are rooms that are joined by invitation", () => {
    expect(accountsOf(...OWN, "https://discord.gg/aBcD12")).toEqual(["https://discord.gg/aBcD12", ...OWN]);
  });
});
