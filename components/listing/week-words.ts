export { ordinalWords, weekWords } from "@/lib/core/text/week-words";

/** 1 → "1 vote", 1200 → "1,200 votes". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
