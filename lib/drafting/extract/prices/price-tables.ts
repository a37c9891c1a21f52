import { moneyIn, periodAt, wholePeriod } from "@/lib/drafting/text/money";
import { CONTACT, isCustomWord, isFreeWord } from "@/lib/drafting/text/price-words";
import { linesOf, part, type Spot, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { isMoney, type PlanCard, type PriceGroup } from "./plan-card";
import { isFileName } from "./plan-names";
import { moneyPoints } from "./price-lines";
import { isCycle, isLabel } from "./price-names";
import type { PricePage } from "./price-pages";
import { cycleOf, type PricePoint } from "./price-point";
import { wordPoint } from "./word-points";

/** Cells of one row, in order. Empty cells leave no trace, so a row is used only where the count tells which is which. */
type Row = Spot[];
const ROWS_MAX = 300;
const CELLS_MAX = 20;
const PRICE_LABEL =
  /^(?:(?:monthly|yearly|annual|monats|jahres)[\s-]?)?(?:prices?|pricing|cost|preise?|prix|tarifs?|precios?|prezz[oi]|prij[sz]e?n?|pre[çc]os?|cena|pris)(?!\p{L})/iu;

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

/** The head of a list of prices: "Item, Price", "Servicio, USD". */
function isTitled([head]: Row[]): boolean {
  return head?.slice(1).some(({ segment }) => PRICE_LABEL.test(segment.text) || CURRENCY.test(segment.text)) ?? false;
}

const CURRENCY = /^(?:[A-Z]{3}|[€$£]|zł|kr)$/;

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

/** A header row of names over a row of prices; the label column may lack its header. */
function columnPlans(rows: Row[], lang: string | null): PlanCard[] | null {
  if (rows.filter(isScaled).length >= 2) return null;
  const priced = rows.filter(
    (row) => row.filter((cell) => priceOf(cell, lang)).length >= 2 && row.some((cell) => isStated(cell, lang)),
  );
  const prices = priced.find((row) => PRICE_LABEL.test(row[0]?.segment.text ?? "")) ?? priced[0];
  const header = rows[0];
  if (!prices || !header || header === prices || prices.length > CELLS_MAX) return null;
  const label = priceOf(prices[0], lang) ? undefined : prices[0];
  const cells = label ? prices.slice(1) : prices;
  const names = header.length === prices.length && label ? header.slice(1) : header;
  if (names.length !== cells.length || !names.every(isColumnName)) return null;
  return cells.flatMap((cell, at) => {
    const name = names[at];
    const point = priceOf(cell, lang);
    const column = rows.flatMap((row) => row[row.length - cells.length + at] ?? []);
    return name && point ? [card(name, [withPeriod(point, label)], column)] : [];
  });
}

/** "250,000" before its amounts: what so many would cost, reckoned beside the plans. */
function isScaled([label, ...cells]: Row): boolean {
  return cells.length > 0 && /^[\d.,\s]*\d(?:\s?[km])?$/iu.test(label?.segment.text.trim() ?? "");
}

/** "Net", "TTC": how a column's amounts are told, beside the plans of the rows. */
const TAXED = anyOf(
  "net(?:to|ta)?|brutt?o|gross|(?:incl?|excl?|ex|plus)\\.? (?:vat|tax|gst|btw|mwst|ust|moms|iva|tva)|zzgl\\.?|ht|ttc|hors taxes",
  "(?:sin|con|senza|sem|com|mit|ohne|med|uden|utan|inkl\\.?|exkl\\.?|bez) (?:vat|iva|mwst|ust|moms|podatku)",
);

/** What stands over a column names it as a heading does: "Plus" is no word beside a price there. */
function isColumnName(cell: Spot): boolean {
  const { text } = cell.segment;
  const heading: Spot = { ...cell, segment: { ...cell.segment, kind: "heading" } };
  const isPeriod = isCycle(text) || wholePeriod(text) !== null;
  if (TAXED.test(text)) return false;
  return isLabel(cell) || (isLabel(heading) && !isPeriod);
}

/** Each row a plan: its name first, its prices after it; the column's header tells the period. */
function rowPlans(rows: Row[], lang: string | null): PlanCard[] {
  const header = rows[0];
  const isList = isTitled(rows);
  const cards = rows.flatMap((row) => {
    const [cell, ...rest] = row;
    const first = cell && titleOf(cell);
    const isName = first && (isLabel(first) || (isList && row !== header && isEntry(first)));
    if (!first || !isName || isFileName(first.segment.text) || rest.length > CELLS_MAX) return [];
    const points = rest.flatMap((cell) => priceOf(cell, lang) ?? []);
    const titled = points.map((point) =>
      withPeriod(point, header?.length === row.length && header !== row ? header[row.indexOf(point.spot)] : undefined),
    );
    return titled.length > 0 ? [card(first, titled, row)] : [];
  });
  return cards.some((one) => one.points.some(isMoney)) ? cards : [];
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
  const label = PRICE_LABEL.exec(text);
  const lead = label?.[0].length ?? 0;
  const period = periodAt(text, lead) ?? (lead === 0 ? wholePeriod(text) : null);
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
