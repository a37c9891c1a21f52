import { describe, expect, it } from "vitest";
import { draftPart } from "@/lib/drafting/draft-part";
import { acme } from "@/lib/testing/drafting/fixtures/read-site";

const SAID = "Acmeflow keeps the lists of building crews, for as many yards as there are.";

function descriptionOf(text: string): string {
  const body = `<h1>Acmeflow</h1><p>${SAID}</p><p>${text}</p>`;
  return draftPart("identity", acme(body)).fields.description?.value ?? "";
}

describe("sentences that call readers to act", () => {
  it.each([
    "Schreiben Sie uns noch heute, und Ihr Trupp hat morgen seine Listen.",
    "Melden Sie Ihren Trupp heute an, dann hat er morgen seine Listen.",
    "Escríbenos hoy y tu cuadrilla tendrá mañana sus listas de obra.",
    "Envianos los requisitos y te respondemos en menos de una hora.",
    "Écrivez-nous dès aujourd'hui pour que votre équipe ait ses listes.",
    "Scrivici oggi stesso e la tua squadra avrà domani le sue liste.",
    "Bel ons vandaag nog, dan heeft je ploeg morgen zijn lijsten.",
    "Napisz do nas dzisiaj, a jutro ekipa dostanie swoje listy.",
    "Ligue-nos hoje e amanhã a sua equipa tem as listas de obra.",
    "Skriv till oss i dag så har ditt lag sina listor i morgon.",
    "Ring til os i dag, så har dit hold sine lister i morgen tidlig.",
  ])("stay out of the description: %s", (call) => {
    expect(descriptionOf(call)).toBe(SAID);
  });

  it("are not what names the same act within a sentence", () => {
    const said = "Acmeflow shows whom to call when a list is late, and who can write to whom.";
    expect(descriptionOf(said)).toContain(said);
  });
});
