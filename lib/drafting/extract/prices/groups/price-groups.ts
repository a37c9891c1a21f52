import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isLinkOf } from "@/lib/drafting/reading/reading";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import type { Spot } from "@/lib/drafting/text/spans";
import { isPlanName } from "../lone-price";
import { named } from "../names/found-name";
import { canName, chooseNames, isHosting, titles } from "../names/plan-names";
import { isLabel, isOwnLine, repeatedHeadings } from "../names/price-names";
import { pagePoints } from "../page-points";
import { cardOf, isMoney, isSection, type PlanCard, type PriceGroup, type Shape } from "../plan-card";
import type { PricePage } from "../price-pages";
import type { PricePoint } from "../price-point";
import { isSaidOf } from "../told-points";
import { DEPTH_MAX, Elements } from "./elements";
import { isCall, listsOf } from "./own-lines";
import {
  asNaming,
  BOX_MAX,
  type Box,
  distinct,
  isBesideHeading,
  isDetail,
  withoutUnpriced,
  withoutWeak,
} from "./plan-boxes";
import { stackedCells } from "./stacked-rows";

const BOXES_MAX = 40;
const [RUN_MAX, LABEL_DEPTH] = [400, 3];

/** Every set of texts on the page that stand to each other as plans do: by elements, headings, lines. */
export class GroupFinder {
  private readonly points: PricePoint[];
  private readonly repeated: Set<string>;
  private readonly elements: Elements;

  constructor(
    private readonly page: PricePage,
    private readonly own: OwnNames,
  ) {
    this.points = pagePoints(page).filter(({ isOpening, label }) => !isOpening || isPlanName(own, label?.text ?? ""));
    this.repeated = repeatedHeadings(page.spots);
    this.elements = new Elements(page.spots);
  }

  find(): PriceGroup[] {
    if (this.points.length === 0) return [];
    const around = new Set(this.points.flatMap(({ spot }) => spot.segment.blocks.slice(0, DEPTH_MAX)));
    const found = [...around].flatMap((block) => [
      ...this.siblings(block),
      ...this.runs(block),
      ...this.stacked(block, around),
    ]);
    return distinct([...found, ...this.lines(), ...this.alone()]);
  }

  /** Elements beside each other that each state a price. */
  private siblings(parent: number): PriceGroup[] {
    const children = this.elements.childrenOf(parent).slice(0, BOXES_MAX);
    const boxes = children.map((child) => this.boxOf(this.elements.textsOf(child)));
    const sections = [...Map.groupBy(boxes, (box) => this.sectionOf(box)).values()];
    const isCut = sections.some((some) => some.length > 1 && some.some(({ points }) => points.length > 0));
    return (isCut ? sections : [boxes]).flatMap((some) => this.group("cards", some));
  }

  /** Names in one row and prices in the next. */
  private stacked(parent: number, priced: Set<number>): PriceGroup[] {
    return stackedCells(parent, this.elements, priced).flatMap((pairs) =>
      this.group(
        "cards",
        pairs.map((pair) => this.boxOf(pair.flatMap((block) => this.elements.textsOf(block)))),
      ),
    );
  }

  /** The headings over a box, which its own are not, nor that of the box before it: cards under two headings are two groups. */
  private sectionOf({ spots }: Box): string {
    const first = spots.find(({ segment }) => segment.kind === "heading") ?? spots[0];
    if (!first) return "";
    const trail = headingsAbove(this.page.snapshot, first.index);
    return (first.segment.kind === "heading" ? trail.slice(0, -1) : trail).join("\n");
  }

  /** Texts in a row within one element: each begins with a heading of one level or a term. */
  private runs(block: number): PriceGroup[] {
    const spots = this.elements.textsOf(block);
    if (spots.length > RUN_MAX) return [];
    const levels = new Set(spots.flatMap(({ segment }) => (segment.kind === "heading" ? (segment.level ?? 6) : [])));
    const headed = [...levels].flatMap((level) =>
      this.headed(spots, level).flatMap((boxes) => this.group("runs", boxes)),
    );
    const terms = this.cut(spots, ({ segment }) => segment.name === "dt");
    return [...headed, ...this.group("runs", terms)];
  }

  /** The texts under each heading of a level, those of each section apart. */
  private headed(spots: Spot[], level: number): Box[][] {
    const sections: Box[][] = [[]];
    for (const box of this.cut(spots, ({ segment }) => segment.kind === "heading" && (segment.level ?? 6) <= level)) {
      if (box.spots[0]?.segment.level === level) sections.at(-1)?.push(box);
      else sections.push([]);
    }
    return sections;
  }

