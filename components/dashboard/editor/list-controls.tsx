import type { ReactNode } from "react";
import { FaqRows } from "@/components/draft/lists/faqs-editor";
import { SearchTextInputs } from "@/components/draft/lists/seo-editor";
import { AddressInputs } from "@/components/draft/lists/socials-editor";
import { errorAt } from "@/lib/schemas/action-result";
import type { EditPlace } from "@/lib/schemas/edits/listing-editor";
import { pointerAt, type SearchTexts, typedFaqs, typedLinks, typedTexts, typedValue } from "./edit-places";
import { type EditorState, placeState } from "./use-listing-editor";

interface Props {
  place: EditPlace;
  editor: EditorState;
  value: unknown;
  onChange(value: unknown): void;
}

/** The controls of a place that is no field. */
export function ListControls({ place, editor, value, onChange }: Props): ReactNode {
  const errorOf = (name: string) => errorAt(editor.result, `${pointerAt(place)}/${name}`);
  switch (place) {
    case "faqs":
      return (
        <div className="grid gap-4">
          <FaqRows name={place} rows={typedFaqs(value)} onChange={onChange} />
        </div>
      );
    case "company_socials":
      return <AddressInputs name={place} typed={typedLinks(value)} errorOf={errorOf} onChange={onChange} />;
    default:
      return (
        <>
          <SearchTextInputs name={place} typed={typedTexts(value)} errorOf={errorOf} onChange={onChange} />
          <SearchPreview texts={typedTexts(value)} editor={editor} />
        </>
      );
  }
}

/** How the listing may look where people search; the texts that are blank are made of the name, headline and summary. */
function SearchPreview({ texts, editor }: { texts: SearchTexts; editor: EditorState }) {
  const textOf = (place: EditPlace) => String(typedValue(place, placeState(editor, place).value) ?? "");
  const [name, headline] = [textOf("name"), textOf("headline")];
  const title = texts.title.trim() || (headline ? `${name}: ${headline}` : name);
  return (
    <div className="mt-2 rounded-md border border-line bg-card p-3 wrap-anywhere">
      <p className="mb-1 text-xs text-soft">How a search engine may show it</p>
      <p className="line-clamp-1 font-medium">{title}</p>
      <p className="mt-0.5 line-clamp-2 text-sm text-soft">
        {texts.description.trim() || textOf("summary") || headline}
      </p>
    </div>
  );
}
