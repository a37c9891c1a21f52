/**
 * An answer as JSON for a model to read beside its structured form: the same, without what says nothing. That is null, empty
 * texts, lists and objects, and drafted values that were not found, which a draft lists in `missing`.
 */
export function briefText(answer: object): string {
  return JSON.stringify(telling(answer) ?? {});
}

/** What of a value says something; undefined when nothing does. Entries of lists keep their places. */
function telling(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((entry) => telling(entry) ?? entry);
  if (typeof value !== "object") return value;
  const fields = Object.entries(value)
    .map(([name, one]) => [name, telling(one)] as const)
    .filter(([, one]) => one !== undefined);
  return fields.length === 0 || isBlank(fields) ? undefined : Object.fromEntries(fields);
}

/** All that is left of a sourced value without value and evidence. */
function isBlank([first, ...more]: (readonly [string, unknown])[]): boolean {
  return more.length === 0 && first?.[0] === "state" && first[1] === "not_found";
}
