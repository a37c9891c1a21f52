import { titleParts } from "@/lib/drafting/reading/reading";
import { everyFolded, type Folded, fold } from "@/lib/drafting/text/fold";
import { linesOf, sentencesOf } from "@/lib/drafting/text/spans";
import type { Segment } from "@/lib/schemas/snapshot";

/** Where the sentences, lines and parts of a text begin and end, told for each place: a text is looked into many times. */
interface Edges {
  folded: Folded;
  /** A part may begin here: from a cut on, only white space, punctuation and signs stand before. */
  isStart: Uint8Array;
  /** A part may end here: up to a cut, only such stand behind. */
  isEnd: Uint8Array;
}

const known = new WeakMap<Segment, Edges>();

/** True when the text stands in the segment as a whole sentence, line or part of a title, or as several of them. */
export function isWholeIn(segment: Segment, text: string): boolean {
  const edges = known.get(segment) ?? edgesOf(segment);
  known.set(segment, edges);
  for (const { start, end } of everyFolded(edges.folded, text))
    if (edges.isStart[start] && edges.isEnd[end]) return true;
  return false;
}

const EDGE = /^[\s\p{P}\p{S}]$/u;

function edgesOf(segment: Segment): Edges {
  const { text } = segment;
  const isStart = new Uint8Array(text.length + 1);
  for (const cut of cutsOf(segment)) isStart[cut] = 1;
  const isEnd = isStart.slice();
  const signs: number[] = [];
  let at = 0;
  for (const char of text) {
    if (EDGE.test(char)) signs.push(at);
    at += char.length;
  }
  const after = (sign: number) => sign + ((text.codePointAt(sign) ?? 0) > 0xffff ? 2 : 1);
  for (const sign of signs) if (isStart[sign]) isStart[after(sign)] = 1;
  for (const sign of signs.toReversed()) if (isEnd[after(sign)]) isEnd[sign] = 1;
  return { folded: fold(text), isStart, isEnd };
}

/** Places at which a sentence, a line or a part of a title begins or ends. */
function cutsOf(segment: Segment): number[] {
  const isTitle = segment.kind === "title" || segment.kind === "heading" || /(?:title|name)$/i.test(segment.name ?? "");
  const stretches = [
    ...sentencesOf(segment.text),
    ...linesOf(segment.text),
    ...(isTitle ? titleParts(segment.text) : []),
  ];
  return [0, segment.text.length, ...stretches.flatMap((one) => [one.start, one.end])];
}
