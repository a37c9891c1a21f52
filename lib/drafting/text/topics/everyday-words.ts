import { BUILDING } from "./building";
import { LIVING } from "./living";
import { NORDIC } from "./nordic";
import { START, startOf, wordsOf } from "./topic";
import { TRADES } from "./trades";
import { WORKING } from "./working";

/** Endings that make nouns of other words, in the languages that set nouns without an article: "Installation takes", "Planung kostet". */
const DERIVED =
  /(?:ings?|tions?|sions?|ments?|ness|it(?:y|ies)|ances?|ences?|wares?|ships?|isms?|ages?|ures?|als|ung(?:en)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|ität|tät|heid|teit|atie|anie|enie|cja|cje|ość|ctwo|ning|het|hed|else)$/iu;
/** Words that begin sentences about software and are in no description of what it is for. */
const SAID_OF_SOFTWARE = wordsOf(
  "access account admin all also any anybody anyone app basic beta both box business button cancel card change choice click code connection copy core cost count crew customer daily data day default delivery demo desk developer device download draft each edit edition email enterprise entry error event everybody everyone example export extra feature feedback file filter final first folder form free gratis guest half hardware help here history home hour idea import income info input item job key label language last layout letter level licence license life light limit line link list local log login logo machine mail maker manual map menu message mode model money month more most name network news next no nobody none note number office offline one only order other our output owner page paper part partner password payment people person phone plan point power price print privacy product profile program project question quick reader report result right role room sale sample save scale school screen search season second security seller server service set setup shift shop sign single site size software somebody someone source space speed staff standard start starter state step stock stop storage store student studio style subscription success summer support sync table task tax team template test text theme third ticket time today tomorrow tool total trade traffic trial type unlimited update upgrade use user value version video view volume watch weather week winter word work worker world year yesterday " +
    "angebot arbeit bedienung betrieb daten dienst geld gerät hilfe inhalt jeder jede jedes kunde kundschaft hardware leute mehr mitarbeiter niemand preis produkt programm recht rechner schluss strom technik umsatz vertrieb wissen zeit zugang " +
    "aanbod abonnement bestand dienst gebruik gebruiker geld hulp iedereen inhoud klant niemand ondersteuning opslag papier prijs programma tijd uitleg werk " +
    "aplikacja cena czas dane firma klient konto obsługa plan pomoc praca produkt program serwer strona system usługa użytkownik wersja wszystko każdy nikt " +
    "alla användare data hjälp ingen innehåll kund pris program tid alle bruger brugere hjælp indhold kunde pris tid",
);
/** Topics' words by the letters they begin with: they are some thousand, of which a page needs few as stems. */
const WRITTEN = Map.groupBy(
  [BUILDING, LIVING, NORDIC, TRADES, WORKING].flatMap((topics) =>
    Object.entries(topics)
      .join(" ")
      .split(/[^\p{L}\p{N}]+/u),
  ),
  startOf,
);
const SAID = new Set(SAID_OF_SOFTWARE.map(({ stem }) => stem));
const known = new Map<string, Set<string>>();

function isKnown(stem: string): boolean {
  const start = stem.slice(0, START);
  const stems = known.get(start) ?? new Set((WRITTEN.get(start) ?? []).flatMap(wordsOf).map((one) => one.stem));
  known.set(start, stems);
  return stems.has(stem) || SAID.has(stem);
}

/** True for a word that products and their makers use of anything: a name is another. */
export function isEverydayWord(word: string): boolean {
  return DERIVED.test(word) || wordsOf(word).every(({ stem }) => isKnown(stem));
}
