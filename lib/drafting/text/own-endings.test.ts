import { describe, expect, it } from "vitest";
import { announcesEnd, isFarewell } from "./endings";

const announces = (sentence: string) => announcesEnd(sentence, ["Marlpit"]);

describe("the end of the product", () => {
  it.each([
    "Marlpit closes 12 tickets a minute.",
    "We are shutting down Marlpit in 3 steps.",
    "We are closing down our platform to new wholesalers.",
    "Marlpit will close 40 deals for you.",
    "Marlpit ferme 10 tickets par jour.",
    "Marlpit cierra 12 tickets por minuto.",
    "Marlpit chiude 12 ticket al minuto.",
    "Marlpit sluit 12 tickets per minuut.",
    "Marlpit fecha 12 tickets por minuto.",
    "Marlpit shuts down idle servers at night.",
    "Marlpit closes down old tickets.",
    "Marlpit will shut down idle servers for you.",
    "Marlpit schließt die Pforten automatisch.",
    "Marlpit closes March books in a day.",
    "Marlpit closes 12 March tickets at once.",
    "Marlpit schließt Lücken endgültig und sicher.",
    "Marlpit schließt Lücken endgültig.",
    "Marlpit schließt Ihre Türen bei Nacht.",
  ])("is not what it closes for others: %s", (sentence) => {
    expect(announces(sentence)).toBe(false);
  });

  it.each([
    "We have discontinued Marlpit 1 and moved everybody to Marlpit 2.",
    "Zamykamy Marlpit 1.",
    "We have decided to close Marlpit 2019.",
    "Nous arrêtons Marlpit 1.",
  ])("is not that of an edition: %s", (sentence) => {
    expect(announces(sentence)).toBe(false);
  });

  it.each([
    "Marlpit closes on 24 December.",
    "Unser Betrieb endet am Abend.",
    "Our business is now closed.",
    "Our business closes in August.",
    "L’entreprise ferme le 24 décembre.",
    "When the sun sets, the app is switched off.",
    "Early access to Marlpit closes on 30 June 2027.",
    "L’accès à Marlpit ferme le 30 juin 2027.",
  ])("is not that of a day, a season or an offer: %s", (sentence) => {
    expect(announces(sentence)).toBe(false);
  });

  it.each([
    "We will never shut down Marlpit.",
    "Nunca cerramos Marlpit.",
    "No hemos decidido cerrar Marlpit.",
    "People ask whether we have decided to close Marlpit.",
    "Wir stellen Marlpit auf Ihre Bedürfnisse ein.",
    "Wir stellen Marlpit gemeinsam mit Ihnen ein.",
    "Marlpit macht Fenster dicht.",
    "Nous avons décidé de fermer Marlpit aux robots.",
    "Make sure Marlpit has closed.",
    "Marlpit has closed, in May, its first round.",
    "Sous Windows 7, l’application n’est plus disponible.",
    "Für Windows 7 und 8, sagt unser Team, ist die App nicht mehr verfügbar.",
  ])("is not told by %s", (sentence) => {
    expect(announces(sentence)).toBe(false);
  });

  it.each([
    "Marlpit closes on 30 June 2027.",
    "Marlpit closes on June 30, 2027, and so does its app.",
    "Marlpit will close on June 30th, 2027.",
    "Marlpit will close for good.",
    "Marlpit shuts down on 30 June.",
    "Marlpit has shut down for good.",
    "Sadly, Marlpit has closed.",
    "Marlpit was switched off on 1 May 2026.",
    "We are sunsetting Marlpit at the end of June.",
    "We will shut down Marlpit in March.",
    "We will shut down Marlpit in 2027.",
    "Wir stellen Marlpit leider zum Jahresende ein.",
    "Wir haben beschlossen, Marlpit zum 31. März 2027 einzustellen.",
    "Marlpit schließt endgültig.",
    "Marlpit schließt am 30. Juni 2027 endgültig.",
    "Marlpit schließt seine Tore.",
    "Marlpit macht zum Jahresende dicht.",
    "Unser Dienst ist leider nicht mehr verfügbar.",
    "Marlpit n’est plus disponible.",
    "Nous fermons Marlpit le 1er mai.",
    "Marlpit ferme le 1er mai 2027.",
    "Marlpit chiude il 30 giugno 2027.",
    "Marlpit sluit op 30 juni 2027.",
    "Marlpit encerra em 30 de junho de 2027.",
    "Zamykamy Marlpit.",
  ])("is told by %s", (sentence) => {
    expect(announces(sentence)).toBe(true);
  });

  it("is not told by a sentence whose rest says something else, wherever a farewell must stand", () => {
    const start = "Minutes of every meeting, in one place for all. ".repeat(2);
    const told = `${start}${"x".repeat(160 - start.length - " Marlpit has closed".length - 1)}. Marlpit has closed the gap.`;
    expect(isFarewell(told, ["Marlpit"])).toBe(false);
    expect(isFarewell("Marlpit closes 12 loads an hour. Drivers wait no more.", ["Marlpit"])).toBe(false);
    expect(isFarewell("Marlpit has closed. Thank you all.", ["Marlpit"])).toBe(true);
  });
});
