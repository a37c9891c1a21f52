import { Command } from "cmdk";
import type { ReactNode } from "react";

/** One line of the palette. `href` is where it leads. */
export interface PaletteItem {
  href: string;
  label: ReactNode;
  /** What typing is compared with; found items are shown as they come. */
  words: string;
  hint?: ReactNode;
  icon?: ReactNode;
}

/** A line that can be chosen by arrows, Enter and click. */
export function PaletteRow({ item, onGo }: { item: PaletteItem; onGo: (href: string) => void }) {
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
