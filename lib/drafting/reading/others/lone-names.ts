import { lookup } from "@/lib/core/lookup";
import { isEverydayWord } from "@/lib/drafting/text/topics/everyday-words";
import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { type OwnNames, ownNameIn } from "../own-names";
import { isWrittenSmall } from "../page-words";

/** What somebody does with whom a sentence begins, by language. */
const DOES = lookup<string>({
  en: "is|has|costs?|offers?|gives?|runs?|comes?|keeps?|charges?|takes?|sends?|lets?|works?|was|had|can|will|does|backs?|supports?|publish(?:es)?|hosts?|stores?|draws?|employs?|makes?|provides?|handles?|began|started",
  de: "ist|hat|kostet|bietet|läuft|gibt|kann|kommt|verlangt|nimmt|hält|war|wird|wurde|unterstützt|betreibt|beschäftigt|speichert|macht|sitzt|steht|begann|startete",
  fr: "est|a|coûte|offre|propose|tourne|donne|demande|peut|garde|prend|était|fonctionne|soutient|héberge|existe|emploie|compte|publie",
  es: "es|tiene|cuesta|ofrece|funciona|da|cobra|puede|era|fue|cuenta|emplea|apoya|aloja|nació|está",
  it: "è|ha|costa|funziona|dà|chiede|può|gira|offre|conta|sostiene|ospita|nacque",
  nl: "is|heeft|kost|biedt|draait|geeft|kan|rekent|was|werd|telt|steunt|bewaart|werkt",
  pl: "jest|ma|kosztuje|oferuje|działa|daje|może|była?|powstał[ao]?|obsługuje|przechowuje|zatrudnia|wspiera|liczy|mieści",
  pt: "é|tem|custa|oferece|corre|dá|pode|foi|emprega|apoia|aloja|nasceu|funciona",
  sv: "är|har|kostar|erbjuder|var|grundades|kör|fungerar|ger",
  da: "er|har|koster|tilbyder|var|kører|fungerer|giver|blev",
});
const ALSO = "also|itself|currently|auch|selbst|aussi|también|anche|ook|też|także|também|się|också|også";
const doing = (verbs: string) => new RegExp(`^[®™]?(?:\\s(?:${ALSO}))?\\s(?:${verbs})(?!\\p{L})`, "iu");
/** A verb right behind a word that opens its sentence: the word is the subject. */
export const VERB = doing([...DOES.values()].join("|"));
const VERBS = new Map([...DOES].map(([code, verbs]) => [code, doing(verbs)]));

