import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { HOW } from "@/lib/drafting/text/answer-words";
import { isDenied } from "@/lib/drafting/text/polarity";
import { type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";

const ASKED_MAX = 110;
const LABEL_MAX = 30;

/** True for a question or a label that asks for what the words say. */
export function isAskedFor({ segment: { text } }: Spot, words: RegExp): boolean {
  const isShort = text.length <= (text.endsWith("?") ? ASKED_MAX : LABEL_MAX);
  return isShort && words.test(text) && !HOW.test(text) && !isDenied(text, text.length);
}

/** What stands right below a question or label with the words, by its first sentence. */
export function answered(reading: SiteReading, words: RegExp, own: OwnNames) {
  const found: { asked: Spot; spot: Spot; sentence: Stretch; text: string }[] = [];
  let asked: Spot | undefined;
  for (const spot of statementsOf(reading)) {
    const [sentence] = sentencesOf(spot.segment.text);
    const isBelow = asked?.page === spot.page && spot.segment.kind !== "heading" && isAskedFor(asked, words);
    if (asked && sentence && isBelow && isOurs(reading, asked, spot, own))
      found.push({ asked, spot, sentence, text: sentence.text });
    asked = spot;
  }
  return found;
}

function isOurs(reading: SiteReading, asked: Spot, spot: Spot, own: OwnNames): boolean {
  return namesOwn(own, asked.segment.text) || !isToldOfAnother(reading, spot, 1, own);
}
