import { isPageName } from "@/lib/drafting/reading/page-role";
import { linesOf, type Stretch } from "@/lib/drafting/text/spans";

/** How streets begin where the word for them stands first. */
export const STREET_FIRST = /^(?:Via|Viale|Piazza|Corso|Rue|Avenue|Boulevard|Calle|Avenida|Plaza|Rua|Praça|Ulica)\s/u;
const ADDRESS_LINES_MAX = 4;
/** A line that may be a town and nothing else. */
export const TOWN_LINE = /^\p{Lu}[\p{L}'’-]+(?:\s(?:d[aeo]s?|de la|del|di|sur|\p{Lu}[\p{L}'’-]+)){0,4}$/u;

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

/** "Av. Mayor 100, of. 12, Rosario, Santa Fe": the town of an address without a code is the first part behind all with figures. */
export function townUncoded(text: string): string | undefined {
  const parts = text.replace(/\.$/, "").split(/,\s/).slice(0, PARTS_MAX);
  const state = parts.findIndex((one) => STATE_MARKED.test(one));
  if (state > 0) return parts[state]?.replace(STATE_MARKED, "");
  const last = parts.findLastIndex((one) => /\d/.test(one));
  const [town, ...wider] = last === -1 ? [] : parts.slice(last + 1);
  const isWider = wider.length <= 2 && wider.every((one) => TOWN_LINE.test(one) || /^\p{Lu}{2}$/u.test(one));
  return town !== undefined && wider.length > 0 && isWider && TOWN_NAME.test(town) ? town : undefined;
}
const PARTS_MAX = 8;
/** "Florianópolis/SC", "Trento (TN)", "Belo Horizonte - MG": a town with the letters of its region. */
const STATE_MARKED = /(?<=^\p{Lu}[\p{L}\s'’-]{2,40})(?:\s?\/\s?|\s[–-]\s|\s\()\p{Lu}{2}\)?$/u;

/** "Kelp Works SAS · 30-000 · Rosario, Santa Fe": the last part of a line that a company opens. */
export function townAtEnd(text: string, isOpened: (part: string) => boolean): Stretch | undefined {
  const [opening, ...rest] = partsOf(text);
  const last = /^\p{Lu}{2}$/u.test(rest.at(-1)?.text ?? "") ? rest.at(-2) : rest.at(-1);
  if (!opening || !last || !isOpened(opening.text)) return undefined;
  const between = rest.slice(0, rest.indexOf(last));
  if (!between.every((one) => /\d/.test(one.text) || isOpened(one.text))) return undefined;
  const [town = "", region, ...more] = last.text.replace(STATE_MARKED, "").split(/,\s/);
  const isRegion = region === undefined || (more.length === 0 && TOWN_NAME.test(region));
  return isRegion && isTownAlone(town) ? { text: last.text, start: last.start, end: last.end } : undefined;
}

/** "Kelp Works SAS · Rennes", "Kelp Works Ltd, Leeds": all that stands behind a company's name is its town. */
export function townBehind(rest: string): string | undefined {
  const lead = /^(?:\s[·|•–—-]\s|,\s)/u.exec(rest)?.[0] ?? "";
  const town = rest.slice(lead.length).replace(/\.$/, "");
  return lead && isTownAlone(town) ? town : undefined;
}

function isTownAlone(town: string): boolean {
  return TOWN_NAME.test(town) && !isPageName(town) && !NO_TOWN.test(town);
}
const TOWN_NAME =
  /^\p{Lu}[\p{L}'’-]{2,}(?:\s(?:d[aeo]s?|de la|del|di|sur|an der|am)\s\p{Lu}[\p{L}'’-]+|\s\p{Lu}[\p{L}'’-]+)?$/u;
/** What else stands alone in a footer. */
const NO_TOWN = /^(?:cookies?|status|log ?in|sign ?in|app|copyright|made|built|version|beta|menu)(?![\p{L}])/iu;
