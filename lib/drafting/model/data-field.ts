import { visibleText } from "@/lib/core/text/visible";

export const DATA_START = "<website>";
export const DATA_END = "</website>";
/** Either of them, however it is written. */
const DELIMITER = /<(?=\s*\/?\s*website)/gi;

/** Lines of a website as a model gets them: one field of data, which nothing within it can close. */
export function dataField(lines: string[]): string {
  return [DATA_START, ...lines, DATA_END].join("\n");
}

/** Text of a website as one line of a data field: nothing in it is out of sight, or reads like the field's end. */
export function dataLine(text: string): string {
  return visibleText(text).replace(/\s+/g, " ").replace(DELIMITER, "‹");
}
