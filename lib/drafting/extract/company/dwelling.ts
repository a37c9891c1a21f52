import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isRegion, PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isBrand } from "@/lib/drafting/text/software/brands";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";

/** Wider than a town, or no place at all. */
const NO_TOWN =
  /^(?:the\s)?(?:Europ[ea]|EU|UE|Asia|Africa|America|Internet|Twitter|X|LinkedIn|Instagram|Facebook|Mastodon|Telegram|Discord|YouTube|WhatsApp|GitHub|GitLab|Google|Product Hunt|App Store|Earth|Web|Cloud|Rust|Go|Python|Swift|Responsabilit\p{L}+)(?!\p{L})/u;
/** "in Europe", "on LinkedIn", "at home in Home Assistant" */
export const isNoTown = (place: string): boolean => NO_TOWN.test(place) || isBrand(place);

const DWELL = new RegExp(`(?<!\\p{L})(?:${inAllLanguages("dwell")})(?!\\p{L})`, "iu");
const IN_PLACE = /^[^.;:!?]{0,24}?\s(?:in|à|en|em|a|i|w|we)\s(?=\p{Lu})/u;

/** "I live in Kelpton": where the maker of a small product lives is where it comes from. */
export function dwelling({ text }: Stretch, { page }: Spot, reading: SiteReading): string | undefined {
  const match = hasRole(reading, page, "home", "about", "team", "contact") ? DWELL.exec(text) : null;
  if (!match || isDenied(text, match.index) || text.endsWith("?")) return undefined;
  const rest = text.slice(match.index + match[0].length);
  const place = PLACE.exec(rest.slice(IN_PLACE.exec(rest)?.[0].length ?? rest.length))?.groups?.place;
  return place && !isNoTown(place) ? tidyPlace(place) : undefined;
}

