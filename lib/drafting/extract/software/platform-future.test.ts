import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

function platformsOf(text: string): string[] {
  return draftPart("commercial", acme(`<p>${text}</p>`)).fields.platforms?.value ?? [];
}

describe("platforms that are in the making", () => {
  it.each([
    "An app for iPhone and Android is in the works.",
    "We are working on apps for Windows and Linux.",
    "A version for Apple Watch has been asked for by two people.",
    "Apps for iPhone and Android follow in the coming months.",
    "Eine App für iPhone und Android ist in Arbeit.",
    "Die App für Windows und Linux kommt in den nächsten Monaten.",
    "Wir arbeiten an einer App für iPhone und Android.",
    "Une application pour iPhone et Android arrive dans les mois à venir.",
    "L’application pour Windows et Linux est en chantier.",
    "Estamos preparando una app para iPhone y Android.",
    "La aplicación para Windows y Linux llegará en los próximos meses.",
    "Un’app per iPhone e Android è in lavorazione.",
    "L’app per Windows e Linux arriva nei prossimi mesi.",
    "Een app voor iPhone en Android is in de maak.",
    "Aan een app voor Windows en Linux wordt gewerkt.",
    "Pracujemy nad aplikacją na Androida i iPhone.",
    "Aplikacja na Windows i Linux jest w trakcie prac.",
    "Um app para iPhone e Android está a caminho.",
    "Estamos a desenvolver a app para Windows e Linux.",
    "En app för iPhone och Android är på gång.",
    "GPS collars and an app for Apple Watch, from spring 2097.",
    "Collari GPS e un’app per Apple Watch, dalla stagione 2097.",
    "Ab Herbst 2097: Apps für Windows und Linux.",
    "Vi arbejder på en app til iPhone og Android.",
  ])("are none yet: %j", (text) => {
    expect(platformsOf(text)).toEqual([]);
  });

  it.each([
    ["The app for Windows and macOS works on the way to work.", ["Windows", "macOS"]],
    ["Die App für iPhone und Android arbeitet auch ohne Netz.", ["iOS", "Android"]],
    ["De app voor iPhone en Android, voor onderweg.", ["iOS", "Android"]],
  ])("are not what only sounds like it: %j", (text, platforms) => {
    expect(platformsOf(text)).toEqual(platforms);
  });
});

describe("platforms that were given up", () => {
  it.each([
    "Our separate app for iPhone and Android was retired in 2021.",
    "The Windows and Linux versions are no longer available.",
    "We stopped making the app for Windows and Linux.",
    "Die App für iPhone und Android haben wir 2021 eingestellt.",
    "Die Versionen für Windows und Linux gibt es nicht mehr.",
    "L’application pour iPhone et Android a été arrêtée en 2021.",
    "La versión para Windows y Linux ya no se distribuye.",
    "L’app per iPhone e Android è stata ritirata nel 2021.",
    "La versione per Windows e Linux non è più distribuita.",
    "Onze losse app voor iPhone en Android is in 2021 gestopt.",
    "Aplikację na iPhone i Androida wycofaliśmy w 2021 roku.",
    "O app para iPhone e Android foi descontinuado em 2021.",
    "Appen för iPhone och Android lades ner 2021.",
    "Appen til iPhone og Android findes ikke længere.",
  ])("are none any more: %j", (text) => {
    expect(platformsOf(text)).toEqual([]);
  });

  it.each([
    ["Works on Windows and macOS; the Linux version was retired in 2020.", ["Windows", "macOS"]],
    ["Läuft unter Windows und macOS. Die Linux-Version haben wir eingestellt.", ["Windows", "macOS"]],
    ["Funziona su Windows e macOS. La versione per Linux non è più distribuita.", ["Windows", "macOS"]],
  ])("take none of the others with them: %j", (text, platforms) => {
    expect(platformsOf(text)).toEqual(platforms);
  });

  it("are none under the question why there is no app", () => {
    const body = "<h3>Why is there no mobile app?</h3><ul><li>It’s cross-platform: works on iOS and Android.</li></ul>";
    expect(draftPart("commercial", acme(body)).fields.platforms).toBeFalsy();
  });

  it.each(["Coming soon", "In arrivo", "Demnächst", "Bientôt", "Próximamente"])(
    "count for nothing under %j",
    (heading) => {
      expect(
        draftPart("commercial", acme(`<h2>${heading}</h2><p>An app for iPhone and Android.</p>`)).fields.platforms,
      ).toBeFalsy();
    },
  );
});
