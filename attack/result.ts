import { duration, styled } from "../scripts/terminal";
import type { Outcome } from "./scenario";

/** What came of one attack. */
export interface Result extends Outcome {
  name: string;
  measures: string;
  bar: number;
  /** How long the attack went on. */
  ms: number;
}

/**
 * How many times as long things may take in the short form, which runs on machines with as much other work as they can do. What keeps
 * others waiting for seconds is missed all the same; counts and sizes are judged alike in both forms.
 */
const SHORT_SLACK = 10;

/** A result as the short form judges it. */
export function eased(result: Result): Result {
  return result.measures.endsWith(", ms") ? { ...result, bar: result.bar * SHORT_SLACK } : result;
}

const NAME_WIDTH = 58;

/** One line of the table: held or missed, figure and bar, and what they count. */
export function rowOf({ name, measures, figure, bar, note, ms }: Result): string {
  const mark = figure <= bar ? styled("green", "held  ") : styled("red", "MISSED");
  const figures = `${rounded(figure)} of ${bar}`.padStart(14);
  const rest = styled("dim", `${measures}${note ? `; ${note}` : ""} (${duration(ms)})`);
  return `${mark} ${name.padEnd(NAME_WIDTH)} ${figures}  ${rest}`;
}

const rounded = (figure: number) => (figure < 10 ? Number(figure.toFixed(1)) : Math.round(figure));
