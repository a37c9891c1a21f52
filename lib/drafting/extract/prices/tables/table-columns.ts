import { moneyIn, wholePeriod } from "@/lib/drafting/text/money";
import { part, type Spot, type Stretch, whole } from "@/lib/drafting/text/spans";
import { isCycle, isLabel } from "../names/price-names";
import { isMoney, type PlanCard } from "../plan-card";
import { type MoneyOf, moneyPoints } from "../price-lines";
import { cycleOf, type PricePoint } from "../price-point";
import { isPriceLabel, periodOfLabel, priceLead, TAXED } from "./price-labels";
import { CELLS_MAX, card, isStated, priceOf, type Row, titleOf, withPeriod } from "./table-cells";

/** A header row of names over rows of prices; the label column may lack its header. */
export function columnPlans(rows: Row[], of: MoneyOf): PlanCard[] | null {
  if (rows.filter(isScaled).length >= 2) return null;
  const priced = rows.filter(
    (row) => row.filter((cell) => priceOf(cell, of)).length >= 2 && row.some((cell) => isStated(cell, of)),
  );
  const prices = priced.find(([label]) => isPriceLabel(label)) ?? priced[0];
  const header = rows[0];
  if (!prices || !header || header === prices || prices.length > CELLS_MAX) return null;
  const label = priceOf(prices[0], of) ? undefined : prices[0];
  const cells = label ? prices.slice(1) : prices;
  const names = header.length === prices.length && label ? header.slice(1) : header;
  if (isOfThings(priced) && !names.some((name) => isPriceLabel(name) || isCycle(name.segment.text))) return [];
  if (names.length !== cells.length || !areNames(names, label)) return null;
  const all = [prices, ...(label ? otherCycles(priced, prices) : [])];
  return cells.flatMap((_, at) => {
    const name = names[at];
    const place = prices.length - cells.length + at;
    const points = all.flatMap((row) => {
      const point = priceOf(row[place], of);
      return point ? withPeriod(point, label && row[0]) : [];
    });
    const column = rows.flatMap((row) => row[row.length - cells.length + at] ?? []);
    return name && points.length > 0 ? [card(name, points, column)] : [];
  });
}

/** A header that names each plan and tells its price in one cell: "Crew" over "€9 per month". */
export function headPlans([head, ...others]: Row[], of: MoneyOf): PlanCard[] | null {
  if (!head || others.length === 0 || head.length > CELLS_MAX * 2) return null;
  const cards: PlanCard[] = [];
  for (const cell of head) {
    const [point] = moneyPoints(cell, of).filter(({ isStruck }) => !isStruck);
    const title = point?.label?.start === 0 ? inLine(cell, point.label) : titleOf(cell);
    const isTitle = moneyIn(title.segment.text, of.lang).length === 0 && isColumnName(title);
    if (isTitle) cards.push({ name: title.segment.text, nameSource: lineSource(cell, title), points: [], spots: head });
    const told = point ?? (isTitle ? null : priceOf(cell, of));
    const last = cards.at(-1)?.points;
    if (told) last?.push({ ...told, label: null });
    else if (last?.length === 1 && last[0] && !last[0].period) last[0] = withPeriodOf(last[0], cell); // "€8", and "/month" below
  }
  const priced = cards.filter(({ points }) => points.length > 0);
  return priced.length >= 2 && priced.some(({ points }) => points.some(isMoney)) ? priced : null;
}

function withPeriodOf(point: PricePoint, cell: Spot): PricePoint {
  const period = isMoney(point) ? wholePeriod(cell.segment.text) : null;
  return period
    ? { ...point, period: period.text, cycle: cycleOf(period.text), sources: [...point.sources, part(cell, period)] }
    : point;
}

/** "Crew $9/mo": the name before the price. */
function inLine(cell: Spot, { text }: Stretch): Spot {
  return { ...cell, segment: { ...cell.segment, text } };
}

function lineSource(cell: Spot, title: Spot) {
  return { ...whole(cell), end: title.segment.text.length };
}

/** Rows that tell the same plans' prices for another time: "Yearly" below "Monthly". */
function otherCycles(priced: Row[], prices: Row): Row[] {
  const cycleIn = (row: Row) => cycleOf(periodOfLabel(row[0]?.segment.text ?? "")?.text ?? null);
  const main = cycleIn(prices);
  return priced.filter((row) => {
    const cycle = cycleIn(row);
    return row.length === prices.length && main !== "other" && cycle !== "other" && cycle !== main;
  });
}

/** "Monthly" and "Lifetime" over a row called the price are plans; over rows with names they say what each pays when. */
function areNames(names: Row, label: Spot | undefined): boolean {
  const isPriced = label !== undefined && priceLead(label.segment.text) > 0;
  if (isPriced && names.every(({ segment }) => isCycle(segment.text))) return true;
  return names.every(isColumnName) && !names.some(isPriceLabel);
}

/** "Mailer: $10, $16, $20" above "Funnels: $97, $197": what several things cost in each size, and no plan. */
function isOfThings(priced: Row[]): boolean {
  const things = priced.filter(
    ([label]) => label && isLabel(label) && !isPriceLabel(label) && !isCycle(label.segment.text),
  );
  return things.length >= 2 && things.length === priced.length;
}

/** "250,000" before its amounts: what so many would cost, reckoned beside the plans. */
function isScaled([label, ...cells]: Row): boolean {
  return cells.length > 0 && /^[\d.,\s]*\d(?:\s?[km])?$/iu.test(label?.segment.text.trim() ?? "");
}

/** What stands over a column names it as a heading does: "Plus" is no word beside a price there. */
function isColumnName(cell: Spot): boolean {
  const { text } = cell.segment;
  const heading: Spot = { ...cell, segment: { ...cell.segment, kind: "heading" } };
  const isPeriod = isCycle(text) || wholePeriod(text) !== null;
  if (TAXED.test(text)) return false;
  return isLabel(cell) || (isLabel(heading) && !isPeriod);
}
