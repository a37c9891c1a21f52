import type { SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";
import { postalTown } from "./addresses";
import { isProviderLine } from "./company-words";
import { isOneOfSeveral, OTHERS } from "./whose-place";

/** The makers' own office, by what they call it. */
export const OFFICE = anyWord("office");

/** "Our office is at 14 Harbour Road, Bristol BS1 4QA": the town of an address that a sentence about the office tells. */
export function officeAt(sentence: Stretch, spot: Spot, reading: SiteReading, own: OwnNames): string | undefined {
  const match = hasRole(reading, spot.page, "about", "team", "contact", "imprint") ? OFFICE.exec(sentence.text) : null;
  const rest = match ? sentence.text.slice(match.index + match[0].length) : "";
  const town = /\d/.test(rest) ? postalTown(rest) : undefined;
  if (!match || !town || isOneOfSeveral(rest, town) || isDenied(sentence.text, match.index)) return undefined;
  const isOthers = OTHERS.test(sentence.text) || isProviderLine(sentence.text);
  return isOthers || isToldOfAnother(reading, spot, sentence.start + match.index, own) ? undefined : town;
}
