/** What a server action answers: data, or what is wrong, how to fix it, and at which field (RFC 6901 pointers). */
export type ActionResult<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      /** Of the table of errors; `no_answer` when the call did not get through. */
      code: string;
      detail: string;
      fix: string;
      errors: { pointer: string; detail: string }[];
    };

/** The complaint about one field of a form, or undefined. */
export function errorAt(result: ActionResult<unknown> | null, pointer: string): string | undefined {
  if (!result || result.ok) return undefined;
  return result.errors.find((error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`))?.detail;
}

/** What stands for the answer of a call that did not get through. */
export const NO_ANSWER: ActionResult<never> = {
  ok: false,
  code: "no_answer",
  detail: "The server did not answer.",
  fix: "Check your connection and try again.",
  errors: [],
};

/** The answer of a server action; a call that did not get through counts as refused, so that what was typed stays. */
export function answerOf<T>(call: Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  return call.catch(() => NO_ANSWER);
}
