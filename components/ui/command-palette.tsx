"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { DialogSurface } from "./dialog";
import { Kbd } from "./kbd";
import { SkeletonRows } from "./skeleton";

/** One line of the palette. `href` is where it leads. */
export interface PaletteItem {
  href: string;
  label: ReactNode;
  /** What typing is compared with; found items are shown as they come. */
  words: string;
  hint?: ReactNode;
  icon?: ReactNode;
}

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen item's address. */
  onGo: (href: string) => void;
  /** Places to go, filtered by what is typed. */
  places: PaletteItem[];
  /** Looks typed text up elsewhere; rejects when it cannot. Must be stable between renders. */
  search: (text: string, signal: AbortSignal) => Promise<PaletteItem[]>;
  /** Heading over what `search` finds. */
  foundHeading: string;
  placeholder: string;
  /** Where the whole search of a text is shown. */
  searchHref: (text: string) => string;
}

const TYPING_PAUSE_MS = 120;
const GROUP =
  "p-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-soft";

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

function PaletteBody({
  onGo,
  onOpenChange,
  places,
  search,
  foundHeading,
  placeholder,
  searchHref,
}: CommandPaletteProps) {
  const [text, setText] = useState("");
  const found = useFound(text.trim(), search);
  const [chosen, setChosen] = useState("");
  const best = found.items[0]?.href;
  // what was found is what Enter opens; until then, the first line
  useEffect(() => setChosen(best ?? ""), [best]);
  const go = (href: string) => {
    onOpenChange(false);
    onGo(href);
  };
  const fitting = places.filter((place) => place.words.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Command shouldFilter={false} label="Search and jump" value={chosen} onValueChange={setChosen}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-soft" />
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder={placeholder}
          className="h-13 w-full bg-transparent text-base outline-none"
        />
        <Kbd>esc</Kbd>
      </div>
      <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto">
        {text.trim() !== "" && (
          <Command.Group heading={foundHeading} className={GROUP}>
            {found.state === "looking" && <SkeletonRows rows={2} label="Searching" />}
            {found.state === "failed" && (
              <p className="px-3 py-2 text-sm text-soft">The search does not answer. Try again.</p>
            )}
            {found.items.map((item) => (
              <PaletteRow key={item.href} item={item} onGo={go} />
            ))}
            <PaletteRow
              item={{
                href: searchHref(text.trim()),
                label: `Search for “${text.trim()}”`,
                words: "",
                icon: <Search className="size-4" />,
              }}
              onGo={go}
            />
          </Command.Group>
        )}
        {fitting.length > 0 && (
          <Command.Group heading="Go to" className={GROUP}>
            {fitting.map((place) => (
              <PaletteRow key={place.href} item={place} onGo={go} />
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

function PaletteRow({ item, onGo }: { item: PaletteItem; onGo: (href: string) => void }) {
  return (
    <Command.Item
      value={item.href}
      onSelect={() => onGo(item.href)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm data-[selected=true]:bg-wash"
    >
      {item.icon && (
        <span aria-hidden className="grid size-6 shrink-0 place-items-center text-soft">
          {item.icon}
        </span>
      )}
      <span className="shrink-0 font-medium">{item.label}</span>
      {item.hint && <span className="min-w-0 truncate text-soft">{item.hint}</span>}
    </Command.Item>
  );
}

interface Found {
  state: "idle" | "looking" | "done" | "failed";
  items: PaletteItem[];
}

/** Asks a moment after the last key; an answer to older text is dropped. */
function useFound(text: string, search: CommandPaletteProps["search"]): Found {
  const [found, setFound] = useState<Found>({ state: "idle", items: [] });
  useEffect(() => {
    if (text === "") return setFound({ state: "idle", items: [] });
    setFound((before) => ({ state: "looking", items: before.items }));
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(text, abort.signal)
        .then((items) => setFound({ state: "done", items }))
        .catch(() => abort.signal.aborted || setFound({ state: "failed", items: [] }));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, search]);
  return found;
}
