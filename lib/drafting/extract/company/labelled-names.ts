import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, linesOf, pageSpots } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { isOfSample } from "./handed-over";
import { type FoundName, isPostal } from "./holders";
import { ownerIn } from "./publishers";

/** "Company name: Kelp Works", as sites that list what they are by law write it. */
const NAMED_LINE =
  /^(?:company name|(?:registered|legal) name|firmenname|firmierung|(?:raison|dénomination) sociale|nom de l['’](?:entreprise|éditeur)|(?:razón|denominación) social|ragione sociale|denominazione sociale|bedrijfsnaam|nazwa firmy|(?:denominação|razão) social|nome da empresa|företagsnamn|virksomhedsnavn)\s?:\s(?<name>\p{Lu}[^:,;\n]{1,60})$/iu;
/** What a company is, and no name of one. */
const NO_NAME =
  /^(?:einzelunternehm|private limited|public limited|sole trader|registered in|eingetragen|gmbh$|eenmanszaak|entreprise individuelle|ditta individuale|empresari)/iu;

/** The name behind a label for that of a company, or undefined. */
export function labelledName(line: string): string | undefined {
  const name = NAMED_LINE.exec(line)?.groups?.name?.trim();
  return name && /^\p{Lu}/u.test(name) && !NO_NAME.test(name) ? name : undefined; // the label is read in any case
}

/** Who else stands in an imprint: a host, an authority, an agency, a sample. */
const BESIDE = anyOf(
  inAllLanguages("host"),
  inAllLanguages("otherBody"),
  inAllLanguages("siteMaker"),
  inAllLanguages("sample"),
  "médiat\\p{L}+|delegado|encargado|representative|vertreter|représentant|mediator|designed|example|beispiel\\p{L}*|exemple|ejemplo|esempio|voorbeeld|przykład\\p{L}*|exemplo",
);
const LABEL_MAX = 60;

/** Companies and traders behind such a label, among lines with their address. */
export function labelledNames(reading: SiteReading, own: OwnNames): FoundName[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!hasRole(reading, page, "imprint", "contact", "about")) return [];
    return pageSpots(reading, page).flatMap((spot): FoundName[] => {
      const { text, isTestimonial } = spot.segment;
      if (!isProse(spot.segment) || isTestimonial || isUnderOthers(snapshot, spot.index)) return [];
      const near = [text, snapshot.segments[spot.index + 1]?.text ?? ""];
      const label = snapshot.segments[spot.index - 1]?.text ?? "";
      const isOthers =
        (label.length <= LABEL_MAX && !namesOwn(own, label) && BESIDE.test(label)) || isOfSample(snapshot, spot);
      if (isOthers || linesOf(text).some((line) => ownerIn(line.text, own))) return [];
      return linesOf(text).flatMap((span) => {
        const value = labelledName(span.text);
        return value && near.some(isPostal) ? [{ value, spot, span, trust: 4.7 }] : [];
      });
    });
  });
}
