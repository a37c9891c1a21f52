import { PRICING_WORDS } from "@/components/listing/pricing-words";
import { countWords, weekWords } from "@/components/listing/week-words";
import type { Site } from "@/lib/core/context";
import type { PostSummary } from "@/lib/schemas/blog";
import type { LaunchWeekBoard } from "@/lib/schemas/launches/launch";
import type { Facts, Listing, ListingSummary } from "@/lib/schemas/listing";
import type { FounderDetail } from "@/lib/schemas/people/founder";
import type { StorySummary } from "@/lib/schemas/people/founder-story";
import { storedSha } from "@/lib/services/site/stored-picture";
import type { Card, CardParty } from "./card";

const bare = ({ name, markColour }: Site) => ({ siteName: name, markColour, notes: [], rows: [], screenshot: null });

const words = (name: string, plainName: string, text: string | null): CardParty => ({
  ...{ name, plainName, text },
  ...{ picture: null, tile: "none" },
});

const productOf = ({ name, slug, url, headline, summary, logo_url }: Product): CardParty => ({
  ...words(name, URL.canParse(url) ? new URL(url).hostname : slug, headline ?? summary),
  ...{ picture: storedSha(logo_url), tile: "product" },
});

type Product = Pick<ListingSummary, "name" | "slug" | "url" | "headline" | "summary" | "logo_url">;

/** Of every page that has none of its own. */
export const cardOfSite = (site: Site): Card => ({
  ...bare(site),
  kicker: site.host,
  parties: [words(site.tagline, site.host, null)],
});

/** A listing with facts that its product's site was quoted for. Nothing that is counted: it would be drawn anew with each vote. */
export function cardOfListing(site: Site, listing: Listing): Card {
  const { categories, facts, pictures } = listing;
  return {
    ...bare(site),
    kicker: categories[0]?.name ?? "",
    parties: [productOf({ ...listing, logo_url: pictures.logo })],
    notes: provenNotes(facts),
    screenshot: storedSha(pictures.screenshot),
  };
}

const PLATFORMS_SHOWN = 3;
const ROWS_MAX = 4;

function provenNotes({ pricing_model, platforms, license, open_source }: Facts): string[] {
  const isProven = (fact: { evidence: unknown[] } | undefined) => fact !== undefined && fact.evidence.length > 0;
  return [
    ...(pricing_model && isProven(pricing_model) ? [PRICING_WORDS[pricing_model.value]] : []),
    ...(platforms && isProven(platforms) ? [platforms.value.slice(0, PLATFORMS_SHOWN).join(", ")] : []),
    ...(license && isProven(license) ? [license.value] : []),
    ...(open_source?.value && isProven(open_source) && !isProven(license) ? ["Open source"] : []),
  ];
}

/** Two listings, whatever the order that was asked in. */
export const cardOfPair = (site: Site, pair: readonly ListingSummary[], rows: number): Card => ({
  ...bare(site),
  kicker: "Compared",
  parties: pair.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).map(productOf),
  notes: rows > 0 ? [`${countWords(rows, "fact")} side by side`] : [],
});

/** A launch week with a few of its launches by their age, which is no rank; none of a coming one. */
export const cardOfWeek = (site: Site, { week, days, total, items }: LaunchWeekBoard): Card => ({
  ...bare(site),
  kicker: "Launch week",
  parties: [words(weekWords(week, true), week, `${days} · ${countWords(total, "launch", "launches")}`)],
  rows: items
    .toSorted((a, b) => a.id - b.id)
    .slice(0, ROWS_MAX)
    .map(productOf),
});

export const cardOfFounder = (site: Site, { name, slug, role, photo_url, companies }: FounderDetail): Card => ({
  ...bare(site),
  kicker: "Founder",
  parties: [{ ...words(name, slug, role), picture: storedSha(photo_url), tile: "person" }],
  notes: companies.slice(0, PLATFORMS_SHOWN).map((company) => company.name),
});

export const cardOfStory = (site: Site, { title, product, founder }: StorySummary): Card => ({
  ...bare(site),
  kicker: `The story of ${product.name}`,
  parties: [
    founder
      ? {
          ...words(title, product.slug, `${founder.name}, ${founder.role}`),
          ...{ picture: storedSha(founder.photo_url), tile: "person" },
        }
      : words(title, product.slug, product.name),
  ],
});

export const cardOfPost = (site: Site, { title, slug, author }: PostSummary): Card => ({
  ...bare(site),
  kicker: "Blog",
  parties: [words(title, slug, author)],
});
