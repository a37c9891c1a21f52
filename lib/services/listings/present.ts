import { getTableColumns } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Listing, ListingSummary } from "@/lib/schemas/listing";
import { PRICING_MODELS } from "@/lib/schemas/profile";
import { type ListingContent, listingContent } from "./content";
import { votesColumn } from "./stats";

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

export function presentSummary(row: SummaryRow, baseUrl: string): ListingSummary {
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
    votes: row.votes,
    launch_week: row.launchWeek,
    launched_at: row.launchedAt?.toISOString() ?? null,
    page_url: listingPageUrl(baseUrl, row.slug),
  };
}

/** Pictures stored by us are paths; facts hand out absolute links. */
function absoluteFacts(content: ListingContent, baseUrl: string): ListingContent["facts"] {
  const { logo_url, screenshot_url, ...rest } = content.facts;
  const absolute = (fact: typeof logo_url) =>
    fact && { ...fact, value: absoluteUrl(baseUrl, fact.value) ?? fact.value };
  return {
    ...rest,
    ...(logo_url && { logo_url: absolute(logo_url) }),
    ...(screenshot_url && { screenshot_url: absolute(screenshot_url) }),
  };
}

/** Milestones show on paid listings or when unlocked (interface, Milestone). */
function showsMilestones(row: ListingRow): boolean {
  return row.plan === "paid" || row.unlockedSections.includes("milestones");
}

/** What is counted about a listing. */
interface Figures {
  votes: number;
  followers: number;
  rank: number | null;
  alternatives: number;
}

/** The full public profile. */
export function presentListing(row: ListingRow, ctx: Pick<Ctx, "site">, figures: Figures): Listing {
  const content = listingContent.parse(row.content);
  const { baseUrl } = ctx.site;
  const summary = presentSummary({ ...row, votes: figures.votes }, baseUrl);
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
    pictures: { logo: summary.logo_url, screenshot: absoluteUrl(baseUrl, content.screenshotPath) },
    categories: summary.categories,
    facts: absoluteFacts(content, baseUrl),
    socials: content.socials,
    faqs: content.faqs,
    founders: content.founders.map((one) => ({ ...one, photo_url: absoluteUrl(baseUrl, one.photo_url) })),
    ...(showsMilestones(row) && { milestones: content.milestones }),
    story: null,
    updates: [],
    votes: figures.votes,
    rank: figures.rank,
    launch_week: row.launchWeek,
    launched_at: summary.launched_at,
    awards: [],
    followers: figures.followers,
    alternatives_count: figures.alternatives,
    seo: content.seo,
    badge_verified: row.badgeVerifiedAt !== null,
    sources: {
      name: content.sources.name,
      headline: content.sources.headline,
      summary: content.sources.summary,
      description: content.sources.description,
    },
  };
}
