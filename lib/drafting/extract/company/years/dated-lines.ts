import type { SourceRef } from "@/lib/drafting/candidate";
import { isReleaseLabel, isYearAlone } from "@/lib/drafting/text/founded-words";
import { isProse, linesOf, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

const TOLD_MAX = 200;
const LABEL_WORDS = 4;
/** "In business since", below its year. */
const SINCE_END = /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od)$/iu;

/** "Release date" – "March 2017", on a page for the press. */
function released(spot: Spot, segments: PageSnapshot["segments"]): { text: string; sources: SourceRef[] }[] {
  const label = segments[spot.index - 1];
  const [first] = linesOf(spot.segment.text);
  if (!first || !label || !isReleaseLabel(label.text) || !isYearAlone(first.text)) return [];
  return [
    {
      text: `Launched: ${first.text}`,
      sources: [whole({ ...spot, index: spot.index - 1, segment: label }), part(spot, first)],
    },
  ];
}

/** A year in a line of its own with its label, or with what a timeline tells of it. */
export function datedLines(
  spot: Spot,
  segments: PageSnapshot["segments"],
  isPress: boolean,
): { text: string; sources: SourceRef[] }[] {
  const [release] = isPress ? released(spot, segments) : [];
  if (release) return [release];
  const [opening, next] = sentencesOf(spot.segment.text);
  if (opening && next && isYearAlone(opening.text) && next.text.length <= TOLD_MAX)
    return [{ text: `${opening.text} ${next.text}`, sources: [part(spot, { start: opening.start, end: next.end })] }]; // "2015 – Acme is born"
  if (!isYearAlone(spot.segment.text)) return [];
  const year = spot.segment.text.replace(":", "");
  const isBoxed = (step: number) => segments[spot.index + step]?.blocks[0] === spot.segment.blocks[0];
  return [-1, 1].flatMap((step) => {
    const segment = segments[spot.index + step];
    if (step === -1 && isBoxed(1) && !isBoxed(-1)) return []; // what stands before is of the entry above
    const isEnd = step === -1 && isBoxed(-1) && !isBoxed(1); // "Acme was started", and below it "2001"
    const [first] = segment && isProse(segment) ? sentencesOf(segment.text) : [];
    if (!first || first.text.length > TOLD_MAX || (step === -1 && !isEnd && first.text.split(" ").length > LABEL_WORDS))
      return [];
    const isLabel = step === -1 || (SINCE_END.test(first.text) && first.text.split(" ").length <= LABEL_WORDS);
    const text = isLabel ? `${first.text.replace(/\s?:$/, "")} ${year}` : `${year} ${first.text}`;
    return [{ text, sources: [whole(spot), part({ ...spot, index: spot.index + step }, first)] }];
  });
}
