import type { InvoiceContent, InvoiceParty } from "@/lib/core/orders/invoice-content";
import { headRows, money, notesOf, sumRows, textOf } from "./invoice-words";
import { type Style, TypeSetter } from "./type-setter";

const LEFT = 50;
const WIDTH = 495;
const BOTTOM = 770;
const GAP = 12;
/** Of the table: where a column begins, how wide it is, and what stands above it. */
const COLUMNS: [x: number, width: number, title: string][] = [
  [50, 215, "Description"],
  [270, 40, "Quantity"],
  [315, 80, "Unit price, net"],
  [400, 65, "Discount"],
  [470, 75, "Net"],
];
const SUMS = { x: 315, width: 130 };
const SUM_AMOUNTS = { x: 450, width: 95 };

/** Everything ASCII that may be written, so that no letter of ours lacks its font. */
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** An invoice or credit note as PDF: the same bytes each time. */
export function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  const name = content.kind === "invoice" ? "Invoice" : "Credit note";
  const set = new TypeSetter(ASCII + textOf(content), {
    title: `${name} ${content.number}`,
    day: new Date(`${content.issued_on}T00:00:00Z`),
  });
  let y = set.write(name, { x: LEFT, y: 50, width: WIDTH }, { size: 22, weight: 600 }) + GAP;
  y = writeRows(set, headRows(content), y) + GAP;
  y = writeParties(set, content, y) + GAP * 2;
  y = writeLines(set, content, y) + GAP;
  y = writeSums(set, sumRows(content), roomFor(set, y, 90)) + GAP;
  for (const note of notesOf(content)) y = set.write(note, { x: LEFT, y: roomFor(set, y, 30), width: WIDTH }) + 4;
  return set.end();
}

function writeRows(set: TypeSetter, rows: [string, string][], top: number): number {
  return rows.reduce((y, [label, value]) => {
    set.write(label, { x: LEFT, y, width: 150 }, { isSoft: true });
    return set.write(value, { x: LEFT + 155, y, width: WIDTH - 155 }) + 2;
  }, top);
}

function writeParties(set: TypeSetter, { seller, buyer }: InvoiceContent, y: number): number {
  return Math.max(writeParty(set, "Seller", seller, LEFT, y), writeParty(set, "Customer", buyer, LEFT + 255, y));
}

function writeParty(
  set: TypeSetter,
  label: string,
  { name, address, vat_number }: InvoiceParty,
  x: number,
  top: number,
): number {
  const width = 235;
  let y = set.write(label, { x, y: top, width }, { isSoft: true }) + 2;
  y = set.write(name, { x, y, width }, { weight: 600 });
  for (const line of address) y = set.write(line, { x, y, width });
  return vat_number ? set.write(`VAT number ${vat_number}`, { x, y, width }) : y;
}

function writeLines(set: TypeSetter, { lines, currency }: InvoiceContent, top: number): number {
  const titles = COLUMNS.map(([, , title]) => title);
  let y = writeCells(set, titles, top, { isSoft: true }) + 4;
  for (const line of lines) {
    y = roomFor(set, y, 40);
    const amounts = [line.unit_price_cents, line.discount_cents, line.net_cents].map((cents) => money(cents, currency));
    y = writeCells(set, [line.description, String(line.quantity), ...amounts], y) + 6;
  }
  return y;
}

function writeCells(set: TypeSetter, cells: string[], y: number, style: Style = {}): number {
  const ends = COLUMNS.map(([x, width], i) => set.write(cells[i] ?? "", { x, y, width }, { ...style, isRight: i > 0 }));
  return Math.max(...ends);
}

function writeSums(set: TypeSetter, rows: ReturnType<typeof sumRows>, top: number): number {
  return rows.reduce((y, { label, amount, isTotal }) => {
    const style: Style = isTotal ? { weight: 600 } : {};
    set.write(label, { ...SUMS, y }, style);
    return set.write(amount, { ...SUM_AMOUNTS, y }, { ...style, isRight: true }) + 4;
  }, top);
}

/** Where something of that height begins: here, or on a new page. */
function roomFor(set: TypeSetter, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  set.doc.addPage();
  return LEFT;
}
