import { Command } from "cmdk";
import { Search } from "lucide-react";
import { SkeletonRows } from "../skeleton";
import { PALETTE_GROUP } from "./palette-group";
import { PaletteRow } from "./palette-row";
import type { Found } from "./use-found";

interface FoundGroupProps {
  heading: string;
  /** What was typed, trimmed and not empty. */
  text: string;
  found: Found;
  /** Where the whole search of the text is shown. */
  searchHref: string;
  onGo: (href: string) => void;
}

/** What a search of the typed text found, and the way to the whole search. */
export function FoundGroup({ heading, text, found, searchHref, onGo }: FoundGroupProps) {
  const whole = { href: searchHref, label: `Search for “${text}”`, words: "", icon: <Search className="size-4" /> };
  return (
    <Command.Group heading={heading} className={PALETTE_GROUP}>
      {found.state === "looking" && <SkeletonRows rows={2} label="Searching" />}
      {found.state === "failed" && (
        <p className="px-3 py-2 text-sm text-soft">The search does not answer. Try again.</p>
      )}
      {found.items.map((item) => (
        <PaletteRow key={item.href} item={item} onGo={onGo} />
      ))}
      <PaletteRow item={whole} onGo={onGo} />
    </Command.Group>
  );
}
