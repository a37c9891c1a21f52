import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { DOING } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { NO_TOWN, tidyPlace } from "./dwelling";
import { isOneOfSeveral, OTHERS, SELF } from "./whose-place";

const FIRM_IN =
  /^,?\s(?:(?:is|was|ist|est|es|è|é|är|er)\s)?(?:an?|eine?|une?|una|um|uma|een|en|et|ett)\s(?:[\p{L}-]+\s){0,4}?(?:company|corporation|studio|firm|co-?op(?:erative)?|business|agency|startup|software house|team|duo|collective|unternehmen|firma|büro|entreprise|société|équipe|empresa|equipo|estudio|equipa|equipe|azienda|impresa|squadra|gruppo|bedrijf|bedrijfje|ploeg|bureau|företag|virksomhed|zespół)\s(?:based\s)?(?:in|from|out of|aus|à|en|em|de|do|da|di|del|uit|i|från|fra|z|ze|we?)\s/iu;
const WE_ARE = new RegExp(`^(?:.{0,20},\\s)?(?:${inAllLanguages("weAre")})(?=\\s)`, "iu");

/** "Kelp Works, a small company in Kelpton", "We are a small team from Kelpton": what the site's own company is called, and where. */
export function firmIn(text: string, own: OwnNames): string | undefined {
  const start = WE_ARE.exec(text)?.[0].length ?? ownNameIn(own, text)?.end;
  const rest = start === undefined ? "" : text.slice(start);
  const firm = FIRM_IN.exec(rest)?.[0];
  if (start === undefined || !firm || isDenied(text, start)) return undefined;
  const place = PLACE.exec(rest.slice(firm.length))?.groups?.place;
  return place && !NO_TOWN.test(place) && !isOneOfSeveral(rest, place) ? tidyPlace(place) : undefined;
}

/** "Vanuit Kelpton bouwen we aan Acme", "From Kelpton we build Acme". */
const FROM = /^(?:from|out of|aus|von|depuis|desde|dal?|vanuit|ze?)\s(?=\p{Lu})/iu;

export function worksFrom(text: string, own: OwnNames): string | undefined {
  const from = FROM.exec(text)?.[0] ?? "";
  const place = from && PLACE.exec(text.slice(from.length))?.groups?.place;
  const behind = place ? text.slice(from.length + place.length).replace(/^[\s,:;–—]+/u, "") : "";
  const [rest = ""] = behind.split(/[:;–—]/u); // "From Scan to Sale: we build" tells no place
  const isOurs = SELF.test(rest) && (DOING.test(rest) || namesOwn(own, rest)) && !OTHERS.test(rest);
  return place && isOurs && !NO_TOWN.test(place) && !isDenied(text, text.length) ? tidyPlace(place) : undefined;
}
