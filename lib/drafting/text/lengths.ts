import { inAllLanguages } from "./lexicon/lexicon";
import type { Stretch } from "./spans";
import { wholeWords } from "./words";

const GAP = "[-\\s\\u00a0]{1,3}";
const BETWEEN = `(?:${inAllLanguages("first")}|${inAllLanguages("free")}|${inAllLanguages("given")}|full|whole|entire|volle|ganze|hele|calendar)`;
const UNITS = `(?:(?<day>${inAllLanguages("day")})|(?<week>${inAllLanguages("week")})|(?<month>${inAllLanguages("month")}))`;
/** Counted in figures alone: "48 h". */
const HOURS = "(?<hour>hours?|hrs?|h|stunden?|heures?|horas?|ore|uur|uren|godzin\\p{L}*|timmar|timers?)";
const NUMBER = `(?<number>\\d{1,3}|${inAllLanguages("numeral")})(?:${GAP}${BETWEEN})?`;
const LENGTH = new RegExp(
  wholeWords(
    `(?:${NUMBER}|(?<first>${inAllLanguages("first")}))${GAP}${UNITS}|(?<hours>\\d{2,3})${GAP}${HOURS}`,
  ).replace("(?<!", "(?<!\\d[.,]|"),
  "giu",
);

const FROM_ON =
  /(?<!\p{L})(?:from|since|ab|vom|seit|dès|depuis|desde|dal|vanaf|sinds|od|från|fra|siden)\s(?:(?:the|dem|der|le|la|el|l['’]|de|het|o|a|den|your|their)\s?)?$/iu;

/** A length of time as a text gives it. */
export interface Length extends Stretch {
  /** "30 days" where the text gives figures, else its own words: "dertig dagen", "first month". */
  value: string;
  /** "the first month", which tells no number. */
  isFirst: boolean;
  isHours: boolean;
}

/** Hours, days, weeks and months that a text counts, in order: "30-Day", "14-tägige", "un mois", "first month". */
export function lengthsIn(text: string): Length[] {
  return [...text.matchAll(LENGTH)].flatMap((match): Length[] => {
    const { number = match.groups?.hours, week, month, hour } = match.groups ?? {};
    if (number && /^0+$/.test(number)) return [];
    if (!number && FROM_ON.test(text.slice(0, match.index))) return []; // "from the first day": when, not how long
    const unit = month ? "month" : week ? "week" : hour ? "hour" : "day";
    const value = number && /^\d/.test(number) ? `${number} ${number === "1" ? unit : `${unit}s`}` : match[0];
    const stretch = { text: match[0], start: match.index, end: match.index + match[0].length };
    return [{ ...stretch, value, isFirst: !number, isHours: hour !== undefined }];
  });
}
