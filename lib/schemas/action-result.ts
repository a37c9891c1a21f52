/** What a server action answers: data, or what is wrong, how to fix it, and at which field (RFC 6901 pointers). */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; detail: string; fix: string; errors: { pointer: string; detail: string }[] };

/** The complaint about one field of a form, or undefined. */
export function errorAt(result: ActionResult<unknown> | null, pointer: string): string | undefined {
  if (!result || result.ok) return undefined;
  return result.errors.find((error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`))?.detail;
}
