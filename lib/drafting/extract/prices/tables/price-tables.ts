import { moneyIn } from "@/lib/drafting/text/money";
import type { Spot } from "@/lib/drafting/text/spans";
import { isLabel } from "../names/price-names";
import { bareCurrency } from "../page-currency";
import { isMoney, type PlanCard, type PriceGroup } from "../plan-card";
import type { MoneyOf } from "../price-lines";
import type { PricePage } from "../price-pages";
import { isCalledPrice, isPriceLabel, periodOfLabel } from "./price-labels";
import { CELLS_MAX, card, priceOf, type Row, titleOf, withPeriod } from "./table-cells";
import { columnPlans, headPlans } from "./table-columns";

const ROWS_MAX = 300;

/** What may be plans of tables: one a column under a row of names, or one a row beside its name. */
export function tableGroups(page: PricePage): PriceGroup[] {
  const currency = page.isPricing ? bareCurrency(page.snapshot, page.page) : null;
  const of = { lang: page.snapshot.lang, currency };
  const tables = new Map<number, Row[]>();
  for (const row of rowsOf(page.spots)) {
    const table = row[0]?.segment.blocks[1] ?? 0;
    tables.set(table, [...(tables.get(table) ?? []), row].slice(0, ROWS_MAX));
  }
  return withoutShared([...tables.values()]).flatMap(({ rows, isShared }): PriceGroup[] => {
    const columns = isShared ? null : (headPlans(rows, of) ?? columnPlans(rows, of));
    const cards = columns ?? rowPlans(rows, of);
    const shape = cards.length === 1 ? "alone" : columns ? "columns" : "rows";
    return cards.length > 0 ? [{ page, shape, cards, isTitled: currency !== null || isTitled(rows) }] : [];
  });
}

/** Tables whose columns are called the same, after the first, are one: their rows are what is sold, their columns for whom. */
function withoutShared(tables: Row[][]): { rows: Row[]; isShared: boolean }[] {
  const heads = Map.groupBy(tables, ([head = []]) => (head.length > 1 ? calledAfter(head) : head));
  return [...heads.values()].map(([rows = [], ...others]) => ({
    rows: [...rows, ...others.flatMap((one) => one.slice(1))].slice(0, ROWS_MAX),
    isShared: others.length > 0,
  }));
}

function calledAfter([, ...cells]: Row): string {
  return cells.map(({ segment }) => segment.text).join("\n");
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
    const isCell = spot.segment.kind === "cell" || spot.segment.name === "cell"; // a heading may be all that a cell holds
    if (!isCell || rows.size > ROWS_MAX) continue;
    const row = rows.get(spot.segment.block);
    if (row) row.push(spot);
    else rows.set(spot.segment.block, [spot]);
  }
  return [...rows.values()];
}

/** Each row a plan: its name first, its prices after it; the column's header tells the period, and which amounts are prices. */
function rowPlans(rows: Row[], of: MoneyOf): PlanCard[] {
  const header = rows[0];
  const isList = isTitled(rows);
  const headOver = headsOver(rows, of);
  const priced = new Set(header?.filter(isPriceLabel));
  const cards = rows.flatMap((row) => {
    const [cell, ...rest] = row;
    const first = cell && titleOf(cell);
    const isName = first && (isLabel(first) || (isList && row !== header && isEntry(first)));
    if (!first || !isName || rest.length > CELLS_MAX) return [];
    const heads = rest.map((_, at) => headOver(row, at + 1));
    const isPriced = heads.some((head) => head && priced.has(head));
    const points = rest.flatMap((one, at) => {
      const head = heads[at];
      const point = isPriced && !(head && priced.has(head)) ? null : priceOf(one, of);
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
function headsOver(rows: Row[], of: MoneyOf): (row: Row, at: number) => Spot | undefined {
  const [header, ...others] = rows;
  if (!header) return () => undefined;
  const longer = others.filter((row) => row.length === header.length + 1);
  const isLonger = longer.length * 2 > others.length;
  if (!isLonger && isCycleLabel(header[0])) return () => undefined;
  const columns = header.flatMap((head, at) => (isPriceLabel(head) ? at : []));
  const pricesAt = (lead: number) =>
    longer.flatMap((row) => columns.filter((at) => priceOf(row[at + lead], of) !== null)).length;
  const lead = isLonger && pricesAt(1) >= pricesAt(0) ? 1 : 0;
  const length = header.length + (isLonger ? 1 : 0);
  return (row, at) => (row !== header && row.length === length ? header[at - lead] : undefined);
}

const TITLE_MAX = 80;

/** In a list of prices whatever stands first names the row, if it is short. */
function isEntry({ segment: { text } }: Spot): boolean {
  return text.length <= TITLE_MAX && /\p{L}{2}/u.test(text) && moneyIn(text).length === 0 && !/[.!?:;]$/.test(text);
}
