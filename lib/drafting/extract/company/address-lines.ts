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

/** The town of an address without a postal code: the last line below one with street and number. */
export function lastOfAddress(text: string): Stretch | undefined {
  const lines = linesOf(text);
  const isStreetLine = ({ text: line }: Stretch) => STREET_FIRST.test(line) && /\d/.test(line);
  const last = lines.length <= ADDRESS_LINES_MAX && lines.slice(0, -1).some(isStreetLine) ? lines.at(-1) : undefined;
  return last && TOWN_LINE.test(last.text) ? last : undefined;
}
