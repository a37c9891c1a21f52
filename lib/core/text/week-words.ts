/** "Week 47" of `2026-W47`; with the year where it matters. A week stays one value: this is for reading only. */
export function weekWords(week: string, isWithYear = false): string {
  const [year = "", number = ""] = week.split("-W");
  return `Week ${Number(number)}${isWithYear ? `, ${year}` : ""}`;
}

const suffixes = new Map([
  ["one", "st"],
  ["two", "nd"],
  ["few", "rd"],
]);
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** 1 → "1st". */
export function ordinalWords(rank: number): string {
  return `${rank}${suffixes.get(ordinals.select(rank)) ?? "th"}`;
}

/** What an award says of its launch: "1st of week 47, 2026". */
export function awardWords(rank: number, week: string): string {
  return `${ordinalWords(rank)} of ${weekWords(week, true).toLowerCase()}`;
}
