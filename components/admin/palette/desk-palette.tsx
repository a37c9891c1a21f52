"use client";

import { Flag, LayoutGrid, List, Package, Receipt, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { z } from "zod/mini";
import { CommandPalette } from "@/components/ui/palette/command-palette";
import type { PaletteGroup } from "@/components/ui/palette/palette-group";
import type { DeskGroup } from "@/lib/schemas/admin/desk";

/** Fewer letters find too much. */
const FOUND_MIN = 2;
const ICONS = new Map([
  ["listings", Package],
  ["users", UserRound],
  ["orders", Receipt],
  ["claims", Flag],
]);

/** What `/admin/find` answers. */
const records = z.object({
  groups: z.array(
    z.object({
      screen: z.string(),
      title: z.string(),
      records: z.array(z.object({ id: z.string(), name: z.string(), hint: z.string() })),
    }),
  ),
});

const searchHref = (screen: string, text: string) => `/admin/${screen}?${new URLSearchParams({ q: text })}`;

const item = (href: string, label: string, Icon: typeof List, hint?: string) => ({
  ...{ href, label, words: `${label} ${hint ?? ""}`, icon: <Icon className="size-4" /> },
  ...(hint && { hint }),
});

/** Records that the typed words find, and the screens that can be asked for more of them. */
async function findRecords(text: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  const found = text.length < FOUND_MIN ? [] : await askForRecords(text, signal);
  const items = [
    item(searchHref("users", text), `Users: “${text}”`, UserRound),
    item(searchHref("orders", text), `Orders: “${text}”`, Receipt),
    item(searchHref("claims", text), `Claims: “${text}”`, Flag),
  ];
  return [...found, { heading: "Look for", items, areWays: true }];
}

async function askForRecords(text: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  const response = await fetch(`/admin/find?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) throw new Error(`The desk answered ${response.status}.`);
  const { groups } = records.parse(await response.json());
  return groups.map(({ screen, title, records: of }) => ({
    heading: title,
    items: of.map(({ id, name, hint }) =>
      item(`/admin/${screen}/${encodeURIComponent(id)}`, name, ICONS.get(screen) ?? List, hint),
    ),
  }));
}

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: DeskGroup[];
}

/** ⌘K at the desk: every screen, and the listings, users, orders and claims that typed words find. Loaded on first use. */
export default function DeskPalette({ open, onOpenChange, groups }: Props) {
  const router = useRouter();
  const home = { heading: "Desk", items: [item("/admin", "Needs a person", LayoutGrid)] };
  const screens = groups.map(({ title, screens: of }) => ({
    heading: `Screens: ${title}`,
    items: of.map((screen) => item(`/admin/${screen.key}`, screen.title, List, title)),
  }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      onGo={(href) => router.push(href)}
      groups={[home, ...screens]}
      search={findRecords}
      arePlacesFirst
      onward={{ heading: "Desk", items: home.items }}
      placeholder="A screen, or a name, number, email or host"
      searchHref={(text) => searchHref("listings", text)}
    />
  );
}
