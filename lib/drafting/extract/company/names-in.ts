import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { BODY, COMPANY, PREFIXED } from "@/lib/drafting/text/names/legal-forms";
import type { Stretch } from "@/lib/drafting/text/spans";
import { withoutArticle, withoutLead } from "./who-runs";

const SHOUTED_MIN = 40;
/** Forms that are no words. */
const LOUD_FORM =
  /\s(?:GMBH|UG|LTDA|LDA|LTD|LLC|INC|CORP|S\.?L\.?U?|S\.?R\.?L|SARL|S\.?A\.?S|S\.P\.A|B\.?V|SP\. Z O\.O)\.?$/u;
/** A company as a text names it, or a body whose name says what it is. */
export interface Named {
  name: string;
  kind: "company" | "body";
}

/** Companies by their legal form, without what leads to the name. */
export function companies(unit: Stretch, own: OwnNames): Named[] {
  // "PROVIDED AS IS": in capitals throughout, words look like forms.
  const isShouted = unit.text === unit.text.toUpperCase() && unit.text.length > SHOUTED_MIN;
  return [PREFIXED, COMPANY].flatMap((form) =>
    [...unit.text.matchAll(form)]
      .filter((match) => !isShouted || LOUD_FORM.test(match[0]))
      .map((match) => ({ name: withoutLead(lean(asNamed(match)), own), kind: "company" as const })),
  );
}

/** "Die Kelp GmbH mit Sitz in Kiel": in a sentence the article is none of the name, as it may be where the name stands alone. */
function asNamed(match: RegExpExecArray): string {
  const name = withoutArticle(match);
  const behind = match.input.slice(match.index + match[0].length);
  return /^\s(?:\p{Ll}|\()/u.test(behind) ? name.replace(/^(?:Die|Der|Das)\s(?=\p{Lu})/u, "") : name;
}

/** Foundations and associations by name. */
export function bodies(unit: Stretch): Named[] {
  return [...unit.text.matchAll(BODY)].map((match) => ({ name: match[0], kind: "body" }));
}

/** Drops what a footer sets before the name: "Copyright 2024 Acme GmbH". */
function lean(name: string): string {
  return name.replace(
    /^(?:(?:©|Copyright|\(c\)|(?:(?:In|Since|Seit|Im|En|Depuis|Desde|Nel|Dal|Sinds|Od|W|Em)\s)?(?:19|20)\d{2}(?:\s?[-–—]\s?(?:(?:19|20)\d{2}|now|present))?|[–-]|By|The company|Company|We(?! Are\s)|Firma|Société|(?:Produkt|Marke|Angebot|Dienst|Service|Projekt|Handelsmarke|Unternehmen|Plattform) (?:der|von|des)|Vertragspartner(?: \p{L}+){0,3} (?:ist|sind) die)\s)+/iu,
    "",
  );
}
