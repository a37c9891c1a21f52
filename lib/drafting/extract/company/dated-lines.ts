import type { SourceRef } from "@/lib/drafting/candidate";
import { isYearAlone } from "@/lib/drafting/text/founded-words";
import { isProse, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

const TOLD_MAX = 200;
const LABEL_WORDS = 4;

/** A year in a line of its own with its label, or with what a timeline tells of it. */
export function datedLines(spot: Spot, segments: PageSnapshot["segments"]): { text: string; sources: SourceRef[] }[] {
  const [opening, next] = sentencesOf(spot.segment.text);
  if (opening && next && isYearAlone(opening.text) && next.text.length <= TOLD_MAX)
    return [{ text: `${opening.text} ${next.text}`, sources: [part(spot, { start: opening.start, end: next.end })] }]; // "2015 – Acme is born"
  if (!isYearAlone(spot.segment.text)) return [];
  const year = spot.segment.text.replace(":", "");
  return [-1, 1].flatMap((step) => {
    const segment = segments[spot.index + step];
    const [first] = segment && isProse(segment) ? sentencesOf(segment.text) : [];
    if (!first || first.text.length > TOLD_MAX || (step === -1 && first.text.split(" ").length > LABEL_WORDS))
      return [];
    const text = step === -1 ? `${first.text.replace(/\s?:$/, "")} ${year}` : `${year} ${first.text}`;
    return [{ text, sources: [whole(spot), part({ ...spot, index: spot.index + step }, first)] }];
  });
}
