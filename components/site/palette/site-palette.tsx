"use client";

import { KeyRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { CommandPalette } from "@/components/ui/palette/command-palette";
import type { PaletteGroup } from "@/components/ui/palette/palette-group";
import type { PaletteItem } from "@/components/ui/palette/palette-row";
import { ProductLogo } from "@/components/ui/product-logo";
import { type OwnThings, ownThings } from "@/lib/schemas/own-things";
import { listCategoryPlaces, searchDirectory } from "./lookups";
import { BOARD_PLACES, ONWARD, OWN_PLACES, PLACES } from "./places";

const KIND_WORDS = { draft: "Draft", listing: "Listing", key: "API key" } as const;

function itemOf({ kind, href, name, hint, logo_url }: OwnThings["things"][number]): PaletteItem {
  const icon = kind === "key" ? <KeyRound className="size-4" /> : <ProductLogo name={name} src={logo_url} size={24} />;
  return { href, label: name, words: `${name} ${KIND_WORDS[kind]}`, hint, icon };
}

async function fetchOwn(signal: AbortSignal): Promise<PaletteGroup[]> {
  const response = await fetch("/dashboard/palette", { signal });
  if (!response.ok) return [];
  const own = ownThings.parse(await response.json());
  if (!own.isSignedIn) return [];
  return [
    { heading: "Yours", items: own.things.map(itemOf) },
    { heading: "Dashboard", items: OWN_PLACES },
  ];
}

/** What a load answered, asked anew each time the palette opens; `none` until then, and where it cannot be had. */
function useWhenOpen<T>(isOpen: boolean, load: (signal: AbortSignal) => Promise<T>, none: T): T {
  const [loaded, setLoaded] = useState(none);
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    load(abort.signal)
      .then(setLoaded)
      .catch(() => undefined); // the palette goes without
    return () => abort.abort();
  }, [isOpen, load]);
  return loaded;
}

const NO_GROUPS: PaletteGroup[] = [];
const NO_ITEMS: PaletteItem[] = [];

/** The command palette of all pages. Loaded on first use. */
export default function SitePalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const router = useRouter();
  const own = useWhenOpen(open, fetchOwn, NO_GROUPS);
  const categories = useWhenOpen(open, listCategoryPlaces, NO_ITEMS);
  const groups: PaletteGroup[] = [
    ...own,
    { heading: "Categories", items: categories, isForTyped: true },
    { heading: "Go to", items: PLACES },
    { heading: "Leaderboards", items: BOARD_PLACES },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      onGo={(href) => router.push(href)}
      groups={groups}
      search={searchDirectory}
      onward={{ heading: "Look elsewhere", items: ONWARD }}
      placeholder="Search products, founders and pages"
      searchHref={(text) => `/search?q=${encodeURIComponent(text)}`}
    />
  );
}
