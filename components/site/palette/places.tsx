import {
  BadgeCheck,
  Bell,
  BookOpen,
  CalendarDays,
  Columns2,
  FileText,
  KeyRound,
  LayoutGrid,
  List,
  type LucideIcon,
  Plug,
  Plus,
  Trophy,
  UserRound,
  Workflow,
} from "lucide-react";
import type { PaletteItem } from "@/components/ui/palette/palette-row";
import { BOARD_TITLES, BOARDS } from "@/lib/schemas/launches/boards";

function place(href: string, label: string, Icon: LucideIcon, further = ""): PaletteItem {
  return { href, label, words: `${label} ${further}`, icon: <Icon className="size-4" /> };
}

/** Pages of the public site; before anything is typed the first ones are shown. */
export const PLACES: PaletteItem[] = [
  place("/", "This week", CalendarDays, "home launches"),
  place("/categories", "Categories", LayoutGrid, "browse"),
  place("/compare", "Compare products", Columns2, "side by side"),
  place("/founders", "Founders", UserRound, "people makers"),
  place("/submit", "Submit a product", Plus, "new draft"),
  place("/docs/mcp", "Connect an agent", Plug, "mcp claude chatgpt"),
  place("/launches", "Launch weeks", CalendarDays, "past coming calendar"),
  place("/search", "All products", List, "search"),
  place("/stories", "Stories", BookOpen, "founders"),
  place("/updates", "Latest updates", FileText, "news changes"),
  place("/awards", "Awards", BadgeCheck, "winners"),
  place("/blog", "Blog", FileText, "posts news"),
  place("/how-it-works", "How it works", BookOpen, "facts quotes proof help"),
  place("/how-ranking-works", "How ranking works", BookOpen, "votes boards"),
  place("/docs/api", "API reference", BookOpen, "docs rest"),
  place("/bot", "Our crawler", BookOpen, "bot robots"),
];

/** The leaderboards. */
export const BOARD_PLACES: PaletteItem[] = BOARDS.map((board) =>
  place(`/leaderboards/${board}`, BOARD_TITLES[board], Trophy, "boards leaderboards ranking"),
);

/** Pages of the dashboard. */
export const OWN_PLACES: PaletteItem[] = [
  place("/dashboard/drafts", "Drafts", FileText, "my dashboard"),
  place("/dashboard/listings", "Listings", List, "my products"),
  place("/dashboard/founder", "Founder profile", UserRound),
  place("/dashboard/follows", "Following", Bell, "followed products"),
  place("/settings/api-keys", "API keys", KeyRound, "settings"),
  place("/settings/connected-apps", "Apps", Workflow, "connected"),
];

/** Where to go on from words that nothing is called by. */
export const ONWARD: PaletteItem[] = [
  place("/categories", "Browse categories", LayoutGrid),
  place("/", "See this week’s launches", CalendarDays),
  place("/submit", "Submit a product", Plus),
];
