import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isPartnerBefore } from "./who-runs";

/** Who speaks of the company's own place. */
export const SELF = anyWord("makers");
/** People, customers, servers and rules have places of their own. */
export const OTHERS = anyWord("elsewhere");
/** "From 1995 to 2000 she worked for a group based in Kelpton": what somebody did before. */
export const FROM_TO =
  /(?<!\d)(?:19|20)\d\d\s?(?:[–-]|to|until|bis|à|al?|hasta|tot|do|till?|at[ée])\s?(?:19|20)\d\d(?!\d)/iu;

/** "Offices in London, Rennes and Berlin": which of them is the company's seat is not said. */
export function isOneOfSeveral(text: string, place: string): boolean {
  return /^,?\s(?:and|und|et|y|e|en|&)\s\p{Lu}/u.test(text.slice(text.indexOf(place) + place.length));
}

/** "Our incubator, Kelp Yard, founded in": what follows is told of the name that stands right before it. */
export function isBehindAnother(before: string, isFounded: boolean, own: OwnNames): boolean {
  const near = before.slice(-NAME_REACH);
  if (USED_BY.test(before)) return true;
  const beside = /(?<=,\s)(?<name>\p{Lu}[^,;:]{1,60}),\s$/u.exec(near);
  if (beside && isPartnerBefore(near.slice(0, beside.index))) return !namesOwn(own, beside.groups?.name ?? "");
  const named = isFounded && /\s(?<name>\p{Lu}[^\s,]*(?:\s\p{Lu}[^\s,]*)+),\s$/u.exec(near);
  return named ? !namesOwn(own, named.groups?.name ?? "") : false;
}
const NAME_REACH = 120;
/** "Acme is used by Kelp Ltd, based in": where a customer, a host or a backer sits. */
const USED_BY =
  /^\P{L}*(?:\S+\s){1,4}?(?:is|was|wird|wurde|ist|est|es|è|é|wordt|jest)\s(?:also\s|now\s)?(?:(?:used|trusted|loved|hosted|funded|backed|recommended|tested)\s(?:by|at|with)|(?:genutzt|gehostet|gefördert|finanziert)\s(?:von|bei)|(?:utilisée?|hébergée?|financée?)\s(?:par|chez)|(?:usad[oa]|utilizad[oa]|alojad[oa]|financiad[oa])\s(?:por|en)|(?:usat[oa]|utilizzat[oa]|ospitat[oa]|finanziat[oa])\s(?:da|presso)|(?:gebruikt|gehost|gefinancierd)\s(?:door|bij))\s\p{Lu}[\p{L}\d.&-]*(?:\s\p{Lu}[\p{L}\d.&-]*){0,3},\s$/u;
