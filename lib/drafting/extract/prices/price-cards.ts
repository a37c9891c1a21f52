import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { part, type Spot, segmentsOfBlock, whole } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { Placed, PlanCard } from "./plan-card";
import { groupedCards } from "./plan-groups";
import type { PriceArea } from "./price-areas";
import { isCycle, isLabel, isTold, nameWithin, ownLabel, pickName, repeatedHeadings } from "./price-names";
import type { PricePoint } from "./price-point";
import { pointsOf } from "./price-points";
import { wordPoints } from "./word-points";

/** Prices of one area that are looked at; real pages state a dozen. */
const POINTS_MAX = 80;

/** Reads an area's plans: repeated boxes with a name and a price, and lines such as "Personal licence – €29". */
export function cardsOf(reading: SiteReading, area: PriceArea, own: OwnNames): PlanCard[] {
  const lang = reading.pages[area.page]?.lang ?? null;
  const strong = pointsOf(area, lang).map((point): Placed => ({ point, isWeak: false }));
  const words = wordPoints(area).filter(({ point }) => !isFreeName(point, strong));
  const placed: Placed[] = [...strong, ...words]
    .sort((a, b) => a.point.spot.index - b.point.spot.index)
    .slice(0, POINTS_MAX);
  const plans: PlanCard[] = groupedCards(reading, area, placed, own);
  const finder = new CardFinder(reading, area, own, placed);
  for (const one of placed) {
    if (one.plan || one.isApart) continue;
    const found = finder.find(one);
    if (!found) continue;
    one.plan = found.plan;
    if (found.isNew) plans.push(found.plan);
    else found.plan.points.push(one.point);
    found.plan.isWeak &&= one.isWeak;
  }
  return [...plans, ...loneCard(area, own, placed)].map((plan) => withoutWeak(plan, placed));
}

/** The rest of the card before: in a box with the price before, and without this one. */
function isOfCard(label: Spot, earlier: Spot | undefined, spot: Spot): boolean {
  const { blocks } = label.segment;
  return blocks.some((id) => earlier?.segment.blocks.includes(id) && !spot.segment.blocks.includes(id));
}

/** "Free" above "$0" is the plan's name, not its price. */
function isFreeName({ spot, amountCents }: PricePoint, strong: Placed[]): boolean {
  const next = strong.find(({ point }) => point.spot.index > spot.index)?.point;
  return amountCents === 0 && next?.amountCents === 0 && next.spot.index <= spot.index + 3;
}

/** A page that states one price and no name sells the product itself: the heading that names it names the plan. */
function loneCard(area: PriceArea, own: OwnNames, placed: Placed[]): PlanCard[] {
  const money = placed.filter((one) => one.point.amountCents);
  const [only] = money;
  // Two prices of one thing are paid differently; two boxes are two plans, whatever they are called.
  const isOne = money.length === 1 || (money.length === 2 && money[0]?.point.cycle !== money[1]?.point.cycle);
  if (!area.isPage || !only || !isOne || placed.some((one) => one.plan)) return [];
  for (const spot of area.spots) {
    const name = spot.segment.kind === "heading" ? ownNameIn(own, spot.segment.text) : null;
    if (name)
      return [{ name: name.text, nameSource: part(spot, name), points: money.map((one) => one.point), isWeak: false }];
  }
  return [];
}

/** A button "Contact us" beside a stated price is no price. */
function withoutWeak(plan: PlanCard, placed: Placed[]): PlanCard {
  if (plan.isWeak) return plan;
  const weak = new Set(placed.filter((one) => one.isWeak).map((one) => one.point));
  return { ...plan, points: plan.points.filter((point) => !weak.has(point)) };
}

class CardFinder {
  private readonly allowed: Map<number, Spot>;
  private readonly repeated: Set<string>;
  /** First price of each segment. */
  private readonly pointAt: Map<number, Placed>;
  private readonly snapshot: PageSnapshot | undefined;

