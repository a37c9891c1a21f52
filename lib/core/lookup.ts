/**
 * A table asked with text from outside. A plain object would answer `constructor` and `__proto__` too, with what every
 * object inherits.
 */
export function lookup<T>(table: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(table));
}