  /** The texts cut into boxes where one begins. */
  private cut(spots: Spot[], begins: (spot: Spot, before: Spot | undefined) => boolean): Box[] {
    const boxes: Spot[][] = [];
    for (const [at, spot] of spots.entries()) {
      if (begins(spot, spots[at - 1])) boxes.push([]);
      boxes.at(-1)?.push(spot);
    }
    return boxes.slice(0, BOXES_MAX).map((one) => this.boxOf(one));
  }

  /** Items of a list beside prices are extras: "$5 per extra user". */
  private boxOf(all: Spot[]): Box {
    const spots = all.slice(0, BOX_MAX);
    const indexes = new Set(spots.map(({ index }) => index));
    const points = this.points.filter(({ spot }) => indexes.has(spot.index));
    const others = points.filter(({ spot }) => spot.segment.kind !== "item");
    return { spots, points: withoutWeak(others.length > 0 ? others : points) };
  }

  /** Boxes with names and prices, as a group. */
  private group(shape: Shape, boxes: Box[]): PriceGroup[] {
    const naming = shape === "runs" ? titles : chooseNames;
    const priced = boxes.filter(({ points }) => points.some((point) => !isOwnLine(point)));
    const known = { own: this.own, repeated: this.repeated, snapshot: this.page.snapshot };
    const names = priced.length < 2 ? [] : naming(priced.map(asNaming), known);
    const cards = priced.flatMap((box, at): PlanCard[] => {
      const { spots, points } = box;
      const name = names[at];
      const own = name ? points.filter((point) => isSaidOf(point, name.text)) : [];
      return name && own.length > 0 ? [cardOf(name, own, spots)] : [];
    });
    const links = cards.filter(({ nameSource }) => this.isLink(nameSource.segment));
    const isPlans = links.every(({ name }) => !name.includes(" ") && isPlanName(this.own, name));
    const isMixed = links.length > 0 && links.length < cards.length && !isPlans; // a button between two prices is no name beside one
    return cards.length >= 2 && !isMixed && !cards.some(isSection) ? [{ page: this.page, shape, cards }] : [];
  }

  /** "Personal licence – €29": lines that name their own plan, beside each other. */
  private lines(): PriceGroup[] {
    const own = this.points.filter(
      (one) => isOwnLine(one) && !this.isDetail(one) && !isCall(one, this.isLink(one.spot.index), this.own),
    );
    return listsOf(own, this.elements).flatMap((list): PriceGroup[] => {
      const cards = withoutUnpriced(list, this.own);
      return cards.length > 0 ? [{ page: this.page, shape: cards.length > 1 ? "lines" : "alone", cards }] : [];
    });
  }

  private isDetail(point: PricePoint): boolean {
    const [, , card] = point.spot.segment.kind === "item" ? point.spot.segment.blocks : [];
    return card ? isDetail(point, this.points, this.elements.textsOf(card)) : false;
  }

  /** The prices under one heading: of what it names. */
  private alone(): PriceGroup[] {
    const boxes = this.cut(this.page.spots, ({ segment }) => segment.kind === "heading");
    return boxes.flatMap((box): PriceGroup[] => {
      const [title] = box.spots;
      const points = box.points.filter((point) => !isOwnLine(point) && point.told === undefined);
      if (!title || points.length === 0 || !points.some(isMoney)) return [];
      const isNamed = isLabel(title) && !this.repeated.has(title.segment.text);
      const card = isNamed ? null : this.labelled(points);
      const label = isNamed ? named(title) : null;
      const cards = card ? [card] : label ? [cardOf(label, points, box.spots)] : [];
      return cards.map((one) => ({ page: this.page, shape: "alone", cards: [one] }));
    });
  }

  private isLink(index: number): boolean {
    const spot = this.page.spots.find((one) => one.index === index);
    return spot !== undefined && spot.segment.kind !== "heading" && isLinkOf(this.page.snapshot, spot);
  }

  /** The text that stands before a price in a box of its own. */
  private labelled([first]: PricePoint[]): PlanCard | null {
    for (const block of first?.spot.segment.blocks.slice(0, LABEL_DEPTH) ?? []) {
      const box = this.boxOf(this.elements.textsOf(block));
      const before = box.spots.filter((spot) => spot.index < (first?.spot.index ?? 0));
      const label = before.find(
        (spot) =>
          spot.segment.kind !== "item" &&
          canName(spot) &&
          !isHosting(spot.segment.text) &&
          !isOwnName(this.own, spot.segment.text) &&
          !this.isLink(spot.index),
      );
      const isOneOfSeveral = label && before.some((spot) => spot !== label && isBesideHeading(label, spot));
      const name = label && !isOneOfSeveral ? named(label) : null;
      if (name) return cardOf(name, box.points, box.spots);
    }
    return null;
  }
}
