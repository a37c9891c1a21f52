import { plainPart } from "@/lib/schemas/edits/plain-part";

/** Characters of a value that are shown, from shortly before the first that differs; what is left out is counted. */
const SHOWN_MAX = 400;
const LEAD = 40;
/** A part of many entries tells of so many changes and counts the rest. */
const CHANGES_MAX = 20;

/** What an edit did to a part, a line for each entry of a list that differs: the old value and the new one, where they part. */
export function changeWords(part: { before: unknown; after: unknown }): string[] {
  const [before, after] = [plainPart(part.before), plainPart(part.after)];
  const lines =
    isRecords(before) || isRecords(after) ? entryLines(before, after) : [lineOf(wordsOf(before), wordsOf(after))];
  const more = lines.length - CHANGES_MAX;
  return more > 0 ? [...lines.slice(0, CHANGES_MAX), `and ${more} more changes`] : lines;
}

const isRecords = (part: unknown): boolean =>
  Array.isArray(part) && part.some((entry) => typeof entry === "object" && entry !== null);

/** Entries that only one side has; those of one name are shown as one that changed. */
function entryLines(before: unknown, after: unknown): string[] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const [gone, come] = [
    was.filter((one) => !is.some((other) => other.words === one.words)),
    is.filter((one) => !was.some((other) => other.words === one.words)),
  ];
  if (gone.length + come.length === 0) return ["the same entries in another order or number"];
  const changed = gone.map((one) => ({ one, to: come.find(({ name }) => name === one.name) }));
  const told = new Set(changed.map(({ to }) => to));
  const added = come.filter((one) => !told.has(one));
  return [
    ...changed.map(({ one, to }) => lineOf(one.words, to?.words ?? "")),
    ...added.map(({ words }) => lineOf("", words)),
  ];
}

function entriesOf(part: unknown): { name: string; words: string }[] {
  if (!Array.isArray(part)) return [];
  return part.map((entry) => {
    const { question, name, title, ...rest } = Object(entry);
    const words = [question, name, title, rest].map(wordsOf).filter(Boolean).join("; ");
    return { name: wordsOf(question ?? name ?? title), words };
  });
}

/** All that a value holds, in one line. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(wordsOf).join(", ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, inner]) => [name.replaceAll("_", " "), wordsOf(inner)])
    .filter(([, words]) => words)
    .map((pair) => pair.join(": "))
    .join("; ");
}

function lineOf(before: string, after: string): string {
  const [was, is] = [[...before], [...after]];
  const differsAt = was.findIndex((character, i) => character !== is[i]);
  const from = Math.max(0, (differsAt < 0 ? was.length : differsAt) - LEAD);
  return `${shown(was, from)} → ${shown(is, from)}`;
}

function shown(characters: string[], from: number): string {
  if (characters.length === 0) return "blank";
  const rest = characters.length - from - SHOWN_MAX;
  const words = characters.slice(from, from + SHOWN_MAX).join("");
  return `“${from > 0 ? "…" : ""}${words}${rest > 0 ? "…" : ""}”${rest > 0 ? ` and ${rest} more characters` : ""}`;
}