  constructor(
    reading: SiteReading,
    area: PriceArea,
    private readonly own: OwnNames,
    placed: Placed[],
  ) {
    this.allowed = new Map(area.spots.map((spot) => [spot.index, spot]));
    this.repeated = repeatedHeadings(area);
    this.pointAt = new Map(placed.toReversed().map((one) => [one.point.spot.index, one]));
    this.snapshot = reading.pages[area.page];
  }

  find(placed: Placed): { plan: PlanCard; isNew: boolean } | null {
    const { point } = placed;
    if (isTold(point)) return null;
    const sibling = this.pointAt.get(point.spot.index);
    if (sibling?.plan && sibling !== placed) return { plan: sibling.plan, isNew: false };
    if (point.label && ownLabel(point)) {
      const found = this.opened(point.label.text, part(point.spot, point.label), placed);
      // A sale may be named beside the line.
      found.plan.text = this.members(point.spot.segment.block)
        .map(({ segment }) => segment.text)
        .join("\n");
      return found;
    }
    for (const block of point.spot.segment.blocks) {
      const found = this.inBlock(block, placed);
      if (found) return found;
    }
    return this.byCycle(placed);
  }

  /** Plans that are called by nothing but how often they are paid: "Monthly", "Yearly". */
  private byCycle(placed: Placed): { plan: PlanCard; isNew: boolean } | null {
    const { spot } = placed.point;
    const card = spot.segment.blocks.slice(0, 2).flatMap((block) => this.members(block));
    const name = card.findLast(({ index }) => index < spot.index);
    return name && isCycle(name.segment.text) ? this.opened(name.segment.text, whole(name), placed) : null;
  }

  private inBlock(block: number, placed: Placed): { plan: PlanCard; isNew: boolean } | null {
    const at = placed.point.spot.index;
    const members = this.members(block);
    const earlier = members.filter((one) => one.index < at && this.pointAt.has(one.index)).at(-1);
    const isBefore = (one: Spot) => one.index < at && one.index > (earlier?.index ?? -1);
    const labels = members.filter(
      (one) => isBefore(one) && this.canName(one, placed) && !isOfCard(one, earlier, placed.point.spot),
    );
    const later = members.filter((one) => one.index > at);
    const card = { hasEarlier: earlier !== undefined, nextLevel: this.nextLevel(later), repeated: this.repeated };
    const name = pickName(labels, card, this.own);
    if (name) {
      const found = this.opened(nameWithin(name).text, part(name, nameWithin(name)), placed);
      found.plan.text = members.map(({ segment }) => segment.text).join("\n");
      return found;
    }
    const before = earlier && this.pointAt.get(earlier.index)?.plan;
    if (before) return (isCycle(before.name) && this.byCycle(placed)) || { plan: before, isNew: false };
    const below = later[0];
    const isAlone = !earlier && !later.some((one) => this.pointAt.has(one.index));
    const isBelow = below?.segment.kind === "heading" && isLabel(below) && isAlone;
    return isBelow ? this.opened(below.segment.text, whole(below), placed) : null;
  }

  private members(block: number): Spot[] {
    return this.snapshot ? segmentsOfBlock(this.snapshot, block).flatMap((index) => this.allowed.get(index) ?? []) : [];
  }

  private canName(spot: Spot, placed: Placed): boolean {
    if (spot.segment.kind === "item" && placed.point.spot.segment.kind !== "item") return false;
    if (spot.segment.name === "button" || spot.segment.name === "label") return false;
    return isLabel(spot);
  }

  private nextLevel(later: Spot[]): number | null {
    const next = later.findIndex((one) => this.pointAt.has(one.index));
    const levels = later
      .slice(0, Math.max(0, next))
      .flatMap((one) => (one.segment.kind === "heading" ? (one.segment.level ?? 6) : []));
    return levels.length > 0 ? Math.min(...levels) : null;
  }

  private opened(name: string, nameSource: SourceRef, placed: Placed): { plan: PlanCard; isNew: boolean } {
    return { plan: { name: name.trim(), nameSource, points: [placed.point], isWeak: placed.isWeak }, isNew: true };
  }
}
