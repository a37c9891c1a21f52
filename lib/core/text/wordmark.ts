/** Splits a site's name where its mark is highlighted: before the last word, or before "yard". */
export function splitName(name: string): [plain: string, marked: string] {
  const at = name.includes(" ") ? name.lastIndexOf(" ") + 1 : name.toLowerCase().lastIndexOf("yard");
  return at > 0 ? [name.slice(0, at), name.slice(at)] : ["", name];
}
