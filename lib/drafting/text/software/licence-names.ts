import { keyOf } from "@/lib/drafting/text/spans";

const V = "[\\s,-]*(?:[vV](?:ersion)?\\.?\\s?)?";
/** Names of software licences. Creative Commons ones are for content and left out. */
const NAMES = [
  "MIT(?:[/-]X11)?(?:[\\s-]style)?(?:\\s(?:Open[- ]Source\\s)?Licen[sc]e)?",
  `Apache(?:[\\s-](?:Software\\s)?Licen[sc]e)?${V}2(?:\\.0)?(?:\\sLicen[sc]e)?|Apache(?:\\sSoftware)?\\sLicen[sc]e`,
  `GNU[\\s/](?:(?:Affero|Lesser)\\s)?(?:General\\sPublic\\sLicen[sc]e|[AL]?GPL)(?:${V}\\d(?:\\.\\d)?)?(?:\\sor\\s(?:later|newer))?`,
  "[AL]?GPL(?:[\\s-]?v?\\d(?:\\.\\d)?)?(?:\\+|-only|-or-later|\\sor\\slater)?(?:\\sLicen[sc]e)?",
  `(?:Affero|Lesser)\\sGeneral\\sPublic\\sLicen[sc]e(?:${V}\\d(?:\\.\\d)?)?`,
  "(?:(?:[234]-[cC]lause|[nN]ew|[sS]implified|[mM]odified)\\s)?BSD(?:[\\s-](?:[0234][\\s-][cC]lause|style|like))?(?:\\sLicen[sc]e)?",
  `Mozilla\\sPublic\\sLicen[sc]e(?:${V}2(?:\\.0)?)?|MPL(?:[\\s-]?v?2(?:\\.0)?)?(?:\\sLicen[sc]e)?`,
  "ISC(?:\\sLicen[sc]e)?|(?:The\\s)?Unlicense|zlib(?:\\sLicen[sc]e)?|WTFPL|CC0(?:[\\s-]1\\.0)?",
  `EUPL(?:[\\s-]?v?1\\.2)?|European\\sUnion\\sPublic\\sLicen[sc]e(?:${V}1\\.2)?|EPL(?:[\\s-]?v?[12]\\.0)?|Eclipse\\sPublic\\sLicen[sc]e(?:${V}[12]\\.0)?|CDDL`,
  "Boost\\sSoftware\\sLicen[sc]e|PostgreSQL\\sLicen[sc]e|Artistic\\sLicen[sc]e(?:\\s2\\.0)?|Python\\sSoftware\\sFoundation\\sLicen[sc]e",
  "Business\\sSource\\sLicen[sc]e(?:\\s1\\.1)?|BUSL(?:-1\\.1)?|Elastic\\sLicen[sc]e(?:[\\s,]*(?:v\\s?)?2(?:\\.0)?)?|SSPL|Server\\sSide\\sPublic\\sLicen[sc]e|Functional\\sSource\\sLicen[sc]e|Fair\\sCore\\sLicen[sc]e|Sustainable\\sUse\\sLicen[sc]e|PolyForm\\s[\\p{L}]+|Common\\sPublic\\sAttribution\\sLicen[sc]e|Open\\sSoftware\\sLicen[sc]e",
].join("|");
const NAME = `(?<![\\p{L}\\p{N}/.-])(?:${NAMES})(?![\\p{L}\\p{N}]|\\.\\p{L}|-(?![lL]i[cz]en)\\p{L}{3})`;
/** One licence, or two that stand together: `name` is the first. */
export const LICENSE = new RegExp(
  `(?<name>${NAME})(?:(?:\\s(?:and|or|und|oder|et|ou|y|o|e)\\s|\\s?[/&]\\s?)(?:the\\s|der\\s)?${NAME})?`,
  "u",
);

/** Spellings of one licence, as far as they begin otherwise. */
const SPELLINGS: [string, RegExp][] = [
  ["gpl", /GPL|General Public/i],
  ["mpl", /MPL|Mozilla/i],
  ["bsd", /BSD/i],
  ["eup", /EUPL|European Union/i],
];
/** Letters by which other licences differ, their versions aside: "mit", "apa". */
const FAMILY_LETTERS = 3;

/** What spellings of one licence have in common. */
export function licenceFamily(licence: string): string {
  const spelled = SPELLINGS.find(([, spelling]) => spelling.test(licence))?.[0];
  return spelled ?? keyOf(licence).slice(0, FAMILY_LETTERS);
}
