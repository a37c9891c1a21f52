import { describe, expect, it, vi } from "vitest";
import { citing, reasonOf } from "@/lib/testing/drafting/citing";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";
import { verifyFounder } from "../verify";

// What the rules read has its scope checked there.
vi.mock("@/lib/drafting/extract/known", async (load) => ({
  ...(await load<object>()),
  knownPeople: () => ({}),
  founderMentions: () => [],
}));

/** What the evidence rule says of Jane Roe as a founder, where a heading and a text below it are cited. */
function judged(heading: string, text: string, between = ""): string {
  const reading = acme(`<h1>${heading}</h1>${between}<p>${text}</p>`, "/page");
  const value = { name: "Jane Roe", role: null, bio: null, photo_url: null, links: {} };
  return reasonOf(verifyFounder(reading, { value, sources: citing(reading, heading, text) }));
}
const BELIEVED = "it was believed";

describe("a founder below a heading", () => {
  it.each([
    ["Talk to the person running Acmeflow support", "Contact Jane Roe"],
    ["Hire the developer building Acmeflow plugins", "Jane Roe"],
  ])("is not believed where it is over a part of the product: %s", (heading, text) => {
    expect(judged(heading, text)).not.toBe(BELIEVED);
  });

  it.each([
    ["Speak with the person making Acmeflow.", "Contact Jane Roe"],
    ["Write to the developer who built Acmeflow", "Jane Roe"],
    ["Der Mensch hinter Acmeflow", "Kontakt Jane Roe"],
    ["La persona que hace Acmeflow", "Jane Roe"],
    ["La personne qui développe Acmeflow", "Jane Roe"],
    ["Who Is Behind This", "Hello, my name is Jane Roe, I live in Kelpton and write software for a living."],
    ["Who's behind Acmeflow?", "I'm Jane Roe and I live in Kelpton."],
    ["Wer steckt dahinter?", "Hallo, ich bin Jane Roe und wohne in Kelpdorf."],
    ["Wer steht hinter Acmeflow", "Mein Name ist Jane Roe."],
    ["Qui se cache derrière Acmeflow ?", "Je m'appelle Jane Roe."],
    ["Chi c'è dietro Acmeflow?", "Mi chiamo Jane Roe."],
    ["Kto stoi za Acmeflow?", "Nazywam się Jane Roe."],
    ["Quem está por trás do Acmeflow?", "Meu nome é Jane Roe."],
  ])("is believed where it calls one person the maker, or asks who is behind it: %s / %s", (heading, text) => {
    expect(judged(heading, text)).toBe(BELIEVED);
  });

  it.each([
    ["Speak with the person making the order.", "Contact Jane Roe"],
    ["Meet the people making Acmeflow better", "Contact Jane Roe"],
    ["Speak with the person making maps for Acmeflow", "Contact Jane Roe"],
    ["Speak with the person making Acmeflow.", "Jane Roe helps with invoices."],
    ["Contact us", "Contact Jane Roe"],
    ["Who is behind the maps", "My name is Jane Roe."],
    ["Who we are", "My name is Jane Roe."],
    ["Who is behind this", "Our accountant is Jane Roe."],
  ])("is refused where it is over others, other work, or nobody speaks: %s / %s", (heading, text) => {
    expect(judged(heading, text)).not.toBe(BELIEVED);
  });

  it("is refused where another person, or another text, stands between", () => {
    expect(judged("Speak with the person making Acmeflow.", "Contact Jane Roe", "<p>Max Berg</p>")).not.toBe(BELIEVED);
    expect(judged("Who is behind this", "My name is Jane Roe.", "<p>Kelp Works makes it.</p>")).not.toBe(BELIEVED);
  });
});
