import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(body: string, path = "/"): string[] {
  const reading = acme(body, path);
  return judgeCandidates(reading, extractCommercial(reading)).fields.platforms?.value ?? [];
}

describe("systems that a manual names", () => {
  it.each([
    "Acmeflow reads backups made on Windows and macOS.",
    "The Acmeflow bridge talks to agents on Windows, Linux and macOS machines you watch.",
    "Acmeflow liest Sicherungen, die unter Windows und macOS laufen.",
    "Acmeflow lit les fichiers créés sous Windows et macOS.",
    "Acmeflow lee copias hechas en Windows y macOS.",
    "Acmeflow legge copie fatte su Windows e macOS.",
    "Acmeflow leest kopieën die op Windows en macOS gemaakt zijn.",
    "Acmeflow czyta kopie zrobione na Windows i macOS.",
    "Acmeflow lê cópias feitas em Windows e macOS.",
  ])("are none of the product where it only meets them: %s", (text) => {
    expect(platformsOf(`<h1>Manual</h1><p>${text}</p>`, "/docs")).toEqual([]);
  });

  it.each([
    ["Acmeflow runs on Windows and macOS.", ["Windows", "macOS"]],
    ["Acmeflow is a desktop app for Windows and macOS.", ["Windows", "macOS"]],
    ["Acmeflow supports Windows, macOS and Linux.", ["Windows", "macOS", "Linux"]],
    ["Acmeflow läuft unter Windows und macOS.", ["Windows", "macOS"]],
    ["Acmeflow fonctionne sous Windows et macOS.", ["Windows", "macOS"]],
    ["Acmeflow funciona en Windows y macOS.", ["Windows", "macOS"]],
    ["Acmeflow funziona su Windows e macOS.", ["Windows", "macOS"]],
    ["Acmeflow draait op Windows en macOS.", ["Windows", "macOS"]],
    ["Acmeflow działa na Windows i macOS.", ["Windows", "macOS"]],
    ["Acmeflow funciona em Windows e macOS.", ["Windows", "macOS"]],
    ["Acmeflow fungerar på Windows och macOS.", ["Windows", "macOS"]],
    ["Acmeflow kører på Windows og macOS.", ["Windows", "macOS"]],
    ["Acmeflow plans shifts. It runs on Windows and macOS.", ["Windows", "macOS"]],
  ])("are the product's where it runs there: %s", (text, names) => {
    expect(platformsOf(`<h1>Manual</h1><p>${text}</p>`, "/docs")).toEqual(names);
  });
});

describe("platforms under a rhetorical question", () => {
  it.each([
    ["Why is there no cloud?", "Acmeflow runs on Windows and macOS."],
    ["No account, no cloud?", "Acmeflow runs on Windows and macOS."],
    ["Warum keine Cloud?", "Acmeflow läuft auf Windows und macOS."],
    ["Pourquoi pas de cloud ?", "Acmeflow fonctionne sur Windows et macOS."],
    ["¿Por qué no hay nube?", "Acmeflow funciona en Windows y macOS."],
    ["Perché non c’è il cloud?", "Acmeflow funziona su Windows e macOS."],
    ["Waarom geen cloud?", "Acmeflow draait op Windows en macOS."],
    ["Por que não há nuvem?", "Acmeflow funciona em Windows e macOS."],
    ["Varför inget moln?", "Acmeflow fungerar på Windows och macOS."],
  ])("about something else stay: %s %s", (question, text) => {
    expect(platformsOf(`<h2>${question}</h2><p>${text}</p>`)).toEqual(["Windows", "macOS"]);
  });

  it.each([
    ["Why is there no mobile app?", "It’s cross-platform: works on iOS and Android."],
    ["Warum keine App?", "Läuft auf iOS und Android."],
    ["Why not Linux?", "Works on Windows and Linux."],
    ["Pourquoi pas d’application ?", "Fonctionne sur iOS et Android."],
  ])("about an app or a system stay blank: %s %s", (question, text) => {
    expect(platformsOf(`<h2>${question}</h2><p>${text}</p>`)).toEqual([]);
  });
});
