import { getTableColumns } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { UNLOCKABLE_SECTIONS } from "@/lib/core/statuses";
import { parseWeek } from "@/lib/core/week";
import { countsHiddenUntil } from "@/lib/core/week-state";
import type { ProfileContent } from "@/lib/schemas/content";
import type { SourcedSocials } from "@/lib/schemas/draft";
import { type Facts, facts, type Listing, type ListingSummary } from "@/lib/schemas/listing";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { PRICING_MODELS } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import { contentOf } from "./content";
import { picturePaths } from "./picture-paths";
import { votesColumn } from "./stats";
import { presentStory, presentUpdates, storyUrl, type Told } from "./told/told";

const t = schema.listings;
/** A whole row but for what only searches look in, which is the heavier half of it. */
const { search: _, searchTitle: __, ...rowColumns } = getTableColumns(t);

export { rowColumns };
export type ListingRow = Omit<typeof t.$inferSelect, "search" | "searchTitle">;

/** Columns of a list row; lists never read the whole profile. */
export const summaryColumns = {
  id: t.id,
  slug: t.slug,
  name: t.name,
  url: t.url,
  headline: t.headline,
  summary: t.summary,
  logoUrl: t.logoUrl,
  categoryNames: t.categoryNames,
  categorySlugs: t.categorySlugs,
  platforms: t.platforms,
  pricingModel: t.pricingModel,
  openSource: t.openSource,
  votes: votesColumn,
  launchWeek: t.launchWeek,
  launchedAt: t.launchedAt,
};
export type SummaryRow = Pick<ListingRow, Exclude<keyof typeof summaryColumns, "votes">> & { votes: number };

/** The listing's public page on its site. */
export function listingPageUrl(baseUrl: string, slug: string): string {
  return `${baseUrl}/listings/${slug}`;
}

/** Stored pictures are paths of this site; callers get absolute links. */
export function absoluteUrl(baseUrl: string, url: string | null): string | null {
  return url?.startsWith("/") ? baseUrl + url : url;
}

function categoryRefs(row: Pick<ListingRow, "categoryNames" | "categorySlugs">) {
  return row.categorySlugs.map((slug, i) => ({ slug, name: row.categoryNames[i] ?? slug }));
}

function pricingModelOf(text: string | null) {
  return PRICING_MODELS.find((model) => model === text) ?? null;
}

/** A row of any public list. The votes of a launch are left out while those of its week are hidden. */
export function presentSummary(row: SummaryRow, { site: { baseUrl }, now }: Pick<Ctx, "site" | "now">): ListingSummary {
  const week = row.launchWeek ? parseWeek(row.launchWeek) : null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    url: row.url,
    headline: row.headline,
    summary: row.summary,
    logo_url: absoluteUrl(baseUrl, row.logoUrl),
    categories: categoryRefs(row),
    platforms: row.platforms,
    pricing_model: pricingModelOf(row.pricingModel),
    open_source: row.openSource,
    votes: week && countsHiddenUntil(week, now) ? null : row.votes,
    launch_week: row.launchWeek,
    // what was imported is public since then, and was never launched
    launched_at: week && (row.launchedAt?.toISOString() ?? null),
    page_url: listingPageUrl(baseUrl, row.slug),
  };
}

const FACT_NAMES = facts.keyof().options;

/** What is known beside the texts, with its proof; unknown facts are absent. */
export function factsOf({ fields }: ProfileContent, baseUrl: string): Facts {
  const known = FACT_NAMES.flatMap((name) => {
    const { value, evidence } = fields[name];
    if (value === null) return [];
    return [[name, { value: isPicture(name) ? absoluteUrl(baseUrl, String(value)) : value, evidence }]];
  });
  return asFacts(Object.fromEntries(known));
}

/** A field's value is its fact's by name, which a loop over both cannot say; whatever is answered is checked as a whole. */
function asFacts(known: Record<string, { value: unknown; evidence: Evidence[] }>): Facts {
  return known as Facts;
}

/** Pictures stored by us are paths; facts hand out absolute links. */
const isPicture = (name: string) => name === "logo_url" || name === "screenshot_url";

function plainSocials(links: SourcedSocials): Listing["socials"] {
  const plain: Listing["socials"] = {};
  for (const key of PLATFORM_KEYS) {
    const url = links[key]?.value;
    if (url) plain[key] = url;
  }
  return plain;
}

/** The first founder is the primary one: `founder_socials` are theirs. Visitors load our copies of photos only. */
function foundersOf(content: ProfileContent, photos: Record<string, string>, baseUrl: string): Listing["founders"] {
  return content.founders.map(({ state: _, ...one }, i) => ({
    ...one,
    photo_url: absoluteUrl(baseUrl, photos[one.photo_url ?? ""] ?? null),
    links: i === 0 ? { ...one.links, ...plainSocials(content.founderSocials) } : one.links,
  }));
}

/** Milestones and the story show on paid listings or when unlocked (interface, Milestone). */
function shows(row: ListingRow, section: (typeof UNLOCKABLE_SECTIONS)[number]): boolean {
  return row.plan === "paid" || row.unlockedSections.includes(section);
}

/** What is counted about a listing, and told beside its profile. */
interface Figures extends Told {
  votes: number;
  followers: number;
  rank: number | null;
  alternatives: number;
  awards: Listing["awards"];
}

/** The full public profile. */
export function presentListing(row: ListingRow, ctx: Pick<Ctx, "site" | "now">, figures: Figures): Listing {
  const content = contentOf(row);
  const { baseUrl } = ctx.site;
  const { screenshot, photos } = picturePaths(content, row.pictures);
  const summary = presentSummary({ ...row, votes: figures.votes }, ctx);
  return {
    id: summary.id,
    slug: summary.slug,
    site: ctx.site.key,
    status: row.status,
    name: summary.name,
    url: summary.url,
    page_url: summary.page_url,
    headline: summary.headline,
    summary: summary.summary,
    description: row.description,
    pictures: { logo: summary.logo_url, screenshot: absoluteUrl(baseUrl, screenshot) },
    categories: summary.categories,
    facts: factsOf(content, baseUrl),
    socials: plainSocials(content.companySocials),
    faqs: content.faqs.map(({ state: _, ...faq }) => faq),
    founders: foundersOf(content, photos, baseUrl),
    ...(shows(row, "milestones") && { milestones: content.milestones }),
    story: shows(row, "story") ? presentStory(figures.story, storyUrl(baseUrl, row.slug)) : null,
    updates: presentUpdates(figures.updates),
    votes: summary.votes,
    rank: figures.rank,
    launch_week: row.launchWeek,
    launched_at: summary.launched_at,
    awards: figures.awards,
    followers: figures.followers,
    alternatives_count: figures.alternatives,
    seo: { title: content.seo.title.value, description: content.seo.description.value },
    badge_verified: row.badgeVerifiedAt !== null,
    is_claimed: row.ownerId !== null,
    sources: {
      name: content.fields.name.evidence,
      headline: content.fields.headline.evidence,
      summary: content.fields.summary.evidence,
      description: content.fields.description.evidence,
    },
  };
}
