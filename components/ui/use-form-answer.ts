import { useActionState } from "react";

/**
 * `useActionState` for a form that works without JavaScript: it then posts to its own page and shows `anchor` of it. Without
 * one React writes `action=""`, which HTML forbids. Forms of one page and action need anchors of their own.
 */
export function useFormAnswer<Answer>(
  action: (before: Awaited<Answer>, form: FormData) => Answer | Promise<Answer>,
  first: Awaited<Answer>,
  anchor: `#${string}`,
) {
  return useActionState(action, first, anchor);
}
