import type { ReactNode } from "react";
import { Button } from "./button";

interface Props {
  /** Of the question, unlike any other on the page. */
  id: string;
  /** The deed in a word, on the button that asks and on the one that does it. */
  deed: string;
  /** What it is done to, for those who hear the button without its row. */
  target: string;
  /** What is asked, where deed and target do not say it. */
  question?: string;
  /** What will be so afterwards. */
  consequence: ReactNode;
  action: (form: FormData) => void | Promise<void>;
  /** What the page does beside, once it is meant. */
  onSubmit?: () => void;
  /** Hidden inputs that say what the deed is done to. */
  children: ReactNode;
}

/** A deed that cannot be undone: asks first, in the browser's own popover, so that it works without a script. */
export function ConfirmForm({ id, deed, target, question, consequence, action, onSubmit, children }: Props) {
  return (
    <>
      <Button type="button" size="sm" variant="danger" aria-label={`${deed} ${target}`} popoverTarget={id}>
        {deed}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-question`}
        className="m-auto w-[calc(100vw-2rem)] max-w-sm rounded-xl border border-line bg-card p-5 text-ink shadow-float backdrop:bg-veil"
      >
        <p id={`${id}-question`} className="text-base font-semibold tracking-tight break-words">
          {question ?? `${deed} “${target}”?`}
        </p>
        <p className="mt-2 text-sm text-soft">{consequence}</p>
        <form action={action} onSubmit={onSubmit} className="mt-5 flex flex-wrap justify-end gap-2">
          {children}
          <Button type="button" popoverTarget={id} popoverTargetAction="hide">
            Cancel
          </Button>
          <Button type="submit" variant="danger">
            {deed}
          </Button>
        </form>
      </div>
    </>
  );
}
