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
 * How many times as long things may take in the short form, which runs on machines with as much other work as they can do. Counts and
 * sizes are judged alike in both forms.
 */
const SHORT_SLACK = 10;
/** The same for waits of which the time without a processor is known, and left out: what remains is slower caches, and the database. */
const UNDISTURBED_SLACK = 3;

/** A result as the short form judges it. */
export function eased(result: Result): Result {
  const { measures, bar, undisturbed } = result;
  if (undisturbed !== undefined) return { ...result, figure: undisturbed, bar: bar * UNDISTURBED_SLACK };
  return measures.endsWith(", ms") ? { ...result, bar: bar * SHORT_SLACK } : result;
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
