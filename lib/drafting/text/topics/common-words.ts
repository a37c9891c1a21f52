import { wordsOf } from "./topic";

/** Words of everyday use that also name a trade's things: a bar of a menu, a machine of whatever kind, a review of anything. */
const COMMON = [
  "bar, machine, board, log, track, table, room, list, card, page, check, review, inspection, exam, phone, record, station, match, key, shift, field",
  "prüfung, tafel, karte, liste, maschine, raum, telefon, gerät, leiste",
  "carte, tableau, liste, examen, téléphone, salle, fiche, barre",
  "mesa, lista, máquina, tarjeta, carta, teléfono, sala, ficha, revisión, barra",
  "tavolo, macchina, esame, scheda, telefono, barra",
  "lijst, tafel, kaart, telefoon, toestel, balk",
  "przegląd, maszyna, karta, telefon, pokój, tablica, pasek",
  "exame, cartão, telefone, revisão, quadro",
  "lista, bord, kort, maskin, prov, rum, liste, prøve",
].flatMap((words) => wordsOf(words).map(({ stem }) => stem));

const STEMS = new Set(COMMON);

/** True for a phrase of one word that says little by itself of what a product is for. */
export function isCommonWord(phrase: string): boolean {
  return STEMS.has(phrase);
}
