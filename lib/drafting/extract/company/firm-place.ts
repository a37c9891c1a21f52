import { isOwnName, namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { DOING } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { LEGAL_FORM_END, SOLE_TRADER } from "@/lib/drafting/text/names/legal-forms";
import { COUNTRY_LINE, PLACE } from "@/lib/drafting/text/places";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isNoTown, tidyPlace } from "./dwelling";
import { isStreet } from "./postal";
import { soleTrader } from "./publishers";
import { isOneOfSeveral, OTHERS, SELF } from "./whose-place";

const FIRM_IN =
  /^,?\s(?:(?:is|was|ist|est|es|è|é|är|er)\s)?(?:an?|eine[mr]?|une?|una|um|uma|een|en|et|ett)\s(?:[\p{L}-]+\s){0,4}?(?:company|corporation|studio|firm|co-?op(?:erative)?|business|agency|startup|software house|team|duo|collective|unternehmen|firma|büro|entreprise|société|équipe|empresa|equipo|estudio|equipa|equipe|azienda|impresa|squadra|gruppo|bedrijf|bedrijfje|ploeg|bureau|företag|virksomhed|zespół)\s(?:working (?=out of\s))?(?:(?:based|ansässig|basée?|installée?|con sede|gevestigd)\s)?(?:in|from|out of|aus|à|en|em|de|do|da|di|del|uit|i|från|fra|z|ze|we?)\s/iu;
