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

/** 1 → "1 vote", 1200 → "1,200 votes". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
