"use client";

import { REVIEW_GROUPS } from "@/components/draft/state/review-groups";
import { countWords } from "@/components/listing/week-words";
import { Button } from "@/components/ui/button";
import { Checkbox, FieldError } from "@/components/ui/field";
import { errorAt } from "@/lib/schemas/action-result";
import type { EditPlace, ListingEditor as Listing } from "@/lib/schemas/edits/listing-editor";
import { editPlace } from "@/lib/schemas/edits/listing-editor";
import { editLabel, pointerAt } from "./edit-places";
import { EditorPlace } from "./editor-place";
import { type EditorState, type SaveListing, useListingEditor } from "./use-listing-editor";

interface Props {
  initial: Listing;
  /** Id of who writes. */
  writer: string;
  /** Names to choose from. */
  categories: string[];
  save: SaveListing;
}

const LISTS: { title: string; fields: readonly EditPlace[] } = {
  title: "Questions, links and search engines",
  fields: ["faqs", "company_socials", "seo"],
};

/** Everything that an owner says about a listing, in one form. Works without JavaScript. */
export function ListingEditor({ initial, writer, categories, save }: Props) {
  const editor = useListingEditor({ initial, writer, save });
  return (
    <form action={editor.formAction} onSubmit={editor.onSubmit} noValidate>
      {[...REVIEW_GROUPS, LISTS].map((group) => (
        <section key={group.title} aria-label={group.title} className="mb-8">
          <h2 className="border-b-2 border-ink pb-2 text-base">{group.title}</h2>
          {group.fields.map((place) => (
            <EditorPlace key={place} place={place} editor={editor} categories={categories} />
          ))}
        </section>
      ))}
      <Elsewhere sites={editor.current.elsewhere} />
      <SaveBar editor={editor} />
    </form>
  );
}

/** Where headline, summary and search texts can be written too. */
function Elsewhere({ sites }: { sites: Listing["elsewhere"] }) {
  if (sites.length === 0) return null;
  return (
    <fieldset className="mb-6 rounded-lg border border-line bg-card px-4 py-3 sm:px-5">
      <legend className="px-1 text-sm font-medium">Also on your other listings of this company</legend>
      <p className="text-sm text-soft">
        Writes the headline, summary and search texts that you change here to those listings too. Nothing else travels.
      </p>
      {sites.map(({ site, name }) => (
        <Checkbox key={site} name="apply_to" value={site} label={`Also on ${name}`} />
      ))}
    </fieldset>
  );
}

function SaveBar({ editor }: { editor: EditorState }) {
  const { result, pending, changed } = editor;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3">
      <Button type="submit" variant="primary" pending={pending}>
        Save changes
      </Button>
      <div className="min-w-0 flex-1 text-sm text-soft">
        {changed.length > 0 && <p>{countWords(changed.length, "change")} not saved. Kept in this browser.</p>}
        <div role="status">{changed.length === 0 && result?.ok && <Saved {...result.data} />}</div>
        <Refused editor={editor} />
      </div>
    </div>
  );
}

function Saved({ said, applied }: { said: string; applied: string[] }) {
  return (
    <>
      <p className="text-ink">{said}</p>
      {applied.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** Why nothing was saved; a complaint about one place stands there too. */
function Refused({ editor: { result } }: { editor: EditorState }) {
  if (!result || result.ok) return null;
  if (result.code === "unauthenticated")
    return (
      <FieldError>You are signed out. Sign in in another tab, then save again: what you typed is kept.</FieldError>
    );
  const places = editPlace.options.filter((place) => errorAt(result, pointerAt(place)));
  return (
    <FieldError>
      {places.length > 0 ? result.detail : `${result.detail} ${result.fix}`}
      {places.map((place) => (
        <a key={place} href={`#place-${place}`} className="link ml-2 inline-flex min-h-6 items-center">
          Go to {editLabel(place).toLowerCase()}
        </a>
      ))}
    </FieldError>
  );
}