/** "is a New Zealand company", "are a small London-based team". */
const NATION =
  /^,?\s(?:(?:is|are|was)\s)?an?\s(?:(?!(?:for|of|with|to|in|by|from|on|that|like|than|every|any|and)\s)[\p{Ll}-]+,?\s){0,3}?(?<place>\p{Lu}[\p{L}.]*(?:\s\p{Lu}\p{L}+){0,2})(?<based>[- ]based)?\s(?:[\p{Ll}-]+\s){0,3}?(?:company|corporation|studio|firm|co-?op(?:erative)?|business|agency|startup|start-up|software house|team|duo|collective|charity|non-?profit)(?![\p{L}'’])/u;
/** "SEO-based", "Remote-based", "Python-based": on what somebody builds, not where. */
const NOT_WHERE =
  /^(?:remote|community|cloud|web|internet|home|faith|science|research|data|subscription|volunteer|family|linux|windows|python|java(?:script)?|rust|ruby|php|react|wordpress|shopify|google|microsoft|apple|amazon|blockchain|bitcoin|ethereum)$/iu;
const ACRONYM = /^(?!(?:USA?|UK|UAE|NYC|EU)$)\p{Lu}{2,}$/u;
const WE_ARE = new RegExp(`^(?:.{0,20},\\s)?(?:${inAllLanguages("weAre")})(?=\\s)`, "iu");

/** "is built by Kelp Works": who makes the product, right behind its name. */
const MADE_BY = new RegExp(
  `^\\s(?:is|wird|ist|est|es|è|é|är|er)\\s(?:(?:proudly|lovingly|carefully|solely|designed and|entièrement)\\s)?(?:${inAllLanguages("made")})\\s(?:[\\p{Ll}-]+\\s){0,2}?(?:${inAllLanguages("by")})\\s\\p{Lu}[\\p{L}\\d.&'-]*(?:\\s\\p{Lu}[\\p{L}\\d.&'-]*){0,4}(?=,\\s)`,
  "u",
);

/** "Kelp Works, a small company in Kelpton", "We are a small team from Kelpton": what the site's own company is called, and where. */
export function firmIn(text: string, own: OwnNames): string | undefined {
  const named = ownNameIn(own, text)?.end;
  const made = named === undefined ? undefined : MADE_BY.exec(text.slice(named))?.[0].length;
  const start = WE_ARE.exec(text)?.[0].length ?? (named === undefined ? undefined : named + (made ?? 0));
  const rest = start === undefined ? "" : text.slice(start);
  const nation = NATION.exec(rest)?.groups;
  const isNation =
    nation &&
    (nation.based
      ? !isNoTown(nation.place ?? "") && ![NOT_WHERE, ACRONYM].some((one) => one.test(nation.place ?? ""))
      : COUNTRY_LINE.test(nation.place ?? ""));
  if (isNation && nation.place && !isDenied(text, start ?? 0)) return nation.place;
  const firm = FIRM_IN.exec(rest)?.[0];
  if (start === undefined || !firm || isDenied(text, start)) return undefined;
  const place = PLACE.exec(rest.slice(firm.length))?.groups?.place;
  return place && !isNoTown(place) && !isOneOfSeveral(rest, place) ? tidyPlace(place) : undefined;
}

/** "Vanuit Kelpton bouwen we aan Acme", "From Kelpton we build Acme". */
const FROM = /^(?:from|out of|aus|von|depuis|desde|dal?|vanuit|ze?)\s(?=\p{Lu})/iu;

export function worksFrom(text: string, own: OwnNames): string | undefined {
  const from = FROM.exec(text)?.[0] ?? "";
  const place = from && PLACE.exec(text.slice(from.length))?.groups?.place;
  const behind = place ? text.slice(from.length + place.length).replace(/^[\s,:;–—]+/u, "") : "";
  const [rest = ""] = behind.split(/[:;–—]/u); // "From Scan to Sale: we build" tells no place
  const isOurs = SELF.test(rest) && (DOING.test(rest) || namesOwn(own, rest)) && !OTHERS.test(rest);
  return place && isOurs && !isNoTown(place) && !isDenied(text, text.length) ? tidyPlace(place) : undefined;
}

const TRADER_IN = new RegExp(
  `(?<!\\p{L})(?:${SOLE_TRADER})\\s(?:(?:based|established|living|resident|ansässig|installée?|établie?|con sede|con domicilio|gevestigd)\\s)?(?:in|from|out of|aus|à|en|em|de|do|da|di|del|a|uit|te|i|från|fra|z|ze|we?)\\s`,
  "u",
);

/** "I am Jane Roe, a sole trader in New Zealand": where a trader who speaks of themselves trades. */
export function traderIn(text: string, own: OwnNames): string | undefined {
  const lead = TRADER_IN.exec(text);
  if (!lead || soleTrader(text, own) === undefined) return undefined;
  const place = PLACE.exec(text.slice(lead.index + lead[0].length))?.groups?.place;
  return place && !isNoTown(place) ? tidyPlace(place) : undefined;
}

const OFFICE =
  /(?<!\p{L})(?=[Oo]ur\s)(?<!["“„«][^"”“»]{0,200})[Oo]ur\s(?:registered |head |main |principal )?(?:office|address|headquarters|place of business)\s(?:is |are )?(?:(?:located |situated )?at |located in |:\s?)?(?=\p{Lu}|\d)/u;
const OFFICE_MAX = 160;

/** "Our registered office is Unit 4, Kelp Yard, Kelpton, Ireland.": the town before the country, behind rooms and streets. */
export function officeIn(text: string): string | undefined {
  const said = OFFICE.exec(text);
  if (!said || isDenied(text, said.index)) return undefined;
  const start = said.index + said[0].length;
  const list = text.slice(start, start + OFFICE_MAX).split(", ");
  const at = list.findIndex((part) => COUNTRY_LINE.test(part.replace(/[.;].*$/su, "")));
  const place = at > 0 ? `${list[at - 1]}, ${list[at]?.replace(/[.;].*$/su, "")}` : "";
  return PLACE.exec(place)?.groups?.place === place && !isNoTown(place) && !isStreet(list[at - 1] ?? "")
    ? place
    : undefined;
}

const WORDS_MAX = 5;
const BEHIND = /,\s(?=\p{Lu})/gu;
/** What may follow a place that stands behind a company's name. */
const ENDS = /^\s?(?:$|[.;)\n–—|·]|,\s\p{Ll}|\(|\s(?:and|und|et|y|e|en|i|och|og|is|ist|est)\s)/u;

/** "Kelp Works Ltd, Kelpton, Ireland": a place with its country right behind the company's name and form. */
export function behindFirm(text: string, own: OwnNames): string | undefined {
  for (const { index, 0: comma } of text.matchAll(BEHIND)) {
    const rest = text.slice(index + comma.length);
    const place = tidyPlace(PLACE.exec(rest)?.groups?.place ?? "");
    if (!COUNTRY_LINE.test(place.split(", ").at(-1) ?? "") || !ENDS.test(rest.slice(place.length))) continue;
    const words = text.slice(0, index).split(/\s+/).slice(-WORDS_MAX);
    const names = words.map((_, at) => words.slice(at).join(" "));
    if (names.some((name) => isFirm(name, own)) && !OTHERS.test(text) && !isDenied(text, index)) return place;
  }
  return undefined;
}

function isFirm(name: string, own: OwnNames): boolean {
  return isOwnName(own, name) && (LEGAL_FORM_END.test(name) || name.includes(" "));
}
