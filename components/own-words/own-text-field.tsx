"use client";

import { CONTESTED, ValueBox } from "@/components/draft/forms/value-box";
import { useIsLive } from "@/components/draft/state/use-is-live";
import { countWords } from "@/components/listing/week-words";
import { Button } from "@/components/ui/button";
import { Field, Input, Textarea } from "@/components/ui/field";
import { wordCount } from "@/lib/core/text/word-count";
import type { OwnTextsState } from "./use-own-texts";

/** One text of a form. */
export interface OwnTextField {
  name: string;
  label: string;
  hint?: string | undefined;
  maxLength: number;
  isLine?: boolean;
  /** Words from which on it counts for a rule of the site. */
  enough?: number;
}

interface Props {
  field: OwnTextField;
  state: OwnTextsState;
  /** What a form that was sent without JavaScript had here, where somebody else's text stands by now. */
  posted: string | undefined;
}

/** A text that its writer types, with its words counted; where somebody else changed it too, both stand here to choose from. */
export function OwnTextControl({ field, state, posted }: Props) {
  const other = state.other(field.name);
  if (other !== null)
    return <Choice field={field} state={state} other={other} mine={posted ?? state.shown(field.name)} />;
  const { name, label, hint, maxLength, isLine } = field;
  const value = posted ?? state.shown(name);
  const typed = { name, maxLength, value };
  const error = posted === undefined ? undefined : OVERTAKEN;
  return (
    <Field id={name} label={label} hint={hint} aside={!isLine && wordsOf(value, field)} error={error}>
      {(control) => (
        <>
          <input type="hidden" name={`seen_${name}`} value={state.markOf(name)} />
          {isLine ? (
            <Input {...control} {...typed} onChange={({ target }) => state.type(name, target.value)} />
          ) : (
            <Textarea
              {...control}
              {...typed}
              className="min-h-32"
              onChange={({ target }) => state.type(name, target.value)}
            />
          )}
        </>
      )}
    </Field>
  );
}

const OVERTAKEN = "Somebody else changed this text meanwhile. Save again to write yours over it.";

/** "12 of 40 words", as long as they are too few. */
function wordsOf(text: string, { enough }: OwnTextField): string {
  const words = wordCount(text);
  if (!enough || words === 0 || words >= enough) return countWords(words, "word");
  return `${words} of ${countWords(enough, "word")}`;
}

interface ChoiceProps extends Pick<Props, "field" | "state"> {
  other: string;
  mine: string;
}

/** Two texts to choose from. Without JavaScript the chosen one is sent with the form; where none is, the place stays open. */
function Choice({ field: { name, label }, state, other, mine }: ChoiceProps) {
  return (
    <fieldset id={name} className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <p className="text-sm">{CONTESTED}</p>
      <input type="hidden" name={`seen_${name}`} value={state.markOf(name)} />
      <ValueBox title="Saved elsewhere" value={other || "No text"}>
        <Keep name={name} text={other} words="Keep this one" choose={() => state.keepOther(name)} />
      </ValueBox>
      <ValueBox title="Written here" value={mine || "No text"}>
        <Keep name={name} text={mine} words="Keep mine" choose={() => state.keepMine(name)} />
      </ValueBox>
    </fieldset>
  );
}

interface KeepProps {
  name: string;
  text: string;
  words: string;
  choose(): void;
}

function Keep({ name, text, words, choose }: KeepProps) {
  if (useIsLive())
    return (
      <Button size="sm" onClick={choose}>
        {words}
      </Button>
    );
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm font-medium">
      <input type="radio" name={name} value={text} className="size-4.5 accent-ink" />
      {words}
    </label>
  );
}
