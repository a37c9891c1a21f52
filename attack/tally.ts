/** How often each came: "200 × 12, 429 × 3". */
export function tally(values: (string | number)[]): string {
  return [...Map.groupBy(values, (value) => value)].map(([value, all]) => `${value} × ${all.length}`).join(", ");
}
