/** The one page of a pair, whatever the order (compare_listings, `url`). */
export function compareHref(a: string, b: string): string {
  return `/compare/${[a, b].toSorted().join("/")}`;
}
