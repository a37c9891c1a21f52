import { COUNTRY_LINE } from "@/lib/drafting/text/places";
import { linesOf, type Stretch } from "@/lib/drafting/text/spans";

/** How streets begin where the word for them stands first. */
export const STREET_FIRST = /^(?:Via|Viale|Piazza|Corso|Rue|Avenue|Boulevard|Calle|Avenida|Plaza|Rua|Praça|Ulica)\s/u;
const ADDRESS_LINES_MAX = 4;
const TOWN_LINE = /^\p{Lu}[\p{L}'’-]+(?:\s(?:d[aeo]s?|de la|del|di|sur|\p{Lu}[\p{L}'’-]+)){0,4}$/u;

/** What signs between parts set apart: "Acme Ltd · Kiel, Germany · hello@acme.test". */
export function partsOf(text: string): Stretch[] {
  return [...text.matchAll(/(?<=^|\s[·|•–—-]\s).+?(?=\s[·|•–—-]\s|\.\s|$)/gu)].map(({ 0: part, index }) => ({
    text: part,
    start: index,
    end: index + part.length,
  }));
}

/**
 * The town of an address without a postal code: the last of a few lines, or of a line's parts, behind one with street and number.
 * Where a place `isGiven` for addresses, a street needs no number.
 */
export function lastOfAddress(text: string, isGiven = false): Stretch | undefined {
  const lines = linesOf(text);
  return [lines, ...lines.map(commaParts)].map((all) => townBehindStreet(all, isGiven)).find((town) => town);
}

function townBehindStreet(all: Stretch[], isGiven: boolean): Stretch | undefined {
  const parts = COUNTRY_LINE.test(all.at(-1)?.text ?? "") ? all.slice(0, -1) : all;
  const last = parts.length <= ADDRESS_LINES_MAX ? parts.at(-1) : undefined;
  const isTown = last !== undefined && TOWN_LINE.test(last.text) && !isStreet(last.text);
  return isTown && parts.slice(0, -1).some(({ text }) => isStreet(text) && (isGiven || /\d/.test(text)))
    ? last
    : undefined;
}

/** Parts of a line between commas, without the stop at its end. */
function commaParts({ text, start }: Stretch): Stretch[] {
  return [...text.matchAll(/[\p{L}\p{N}][^,]*?(?=\s?\.?$|\s?,)/gu)].map(({ 0: part, index }) => ({
    text: part,
    start: start + index,
    end: start + index + part.length,
  }));
}

const STREET =
  /(?:^|[\s-])(?:street|str|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|way|square|parkway|pkwy|highway|hwy|court|ct|terrace|crescent|broadway|suite|floor)\.?$|\p{L}{3}(?:stra(?:ß|ss)e|str\.|straat|laan|gracht|plein|gatan|vägen|gade|vej|veien)(?:\s\d{1,4}\s?\p{L}?)?$/iu;

/** Ends or begins as streets do. */
export function isStreet(text: string): boolean {
  return STREET.test(text) || STREET_FIRST.test(text);
}
