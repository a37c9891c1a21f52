import { Command } from "cmdk";
import { Search } from "lucide-react";
import { SkeletonRows } from "../skeleton";
import { GroupRows } from "./group-rows";
import { PALETTE_GROUP } from "./palette-group";
import { PaletteRow } from "./palette-row";
import type { Found } from "./use-found";

interface FoundGroupsProps {
  /** What was typed, trimmed and not empty. */
  text: string;
  found: Found;
  /** Where the whole search of the text is shown. */
  searchHref: string;
  onGo: (href: string) => void;
}

/** What a search of the typed text found, and the way to the whole search. */
export function FoundGroups({ text, found, searchHref, onGo }: FoundGroupsProps) {
  const whole = { href: searchHref, label: `Search for “${text}”`, words: "", icon: <Search className="size-4" /> };
  const isEmpty = found.groups.length === 0;
  return (
    <>
      {found.groups.map((group) => (
        <GroupRows key={group.heading} heading={group.heading} items={group.items} onGo={onGo} />
      ))}
      <Command.Group heading="Search" className={PALETTE_GROUP}>
        {found.state === "looking" && isEmpty && <SkeletonRows rows={2} label="Searching" />}
        {found.state === "failed" && (
          <p className="px-3 py-2 text-sm text-soft">The search does not answer. Try again.</p>
        )}
        <PaletteRow item={whole} onGo={onGo} />
      </Command.Group>
    </>
  );
}
