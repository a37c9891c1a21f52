import type { Cell } from "@/lib/schemas/admin/desk";

/** Beginnings that make a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text in which no spreadsheet finds a formula; numbers stay numbers. */
function plain(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  return FORMULA.test(value) ? `'${value}` : value;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** CSV (RFC 4180) that opens in spreadsheets without running anything. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map((value) => quoted(plain(value))).join(",")}\r\n`).join("");
}
