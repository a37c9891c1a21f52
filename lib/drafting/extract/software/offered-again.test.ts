import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import type { ProfileField } from "@/lib/schemas/profile";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function fieldOf(part: "commercial" | "people", field: ProfileField, body: string): unknown {
  return draftPart(part, acme(body)).fields[field]?.value ?? null;
}

describe("platforms", () => {
  it.each([
    "For macOS 12 or later and Windows 10 or later.",
    "Für macOS 12 und Windows 10.",
    "Pour macOS 12 et Windows 10.",
  ])("are a sentence of their own: %j", (text) => {
    expect(fieldOf("commercial", "platforms", `<p>${text}</p>`)).toEqual(["macOS", "Windows"]);
  });

  it.each(["<h2>Imports from</h2><p>Linux and macOS.</p>", "<p>For Windows and Linux people we have news.</p>"])(
    "are not read from %j",
    (body) => {
      expect(fieldOf("commercial", "platforms", body)).toBeNull();
    },
  );
});

describe("a trial", () => {
  it.each([
    ["The demo is the whole program for 10 days.", "10 days"],
    ["Wersja demonstracyjna działa 45 dni.", "45 days"],
    ["Die Demoversion läuft 30 Tage.", "30 days"],
    ["La version de démonstration fonctionne 15 jours.", "15 days"],
  ])("is a demo that runs for a time: %j", (text, value) => {
    expect(fieldOf("commercial", "free_trial", `<p>${text}</p>`)).toBe(value);
  });

  it("is not a demo that somebody shows", () => {
    expect(fieldOf("commercial", "free_trial", "<p>Book a demo: we answer within 2 days.</p>")).toBeNull();
  });
});

describe("documentation", () => {
  it.each([
    [`<nav><a href="/anleitung.html">Anleitung</a></nav>`, "https://acmeflow.test/anleitung.html"],
    [`<nav><a href="https://help.acmeflow.test/">Help centre</a></nav>`, "https://help.acmeflow.test/"],
    [`<nav><a href="/mode-d-emploi">Mode d’emploi</a></nav>`, "https://acmeflow.test/mode-d-emploi"],
    [`<nav><a href="/instrukcja.html">Instrukcja obsługi</a></nav>`, "https://acmeflow.test/instrukcja.html"],
  ])("is read from %j", (body, url) => {
    expect(fieldOf("people", "docs_url", body)).toBe(url);
  });
});

describe("licence", () => {
  it.each([
    ["Der ganze Quelltext steht unter der GPL-3.0.", "GPL-3.0"],
    ["Der gesamte Quellcode steht unter der MIT-Lizenz.", "MIT"],
    ["Tout le code source est sous licence GPL-3.0.", "GPL-3.0"],
  ])("is of all the code: %j", (text, value) => {
    expect(fieldOf("commercial", "license", `<p>${text}</p>`)).toBe(value);
  });
});