/** "I make Acme on my own, in a shed in Kelpton, Ohio": between the name and the place stands nothing but how and in what room. */
export function makersPlace({ text }: Stretch, own: OwnNames): string | undefined {
  const made = text.length <= SENTENCE_MAX && !text.endsWith("?") ? I_MAKE.exec(text) : null;
  const behind = made ? text.slice(made.index + made[0].length) : "";
  const name = ownNameIn(own, behind);
  const isSelf = INTRODUCED.test(text.slice(0, made?.index ?? 0));
  const end = name?.start === 0 ? name.end : isSelf ? WORKS.exec(behind)?.[0].length : undefined;
  if (!made || !end || isDenied(text, made.index)) return undefined;
  const rest = behind.slice(end);
  const room = ROOM.exec(rest)?.[0] ?? "";
  const place = tidyPlace(PLACE.exec(rest.slice(room.length))?.groups?.place ?? "");
  const isCertain = isRegion(place.split(", ")[1] ?? "") && !isNoTown(place) && !namesOwn(own, place);
  return room !== "" && isCertain ? place : undefined;
}
/** Nothing, or who says it: "My name is Jane Roe,". */
const INTRODUCED = /^(?:(?:hi|hello|hey)[,!]?\s)?(?:(?:i['’]m|i am|my name is)\s[^.;:]{2,40}(?:,|\sand)\s)?$/iu;
/** What makers make, whatever it is called. */
const WORKS =
  /^(?:(?:my|small|mobile|web|mac|ios|android|indie) ){0,2}(?:apps?|software|games?|tools?|programs?|programme|logiciels?|applis?|aplicaciones|programas|programmi)(?=[\s,])/iu;
const SENTENCE_MAX = 240;
const I_MAKE =
  /(?<!\p{L})(?:(?:I|we) (?:make|build|develop|write)|(?:ich|wir) (?:mache|machen|baue|bauen|entwickle|entwickeln|betreibe|betreiben)|je (?:fais|développe|construis)|nous (?:faisons|développons)|(?:hago|hacemos|desarrollo|desarrollamos)|(?:faccio|facciamo|sviluppo|sviluppiamo)|(?:ik|wij|we) (?:maak|maken|bouw|bouwen|ontwikkel|ontwikkelen)|(?:faço|fazemos|desenvolvo|desenvolvemos)|(?:jag|vi|jeg) (?:gör|bygger|utvecklar|laver|udvikler))\s/iu;
/** "on my own, in the spare room of a house in": no purpose, no tool, nobody else. */
const ROOM = new RegExp(
  `^,?\\s(?:(?:(?:all )?on my own|alone|by myself|myself|full[- ]time|together|allein|zu (?:zweit|dritt)|selbst|seule?|à (?:deux|trois)|sol[oa]|entre (?:dos|tres)|da sol[oa]|alleen|sozinh[oa]|ensam|alene),?\\s)?(?:(?:from|in|out of|at|above|behind|aus|von|über|depuis|dans|chez|desde|en|da|dal|nel|vanuit|uit|boven|em|i|från|fra)\\s(?:(?:the|a|an|my|our|his|her|einem|einer|meinem|unserem|der|dem|une?|mon|notre|una?|mi|nuestr[oa]|il|la|mio|een|mijn|ons|um|uma|meu|en|ett|et|min|mit)\\s)?(?:(?!${inAllLanguages("per")})\\p{Ll}+\\s){0,2}(?:room|shed|house|home|office|garage|attic|basement|kitchen|flat|studio|workshop|barn|loft|cabin|farm|desk|shop|werkstatt|büro|garage|haus|küche|scheune|stall|keller|atelier|bureau|maison|cuisine|grange|taller|casa|oficina|cocina|garaje|ufficio|garage|cantina|cucina|werkplaats|kantoor|schuur|zolder|escritório|cozinha|garagem|verkstad|kontor|stuga|værksted),?\\s(?:(?:of|in)\\s(?:(?:a|the|my|our)\\s)?(?:house|home|barn|farm|flat|mill),?\\s)?)?(?:in|near|à|en|em|a|i|te|bei|près de|cerca de|vicino a|bij|perto de|nära|ved)\\s(?=\\p{Lu})`,
  "iu",
);

/** "Acme is built and operated by Jane Roe, a solo developer based in Kelpton": where the one who makes it sits. */
export function soloPlace({ text }: Stretch, own: OwnNames): string | undefined {
  const made = text.length <= SENTENCE_MAX ? BY_ONE.exec(text) : null;
  const lead = made?.groups?.lead ?? "";
  const name = ownNameIn(own, lead);
  if (!made || name?.start !== 0 || !IS.test(lead.slice(name.end)) || isDenied(text, lead.length)) return undefined;
  const place = tidyPlace(PLACE.exec(text.slice(made.index + made[0].length))?.groups?.place ?? "");
  return place !== "" && !isNoTown(place) && !namesOwn(own, place) ? place : undefined;
}
/** "Acme is operated by Jane Roe, based in Kelpton.": where who runs it today sits. */
export function personPlace({ text }: Stretch, own: OwnNames): string | undefined {
  const run = text.length <= SENTENCE_MAX ? BY_PERSON.exec(text) : null;
  const { lead = "", person = "" } = run?.groups ?? {};
  if (!run || ownNameIn(own, lead)?.start !== 0 || !isGivenName(person)) return undefined;
  const rest = text.slice(run[0].length);
  const place = PLACE.exec(rest)?.groups?.place ?? "";
  const isEnd = /^[.,;)]?(?:\s(?!until|bis|jusqu|hasta|fino|tot)|$)/u.test(rest.slice(place.length));
  return place !== "" && isEnd && !isNoTown(place) && !namesOwn(own, place) ? tidyPlace(place) : undefined;
}
const BY_PERSON =
  /^(?<lead>[^,.;:]{1,40}?)\s(?:is|wird|est|es|è|é|wordt)\s(?:operated|run|made|built|developed|maintained|owned|provided|betrieben|entwickelt|exploitée?|développée?|operad[oa]|desarrollad[oa]|gestit[oa]|sviluppat[oa]|beheerd|ontwikkeld)\s(?:(?:and|und|et|y|e|en)\s\p{L}+\s)?(?:by|von|par|por|da|door)\s(?<person>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,3}),\s(?:based in|located in|ansässig in|(?:basée?|installée?) (?:à|en)|con sede en|con sede a|gevestigd in)\s(?:the\s)?(?=\p{Lu})/u;
const IS = /^\s(?:is|was|has been|wird|wurde|ist|est|a été|es|está|è|é|wordt)(?:\s[\p{Ll}-]+){0,4}$/u;
const BY_ONE =
  /^(?<lead>[^,.;:]{1,80}?)\s(?:built|made|created|developed|designed|run|operated|maintained|written|entwickelt|betrieben|programmiert|développée?|créée?|desarrollad[oa]|cread[oa]|creat[oa]|sviluppat[oa]|gemaakt|ontwikkeld)(?:\s(?:and|und|et|y|e|en)\s\p{L}+)?\s(?:by|von|par|por|da|door)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,3},\s(?:an?|einem|einer|une?|una?|een)\s(?:[\p{Ll}-]+\s){0,3}?(?:developer|designer|engineer|programmer|maker|student(?: founder)?|teacher|musician|entwickler(?:in)?|ingenieur(?:in)?|développeu(?:r|se)|ingénieure?|desarrollador[a]?|ingenier[oa]|sviluppat(?:ore|rice)|ontwikkelaar)\s(?:(?:based|living|working|basée?|installée?)\s)?(?:in|from|out of|aus|à|en|de|di|a|uit)\s(?=\p{Lu})/u;

/** The place without words that lead on from it. */
export function tidyPlace(place: string): string {
  return place
    .replace(/(?:[\s.,]|\s(?:am|an|den|im|en|and|und|et|de|la|on|of|di|do))+$/u, "")
    .replace(/,\s(?:We|Our|The|And|With)$/u, "");
}
