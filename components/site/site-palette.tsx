"use client";

import {
  Bell,
  BookOpen,
  CalendarDays,
  Columns2,
  FileText,
  KeyRound,
  LayoutGrid,
  List,
  Plug,
  Plus,
  UserRound,
  Workflow,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { type OwnThings, ownThings } from "@/lib/schemas/own-things";
import { CommandPalette, type PlaceGroup } from "../ui/palette/command-palette";
import type { PaletteItem } from "../ui/palette/palette-row";
import { ProductLogo } from "../ui/product-logo";

const ICON = "size-4";
const PLACES: PaletteItem[] = [
  { href: "/", label: "This week", words: "this week home launches", icon: <CalendarDays className={ICON} /> },
  { href: "/categories", label: "Categories", words: "categories browse", icon: <LayoutGrid className={ICON} /> },
  {
    href: "/compare",
    label: "Compare products",
    words: "compare products side by side",
    icon: <Columns2 className={ICON} />,
  },
  { href: "/founders", label: "Founders", words: "founders people makers", icon: <UserRound className={ICON} /> },
  { href: "/stories", label: "Stories", words: "stories founders", icon: <BookOpen className={ICON} /> },
  {
    href: "/updates",
    label: "Latest updates",
    words: "latest updates news changes",
    icon: <FileText className={ICON} />,
  },
  { href: "/blog", label: "Blog", words: "blog posts news", icon: <FileText className={ICON} /> },
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

/** Pages of the dashboard. */
const OWN_PLACES: PaletteItem[] = [
  { href: "/dashboard/drafts", label: "Drafts", words: "my drafts dashboard", icon: <FileText className={ICON} /> },
  { href: "/dashboard/listings", label: "Listings", words: "my listings", icon: <List className={ICON} /> },
  {
    href: "/dashboard/founder",
    label: "Founder profile",
    words: "founder profile",
    icon: <UserRound className={ICON} />,
  },
  {
    href: "/dashboard/follows",
    label: "Following",
    words: "following followed products",
    icon: <Bell className={ICON} />,
  },
  { href: "/settings/api-keys", label: "API keys", words: "api keys settings", icon: <KeyRound className={ICON} /> },
  { href: "/settings/connected-apps", label: "Apps", words: "connected apps", icon: <Workflow className={ICON} /> },
];

const KIND_WORDS = { draft: "Draft", listing: "Listing", key: "API key" } as const;

function itemOf({ kind, href, name, hint, logo_url }: OwnThings["things"][number]): PaletteItem {
  const icon = kind === "key" ? <KeyRound className={ICON} /> : <ProductLogo name={name} src={logo_url} size={24} />;
  return { href, label: name, words: `${name} ${KIND_WORDS[kind]}`, hint, icon };
}

/** What the person has, asked anew each time the palette opens; nothing while signed out. */
function useOwnGroups(isOpen: boolean): PlaceGroup[] {
  const [own, setOwn] = useState<OwnThings | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    fetch("/dashboard/palette", { signal: abort.signal })
      .then(async (response) => response.ok && setOwn(ownThings.parse(await response.json())))
      .catch(() => undefined); // the palette goes without
    return () => abort.abort();
  }, [isOpen]);
  if (!own?.isSignedIn) return [];
  return [
    { heading: "Yours", items: own.things.map(itemOf) },
    { heading: "Dashboard", items: OWN_PLACES },
  ];
}

/** The command palette of all pages. Loaded on first use. */
export default function SitePalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const router = useRouter();
  const own = useOwnGroups(open);
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      onGo={(href) => router.push(href)}
      groups={[...own, { heading: "Go to", items: PLACES }]}
      search={searchProducts}
      foundHeading="Products"
      placeholder="Search products, or go to a page"
      searchHref={(text) => `/search?q=${encodeURIComponent(text)}`}
    />
  );
}
