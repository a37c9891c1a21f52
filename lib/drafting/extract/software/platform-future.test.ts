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
