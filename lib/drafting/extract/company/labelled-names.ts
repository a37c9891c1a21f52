import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { isProse, linesOf, pageSpots } from "@/lib/drafting/text/spans";
import { type FoundName, isPostal } from "./holders";

/** "Company name: Kelp Works", as sites that list what they are by law write it. */
const NAMED_LINE =
  /^(?:company(?: name)?|(?:registered|legal|trading|business) name|firm(?:a|enname|ierung)|unternehmen|(?:raison|dénomination) sociale|nom de l['’](?:entreprise|éditeur)|(?:razón|denominación) social|ragione sociale|denominazione(?: sociale)?|(?:bedrijfs|handels)naam|nazwa firmy|(?:denominação|firma|razão) social|nome da empresa|företagsnamn|virksomhedsnavn)\s?:\s(?<name>\p{Lu}[^:,;\n]{1,60})$/iu;

/** The name behind a label for that of a company, or undefined. */
export function labelledName(line: string): string | undefined {
  const name = NAMED_LINE.exec(line)?.groups?.name?.trim();
  return name && /^\p{Lu}/u.test(name) ? name : undefined;
}

/** Companies and traders behind such a label, among lines with their address. */
export function labelledNames(reading: SiteReading): FoundName[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!hasRole(reading, page, "imprint", "contact", "about")) return [];
    return pageSpots(reading, page).flatMap((spot): FoundName[] => {
      const { text, isTestimonial } = spot.segment;
      if (!isProse(spot.segment) || isTestimonial || isUnderOthers(snapshot, spot.index)) return [];
      const near = [text, snapshot.segments[spot.index + 1]?.text ?? ""];
      return linesOf(text).flatMap((span) => {
        const value = labelledName(span.text);
        return value && near.some(isPostal) ? [{ value, spot, span, trust: 4.7 }] : [];
      });
    });
  });
}
