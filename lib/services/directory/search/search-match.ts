import type { z } from "zod";
import type { searchMatch } from "@/lib/schemas/listing";
import type { SummaryRow } from "@/lib/services/listings/present";

type Match = z.infer<typeof searchMatch>;

/** Sentinels ts_headline puts around matched words; control characters that no stored text holds. */
export const MARK_START = "\u0001";
export const MARK_END = "\u0002";

/** Turns ts_headline's output into text and [start, end) ranges. */
export function readMarks(marked: string): { text: string; marks: [number, number][] } {
  let text = "";
  const marks: [number, number][] = [];
  for (const piece of marked.split(MARK_START)) {
    const end = piece.indexOf(MARK_END);
    if (end < 0) {
      text += piece;
      continue;
    }
    marks.push([text.length, text.length + end]);
    text += piece.slice(0, end) + piece.slice(end + 1);
  }
  return { text, marks };
}

export interface MarkedFields {
  name: string;
  headline: string;
  categories: string;
  summary: string;
  description: string;
}
const FIELDS = ["name", "headline", "categories", "summary", "description"] as const;

/** The most telling field that holds a matched word; null when none shows one (all matched by word stems of a filter). */
export function matchOf(marked: MarkedFields): Match | null {
  for (const field of FIELDS) {
    const { text, marks } = readMarks(marked[field]);
    if (marks.length > 0) return { kind: "words", field, text, marks };
  }
  return null;
}

/** A name found by likeness: the whole name is what matched. */
export function similarName(row: Pick<SummaryRow, "name">): Match {
  return { kind: "similar_name", field: "name", text: row.name, marks: [[0, row.name.length]] };
}

/** Found as one of a category that the query names. */
export function inCategory({ categoryNames }: Pick<SummaryRow, "categoryNames">): Match {
  const text = categoryNames.join(" · ");
  return { kind: "category", field: "categories", text, marks: [] };
}
