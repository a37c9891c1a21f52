import { MONTHS } from "@/lib/drafting/text/months";
import { LEGAL_FORM_NEXT } from "@/lib/drafting/text/names/legal-forms";
import { EDGE_AFTER, eitherCase } from "@/lib/drafting/text/words";
import { namesOwn, type OwnNames } from "../own-names";

/** What a company is called by its kind, before its name. */
const FIRM =
  "(?:company|agency|firm|studio|start-?up|business|consultancy|firma|agentur|unternehmen|büro|gesellschaft|verein|werbeagentur|agence|société|entreprise|agencia|empresa|sociedad|estudio|agenzia|azienda|società|associazione|bureau|bedrijf|firm[ęaąy]|agencj[ęaą]|spółk[ęaą]|agência|sociedade|byrån?|företaget|bolaget|firman?|bureauet|firmaet|virksomheden|selskabet)";
const CALLED =
  "(?:(?:called|named|namens|mit dem namen|appelée?|llamad[ao]|chiamat[ao]|genaamd|o nazwie|chamad[ao]|kallad|ved navn)\\s)?";
const BEGINS = new RegExp(`^${eitherCase(FIRM)}\\s(?=\\p{Lu})`, "u");
/** German writes times of a year large, too. */
const NAMED = new RegExp(
  `(?<!\\p{L})${eitherCase(FIRM)}\\s${CALLED}["“„«]?(?!(?:Since|In|From|For|And|The|Founded|Established|Anfang|Ende|Mitte|Sommer|Herbst|Winter|Frühjahr|Frühling|${MONTHS})${EDGE_AFTER})(?<name>\\p{Lu}[\\p{L}\\p{N}&'’.-]{1,30}(?:\\s\\p{Lu}[\\p{L}\\p{N}&'’.-]{1,30}){0,2})`,
  "gu",
);

/** "Firma Bankly", and a name with a legal form behind it: a company's, not a person's. */
export function isFirmName(name: string, behind: string): boolean {
  return BEGINS.test(name) || LEGAL_FORM_NEXT.test(behind);
}

/** True for words that name a company by its kind, and not the site's own: "die Agentur Lichtblick", "het bureau Pixelaar". */
export function namesOtherFirm(text: string, own: OwnNames): boolean {
  return [...text.matchAll(NAMED)].some(({ groups }) => !namesOwn(own, groups?.name ?? ""));
}
