import { moneyIn, periodAt, wholePeriod } from "@/lib/drafting/text/money";
import { CONTACT, isCustomWord, isFreeWord } from "@/lib/drafting/text/price-words";
import { linesOf, part, type Spot, whole } from "@/lib/drafting/text/spans";
import { isMoney, type PlanCard, type PriceGroup } from "./plan-card";
import { isFileName } from "./plan-names";
import { isCalledPrice, isPriceLabel, periodOfLabel, priceLead, TAXED } from "./price-labels";
import { moneyPoints } from "./price-lines";
import { isCycle, isLabel } from "./price-names";
import type { PricePage } from "./price-pages";
import { cycleOf, type PricePoint } from "./price-point";
import { wordPoint } from "./word-points";

/** Cells of one row, in order. Empty cells leave no trace, so a row is used only where the count tells which is which. */
type Row = Spot[];
const ROWS_MAX = 300;
const CELLS_MAX = 20;

/** What may be plans of tables: one a column under a row of names, or one a row beside its name. */
export function tableGroups(page: PricePage): PriceGroup[] {
  const { lang } = page.snapshot;
  const tables = new Map<number, Row[]>();
  for (const row of rowsOf(page.spots)) {
    const table = row[0]?.segment.blocks[1] ?? 0;
    tables.set(table, [...(tables.get(table) ?? []), row].slice(0, ROWS_MAX));
  }
  return [...tables.values()].flatMap((rows): PriceGroup[] => {
    const columns = columnPlans(rows, lang);
    const cards = columns ?? rowPlans(rows, lang);
    const shape = cards.length === 1 ? "alone" : columns ? "columns" : "rows";
    return cards.length > 0 ? [{ page, shape, cards, isTitled: isTitled(rows) }] : [];
  });
}

/** The head of a list of prices: "Item, Price", "Servicio, USD", or "Price per month, Price per year" beside an empty corner. */
function isTitled([head]: Row[]): boolean {
  if (head?.slice(1).some(isCalledPrice)) return true;
  return isCalledPrice(head?.[0]) && isCycleLabel(head?.[0]);
}

/** Over the first column it stands for the second: the corner is empty. */
function isCycleLabel(spot: Spot | undefined): boolean {
  return periodOfLabel(spot?.segment.text ?? "") !== null;
}

function rowsOf(spots: Spot[]): Row[] {
  const rows = new Map<number, Row>();
  for (const spot of spots) {
    if (spot.segment.kind !== "cell" || rows.size > ROWS_MAX) continue;
    const row = rows.get(spot.segment.block);
    if (row) row.push(spot);
    else rows.set(spot.segment.block, [spot]);
  }
  return [...rows.values()];
}

