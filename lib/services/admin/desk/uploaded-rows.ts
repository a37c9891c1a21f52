import { z } from "zod";
import { invalid } from "@/lib/core/errors";

/** Rows that one file may hold. */
export const UPLOADED_ROWS_MAX = 2_000;
/** Characters of it. */
export const UPLOADED_FILE_MAX = 1_000_000;

/** A row of an uploaded file: its cells by the names of their columns, in small letters. */
export interface UploadedRow {
  /** From 1; the line of the columns' names is not counted. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

const FIX = "Give a CSV whose first line names the columns, or a JSON list of objects.";
const refuse = (detail: string) => invalid("/file", detail, FIX);

/** Reads a CSV (RFC 4180) or a JSON list of objects. Throws `validation_failed` for what is neither, lacks a column or is too long. */
export function uploadedRows(text: string, columns: readonly string[]): UploadedRow[] {
  const plain = text.replace(/^\uFEFF/, "").trim();
  const rows = plain.startsWith("[") ? jsonRows(plain) : csvRows(plain);
  if (rows.length === 0) throw refuse("There are no rows in it.");
  if (rows.length > UPLOADED_ROWS_MAX) throw refuse(`It has more than ${UPLOADED_ROWS_MAX} rows.`);
  const lacking = columns.find((column) => !rows.some(({ cells }) => Object.hasOwn(cells, column)));
  if (lacking !== undefined) throw refuse(`No column is called “${lacking}”.`);
  return rows;
}

const jsonValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const jsonList = z.array(z.record(z.string(), jsonValue));

function jsonRows(text: string): UploadedRow[] {
  const read = jsonList.safeParse(parsed(text));
  if (!read.success) throw refuse("This is not a JSON list of objects with plain values.");
  return read.data.map((object, i) => ({
    row: i + 1,
    cells: Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name.toLowerCase(),
        Array.isArray(value) ? value.join(", ") : String(value ?? "").trim(),
      ]),
    ),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function csvRows(text: string): UploadedRow[] {
  const [first, ...lines] = csvLines(text);
  const names = (first ?? []).map((name) => name.trim().toLowerCase());
  return lines
    .map((cells, i) => ({
      row: i + 1,
      cells: Object.fromEntries(names.map((name, place) => [name, (cells[place] ?? "").trim().replace(GUARD, "")])),
    }))
    .filter(({ cells }) => Object.values(cells).some(Boolean));
}

/** What our own CSV writes before a text that a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@])/;

/** A cell: in quotes, where a quote is written twice, or as it stands; then a comma or the end of its line. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

function csvLines(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = new RegExp(CELL);
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw refuse(`Line ${lines.length} has a quote that does not fit.`);
    const [, quoted, plain = "", end = ""] = found;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "") break;
    if (end !== ",") lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}
