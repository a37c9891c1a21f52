"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Kbd } from "../kbd";
import { DialogSurface } from "../popup/dialog-surface";
import { FoundCount } from "./found-count";
import { FoundGroups } from "./found-groups";
import { GroupRows } from "./group-rows";
import { fittingItems, type PaletteGroup } from "./palette-group";
import { type PaletteSearch, useFound } from "./use-found";

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen item's address. */
  onGo: (href: string) => void;
  /** Where one can go, filtered by what is typed. */
  groups: PaletteGroup[];
  search: PaletteSearch;
  /** Shown where nothing fits what is typed. */
  onward: PaletteGroup;
  placeholder: string;
  /** What fits among `groups` stands above what was found, and is what Enter opens. */
  arePlacesFirst?: boolean;
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
  const fitting = props.groups.map((group) => ({ ...group, items: fittingItems(group, text) }));
  const areFirst = props.arePlacesFirst && text !== "";
  const inOrder = areFirst ? [...fitting, ...found.groups] : [...found.groups, ...fitting];
  const shown = inOrder.flatMap(({ items }) => items);
  const isNothing = found.state === "done" && inOrder.every(({ items, areWays }) => areWays || items.length === 0);
  const best = shown[0]?.href;
  // what was found is what Enter opens; until then, the first place that fits
  useEffect(() => setChosen(best ?? ""), [best]);
  const go = (href: string) => {
    props.onOpenChange(false);
    props.onGo(href);
  };
  const places = [...fitting, ...(isNothing ? [props.onward] : [])].map(({ heading, items }) => (
    <GroupRows key={heading} heading={heading} items={items} onGo={go} />
  ));
  return (
    <Command shouldFilter={false} label="Search and jump" value={chosen} onValueChange={setChosen}>
      <FoundCount found={found} places={fitting.reduce((count, { items }) => count + items.length, 0)} />
      <PaletteInput value={typed} onChange={setTyped} placeholder={props.placeholder} />
      <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto">
        {isNothing && <p className="px-5 pt-4 text-sm text-soft">Nothing here is called “{text}”.</p>}
        {areFirst && places}
        {text !== "" && <FoundGroups text={text} found={found} searchHref={props.searchHref(text)} onGo={go} />}
        {!areFirst && places}
      </Command.List>
    </Command>
  );
}

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