/** Words that open sentences and name nobody. */
export const OPENING = exactly(
  "it|this|that|there|these|those|everything|nothing|each|every|one|what|which|who|whoever|she|he|they|you|here|now|then|still|already|always|never|often|below|above|inside|behind|next|mine|ours|yours|theirs|hers|his|why|how|where|when|either|neither|none|some|much|many|enough|today|perhaps|maybe|soon|thus|hence|so|such|only|just|also|yet|once|else|few|several|another|whatever",
  "es|das|dies|diese[rsmn]?|alles|nichts|man|was|wer|wie|wo|wann|warum|sie|er|hier|dort|dann|jetzt|so|dam?it|dazu|danach|dabei|dafür|daher|darum|deshalb|darin|dadurch|davon|außerdem|auch|nur|schon|noch|heute|seitdem|inzwischen|derzeit|aktuell|bisher|niemand|jemand|beides|dieser|jede[rsmn]?|wirklich|natürlich|zusätzlich|übrigens|dennoch|trotzdem|insgesamt",
  "il|elle|on|cela|ça|ce|ceci|tout|rien|chacune?|chaque|aucune?|quelqu['’]un|personne|qui|quoi|où|ici|là|celui|celle|dont|lui|tel(?:le)?|l['’]un|quiconque",
  "ello|esto|eso|todo|nada|nadie|alguien|quien|cada|él|ella|uno|una|este|esta|ese|esa|aquí|ahora|hoy|ya|siempre|nunca|también|además|solo|sólo|así|después|luego|como|cuando|donde|aún|todavía|apenas|no|sí|si",
  "esso|essa|questo|questa|quello|quella|tutto|niente|nulla|nessuno|qualcuno|chi|ciò|ognuno|lui|lei|qui|ora|oggi|già|sempre|mai|anche|inoltre|solo|così|poi|come|quando|dove|ancora|non|sì|se|oggi",
  "het|dit|dat|alles|niets|iedereen|niemand|wie|wat|waar|hoe|wanneer|hij|zij|hier|daar|nu|dan|daarnaast|daarmee|daarna|daarom|ook|nog|al|alleen|zo|verder|bovendien|inmiddels|momenteel|vandaag|altijd|nooit|eerst",
  "to|wszystko|nic|kto|co|ktoś|nikt|każdy|każda|on|ona|ono|ten|ta|tu|tam|teraz|dziś|już|zawsze|nigdy|też|także|również|ponadto|tylko|tak|potem|jak|gdy|gdzie|jeszcze|nie|dodatkowo|całość|reszta|większość",
  "isto|isso|aquilo|tudo|nada|ninguém|alguém|quem|cada|ele|ela|um|uma|este|esta|aqui|agora|hoje|já|sempre|nunca|também|além|só|assim|depois|como|quando|onde|ainda|não|sim|se",
  "det|den|detta|dette|allt|alt|ingen|ingenting|intet|alla|alle|vem|hvem|vad|hvad|här|her|där|der|nu|då|så|sedan|också|også|bara|kun|idag|alltid|altid|aldrig|varje|hver|man|hon|han|hun",
);
/** "Actualmente funciona", "Currently runs", "Obecnie działa": who does it is not said. */
const ADVERB = /(?:mente|ment|ly|lly|nie|owo|sko|isch|weise|lich|lijk|igt|ligt)$/iu;
/** "Daarnaast biedt Acmeflow", "Kostenlos ist die Version": the subject follows the verb, with its article. */
const THE = lookup<string>({
  en: "the|it|our|you|your|there|they|we",
  de: "der|die|das|den|unser\\p{L}*|wir|es|sie|ihr\\p{L}*|er|man|ich|alles",
  fr: "le|la|les|l['’]|il|elle|on|nous|notre|vous|votre",
  es: "el|la|los|las|nuestr\\p{L}+|usted\\p{L}*|todo",
  it: "il|lo|la|gli|le|l['’]|nostr\\p{L}+|tutto",
  nl: "de|het|deze|dit|wij|we|ze|hij|u|je|alles|men|onze?",
  pl: "ten|ta|to|nasz\\p{L}*|wszystko|on|ona",
  pt: "o|a|os|as|noss\\p{L}+|você\\p{L}*|tudo",
  sv: "det|den|vi|du|man|allt|din|vår\\p{L}*",
  da: "det|den|vi|du|man|alt|din|vores",
});
const INVERTED = new Map([...THE].map(([code, words]) => [code, new RegExp(`^\\s(?:${words})(?!\\p{L})`, "iu")]));
/** Languages in which anything may stand before the verb: "Kostenlos ist Acmeflow". */
const VERB_SECOND = new Set(["de", "nl", "sv", "da"]);
const REST_MAX = 40;
const LENGTH_MIN = 4;

/**
 * True for a lone word with a capital that opens a sentence as its subject, where the language would set an article before any
 * noun or the word is none of everyday's, and no page of the site writes it small: "Kelpline offers a free trial".
 */
export function isLoneName(name: string, behind: string, page: PageSnapshot, pages: PageSnapshot[], own: OwnNames) {
  const code = (page.lang ?? "en").slice(0, 2).toLowerCase();
  const verb = VERBS.get(code)?.exec(behind);
  if (!verb || name.length < LENGTH_MIN || !/^\p{Lu}\p{Ll}+$/u.test(name)) return false;
  if (OPENING.test(name) || ADVERB.test(name) || isEverydayWord(name)) return false;
  const rest = behind.slice(verb[0].length);
  const isOwnNext = VERB_SECOND.has(code) && ownNameIn(own, rest.slice(0, REST_MAX))?.start === 1;
  if (isOwnNext || INVERTED.get(code)?.test(rest)) return false;
  return !pages.some((one) => isWrittenSmall(one, name));
}
