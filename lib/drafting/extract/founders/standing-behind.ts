import type { SiteReading } from "@/lib/drafting/candidate";
import { isOverWhoIsBehind } from "@/lib/drafting/extract/company/who-behind";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { nameGroups } from "@/lib/drafting/reading/person-spans";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";
import { isKnownPerson } from "./known-persons";
import { type FounderMention, mentionOf, placeSignals } from "./mention";

const I_AM = new RegExp(`(?:${wholeWords(inAllLanguages("iAm"))}|^(?:ich|i|moi|yo|io|ik|eu|ja),)[\\s,:]+$`, "iu");

/** "Who is behind this", and right below: "My name is Jane Roe, I write software for a living." */
export function standingBehind(reading: SiteReading, spots: Spot[], at: number, own: OwnNames): FounderMention[] {
  const [heading, spot] = [spots[at - 1], spots[at]];
  if (!heading || !spot || !isProse(heading.segment) || !isOverWhoIsBehind(heading.segment.text, own)) return [];
  return sentencesOf(spot.segment.text).flatMap((sentence) => {
    const [first, ...others] = nameGroups(sentence.text, own);
    const [name, ...more] = first?.names ?? [];
    const isFull = ({ text }: { text: string }) => text.includes(" ") && isPersonName(text, own);
    if (!first || !name || more.length > 0 || others.some(({ names }) => names.some(isFull))) return [];
    const isOpening = first.start === 0 && namesOwn(own, sentence.text) && isKnownPerson(reading, name.text); // "Jane Roe runs Acme"
    if (!(isOpening || I_AM.test(sentence.text.slice(0, first.start))) || !isPersonName(name.text, own)) return [];
    const sources = [whole(heading), part(spot, sentence)];
    return [mentionOf(name.text, sources, ["introduced", "ours", ...placeSignals(reading, spot)])];
  });
}