/** A header row of names over rows of prices; the label column may lack its header. */
function columnPlans(rows: Row[], lang: string | null): PlanCard[] | null {
  if (rows.filter(isScaled).length >= 2) return null;
  const priced = rows.filter(
    (row) => row.filter((cell) => priceOf(cell, lang)).length >= 2 && row.some((cell) => isStated(cell, lang)),
  );
  const prices = priced.find(([label]) => isPriceLabel(label)) ?? priced[0];
  const header = rows[0];
  if (!prices || !header || header === prices || prices.length > CELLS_MAX) return null;
  const label = priceOf(prices[0], lang) ? undefined : prices[0];
  const cells = label ? prices.slice(1) : prices;
  const names = header.length === prices.length && label ? header.slice(1) : header;
  if (names.length !== cells.length || !areNames(names, label)) return null;
  const all = [prices, ...(label ? otherCycles(priced, prices) : [])];
  return cells.flatMap((_, at) => {
    const name = names[at];
    const place = prices.length - cells.length + at;
    const points = all.flatMap((row) => {
      const point = priceOf(row[place], lang);
      return point ? withPeriod(point, label && row[0]) : [];
    });
    const column = rows.flatMap((row) => row[row.length - cells.length + at] ?? []);
    return name && points.length > 0 ? [card(name, points, column)] : [];
  });
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

/** Each row a plan: its name first, its prices after it; the column's header tells the period, and which amounts are prices. */
function rowPlans(rows: Row[], lang: string | null): PlanCard[] {
  const header = rows[0];
  const isList = isTitled(rows);
  const headOf = headsOf(rows, lang);
  const priced = new Set(header?.filter(isPriceLabel));
  const cards = rows.flatMap((row) => {
    const [cell, ...rest] = row;
    const first = cell && titleOf(cell);
    const isName = first && (isLabel(first) || (isList && row !== header && isEntry(first)));
    if (!first || !isName || isFileName(first.segment.text) || rest.length > CELLS_MAX) return [];
    const heads = rest.map((_, at) => headOf(row, at + 1));
    const isPriced = heads.some((head) => head && priced.has(head));
    const points = rest.flatMap((one, at) => {
      const head = heads[at];
      const point = isPriced && !(head && priced.has(head)) ? null : priceOf(one, lang);
      return point ? withPeriod(point, head) : [];
    });
    return points.length > 0 ? [card(first, points, row)] : [];
  });
  return cards.some((one) => one.points.some(isMoney)) ? cards : [];
}

/**
 * What stands over a cell. Rows that are a cell longer than the header have an empty one over them, which leaves no trace: the
 * first, unless the columns called prices then hold none. A row of another length lacks a cell, and nobody knows which.
 */
function headsOf(rows: Row[], lang: string | null): (row: Row, at: number) => Spot | undefined {
  const [header, ...others] = rows;
  if (!header) return () => undefined;
  const longer = others.filter((row) => row.length === header.length + 1);
  const isLonger = longer.length * 2 > others.length;
  if (!isLonger && isCycleLabel(header[0])) return () => undefined;
  const columns = header.flatMap((head, at) => (isPriceLabel(head) ? at : []));
  const pricesAt = (lead: number) =>
    longer.flatMap((row) => columns.filter((at) => priceOf(row[at + lead], lang) !== null)).length;
  const lead = isLonger && pricesAt(1) >= pricesAt(0) ? 1 : 0;
  const length = header.length + (isLonger ? 1 : 0);
  return (row, at) => (row !== header && row.length === length ? header[at - lead] : undefined);
}

const TITLE_MAX = 80;

/** In a list of prices whatever stands first names the row, if it is short. */
function isEntry({ segment: { text } }: Spot): boolean {
  return text.length <= TITLE_MAX && /\p{L}{2}/u.test(text) && moneyIn(text).length === 0 && !/[.!?:;]$/.test(text);
}

/** A cell's first line, where a title stands over what it says. */
function titleOf(cell: Spot): Spot {
  const [line] = linesOf(cell.segment.text);
  return line ? { ...cell, segment: { ...cell.segment, text: line.text } } : cell;
}

function isStated(cell: Spot, lang: string | null): boolean {
  const point = priceOf(cell, lang);
  return point !== null && isMoney(point);
}

/** "Monthly", "Price per month" over a column or before a row. */
function withPeriod(point: PricePoint, title: Spot | undefined): PricePoint {
  if (point.period || !title || !isMoney(point)) return point;
  const { text } = title.segment;
  const lead = priceLead(text);
  const period = periodOfLabel(text) ?? periodAt(text, lead) ?? (lead === 0 ? wholePeriod(text) : null);
  return period
    ? { ...point, period: period.text, cycle: cycleOf(period.text), sources: [...point.sources, part(title, period)] }
    : point;
}

function priceOf(cell: Spot | undefined, lang: string | null): PricePoint | null {
  if (!cell) return null;
  const { text } = cell.segment;
  if (isFreeWord(text) || isCustomWord(text) || CONTACT.test(text)) return wordPoint(cell);
  if (moneyIn(text, lang).length === 0) return null;
  const point = moneyPoints(cell, { lang, currency: null }).find(({ isStruck }) => !isStruck);
  return point && !point.label ? point : null;
}

function card(name: Spot, points: PricePoint[], spots: Spot[]): PlanCard {
  return { name: name.segment.text, nameSource: whole(name), points, spots };
}
