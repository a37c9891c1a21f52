import { FieldValue } from "@/components/draft/fields/field-value";
import { CONTESTED, ValueBox } from "@/components/draft/forms/value-box";
import { FaqWords } from "@/components/draft/lists/faqs-editor";
import { SearchTextWords } from "@/components/draft/lists/seo-editor";
import { AddressWords } from "@/components/draft/lists/socials-editor";
import { fieldOf } from "@/components/draft/state/stops";
import type { EditPlace } from "@/lib/schemas/edits/listing-editor";
import { controlValue, typedFaqs, typedLinks, typedTexts } from "./edit-places";

interface Props {
  place: EditPlace;
  /** What somebody else saved meanwhile. */
  theirs: unknown;
  /** What is typed here. */
  mine: unknown;
}

/** Two values of one place, side by side. Nothing is saved before one is chosen. */
export function EditorMerge({ place, theirs, mine }: Props) {
  return (
    <fieldset className="grid gap-3 rounded-lg border border-edge p-4">
      <legend className="px-1 text-sm font-medium">{CONTESTED}</legend>
      <input type="hidden" name={`over.${place}`} value={JSON.stringify(theirs)} />
      <div className="grid gap-3 sm:grid-cols-2">
        <ValueBox title="Saved elsewhere" value={<Words place={place} value={theirs} />}>
          <Choice name={`keep.${place}`} value="theirs" words="Keep this one" />
        </ValueBox>
        <ValueBox title="Typed here, not saved" value={<Words place={place} value={mine} />}>
          <Choice name={`keep.${place}`} value="mine" words="Save mine instead" />
        </ValueBox>
      </div>
    </fieldset>
  );
}

function Choice({ name, value, words }: { name: string; value: string; words: string }) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm font-medium">
      <input type="radio" name={name} value={value} className="size-4.5 accent-ink" />
      {words}
    </label>
  );
}

function Words({ place, value }: { place: EditPlace; value: unknown }) {
  const field = fieldOf(place);
  if (field) return value === null ? "Blank" : <FieldValue field={field} value={value} />;
  if (place === "faqs") return <FaqWords rows={typedFaqs(value)} />;
  if (place === "seo") return <SearchTextWords texts={typedTexts(controlValue("seo", value))} />;
  return <AddressWords links={typedLinks(value)} />;
}
