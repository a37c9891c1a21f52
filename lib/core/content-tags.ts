/**
 * Names of what public answers depend on. The triggers of db/migrations/*_announce_tags.sql announce them when it changes, and
 * every process forgets the answers that carry them. Each answer carries its site's tag of its own accord.
 */
export const tags = {
  /** The site itself: its row, settings and categories. Many changes at once are announced by this alone. */
  site: (siteId: number) => `site:${siteId}`,
  /** Anything public of the site: what an operation carries that does not say what its answers depend on. */
  any: (siteId: number) => `any:${siteId}`,
  /** One listing's profile and counters. */
  listing: (id: number) => `listing:${id}`,
  /** Which listings are public, and what they are found, filtered and ordered by but for counters. */
  listings: (siteId: number) => `listings:${siteId}`,
  /** As `listings`, of one category with those below it; and the votes of its listings. */
  category: (siteId: number, slug: string) => `category:${siteId}/${slug}`,
  /** As `listings`, of one launch week; the votes of its listings; and its free places. */
  week: (siteId: number, week: string) => `week:${siteId}/${week}`,
  /** The votes of the site's listings: an order by votes. */
  votes: (siteId: number) => `votes:${siteId}`,
  /** Awards won on the site. */
  awards: (siteId: number) => `awards:${siteId}`,
  /** Domain Ratings of the site's live listings. */
  ratings: (siteId: number) => `ratings:${siteId}`,
  /** Paid places on the site's billboard. */
  billboard: (siteId: number) => `billboard:${siteId}`,
  /** Profiles, stories and answers of the people behind the site's live listings. */
  founders: (siteId: number) => `founders:${siteId}`,
  /** The site's blog. */
  blog: (siteId: number) => `blog:${siteId}`,
  /** Free places of the site's launch weeks. */
  places: (siteId: number) => `places:${siteId}`,
  /** What the site sells, and the paid places that are left. */
  products: (siteId: number) => `products:${siteId}`,
} as const;

/** So long a public answer or page stays in memory at most. */
export const ANSWERS_KEPT_MS = 30_000;

/** Whether a tag is `tags.site` of some site. */
export const isSiteTag = (tag: string): boolean => tag.startsWith("site:");
