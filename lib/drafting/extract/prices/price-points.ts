import { raised } from "@/lib/drafting/text/joined-figures";
import { moneyIn, periodAt, wholePeriod } from "@/lib/drafting/text/money";
import { part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { isCycle } from "./names/price-names";
import { type MoneyOf, moneyPoints } from "./price-lines";
import { cycleOf, type PricePoint } from "./price-point";
import { splitPoint } from "./split-points";

/**
 * The stated amounts of a page in order; those of tables are read by their rows. Where the page says once in which currency all
 * its prices are, and writes no sign, figures are amounts.
 */
export function pointsOf(spots: Spot[], { lang, currency, isSelling = false }: MoneyOf): PricePoint[] {
  const points: PricePoint[] = [];
  for (const [at, spot] of spots.entries()) {
    if (spot.segment.kind === "cell") continue;
    const cents = spots[at + 1];
    const split = splitPoint(spot, cents, lang);
    if (split) {
      points.push(split);
      continue;
    }
    const found = moneyPoints(spot, { lang, currency, isSelling });
    points.push(...(cents && isCents(cents, spot) ? withCents(found.at(-1), cents) : found));
  }
  return points.map((point) => (point.period ? point : withPeriodNearby(point, spots)));
}

/** Two figures in a box of their own right after an amount are its cents: the amount alone is not the price. */
function isCents(next: Spot, spot: Spot): boolean {
  return next.index <= spot.index + 3 && /^[.,]?\d\d$/.test(next.segment.text);
}

/** The amount with its cents, which are kept as raised signs; one that stands before it in the same box was its price once. */
function withCents(point: PricePoint | undefined, next: Spot): PricePoint[] {
  const cents = next.segment.text.replace(/\D/g, "");
  if (point?.amountCents == null || point.amountCents % 100 !== 0 || !/\d$/.test(point.price)) return [];
  const price = point.price + raised(cents);
  const figures = part(next, { start: next.segment.text.length - cents.length, end: next.segment.text.length }); // of ",90"
  return [{ ...point, price, amountCents: point.amountCents + Number(cents), sources: [...point.sources, figures] }];
}

/** What it is paid for may stand in the next lines of the card: "per seat, per month". */
export function withPeriodNearby(point: PricePoint, spots: Spot[]): PricePoint {
  const end = Math.max(...point.sources.map(({ segment }) => segment)); // its figure may stand in an element of its own
  const at = spots.findLastIndex((one) => one.index <= end);
  for (const [step, next] of spots.slice(at + 1, at + 3).entries()) {
    const isFeature = next.segment.kind === "item" && point.spot.segment.kind !== "item";
    const isTerm = next.segment.name === "dt";
    const isTitle = next.segment.kind === "heading" && !isSetAsTitle(next, point);
    if (isTitle || isFeature || isTerm || isOfNext(point, next, spots.slice(at + 2 + step))) break;
    const hasMoney = moneyIn(next.segment.text).length > 0;
    const period = hasMoney ? periodAt(next.segment.text, 0) : periodOf(next.segment.text);
    if (hasMoney && !period) break;
    if (!period) continue;
    return {
      ...point,
      period: period.text,
      sources: [...point.sources, part(next, period)],
      cycle: cycleOf(period.text),
    };
  }
  return point;
}

/** "Per stall, per month. Board and books.": a line that says what it is paid for, or begins with a sentence of it. */
function periodOf(text: string): Stretch | null {
  const whole = wholePeriod(text);
  if (whole) return whole;
  const [first] = /^(?:per|pro|par|por|al|à|za|om)\s/iu.test(text) ? sentencesOf(text) : [];
  const said = first?.text.replace(/\.$/, "") ?? "";
  const period = wholePeriod(said);
  return period?.text === said ? period : null; // "Pro Nutzer lassen sich Listen anlegen."
}

/** "€420" and "per year", both set as headings of one box. */
function isSetAsTitle({ segment }: Spot, { spot }: PricePoint): boolean {
  const isBelow = spot.segment.kind === "heading" && (segment.level ?? 6) >= (spot.segment.level ?? 6);
  return isBelow && segment.block === spot.segment.block && wholePeriod(segment.text) !== null;
}

/** "Monthly" $3 "Yearly" $20: what stands closer to the price that follows, or stands before each price, names that one's. */
function isOfNext({ spot }: PricePoint, text: Spot, after: Spot[]): boolean {
  const following = after.slice(0, 2).find(({ segment }) => moneyIn(segment.text).length > 0);
  if (!following || moneyIn(text.segment.text).length > 0) return false;
  const shared = (other: Spot) => other.segment.blocks.filter((block) => text.segment.blocks.includes(block)).length;
  const isSided = shared(following) === shared(spot) && isCycle(text.segment.text);
  return shared(following) > shared(spot) || isSided;
}
