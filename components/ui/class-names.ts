/** Joins class names and drops what is false, so that conditions can stand inline. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
