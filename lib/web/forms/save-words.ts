import type { WordsSaved } from "@/components/founder/own-words-form";
import { AppError } from "@/lib/core/errors";
import { runAction } from "@/lib/web/request/run-action";
import { changedTexts, textsOf } from "./texts-of";

const SHOWN_MAX = 200;

interface Words {
  /** What stands there now, by the names of the form's fields. */
  current: Record<string, string>;
  pointerOf(name: string): string;
  /** Writes what was changed; answers what to say. */
  write(changed: Record<string, string>): Promise<string>;
}

/** Saves what a person changed in a form of own words. Where somebody else changed the same text meanwhile, both are shown first. */
export async function saveWords(form: FormData, open: () => Promise<Words>): Promise<WordsSaved> {
  let shown: Record<string, string> = {};
  const result = await runAction(async () => {
    const { current, pointerOf, write } = await open();
    shown = current;
    const { changed, contested } = changedTexts(form, current);
    if (contested.length > 0) throw contestedWords(contested, current, pointerOf);
    return { said: await write(changed) };
  });
  return result.ok ? result : { ...result, typed: textsOf(form), was: shown };
}

function contestedWords(names: string[], current: Record<string, string>, pointerOf: Words["pointerOf"]): AppError {
  const errors = names.map((name) => {
    const text = current[name] ?? "";
    const now =
      text === "" ? "removed" : `changed to “${text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text}”`;
    return { pointer: pointerOf(name), detail: `Meanwhile this was ${now}. Save again to write yours over it.` };
  });
  return new AppError("precondition_failed", "A text was changed meanwhile.", "Look at it, then save again.", {
    errors,
  });
}
