import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { COMPANY } from "@/lib/drafting/text/names/legal-forms";
import type { Stretch } from "@/lib/drafting/text/spans";

/** "a fundação da Kelp", "the founding of Kelp Works": whose founding it was stands behind the noun. */
const OF_NAME =
  /^\s(?:of|von|vom|des|der|de|du|d[ao]|del|della|dell|van)[\s'’](?:(?:the|la|le|el|il|der|den)\s|l['’])?\p{Lu}/u;
/** "Seit der Gründung des Unternehmens" */
const OF_FIRM =
  /^\s(?:des|der|von|de|du|del|della|van)[\s'’](?:(?:l['’]|la|le|el|unsere[rs]|unserer)\s?)?(?:Unternehmens|Firma|Gesellschaft|Agentur|Vereins|entreprise|société|empresa|azienda|società)/iu;
const NOUN = /(?:ing|ung|ation|ción|zione|ção|création|oprichting|założenia)$/iu;
/** "gründeten wir unseren Standort in Hamburg": a part of the company, which was there before. */
const BRANCH =
  /^(?:\s(?:wir|we|nous|wij))?(?:\s(?:in|im|en|nel|em|w)\s(?:jahre?\s)?\d{4}|\s\d{4})?\s(?:our|an?|the|its|their|unsere?n?|einen?|eine|notre|une?|nuestr[ao]|una?|la nostra|il nostro|onze|ons|een|nossa?|uma?|nasz\p{L}*|vårt?|vores|et|ett)\s(?:[\p{L}-]+\s){0,2}(?:office|branch|subsidiary|standort|niederlassung|zweigstelle|filiale|tochter\p{L}*|büro|bureau|antenne|oficina|sucursal|ufficio|kantoor|vestiging|biuro|oddział|escritório|filial|kontor)(?!\p{L})/iu;
/** "was launched in Poland in 2021", "at Kelp Works", "on Steam": a market, a customer or a shop more. */
const LAUNCHED = /^(?:launch(?:ed|es)|lanc|lanz|lanci|gestartet|startete|gelanceerd|lansera|lancere)/iu;
const ELSEWHERE =
  /^\s(?:in the \p{Lu}{2,3}\b|(?:at|on|bei|auf|chez|sur|presso|op)\s(?:the\s)?\p{Lu}|in (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter)\p{L}*)\p{Lu}\p{L}+\sin\s\d{4})/u;
const SHORT = 20;
/** "on iPad", "for Android" */
const FOR_SYSTEM = /^\s(?:app\s)?(?:for|on|für|auf|pour|sur|para|per|su|voor)\s(?:the\s)?(?:\p{Lu}|i[PO])/u;
function isElsewhere(behind: string, own: OwnNames): boolean {
  const name = ownNameIn(own, behind.slice(0, SHORT));
  const rest = name ? behind.slice(name.end) : behind;
  return ELSEWHERE.test(rest) || (name !== null && FOR_SYSTEM.test(rest));
}
/** "Jane gründete 2015 Kelpline mit": German names what somebody founded right behind the verb. */
const GERMAN = /^gründeten?$/iu;
const BARE_OBJECT = /^\s(?:(?:im jahre?\s)?\d{4}\s)?(?<what>\p{Lu}[\p{L}\d.-]+)/iu;
const YEAR_ONLY = /^(?:(?:im jahre?\s|in\s)?\d{4}\s|\P{L}*)$/iu;
/** "Since its founding in 2017, Kelp Works …": whose it is follows the comma. */
const SINCE_ITS =
  /^(?:since (?:its|their)|seit (?:ihrer|seiner|der)|depuis (?:sa|leur)|desde su|dalla sua|sin dalla sua|sinds (?:zijn|haar|de)|od (?:swojego|jego|jej)|desde a sua)\s/iu;
const REACH = 60;

/** "gründete er mit seinem Bruder die Kelp Works GmbH": a company by its legal form, and nothing of the product's. */
function isFirmBehind(behind: string, own: OwnNames): boolean {
  const clause = behind.split(/[;:]\s/u)[0] ?? "";
  const [firm] = [...clause.matchAll(COMPANY)];
  const isObject = firm !== undefined && LEADING_TO_IT.test(clause.slice(0, firm.index));
  return isObject && !namesOwn(own, clause);
}
const FIRM_REACH = 100;
/** No "by" or "at" before it: these lead to who did it, or where. */
const LEADING_TO_IT = /^(?!.*(?<!\p{L})(?:by|at|of|from|von|bei|par|chez|por|da|door|bij|przez|av|af)(?!\p{L}))/iu;

/** True where a sentence names what was founded right behind the word, and it is neither the product nor its company. */
export function isOfNamed(text: string, verb: Stretch, own: OwnNames): boolean {
  const behind = text.slice(verb.end, verb.end + REACH);
  if (LAUNCHED.test(verb.text) && isElsewhere(behind, own)) return true;
  if (BRANCH.test(behind) || isFirmBehind(text.slice(verb.end, verb.end + FIRM_REACH), own)) return true;
  if (NOUN.test(verb.text) && OF_NAME.test(behind) && !OF_FIRM.test(behind) && !namesOwn(own, behind)) return true;
  const what = GERMAN.test(verb.text) ? BARE_OBJECT.exec(behind)?.groups?.what : undefined;
  const hasSubject = !YEAR_ONLY.test(text.slice(0, verb.start));
  return what !== undefined && /^\p{Lu}/u.test(what) && hasSubject && !isGivenName(what) && !namesOwn(own, behind);
}

/** True where whose founding it was follows: "Since its founding in 2017, the …". */
export const isSinceIts = (text: string): boolean => SINCE_ITS.test(text);
