import { duration, styled } from "../scripts/terminal";
import type { Outcome } from "./scenario";

/** What came of one attack. */
export interface Result extends Outcome {
  name: string;
  measures: string;
  bar: number;
  /** How long the attack went on. */
  ms: number;
  /** Measured a second time, as the first was late. */
  isAgain?: true;
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
  const { bar, undisturbed } = result;
  if (undisturbed !== undefined) return { ...result, figure: undisturbed, bar: bar * UNDISTURBED_SLACK };
  return isOfTime(result) ? { ...result, bar: bar * SHORT_SLACK } : result;
}

export const isHeld = ({ figure, bar }: Result): boolean => figure <= bar;

/**
 * Whether a result of the short form says that something took too long, as it also does when the machine had other work, and so is
 * measured once more. A wrong count or size has another cause, and so has what did not come to an end.
 */
export const isLate = (result: Result): boolean =>
  !isHeld(result) && Number.isFinite(result.figure) && isOfTime(result);

const isOfTime = ({ measures, undisturbed }: Result) => undisturbed !== undefined || measures.endsWith(", ms");

/** What counts of something that was measured once more: the second time where the first was late, and whatever is wrong otherwise. */
export function settled(first: Result, second: Result): Result {
  if (isLate(first)) return takenAgain(first, second);
  return isHeld(second) || isLate(second) ? first : second;
}

function takenAgain(first: Result, second: Result): Result {
  const said = `${isHeld(second) ? "held" : "missed"} when run again, after ${rounded(first.figure)}`;
  return { ...second, note: second.note ? `${said}; ${second.note}` : said, isAgain: true };
}

const NAME_WIDTH = 58;

/** One line of the table: held or missed, figure and bar, and what they count. */
export function rowOf(result: Result): string {
  const { name, measures, figure, bar, note, ms } = result;
  const mark = isHeld(result) ? styled("green", "held  ") : styled("red", "MISSED");
  const figures = `${rounded(figure)} of ${bar}`.padStart(14);
  const rest = styled("dim", `${measures}${note ? `; ${note}` : ""} (${duration(ms)})`);
  return `${mark} ${name.padEnd(NAME_WIDTH)} ${figures}  ${rest}`;
}

const rounded = (figure: number) => (figure < 10 ? Number(figure.toFixed(1)) : Math.round(figure));
