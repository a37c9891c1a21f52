import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

const SOLD_AS = anyWord("soldAs");
/** What is sold to some, for something beside, or once was. */
const IN_PART = anyOf(
  inAllLanguages("personal"),
  inAllLanguages("past"),
  inAllLanguages("rivals"),
  "commercial use|kommerzielle\\p{L}* (?:nutzung|zweck\\p{L}*)|usage commercial|uso com+erci?al\\p{L}*|commercieel gebruik",
);
/** What may stand for the product right before it: nothing, a pronoun, its kind. */
const ITSELF =
  /^\P{L}*(?:(?:it|this|that|es|das|sie|er|c|ce|elle|il|esto|esta|questa|questo|dit|dat|het|to|isso|det)|(?:the|this|our|die|das|unsere|l|la|le|el|il|lo|a|o|de|het|onze|cette|esta|questa|deze)?\W?(?:app|application|anwendung|applicazione|aplicación|aplicativo|aplicação|applicatie|aplikacja|appen|software|logiciel|program(?:me|m|ma|mi|a)?|programmet|plug-?in|extension))?\W*$/iu;
/** "Acme is", "Acme for Mac is": few words between the name and what it is sold as. */
const BETWEEN_MAX = 3;

/** Where the site says outright that its product costs money: "It is a paid app with a free trial." */
export function soldAsTold(reading: SiteReading, own: OwnNames): SourceRef | undefined {
  for (const spot of statementsOf(reading)) {
    if (hasRole(reading, spot.page, "privacy", "imprint", "donate", "blog")) continue;
    for (const sentence of sentencesOf(spot.segment.text)) {
      const at = soldAt(sentence.text, own);
      if (at !== null && !isToldOfAnother(reading, spot, sentence.start + at, own)) return part(spot, sentence);
    }
  }
  return undefined;
}

function soldAt(text: string, own: OwnNames): number | null {
  if (text.endsWith("?") || NOT_YET.test(text) || IN_PART.test(text)) return null;
  const match = SOLD_AS.exec(text);
  if (!match || isDeniedAround(text, match.index, match.index + match[0].length)) return null;
  return isOfProduct(text.slice(0, match.index), match[0], own) ? match.index : null;
}

/** A licence is the product's own; all else is said of what stands before it. */
function isOfProduct(before: string, sold: string, own: OwnNames): boolean {
  if (ITSELF.test(before) || /^li[cz]en/iu.test(sold)) return true;
  const name = ownNameIn(own, before);
  return name?.start === 0 && before.slice(name.end).trim().split(/\s+/).length <= BETWEEN_MAX;
}
