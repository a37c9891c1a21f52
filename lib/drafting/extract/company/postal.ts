import { COPYRIGHT } from "@/lib/drafting/text/copyright";
import { LEGAL_FORM_END } from "@/lib/drafting/text/names/legal-forms";
import { COUNTRY, COUNTRY_LINE, EIRCODE, isPlaceLike, POSTAL_LINES } from "@/lib/drafting/text/places";
import { linesOf, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { STREET_FIRST } from "./address-lines";

/** Figures of an imprint that are no postal codes. */
const NUMBERS = anyOf("HRB|HRA|VAT|USt|tel|fax|phone|IBAN|(?:company|registration) (?:no|number)");
/** Where the company will be for a day. */
const EVENT = anyOf(
  "meet us|visit us at|booth|stand|hall|halle|messe|expo|conference|summit|event|meetup|trade fair|congress",
);
/** Years beside a copyright sign are followed by a name, not by a town. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
const STREET =
  /(?:^|[\s-])(?:street|str|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|way|square|parkway|pkwy|highway|hwy|court|ct|terrace|crescent|broadway|suite|floor)\.?$/i;
const NOT_A_TOWN = /^(?:Monat|Uhr|Euro|Days?|Users?|Stars?|Downloads?)|^\p{Lu}{1,3}(?:[\s.,-]|$)/u;
export const UNIT_MAX = 420;

/** Ends or begins as streets do. */
export function isStreet(text: string): boolean {
  return STREET.test(text) || STREET_FIRST.test(text);
}

/** The town of the first postal line in a text. */
export function postalTown(text: string): string | undefined {
  const towns = POSTAL_LINES.flatMap((pattern) => pattern.exec(text)?.groups?.town ?? []).map(tidy);
  return towns.find((one) => !NOT_A_TOWN.test(one) && !isStreet(one) && isPlaceLike(one, true));
}

export interface Postal {
  town: string;
  line: Stretch;
}

/** The first postal line of a segment; `above` are the lines before it, `isGiven` says that the place is one for addresses. */
export function postalIn(spot: Spot, above: string[], isGiven: boolean): Postal | null {
  const before = [...above];
  const lines = linesOf(spot.segment.text);
  for (const [at, line] of lines.entries()) {
    const own = POSTCODE.test(line.text) ? townAbove(lines.slice(0, at)) : undefined;
    if (own) return own;
    const units = EVENT.test(line.text) ? [] : sentencesOf(line.text).filter(({ text }) => text.length <= UNIT_MAX);
    for (const unit of units) {
      const bare = unit.text.replace(NUMBERS, (number) => " ".repeat(number.length));
      const text = COPYRIGHT.test(line.text) ? bare.replace(YEAR, "    ") : bare;
      const town = townOf(text, before.slice(-LINES_ABOVE), isGiven);
      const start = line.start + unit.start;
      before.push(unit.text);
      if (town) return { town, line: { text: unit.text, start, end: start + unit.text.length } };
    }
  }
  return null;
}

/** A British or Irish postcode in a line of its own, and the counties that stand above it. */
const POSTCODE = new RegExp(`^(?:[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|${EIRCODE})$`);
const COUNTY =
  /^(?:(?:North|South|East|West|Greater|County|Co\.?)\s\p{Lu}\p{L}+(?:\sand\s\p{Lu}\p{L}+)?|\p{Lu}\p{L}+shire|Kent|Surrey|Essex|Norfolk|Suffolk|Devon|Cornwall|Somerset|Dorset|Cumbria|Merseyside|Lancashire|Tyne and Wear|Isle of Wight|Northumberland|Middlesex|Powys|Gwynedd|Fife|Rutland|Herts|Bucks|Hants|Wilts|Glos|England|Scotland|Wales|(?:Northern |Republic of )?Ireland|United Kingdom|UK)$/u;

function townAbove(above: Stretch[]): Postal | undefined {
  const line = above.findLast(({ text }) => !COUNTY.test(text));
  const isTown =
    line !== undefined &&
    /^(?!The\s)\p{Lu}[\p{L}'’ -]{2,30}$/u.test(line.text) &&
    !isStreet(line.text) &&
    !LEGAL_FORM_END.test(line.text) &&
    above.some(({ text, end }) => end < line.start && (/\d/.test(text) || isStreet(text) || text.includes(", ")));
  return isTown && isPlaceLike(line.text, true) ? { town: line.text, line } : undefined;
}

const LINES_ABOVE = 3;

function townOf(text: string, above: string[], isGiven: boolean): string | undefined {
  const matches = POSTAL_LINES.map((pattern) => pattern.exec(text)).filter((match) => match !== null);
  return matches
    .filter((match) => isInAddress(match, above, isGiven))
    .map((match) => tidy(match.groups?.town ?? ""))
    .map((one) => (COUNTRY_LINE.test(one) ? beforeCountry(text, one) || one : one))
    .find((one) => one !== "" && !NOT_A_TOWN.test(one) && !isStreet(one) && isPlaceLike(one, true));
}

/** Digits that phones begin with where letters follow: "0800 ACME", "1800 FLOWERS". */
const FREE_CALL = /^(?:0[89]00|08[04]5|087[01]|1[389]00|1?8[0-9]{2})\s/;
const BARE_CODE = /^(?:\p{Lu}{1,2}[- ])?[\d\s-]+\s\p{Lu}/u;
/** What may follow a town in small letters. */
const TAIL = /^\s(?!(?:cedex|bei|b\.|in|ob|vor|and|und|et|e|y|en|i|og|och)(?!\p{L}))\p{Ll}/u;

/**
 * A number before a word is a count more often than a code: "5000 Teams trust us". It is an address where a street's number
 * or the start of a part stands before it, and a line of its own where lines above are of an address, or a country follows.
 */
function isInAddress(match: RegExpExecArray, above: string[], isGiven: boolean): boolean {
  if (!BARE_CODE.test(match[0])) return true;
  if (FREE_CALL.test(match[0])) return false;
  const head = match.input.slice(0, match.index).trim();
  const tail = match.input.slice(match.index + match[0].length);
  if (/\d/.test(head) || COUNTRY.test(tail)) return true;
  if (TAIL.test(tail)) return false;
  const isShouted = /\p{Lu}{4}/u.test(match.groups?.town ?? "");
  if (head !== "") return (isGiven ? /[,;:·|•–—/(-]$/u : /[,;·|•–—/(-]$/u).test(head) && !isShouted;
  return isGiven || above.some((line) => /\d/.test(line) && line.length <= UNIT_MAX);
}

/** The town of "Belfast, Northern Ireland, BT1 2LB" stands before its country. */
function beforeCountry(text: string, country: string): string {
  const parts = text.slice(0, text.indexOf(country)).split(",");
  const town = (parts.at(-2) ?? "").trim();
  return /^\p{Lu}[\p{L} .'’-]{1,30}$/u.test(town) ? town : "";
}

function tidy(town: string): string {
  return town.replace(/[\s.,]+$/u, "");
}
