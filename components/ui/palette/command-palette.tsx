"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Kbd } from "../kbd";
import { DialogSurface } from "../popup/dialog-surface";
import { FoundGroup } from "./found-group";
import { PALETTE_GROUP } from "./palette-group";
import { type PaletteItem, PaletteRow } from "./palette-row";
import { type PaletteSearch, useFound } from "./use-found";

/** Places of one kind under their heading. */
export interface PlaceGroup {
  heading: string;
  items: PaletteItem[];
}

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen item's address. */
  onGo: (href: string) => void;
  /** Where one can go, filtered by what is typed. */
  groups: PlaceGroup[];
  search: PaletteSearch;
  /** Heading over what `search` finds. */
  foundHeading: string;
  placeholder: string;
  /** Where the whole search of a text is shown. */
  searchHref: (text: string) => string;
}

/** ⌘K: type to find things and places, arrows to choose, Enter to go. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(next) => props.onOpenChange(next)}>
      <DialogSurface className="max-w-xl overflow-hidden">
        <Base.Title className="sr-only">Search and jump</Base.Title>
        <Base.Description className="sr-only">
          Type to search. Arrow keys choose, Enter opens, Escape closes.
        </Base.Description>
        <PaletteBody {...props} />
      </DialogSurface>
    </Base.Root>
  );
}

function PaletteBody(props: CommandPaletteProps) {
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const found = useFound(text, props.search);
  const [chosen, setChosen] = useState("");
  const best = found.items[0]?.href;
  // what was found is what Enter opens; until then, the first line
  useEffect(() => setChosen(best ?? ""), [best]);
  const go = (href: string) => {
    props.onOpenChange(false);
    props.onGo(href);
  };
  return (
    <Command shouldFilter={false} label="Search and jump" value={chosen} onValueChange={setChosen}>
      <PaletteInput value={typed} onChange={setTyped} placeholder={props.placeholder} />
      <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto">
        {text !== "" && (
          <FoundGroup
            heading={props.foundHeading}
            text={text}
            found={found}
            searchHref={props.searchHref(text)}
            onGo={go}
          />
        )}
        {props.groups.map((group) => (
          <Places key={group.heading} group={group} text={text} onGo={go} />
        ))}
      </Command.List>
    </Command>
  );
}

const fits = (place: PaletteItem, text: string) => place.words.toLowerCase().includes(text.toLowerCase());

interface PaletteInputProps {
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
}

function PaletteInput({ value, onChange, placeholder }: PaletteInputProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      <Search aria-hidden className="size-4 shrink-0 text-soft" />
      <Command.Input
        value={value}
        onValueChange={onChange}
        placeholder={placeholder}
        className="h-13 w-full bg-transparent text-base outline-none"
      />
      <Kbd>esc</Kbd>
    </div>
  );
}

/** So many of a group are shown before anything is typed, or by words that many fit. */
const SHOWN_MAX = 6;

function Places({ group, text, onGo }: { group: PlaceGroup; text: string; onGo: (href: string) => void }) {
  const fitting = group.items.filter((place) => fits(place, text)).slice(0, SHOWN_MAX);
  if (fitting.length === 0) return null;
  return (
    <Command.Group heading={group.heading} className={PALETTE_GROUP}>
      {fitting.map((place) => (
        <PaletteRow key={place.href} item={place} onGo={onGo} />
      ))}
    </Command.Group>
  );
}
