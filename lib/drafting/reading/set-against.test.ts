import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function fieldsOf(text: string, lang: string, heading = "") {
  const reading = acme(`${heading}<p>${text}</p>`);
  const pages = reading.pages.map((page) => ({ ...page, lang }));
  return draftPart("commercial", { ...reading, pages }).fields;
}

describe("a name that the product is set against", () => {
  it.each([
    ["en", "Unlike Kelpline, it runs on Windows and macOS."],
    ["en", "Compared with Kelpline, it runs on Windows and macOS."],
    ["de", "Anders als Kelpline läuft es auf Windows und macOS."],
    ["de", "Im Gegensatz zu Kelpline läuft Acmeflow unter Windows und macOS."],
    ["fr", "Contrairement à Kelpline, Acmeflow fonctionne sur Windows et macOS."],
    ["es", "A diferencia de Kelpline, funciona en Windows y macOS."],
    ["it", "A differenza di Kelpline, funziona su Windows e macOS."],
    ["nl", "In tegenstelling tot Kelpline draait het op Windows en macOS."],
    ["pt", "Ao contrário do Kelpline, funciona em Windows e macOS."],
  ])("governs nothing (%s): %s", (lang, text) => {
    expect(fieldsOf(text, lang).platforms?.value).toEqual(["Windows", "macOS"]);
  });

  it.each([
    ["en", "Unlike Kelpline, which runs on Windows and macOS, we stay on paper."],
    ["en", "We used Kelpline before. It runs on Windows and macOS."],
    ["de", "Anders als Kelpline, das auf Windows und macOS läuft, bleiben wir bei Papier."],
  ])("governs what is told of it (%s): %s", (lang, text) => {
    expect(fieldsOf(text, lang).platforms ?? null).toBeNull();
  });
});

describe("what others have", () => {
  it.each([
    "Your team and their apps stay in step with Acmeflow for Windows and macOS.",
    "Bakeries run their company with Acmeflow on Windows and macOS.",
    "Acmeflow runs on Windows and macOS, for crews and their team leads.",
  ])("takes nothing from the product that is named nearer: %s", (text) => {
    expect(fieldsOf(text, "en").platforms?.value).toEqual(["Windows", "macOS"]);
  });

  it("leaves a product free that is free for their team too", () => {
    expect(fieldsOf("Acmeflow is free for everyone and their team leads.", "en").pricing_model?.value).toBe("free");
  });

  it.each([
    "Drivers get their own app, which runs on Windows and macOS.",
    "Acmeflow sends the stops to drivers: their app runs on Windows and macOS.",
  ])("is theirs, where nothing of ours stands nearer: %s", (text) => {
    expect(fieldsOf(text, "en").platforms ?? null).toBeNull();
  });
});
