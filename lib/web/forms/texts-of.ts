const WAS = "was_";

/** The texts of a form by their names; a chosen file cannot be put back into its field. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** Texts that were changed in a form, beside what stands there by now. */
export interface ChangedTexts {
  changed: Record<string, string>;
  /** Names of those that somebody else changed too since the form was shown, to something else. */
  contested: string[];
}

/**
 * What of a form is to be written: texts that differ from what it was shown with, which it carries as `was_<name>`. So a form
 * that was open for long brings back nothing that was replaced meanwhile. `current` has every text that the form may change.
 */
export function changedTexts(form: FormData, current: Record<string, string>): ChangedTexts {
  const typed = textsOf(form);
  const read = (name: string) => (typed[name] ?? current[name.replace(WAS, "")] ?? "").replace(/\r\n?/g, "\n").trim();
  const names = Object.keys(current).filter((name) => name in typed && read(name) !== read(WAS + name));
  const isContested = (name: string) => ![read(name), read(WAS + name)].includes((current[name] ?? "").trim());
  return {
    changed: Object.fromEntries(names.map((name) => [name, read(name)])),
    contested: names.filter(isContested),
  };
}
