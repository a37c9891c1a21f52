"use client";

import { LayoutGrid, List, Receipt, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { CommandPalette } from "@/components/ui/palette/command-palette";
import type { PaletteGroup } from "@/components/ui/palette/palette-group";
import type { DeskGroup } from "@/lib/schemas/admin/desk";

const searchHref = (screen: string, text: string) => `/admin/${screen}?${new URLSearchParams({ q: text })}`;

const item = (href: string, label: string, Icon: typeof List, hint?: string) => ({
  ...{ href, label, words: `${label} ${hint ?? ""}`, icon: <Icon className="size-4" /> },
  ...(hint && { hint }),
});

/** Where words can be looked for: on the screens that search by them. */
async function lookElsewhere(text: string): Promise<PaletteGroup[]> {
  const items = [
    item(searchHref("users", text), `Users: “${text}”`, UserRound),
    item(searchHref("orders", text), `Orders: “${text}”`, Receipt),
  ];
  return [{ heading: "Look for", items }];
}

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: DeskGroup[];
}

/** ⌘K at the desk: every screen, and typed words looked for among listings, users and orders. Loaded on first use. */
export default function DeskPalette({ open, onOpenChange, groups }: Props) {
  const router = useRouter();
  const home = { heading: "Desk", items: [item("/admin", "Needs a person", LayoutGrid)] };
  const screens = groups.map(({ title, screens: of }) => ({
    heading: title,
    items: of.map((screen) => item(`/admin/${screen.key}`, screen.title, List, title)),
  }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      onGo={(href) => router.push(href)}
      groups={[home, ...screens]}
      search={lookElsewhere}
      onward={{ heading: "Desk", items: home.items }}
      placeholder="Go to a screen, or search listings, users and orders"
      searchHref={(text) => searchHref("listings", text)}
    />
  );
}
