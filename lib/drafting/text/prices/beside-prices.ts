import { inAllLanguages } from "../lexicon/lexicon";
import type { Stretch } from "../spans";

/** Before and behind what is had in addition: "per additional seat", "por cada centro de más". */
const MORE =
  "additional|extra|further|zusätzlich\\p{L}*|weitere[mnrs]?|bijkomende|dodatkow\\p{L}+|kolejn\\p{L}+|ytterligare|yderligere|ekstra";
const MORE_BEHIND =
  "supplémentaires?|additionnel\\p{L}*|(?:de|en) plus|adiciona(?:l|les|is)|de más|aggiuntiv\\p{L}|in più|a mais";
const EACH = `(?:${inAllLanguages("per")})\\s(?:(?:each|every|cada|chaque|ogni|elke?|każd\\p{L}+|varje|hver)\\s)?`;
/** Amounts for more than a plan includes: "$0.90 per 1,000", "$5 for each additional seat". */
const EXTRA_AFTER = new RegExp(
  `^\\s?(?:per|for (?:each|every)|/|je|par|por)\\s?(?:(?:each\\s)?(?:additional|extra)\\b|1[,.]?000\\b|\\d+k\\b|thousand|million)|^\\s?${EACH}(?:(?:${MORE})|(?:\\p{L}+\\s){1,3}?(?:${MORE_BEHIND}))(?!\\p{L})`,
  "iu",
);
/** "Up to $1,000", "3 payments of $22", "4 x 25 €", "≈ €7": what stands right before an amount that is no price. */
const OTHER_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${inAllLanguages("limit")})\\s(?:\\p{L}+\\s)?$|(?:\\d\\s?[x×]|≈(?:\\s?\\d[\\d\\s.,]*[–-])?)\\s?$|\\d\\s(?:${inAllLanguages("instalment")})(?:\\s\\p{L}{1,3})?\\s$`,
  "iu",
);
/** "= 30 CHF / 100 pages", "works out at €0.90 each": what a price that stands before comes to by another measure. */
const COMES_TO = new RegExp(
  `^[\\s(,]*(?:[=≈≙~]|(?:${inAllLanguages("comesTo")})(?!\\p{L}))[\\s:]*(?:\\p{L}{2,10}\\.?\\s)?$`,
  "iu",
);
/** "Gate codes: + $8 per month": nothing but a name before the sign. */
const ON_TOP = /^[^\d]*(?:^|[\s:–—])\+\s?$/u;

/** "$1 for the first month": what is asked to begin with, and no more then. */
const AT_FIRST =
  /^(?:\s?(?:\/|per|pro|par|al?|por|za)\s?\p{L}{2,10})?,?\s(?:(?:for|in|im|den|während|pendant|durante|per|voor|przez|w|de|i|the|les?|la|los|el|il|os?)\s){0,2}(?:\d+\s)?(?:first|ersten?|premiers?|première|prim[oia]|primer(?:os|as?)?|eerste|primeir[oa]s?|pierwsz\p{L}+|första|første)\s(?:\p{L}+\s|\d+\s)?(?:months?|weeks?|years?|monate?n?|jahre?|mois|année|mes(?:es)?|años?|mes[ei]|anno|maand(?:en)?|jaar|mês|anos?|miesi\p{L}+|rok\p{L}*|månad\p{L}*|måned\p{L}*|år)(?!\p{L}|\s(?:is |are |ist |est |es |è )?(?:free|gratis|kostenlos|gratuit|offert))/iu;

/** True for an amount that is a limit, an instalment, or comes on top: no price of the plan. The text before it may begin behind another amount. */
export function isBesidePrice(text: string, money: Pick<Stretch, "start" | "end">, from: number): boolean {
  const before = text.slice(0, money.start);
  return (
    ON_TOP.test(before) ||
    COMES_TO.test(before.slice(from)) ||
    OTHER_BEFORE.test(before) ||
    [EXTRA_AFTER, AT_FIRST].some((one) => one.test(text.slice(money.end)))
  );
}

/** "24 € now, +8 € for each more": behind a price, too, the sign says what is added to it. */
const ADDED = /(?:^|[\s,;:(·–—])\+\s?$/u;
/** "$24 in the beta, going up to $39 at 1.0": what it will cost. */
const TO_COME =
  /(?:(?<!\p{L})(?:(?:go(?:es|ing)?|ris(?:e|es|ing)|increas(?:e|es|ing)) (?:up )?to|will (?:be|cost|become)|up to|steigt (?:\p{L}+ ){0,3}auf|erhöht sich (?:\p{L}+ ){0,3}auf|wird (?:\p{L}+ ){0,3}kosten|passe(?:ra)? à|montera à|augmentera à|coûtera|subirá a|pasará a|costará|salirà a|passerà a|costerà|stijgt naar|gaat naar|wzrośnie do|będzie kosztować|subirá para|custará|stiger (?:till?|op til)|kommer att kosta|vil koste)\s?)$/iu;
/** "$39 at 1.0", "49 € ab Version 2", "$39 from the release on". */
const FROM_VERSION =
  /^\s(?:(?:at|from|after|upon|on) (?:the |our |its )?(?:full |final |official |public )?(?:release|launch)(?: on(?:wards)?)?|(?:at|from|with|after|ab|mit|nach|à|avec|après|dès|a|con|dopo|tras|dal|vanaf|met|na|od|från|fra|med)\s(?:\p{L}+\s)?(?:(?:version|versión|versione|versie|wersj\p{L}|versão)\s)?v?\d+\.\d+(?:\.\d+)?)(?=\s*(?:$|[·,.;:)(|–—]))/iu;

/** "35 € / 500 sms": what is sent or spoken, beside what a plan costs. */
const USED_AFTER =
  /^\s?(?:\p{Lu}{2,4}\.?\s)?(?:\/|per|pro|je|pour|par|por|za|voor|för|for)\s?\d[\d.,]*\s?(?:sms|mms|e-?mails?|messages?|nachrichten|mensajes|mensagens|messaggi|berichten|wiadomoś\p{L}+|min(?:\.|ut\p{L}*)?)(?!\p{L})/iu;

/** True for an amount that the text adds to another, foretells, or asks for so many messages. */
export function isAddedOrToCome(text: string, money: Pick<Stretch, "start" | "end">): boolean {
  const before = text.slice(0, money.start);
  return (
    ADDED.test(before) ||
    TO_COME.test(before) ||
    [FROM_VERSION, USED_AFTER].some((one) => one.test(text.slice(money.end)))
  );
}

const ADDED_SIGN =
  /^[\s,(]*(?:[+＋]|(?:plus|zzgl\.?|zuzüglich|en plus|más|mais|più|vermeerderd met|samt)(?!\p{L}))\s*/iu;

/** "+ ", "plus " at the head of a text: what follows is paid as well; empty where none stands there. */
export function addedSign(text: string): string {
  return ADDED_SIGN.exec(text)?.[0] ?? "";
}
