"use client";

import { BookOpen, CalendarDays, LayoutGrid, Plug, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { z } from "zod/mini";
import { CommandPalette } from "../ui/palette/command-palette";
import type { PaletteItem } from "../ui/palette/palette-row";
import { ProductLogo } from "../ui/product-logo";

const ICON = "size-4";
const PLACES: PaletteItem[] = [
  { href: "/", label: "This week", words: "this week home launches", icon: <CalendarDays className={ICON} /> },
  { href: "/categories", label: "Categories", words: "categories browse", icon: <LayoutGrid className={ICON} /> },
  { href: "/submit", label: "Submit a product", words: "submit a product new draft", icon: <Plus className={ICON} /> },
  { href: "/docs/api", label: "API reference", words: "api reference docs rest", icon: <BookOpen className={ICON} /> },
  {
    href: "/docs/mcp",
    label: "Connect an agent",
    words: "mcp connect an agent claude chatgpt",
    icon: <Plug className={ICON} />,
  },
];

/** The fields of a search result that a palette row shows. */
const answer = z.object({
  items: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      headline: z.nullable(z.string()),
      logo_url: z.nullable(z.string()),
    }),
  ),
});

async function searchProducts(text: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const response = await fetch(`/api/v1/listings?per_page=6&q=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return answer.parse(await response.json()).items.map((found) => ({
    href: `/listings/${found.slug}`,
    label: found.name,
    words: found.name,
    hint: found.headline,
    icon: <ProductLogo name={found.name} src={found.logo_url} size={24} />,
  }));
}

/** The command palette of the public site. Loaded on first use. */
export default function SitePalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const router = useRouter();
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      onGo={(href) => router.push(href)}
      places={PLACES}
      search={searchProducts}
      foundHeading="Products"
      placeholder="Search products, or jump to a page"
      searchHref={(text) => `/search?q=${encodeURIComponent(text)}`}
    />
  );
}
