import { describe, expect, it } from "vitest";
import { extractCommercial } from "@/lib/drafting/extract/commercial";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(text: string): string[] {
  const reading = acme(`<p>${text}</p>`);
  return judgeCandidates(reading, extractCommercial(reading)).fields.platforms?.value ?? [];
}

/** Written to develop the rule on. */
const DEVELOPED: [string, string[]][] = [
  ["Acmeflow works in any browser.", ["Web"]],
  ["The app runs on Linux.", ["Linux"]],
  ["There is an app for Android tablets.", ["Android"]],
  ["Acmeflow läuft auf Linux und in Docker.", ["Linux", "Docker"]],
  ["Läuft direkt im Browser, ohne Installation.", ["Web"]],
  ["Télécharger pour Windows", ["Windows"]],
  ["Acmeflow fonctionne dans votre navigateur.", ["Web"]],
  ["Descargar para Android", ["Android"]],
  ["Funciona en cualquier navegador.", ["Web"]],
  ["Acmeflow funziona su Mac.", ["macOS"]],
  ["Acmeflow draait op een Raspberry Pi.", ["Raspberry Pi"]],
  ["Alles werkt in de browser.", ["Web"]],
  ["Acmeflow działa w przeglądarce.", ["Web"]],
  ["Baixar para Android", ["Android"]],
  ["Acmeflow är en webbapp.", ["Web"]],
  ["We watch servers that run on Linux.", []],
  ["Acmeflow does not run on Windows.", []],
  ["An app for Android is planned.", []],
  ["Does it work in any browser?", []],
  ["It replaces tools that work in the browser.", []],
  ["They run on this page alone, in your browser.", []],
];

/** Written beside them and looked at only afterwards. */
const CHECKED: [string, string[]][] = [
  ["Acmeflow tiene una aplicación nativa para teléfonos Android.", ["Android"]],
  ["Acmeflow dispose d'une application native pour les téléphones Android.", ["Android"]],
  ["Acmeflow ha un'app nativa per telefoni Android.", ["Android"]],
  ["Acmeflow tem um aplicativo nativo para celulares Android.", ["Android"]],
  ["Acmeflow is a web app.", ["Web"]],
  ["Runs on iPhone and Android.", ["iOS", "Android"]],
  ["Available for Mac", ["macOS"]],
  ["Verfügbar für Windows", ["Windows"]],
  ["Funktioniert in jedem modernen Browser.", ["Web"]],
  ["Disponible sur iPhone et Android.", ["iOS", "Android"]],
  ["Disponible para Windows y Mac", ["Windows", "macOS"]],
  ["Funziona direttamente nel browser.", ["Web"]],
  ["Disponibile per iPhone e Android", ["iOS", "Android"]],
  ["Beschikbaar voor iPhone en Android", ["iOS", "Android"]],
  ["Fungerar i alla webbläsare.", ["Web"]],
  ["Hent til Windows", ["Windows"]],
  ["Der Kalender läuft in Docker.", ["Docker"]],
  ["Your customers work in the browser.", []],
  ["Acmeflow ne fonctionne pas sur Windows.", []],
  ["Bientôt disponible sur Android.", []],
  ["Import files from apps for Android.", []],
  ["Funktioniert nicht im Browser.", []],
];

describe("platforms, as sites say them", () => {
  it.each([...DEVELOPED, ...CHECKED])("reads %j as %j", (text, names) => {
    expect(platformsOf(text)).toEqual(names);
  });
});
