export const EXAMPLE_ORIGIN = "https://launchyard.example";
const EXAMPLE_SHA = "9b1f0c7e2d5a48368c1e6f7093ab24d5e0c8b7a6594f3d2e1c0b9a8877665544";
const EXAMPLE_REQUEST = "req_5k2m9x0c7v1b4n8z";
/** Longer lists of objects are cut: an example shows what an entry looks like. */
const ENTRIES_MAX = 3;

/** Identifiers that are made up anew in each story, as the examples of operations write them. */
const RANDOM_NAMES = [
  { shown: "dr_0123456789abcdefghij", pattern: /dr_[0-9a-z]{20}/g },
  { shown: "inv_0123456789abcdefghij", pattern: /inv_[0-9a-z]{20}/g },
  { shown: "cl_0123456789abcdefghij", pattern: /cl_[0-9a-z]{20}/g },
  { shown: "V1StGXR8Z5jdHi6BmyT0NkQw7cLfPa3e", pattern: /(?<=claim=|content=\\"|"value":\s*")[0-9A-Za-z]{32}(?!\w)/g },
];

/** What a story has heard of random names: the latest of each kind stands for the one that the examples show. */
export class StoryNames {
  readonly #latest = new Map<string, string>();

  /** Takes in the names that an answer tells. */
  hear(text: string): void {
    for (const { shown, pattern } of RANDOM_NAMES) {
      const [first] = text.match(pattern) ?? [];
      if (first) this.#latest.set(shown, first);
    }
  }

  /** A text of the docs with the names of this story. */
  inStory(text: string): string {
    return [...this.#latest].reduce((told, [shown, real]) => told.replaceAll(shown, real), text);
  }
}

/** An answer as the docs show it: with names that stay the same, and without what would only repeat. */
export function asExample(text: string, { origin }: { origin: string }): unknown {
  const named = RANDOM_NAMES.reduce((told, { shown, pattern }) => told.replace(pattern, shown), text)
    .replaceAll(origin, EXAMPLE_ORIGIN)
    .replaceAll("http://127.0.0.1:3000", EXAMPLE_ORIGIN)
    .replace(/(?<=\/files\/)[0-9a-f]{64}/g, EXAMPLE_SHA)
    .replace(/req_\w+/g, EXAMPLE_REQUEST);
  return shortened(JSON.parse(named));
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLong = value.some((entry) => typeof entry === "object");
    return (isLong ? value.slice(0, ENTRIES_MAX) : value).map(shortened);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}
