import { FROM_TO, OTHERS, SELF, traderIn } from "@/lib/drafting/extract/known";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { escaped } from "@/lib/drafting/text/escaped";
import { foldText } from "@/lib/drafting/text/fold";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isHouse } from "@/lib/drafting/text/places";
import { isDenied, NOT_YET } from "@/lib/drafting/text/polarity";
import { anyOf, exactly, wholeWords } from "@/lib/drafting/text/words";
import { isQuestion } from "../polarity";

/** What stands right before the town that a company sits in. */
const SEAT = new RegExp(wholeWords(inAllLanguages("seat"), inAllLanguages("dwell")), "giu");
/** A preposition that leads to where somebody is. */
const IN =
  /(?:^|\s)(?:in|at|near|from|out of|aus|bei|à|près de|depuis|de|en|desde|em|no|na|do|da|dal?|di|del|a|vicino a|uit|vanuit|te|bij|i|från|fra|w|we|z|ze|spod)\s(?:(?:the|der|die|das|le|la|el|il|o|het|de|downtown|central|sunny|beautiful|old)\s)*$/iu;
/** What people do where they sit: they are, work and make things there. */
const SITS_SOURCE = wholeWords(
  "(?:we|i)['’](?:re|m)|is|are|am|was|sit(?:s|ting)?|live|work\\p{L}*|operat\\p{L}+|based|built|made|mak(?:e|es|ing)|build(?:s|ing)?|design\\p{L}*|develop\\p{L}*|writ(?:e|es|ten|ing)|run|com(?:e|es|ing)|hail(?:s)?|craft\\p{L}*|start(?:ed)?|born|headquarter\\p{L}*|call home|home is",
  "sind|ist|bin|sitz\\p{L}*|arbeit\\p{L}+|komm(?:t|en|e)|entsteh\\p{L}+|entwickel\\p{L}*|gebaut|baue?n?|gemacht|mach(?:t|en|e)|leb(?:en|e)|stamm(?:t|en)|betreib\\p{L}+|zuhause|daheim|beheimatet",
  "est|sommes|suis|sont|travaill\\p{L}+|install\\p{L}+|bas[ée]\\p{L}*|né\\p{L}*|fait|conçu\\p{L}*|développ\\p{L}+|fabriqu\\p{L}+|imaginé\\p{L}*|vi(?:s|vons)|vien(?:t|ent)|habit\\p{L}+",
  "es|somos|soy|est(?:á|amos|oy)|trabaj\\p{L}+|hech\\p{L}+|desarroll\\p{L}+|cread\\p{L}+|nacid\\p{L}+|venimos|viv(?:o|imos)|diseñad\\p{L}+",
  "è|siamo|sono|lavor\\p{L}+|sviluppa\\p{L}+|creat\\p{L}+|fatt\\p{L}+|nat\\p{L}|nasce|veniamo|viv(?:o|iamo)|realizzat\\p{L}+|progettat\\p{L}+",
  "zijn|zitten|zit|ben|werk\\p{L}*|bouw\\p{L}*|ma(?:ak|ken|akt)|gemaakt|gebouwd|ontwikkel\\p{L}*|woon|wonen|kom(?:t|en)|ontworpen",
  "são|sou|está|estou|trabalh\\p{L}+|feit\\p{L}+|criad\\p{L}+|desenvolv\\p{L}+|nasc\\p{L}+|vimos|viv(?:o|emos)|mor(?:o|amos)|concebid\\p{L}+",
  "jest(?:eśmy|em)?|pracuj\\p{L}+|dział\\p{L}+|tworz\\p{L}+|tworzon\\p{L}+|powstaj\\p{L}*|mieszka\\p{L}+|pochodz\\p{L}+|robi\\p{L}*|rozwija\\p{L}+|är|er|arbetar|arbejder|kommer|byggd?|gjord|lavet|utveckl\\p{L}+|udvikl\\p{L}+|finns|bor",
);
const SITS = new RegExp(SITS_SOURCE, "iu");
const EACH_SITS = new RegExp(SITS_SOURCE, "giu");
/** Where somebody was for a day, learned, or has to do with: not where the company sits. */
const ELSEWHERE = anyOf(
  "met|meet|grew|studied|school|university|stud(?:y|ent)|fair|exhibit\\p{L}*|expo|booth|stall|market stall|visit\\p{L}*|travel\\p{L}*|holiday|conference|meetup|event|shop(?:s|ping)?|tested?|pilot|trial|crews?|schools?|shipp?\\p{L}*|deliver\\p{L}*|available|used|offices|team ?mates?|colleagues?|moved from|until|formerly|previously|rules?|courts?|laws?|inspired|named after|photo\\p{L}*",
  "trafen|getroffen|kennengelernt|studier\\p{L}+|schule|universität|aufgewachsen|messe|besuch\\p{L}*|reise|server\\p{L}*|rechenzentr\\p{L}+|gerichts?\\p{L}*|kund\\p{L}+|nutzer\\p{L}*|früher|gehostet|zimmerei|verein|amtsgericht|handelsregister",
  "rencontr\\p{L}+|étudi\\p{L}+|école|université|grandi|salon|serveurs?|héberg\\p{L}+|tribuna\\p{L}+|clients?|visite|ancienn\\p{L}+|tribunaux",
  "conoc\\p{L}+|estudi(?:é|ó|amos)|universidad|crec\\p{L}+|feria|servidores|alojad\\p{L}+|tribunal\\p{L}*|juzgad\\p{L}+|clientes?|antes",
  "conosciut\\p{L}+|studiat\\p{L}+|università|cresciut\\p{L}+|fiera|server|ospitat\\p{L}+|tribunal\\p{L}|foro|clienti|cliente",
  "ontmoet\\p{L}*|studeerde\\p{L}*|universiteit|opgegroeid|beurs|servers?|gehost|rechtbank|klant\\p{L}*",
  "conhec\\p{L}+|estud(?:ei|ou)|universidade|cresci\\p{L}*|feira|servidor\\p{L}*|hospedad\\p{L}+|foro|clientes?|comarca",
  "pozna\\p{L}+|studi(?:a|owa)\\p{L}*|uniwersyte\\p{L}+|targ\\p{L}*|serwer\\p{L}*|sąd\\p{L}*|klien\\p{L}+|träff\\p{L}+|mødt\\p{L}*|kund\\p{L}*|mässa\\p{L}*",
);
/** With whom, for whom: between a verb and a place it says whose place that is. */
const WITH = anyOf(
  "with|for|by (?:the|our)|mit|für|bei|avec|pour|chez|con|para|per|voor|met|com|dla|med|för|till|to|nach|vers|hasta",
);
const LABEL = exactly(
  "(?:(?:our|postal|company|registered|mailing|business|head|main) )?(?:address|office|headquarters|location|seat|hq|based in|city)",
  "(?:firmen|haupt|unternehmens|geschäfts)?(?:sitz|adresse|anschrift)|standort|ort|(?:siège(?: social)?|adresse|localisation|ville)",
  "(?:sede(?: social| legale| operativa)?|domicilio(?: social)?|dirección|ubicación|ciudad|indirizzo|città|adres|vestiging(?:splaats)?|hoofdkantoor|plaats|morada|endereço|localização|cidade|siedziba(?: firmy)?|lokalizacja|miasto|adress|säte|adresse|hjemsted|by|ort)",
  "where we are(?: based)?|wo (?:wir (?:sind|sitzen)|(?:sie|ihr|du) uns finde(?:n|t|st))|so finden sie uns|où (?:nous (?:sommes|trouver)|sommes-nous)|nous trouver|dónde (?:estamos|encontrarnos)|dove (?:siamo|trovarci)|onde (?:estamos|nos encontrar)|waar (?:(?:we|wij) zitten|je ons vindt)|gdzie (?:jesteśmy|nas znaleźć)|(?:här|var) finns vi|(?:her|hvor) (?:finder du os|vi er)",
);
/** "a study group", "an agency": what is said behind a comma of the name before it. */
const APPOSED = /,\s(?:an?|ein(?:e[mnrs]?)?|une?|un[ao']?|een|uma?|en|ett?)\s(?:[\p{L}-]+,?\s){1,8}$/iu;

/** True when a sentence says that the site's own company, product or makers are at the town. */
export function isToldPlace(town: string, sentence: string, label: string, own: OwnNames): boolean {
  const text = foldText(sentence);
  const at = new RegExp(`(?<!\\p{L})${escaped(foldText(town))}(?!\\p{L})`, "iu").exec(text)?.index ?? -1;
  const before = text.slice(0, Math.max(0, at));
  if (at === -1 || isQuestion(text) || isDenied(text, at) || NOT_YET.test(before)) return false;
  if (/\p{Lu}[\p{L}.'-]*\s$/u.test(before.replace(IN, "")) || isOfStreet(before, text.slice(at + town.length)))
    return false;
  const [, lead = "", held = ""] = /^([^:]{2,40}?)\s?:\s?([^:]*)$/u.exec(before) ?? [];
  if (isHouse(before, sentence.slice(at, at + town.length))) return false;
  const isLabelled = LABEL.test(lead)
    ? held.trim() === "" || namesOwn(own, held)
    : LABEL.test(label.replace(/\s*:$/u, ""));
  if (isLabelled && !OTHERS.test(text)) return true;
  if (FROM_TO.test(text) && !namesOwn(own, text)) return false;
  if (traderIn(sentence, own)?.startsWith(town)) return true;
  const bare = withoutOwn(text, own);
  if (OTHERS.test(bare) || ELSEWHERE.test(bare) || isOneOfMany(text.slice(at + town.length))) return false;
  const seat = [...before.matchAll(SEAT)].at(-1);
  const between = seat ? before.slice(seat.index + seat[0].length) : "";
  if (seat && between.length <= SEAT_REACH && !/\p{Lu}/u.test(between)) {
    const subject = before.slice(0, seat.index);
    const apposed = APPOSED.exec(subject);
    if (apposed && !isOurs(subject.slice(0, apposed.index), own)) return false;
    return isOurs(subject, own) || isOurs(seat[0], own) || /^\W*$/u.test(subject) || /:\s*$/u.test(before);
  }
  return IN.test(before) && isMakersAt(before, text.slice(at + town.length), own);
}

const SEAT_REACH = 60;

const isOurs = (text: string, own: OwnNames) => namesOwn(own, text) || SELF.test(text) || FIRST_PERSON.test(text);
const FIRST_PERSON = anyOf(
  "I|I['’]m|we['’]re|ich|je|j['’]|soy|somos|estamos|trabaj(?:o|amos)|siamo|sono|lavor(?:o|iamo)|ik|sou|estou|trabalh(?:o|amos)|jeste(?:m|śmy)|pracuj(?:ę|emy)|tworzymy|jag|vi|jeg|\\p{L}+(?:emos|amos|iamo|śmy)",
);

/** "We are a team in Kiel", "Acme is made in Kiel", "From Kiel we build Acme", "Made in Kiel". */
function isMakersAt(before: string, after: string, own: OwnNames): boolean {
  const clause = clauseBefore(before);
  const lead = clause.replace(IN, " ");
  if (/^\W*$/u.test(lead)) return isOurs(after, own) && SITS.test(after);
  const isBare = /^\W*\p{L}+(?:\s\p{L}+)?\W*$/u.test(lead) && SITS.test(lead);
  const sits = [...lead.matchAll(EACH_SITS)].at(-1);
  if (!sits) return false;
  const between = lead.slice(sits.index + sits[0].length);
  if (WITH.test(between) || between.split(/\s+/).length > BETWEEN_MAX) return false;
  return isBare || isOurs(lead, own);
}

const BETWEEN_MAX = 10;
/** Clauses at the end of a sentence that say where and how, and not who: "…, on my own, from a spare room in Kiel". */
const WHERE =
  /^(?:from|in|out of|at|on|aus|von|auf|dans|depuis|à|en|desde|da|su|vanuit|uit|op|w|z|em|de|na|från|i|fra)\s/iu;
const CLAUSES_MAX = 3;

function clauseBefore(before: string): string {
  const clauses = before.split(/[,;:]\s(?!\p{Ll}+\s(?:in|aus|à|en|a|em|w)\s)|\.\s/u);
  const isWhere = (clause: string) =>
    WHERE.test(clause) && !SITS.test(clause) && clause.split(/\s+/u).length <= BETWEEN_MAX;
  let clause = clauses.at(-1) ?? "";
  for (let at = 2; at <= CLAUSES_MAX && clauses.length >= at && isWhere(clause); at += 1)
    clause = `${clauses.at(-at)}, ${clause}`;
  return clause;
}

/** "Calle Mayor 8", "3 place du Marché, 67000 …": a street, not its town. */
function isOfStreet(before: string, after: string): boolean {
  return /^\s\d/u.test(after) || /\d\s(?:[\p{L}.'-]+\s){1,3}$/u.test(before.replace(/\d{4,}\s/gu, ""));
}

const NEXT =
  /^,?\s(?:and|und|et|y|e|en|i|og|och|&|to|bis|à|hasta|tot)\s(?<name>\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*){0,2})(?<behind>\s\p{L}+)?/u;
/** "… and English is my language": a clause of its own, and no second place. */
const IS = exactly("is|was|ist|war|est|es|era|è|é|foi|jest|är|er");

function isOneOfMany(after: string): boolean {
  const next = NEXT.exec(after)?.groups;
  return next !== undefined && next.name !== "I" && !IS.test((next.behind ?? "").trim());
}

/** Names may hold any word: they are left out where words are looked at. */
function withoutOwn(text: string, own: OwnNames): string {
  return text
    .split(/(?<=\s)|(?=\s)/u)
    .filter((word) => !namesOwn(own, word))
    .join("");
}
