import { useState } from "react";
import { countWords } from "@/components/listing/week-words";
import { Field, Textarea } from "@/components/ui/field";
import { wordCount } from "@/lib/core/text/word-count";

/** The bio, with its words counted while it is typed. */
export function BioField({ value, error }: { value: string; error: string | undefined }) {
  const [words, setWords] = useState(wordCount(value));
  return (
    <Field
      id="bio"
      label="Bio"
      hint="At least 20 words: what you make and why."
      aside={countWords(words, "word")}
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          name="bio"
          className="min-h-28"
          maxLength={2000}
          defaultValue={value}
          onChange={(event) => setWords(wordCount(event.target.value))}
        />
      )}
    </Field>
  );
}
