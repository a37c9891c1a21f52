/**
 * An answer as JSON for a model to read beside its structured form: the same, without what says nothing. That is null, empty
 * texts, lists and objects, drafted values that were not found, which a draft lists in `missing`, and the title of a page
 * that was told with an earlier quote.
 */
export function briefText(answer: object): string {
  return JSON.stringify(telling(answer, new Set()) ?? {});
}

/** What of a value says something; undefined when nothing does. Entries of lists keep their places. */
function telling(value: unknown, titled: Set<string>): unknown {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((entry) => telling(entry, titled) ?? entry);
  if (typeof value !== "object") return value;
  const known = isTitledBefore(value, titled);
  const fields = Object.entries(value)
    .map(([name, one]) => [name, known && name === "page_title" ? undefined : telling(one, titled)] as const)
    .filter(([, one]) => one !== undefined);
  return fields.length === 0 || isBlank(fields) ? undefined : Object.fromEntries(fields);
}

function isTitledBefore(value: object, titled: Set<string>): boolean {
  if (!("url" in value && "page_title" in value)) return false;
  const page = JSON.stringify([value.url, value.page_title]);
  const known = titled.has(page);
  titled.add(page);
  return known;
}

/** All that is left of a sourced value without value and evidence. */
function isBlank([first, ...more]: (readonly [string, unknown])[]): boolean {
  return more.length === 0 && first?.[0] === "state" && first[1] === "not_found";
}
