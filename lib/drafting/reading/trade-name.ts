import { isGivenName } from "@/lib/drafting/text/names/given-names";
import type { OwnNames } from "./own-names";
import { isPersonName } from "./person-name";

/** What sole traders set behind their own name. */
const TRADE =
  /^(?<person>\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,2}?)\s(?:[|–-]\s)?(?:Software(?:entwicklung)?|Apps?|IT|EDV|Digital|Medi[ae]n?|Web(?:design|development|entwicklung)?|Design|Studios?|Solutions|Consulting|Services|Systems?|Development|Entwicklung|Technolog(?:y|ies)|Informatique|Développement|Desarrollo|Informática|Sviluppo|Informatica|Ontwikkeling|Labs?)(?:[\s-](?:(?:&|and|und|et|y|e|en)\s)?(?:IT|Software|Services|Solutions|Consulting|Development|Design|Apps?|Entwicklung|Beratung|Dienste))?$/u;

/** "Jane Roe Software": the name under which one person trades. */
export function isTradeName(text: string, own: OwnNames): boolean {
  const person = TRADE.exec(text)?.groups?.person;
  return person !== undefined && isGivenName(person) && isPersonName(person, own);
}

/** A person, or the name under which one trades. */
export const isTraderName = (text: string, own: OwnNames): boolean => isPersonName(text, own) || isTradeName(text, own);
