"use client";

import { type FormEvent, startTransition, useState } from "react";
import type { Typed } from "@/components/draft/state/typed-store";
import { useIsLive } from "@/components/draft/state/use-is-live";
import { useTyped } from "@/components/draft/state/use-typed";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { answerOf } from "@/lib/schemas/action-result";
import { type EditPlace, editPlace, type ListingEditor } from "@/lib/schemas/edits/listing-editor";
import { reviewPlace } from "@/lib/schemas/review";
import { asTyped, controlValue, isSameValue, typedValue } from "./edit-places";
import type { ListingSaved } from "./listing-saved";

export type SaveListing = (before: ListingSaved | null, form: FormData) => Promise<ListingSaved>;
type Text = Pick<Typed, "value" | "seen">;

const noPlaces = () => {};

interface Options {
  initial: ListingEditor;
  /** Id of who writes: what one account typed is not shown to the next one in the same browser. */
  writer: string;
  save: SaveListing;
}

/** The editor's state: how the listing is, what is typed over it, and what saving came to. */
export function useListingEditor({ initial, writer, save }: Options) {
  const [posted, formAction] = useFormAnswer(save, null, "#content");
  const [answer, setAnswer] = useState<ListingSaved | null>(null);
  const [pending, setPending] = useState(false);
  const isLive = useIsLive();
  const result = answer ?? posted;
  const current = newest(initial, result);
  const typed = useTyped(`listing-${initial.listing_id}-${writer}`, reviewPlace, noPlaces);
  const textAt = (place: EditPlace): Text | undefined => (isLive ? typed.find(place) : posted?.typed?.[place]);
  const type = (place: EditPlace, value: unknown) => {
    const now = current.values[place];
    const seen = typed.latest(place)?.seen ?? JSON.stringify(now);
    const isBack = isSameValue(typedValue(place, value), asTyped(place, JSON.parse(seen)));
    typed.set(place, isBack ? null : { value, seen, at: Date.now() });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const sent = new Map(editPlace.options.map((place) => [place, typed.latest(place)]));
    setPending(true);
    startTransition(async () => {
      const next = await answerOf<{ said: string; applied: string[] }>(save(null, form));
      for (const [place, text] of next.ok ? sent : []) if (typed.latest(place) === text) typed.set(place, null);
      setAnswer(next);
      setPending(false);
    });
  };
  const changed = editPlace.options.filter((place) => textAt(place) !== undefined);
  return { current, result, pending, formAction, onSubmit, textAt, type, changed, isLive };
}

export type EditorState = ReturnType<typeof useListingEditor>;

/** What stands at a place by now, what is typed there, and whether both are somebody's edit. */
export function placeState({ current, textAt }: EditorState, place: EditPlace) {
  const now = current.values[place];
  const text = textAt(place);
  const value = text ? text.value : controlValue(place, now);
  const seen = text?.seen ?? JSON.stringify(now);
  const isMine = text !== undefined && !isSameValue(typedValue(place, text.value), asTyped(place, now));
  const isContested = isMine && !isSameValue(asTyped(place, JSON.parse(seen)), asTyped(place, now));
  return { now, value, seen, isContested };
}

/** A refused form knows the listing as it was then; the page may have been read later. */
function newest(initial: ListingEditor, result: ListingSaved | null): ListingEditor {
  const other = result?.current;
  return other && other.version > initial.version ? other : initial;
}
