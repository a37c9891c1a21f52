import type { SiteReading } from "@/lib/drafting/candidate";
import { moneyIn, wholePeriod } from "./money";
import type { PriceArea } from "./price-areas";
import type { PlanCard } from "./price-cards";
import { isLabel } from "./price-names";
import { moneyPoints, type PricePoint } from "./price-points";
import { isFreeWord, wordPoint } from "./price-words";
import { type Spot, whole } from "./spans";

/** Cells of one row, in order. Empty cells leave no trace, so a row is used only where the count tells which is which. */
type Row = Spot[];
const ROWS_MAX = 300;

/** Plans of tables: one a column under a row of names, or one a row beside its name. */
export function tablePlans(reading: SiteReading, area: PriceArea): PlanCard[] {
  const lang = reading.pages[area.page]?.lang ?? null;
  const tables = new Map<number, Row[]>();
  for (const row of rowsOf(area)) {
    const table = row[0]?.segment.blocks[2] ?? row[0]?.segment.blocks[1] ?? 0;
    tables.set(table, [...(tables.get(table) ?? []), row].slice(0, ROWS_MAX));
  }
  return [...tables.values()].flatMap((rows) => columnPlans(rows, lang) ?? rowPlans(rows, lang));
}

function rowsOf(area: PriceArea): Row[] {
  const rows = new Map<number, Row>();
  for (const spot of area.spots) {
    if (spot.segment.kind !== "cell" || rows.size > ROWS_MAX) continue;
    const row = rows.get(spot.segment.block);
    if (row) row.push(spot);
    else rows.set(spot.segment.block, [spot]);
  }
  return [...rows.values()];
}

/** A header row of names over a row of prices; the label column may lack its header. */
function columnPlans(rows: Row[], lang: string | null): PlanCard[] | null {
  const prices = rows.find((row) => row.filter((cell) => priceOf(cell, lang)).length >= 2);
  const header = rows[0];
  if (!prices || !header || header === prices || prices.length > 20) return null;
  const hasLabel = !priceOf(prices[0], lang);
  const cells = hasLabel ? prices.slice(1) : prices;
  const names = header.length === prices.length && hasLabel ? header.slice(1) : header;
  if (names.length !== cells.length || !names.every((one) => isLabel(one))) return null;
  return cells.flatMap((cell, at) => {
    const name = names[at];
    const point = priceOf(cell, lang);
    return name && point ? [card(name, [point])] : [];
  });
}

/** Each row a plan: its name first, its prices after it. */
function rowPlans(rows: Row[], lang: string | null): PlanCard[] {
  return rows.flatMap((row) => {
    const [first, ...rest] = row;
    if (!first || !isLabel(first) || rest.length > 12) return [];
    const points = rest.flatMap((cell) => priceOf(cell, lang) ?? []);
    const isMoney = points.some((point) => point.currency !== null);
    const header = rows[0] === row ? undefined : rows[0];
    return isMoney
      ? [
          card(
            first,
            points.map((point) => withHeader(point, row, header)),
          ),
        ]
      : [];
  });
}

/** The column's header tells the period: "Monthly", "Per year". */
function withHeader(point: PricePoint, row: Row, header: Row | undefined): PricePoint {
  if (point.period || !header || header.length !== row.length) return point;
  const title = header[row.indexOf(point.spot)];
  const period = title && wholePeriod(title.segment.text);
  if (!title || !period) return point;
  const cycle = /year|annu|jahr|jährlich|año|anno/i.test(period.text)
    ? "year"
    : /month|monat|mois|mes/i.test(period.text)
      ? "month"
      : "other";
  return { ...point, period: period.text, cycle, sources: [...point.sources, whole(title)] };
}

function priceOf(cell: Spot | undefined, lang: string | null): PricePoint | null {
  if (!cell) return null;
  const { text } = cell.segment;
  if (isFreeWord(text) || /^(?:custom|on request|auf anfrage|sur devis)$/iu.test(text)) return wordPoint(cell);
  if (moneyIn(text, lang).length === 0) return null;
  const point = moneyPoints(cell, lang)[0];
  return point && !point.label ? point : null;
}

function card(name: Spot, points: PricePoint[]): PlanCard {
  return { name: name.segment.text, nameSource: whole(name), points, isWeak: false };
}
