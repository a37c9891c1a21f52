import type { Listing } from "@/lib/schemas/listing";
import type { Evidence } from "@/lib/schemas/sourced";

const quote = (path: string, text: string): Evidence => ({
  quote: text,
  url: `https://hedgerow.example${path}`,
  page_title: "Hedgerow",
});

/** A whole public profile of a product that does not exist, for tests of what is made from one. */
export const fictionalListing: Listing = {
  id: 7,
  slug: "hedgerow",
  site: "launchyard",
  status: "live",
  name: "Hedgerow",
  url: "https://hedgerow.example/",
  page_url: "http://launchyard.example/listings/hedgerow",
  headline: "A kanban board in your repository",
  summary: "A kanban board that lives in your repository as plain Markdown.",
  description: "Cards are files.\n\nMoving one is a commit.",
  pictures: { logo: null, screenshot: null },
  categories: [{ slug: "developer-tools", name: "Developer tools" }],
  facts: {
    platforms: { value: ["Linux", "macOS"], evidence: [quote("/download", "Runs on Linux and macOS.")] },
    pricing_plans: {
      value: [{ name: "Team", price: "$6", period: "per member", amount_cents: 600, currency: "USD" }],
      evidence: [quote("/pricing", "Team $6 per member")],
    },
    docs_url: { value: "https://docs.hedgerow.example/", evidence: [quote("/", "https://docs.hedgerow.example/")] },
    team_size: { value: "4 people", evidence: [] },
  },
  socials: {},
  faqs: [
    {
      question: "Does it work offline?",
      answer: "Yes. Boards are files.",
      evidence: [quote("/faq", "Does it work offline?"), quote("/faq", "Yes. Boards are files.")],
    },
  ],
  founders: [
    {
      name: "Ines Marlow",
      role: "Founder",
      bio: null,
      photo_url: null,
      links: {},
      evidence: [quote("/about", "Ines Marlow, Founder")],
    },
  ],
  story: null,
  updates: [],
  votes: 149,
  rank: 4,
  launch_week: "2026-W47",
  launched_at: "2026-11-16T00:00:00.000Z",
  awards: [],
  followers: 62,
  alternatives_count: 2,
  seo: { title: null, description: null },
  badge_verified: true,
  is_claimed: true,
  sources: {
    name: [quote("/", "Hedgerow")],
    headline: [quote("/", "A kanban board in your repository")],
    summary: [quote("/", "A kanban board that lives in your repository as plain Markdown.")],
    description: [],
  },
};
