import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { Stretch } from "@/lib/drafting/text/spans";
import { EDGE_AFTER, eitherCase, wholeWords } from "@/lib/drafting/text/words";
import { isOwnName, type OwnNames, ownNameIn } from "./own-names";

const OUR =
  "(?<!\\p{L})(?:our|my|unser\\p{L}*|mein\\p{L}*|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|(?:(?:il|la|i|le)\\s)?[Nn]ostr[oaie]|onze|ons|mijn|(?:[OoAa]s?\\s)?[Nn]oss[oa]s?|nasz\\p{L}*|nasi|mój|moj\\p{L}+|vår\\p{L}*|våra|vores|vor)";
const ANY = `(?:${inAllLanguages("partner")}|${inAllLanguages("client")})`;
/** "hosting", "first"; and, where languages set it behind, "de pago". */
const QUALITY = "(?:[\\p{L}-]+\\s){0,2}?";
const OF_WHAT = "(?:\\s(?:de|d['’]|di|für|for|til|för|voor|do)\\s?\\p{Ll}+)?";
/** "friends at Kelp Yard", "partner, Kelp Yard". */
const LINK =
  "(?:,|\\s(?:at|from|of|behind|von|vom|bei|aus|der|die|das|chez|de|du|des|di|van|bij|z|från|fra|hos|la|el|le|il|the|a|o)){0,2}";
const NAME = "[„“\"«‘]?\\p{Lu}[\\p{L}\\p{N}.&’'-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}.&’'-]*){0,3}";
/** Texts without such a word need no closer look. */
const SPEAKS = new RegExp(`${OUR}\\s`, "iu");
const NAMED = new RegExp(
  eitherCase(`${OUR}\\s${QUALITY}(?<who>${ANY})${EDGE_AFTER}${OF_WHAT}${LINK}\\s(?<name>${NAME})`),
  "gu",
);
/** "Tillgate, our payment partner,": the name stands first. */
const BESIDE = new RegExp(`^[®™]?,\\s${OUR}\\s${QUALITY}${ANY}${EDGE_AFTER}${OF_WHAT}(?:,|(?=\\s))`, "iu");
/** "Our reseller has": one alone, without a name. */
const UNNAMED = new RegExp(`${OUR}\\s${QUALITY}(?:${inAllLanguages("partner")})${EDGE_AFTER}${OF_WHAT}(?=\\s)`, "giu");
const YOUR =
  "(?:your|ihr\\p{L}*|eur\\p{L}+|dein\\p{L}*|votre|vos|ton|tes|sus?|tus?|vuestr\\p{L}+|vostr\\p{L}|tu[oa]|uw|jouw|je|seus?|suas?|teus?|swoj\\p{L}+|twoj\\p{L}+|din\\p{L}*|dit|jeres)";
const APP =
  "(?:apps?|appli(?:cation)?s?|aplicaci(?:ón|ones)|applicazion[ei]|aplikacj\\p{L}+|aplicaç(?:ão|ões)|aplicativos?|programm?\\p{L}{0,2}|software|app(?:en|ar|arna)?)";
/** "your carrier's app", "l'application de votre transporteur". */
const THEIR_APP = new RegExp(
  wholeWords(
    `your\\s${QUALITY}(?:${inAllLanguages("partner")})['’]s?\\s(?:own\\s)?(?:\\p{L}+\\s)?${APP}`,
    `${APP}\\s(?:(?:of|by|from|von|de|del|do|da|di|della|dei|van|av|af|från|fra)\\s)?${YOUR}\\s${QUALITY}(?:${inAllLanguages("partner")})`,
  ),
  "iu",
);
/** German writes every noun large; elsewhere "our Customer Success" is no customer. */
const GERMAN = /^(?:unser|mein)/iu;

/** "our reseller Kelp Yard", "our friends at Kelp Yard": whom makers name beside themselves, with the words before the name. */
export function partnersIn(text: string, own: OwnNames, isVerb: RegExp): Stretch[] {
  if (!SPEAKS.test(text)) return [];
  const named = [...text.matchAll(NAMED)].flatMap(({ 0: said, index, groups: { who = "", name = "" } = {} }) => {
    const isName = GERMAN.test(said) || /^\p{Ll}/u.test(who);
    const isOwn = isOwnName(own, name) || ownNameIn(own, name)?.start === 0;
    return isName && !isOwn ? [{ text: said, start: index, end: index + said.length }] : [];
  });
  const unnamed = [...text.matchAll(UNNAMED)].flatMap(({ 0: said, index }) => {
    const end = index + said.length;
    const isKnown = named.some((one) => one.start === index) || !isVerb.test(text.slice(end));
    return isKnown ? [] : [{ text: said, start: index, end }];
  });
  return [...named, ...unnamed];
}

/** True for a text that names a partner of the makers: "our reseller Kelp Yard". */
export function namesPartner(text: string, own: OwnNames): boolean {
  return partnersIn(text, own, NEVER).length > 0;
}
const NEVER = /(?!)/;

/** How far ", our payment partner," reaches behind a name; 0 where it does not follow. */
export function besideName(behind: string): number {
  return BESIDE.exec(behind)?.[0].length ?? 0;
}

/** Where a text speaks of the app of somebody whom its readers deal with; -1 where it does not. */
export function theirAppIn(text: string): number {
  return text.search(THEIR_APP);
}
