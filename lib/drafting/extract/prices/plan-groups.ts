import type { SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isLinkOnly } from "@/lib/drafting/reading/reading";
import { headingsAbove, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { type Spot, segmentsOfBlock, whole } from "@/lib/drafting/text/spans";
import type { Placed, PlanCard } from "./plan-card";
import { chooseNames, type FoundName } from "./plan-names";
import type { PriceArea } from "./price-areas";
import { isLeading, ownLabel, repeatedHeadings } from "./price-names";

/** Boxes of one element that each state a price: plans beside each other, judged together. */
interface Group {
  parent: number;
  depth: number;
  /** The element and the two around it. */
  above: number[];
  boxes: Box[];
}
interface Box {
  spots: Spot[];
  placed: Placed[];
}

/** Blocks around one price that are looked at: cards of real pages stand in fewer. */
const DEPTH_MAX = 24;
const BOX_MAX = 160;
const ABOVE = 3;

/** What makes siblings with prices plans, in shares of the boxes; `extras` and `reckoned` tell of other sums. */
const WEIGHTS = { page: 1, period: 2, items: 1, invites: 1, extras: -5, reckoned: -5 };
const LEAST = 1;
const EXTRAS = anyWord("extras");
const RECKONED = anyWord("reckoned");
const SPARED = anyWord("spared");

/**
 * Plans found by structure: siblings of one element, each with a price of its own and a text at the same place that differs
 * from sibling to sibling, which is the name. Marks each price that it reads as placed.
 */
export function groupedCards(reading: SiteReading, area: PriceArea, placed: Placed[], own: OwnNames): PlanCard[] {
  const cards: PlanCard[] = [];
  const around = new Set<number>();
  for (const group of groupsOf(reading, area, placed)) {
    const boxes = group.boxes.filter((box) => box.placed.every((one) => !one.plan));
    if (!boxes.some((box) => box.placed.some(isMoney))) continue;
    const names =
      boxes.length >= 2 ? chooseNames(boxes.map(asNaming), { own, repeated: repeatedHeadings(area) }) : null;
    const weight = names ? weighed(reading, area, boxes, names) : 0;
    // Sums under "Add-ons" or "Your savings" are no plans, whoever looks at them next.
    if (weight < 0) for (const one of boxes.flatMap((box) => box.placed)) one.isApart = true;
    if (!names || weight < LEAST) continue;
    for (const block of group.above) around.add(block);
    for (const [at, box] of boxes.entries()) {
      const name = names[at];
      if (!name) continue;
      const plan: PlanCard = {
        name: name.text,
        nameSource: { ...whole(name.spot), start: name.start, end: name.start + name.text.length },
        points: box.placed.map((one) => one.point),
        isWeak: box.placed.every((one) => one.isWeak),
        text: box.spots.map(({ segment }) => segment.text).join("\n"),
      };
      for (const one of box.placed) one.plan = plan;
      cards.push(plan);
    }
  }
  // Beside plans found as a group, a price elsewhere on the page is an example, an extra, or told of something else.
  if (cards.length > 0)
    for (const one of placed)
      one.isApart ||= !one.plan && (!isMoney(one) || !one.point.spot.segment.blocks.some((id) => around.has(id)));
  return cards;
}

function isMoney({ point }: Placed): boolean {
  return point.currency !== null;
}

function weighed(reading: SiteReading, area: PriceArea, boxes: Box[], names: (FoundName | null)[]): number {
  const share = (isTrue: (box: Box) => boolean) => boxes.filter(isTrue).length / boxes.length;
  const snapshot = reading.pages[area.page];
  const first = boxes[0]?.spots[0];
  const titles = snapshot && first ? headingsAbove(snapshot, first.index).slice(-2) : [];
  return (
    (area.isPage ? WEIGHTS.page : 0) +
    WEIGHTS.period * share((box) => box.placed.some(({ point }) => point.period !== null)) +
    WEIGHTS.items * share((box) => box.spots.some(({ segment }) => segment.kind === "item")) +
    WEIGHTS.invites * share((box) => box.spots.some((spot) => invites(reading, spot))) +
    (titles.some((text) => EXTRAS.test(text)) ? WEIGHTS.extras : 0) +
    (isReckoned(titles, names) ? WEIGHTS.reckoned : 0)
  );
}

/** "Your savings", "Sample invoice". Plans save and fit a budget too: in a heading over prices, and as a name of one word. */
function isReckoned(titles: string[], names: (FoundName | null)[]): boolean {
  const short = titles.filter((text) => text.length <= 90);
  const called = names.map((name) => name?.text ?? "");
  const sums = [
    ...short.filter((text) => !PRICE_HEADING.test(text)),
    ...called.filter((text) => text.trim().includes(" ") && !PRICE_HEADING.test(text)),
  ];
  return [...short, ...called].some((text) => RECKONED.test(text)) || sums.some((text) => SPARED.test(text));
}

/** A button, or a text that is nothing but a link. */
function invites(reading: SiteReading, spot: Spot): boolean {
  return spot.segment.name === "button" || isLinkOnly(reading, spot);
}

function asNaming({ spots, placed }: Box) {
  return { spots, first: placed[0]?.point.spot.index ?? 0, last: placed.at(-1)?.point.spot.index ?? 0 };
}

/** "Personal licence – €29": the line names its own plan. */
function isOwnLine({ point }: Placed): boolean {
  return point.label !== null && ownLabel(point) && !isLeading(point.label.text);
}

/** Elements with at least two children that hold prices, the innermost first. */
function groupsOf(reading: SiteReading, area: PriceArea, placed: Placed[]): Group[] {
  const children = new Map<number, Map<number, Placed[]>>();
  const chains = new Map<number, number[]>();
  for (const one of placed) {
    if (isOwnLine(one)) continue;
    const chain = one.point.spot.segment.blocks.slice(0, DEPTH_MAX);
    for (const [at, block] of chain.entries()) {
      const parent = chain[at + 1];
      if (parent === undefined) break;
      chains.set(parent, chain.slice(at + 1));
      const boxes = children.get(parent) ?? new Map<number, Placed[]>();
      boxes.set(block, [...(boxes.get(block) ?? []), one]);
      children.set(parent, boxes);
    }
  }
  const snapshot = reading.pages[area.page];
  const allowed = new Map(area.spots.map((spot) => [spot.index, spot]));
  const boxOf = ([block, inside]: [number, Placed[]]): Box => ({
    spots: snapshot
      ? segmentsOfBlock(snapshot, block)
          .slice(0, BOX_MAX)
          .flatMap((index) => allowed.get(index) ?? [])
      : [],
    placed: inside,
  });
  return [...children]
    .filter(([, boxes]) => boxes.size >= 2)
    .map(([parent, boxes]) => {
      const chain = chains.get(parent) ?? [];
      return {
        parent,
        depth: chain.length,
        above: chain.slice(0, ABOVE).filter((id) => id !== 0),
        boxes: [...boxes].map(boxOf),
      };
    })
    .sort((a, b) => a.depth - b.depth || a.parent - b.parent)
    .reverse();
}
