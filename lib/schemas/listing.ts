import { z } from "zod";
import { LISTING_STATUSES, PLANS } from "@/lib/core/statuses";
import { founder as draftFounder, seo } from "./draft";
import { milestone } from "./milestone";
import { socials } from "./platforms";
import { instant, openEnum } from "./primitives";
import { PRICING_MODELS, type ProfileField, pricingPlan } from "./profile";
import { evidence } from "./sourced";

export const listingStatus = openEnum(
  LISTING_STATUSES,
  "draft: saved, not published; awaiting_badge: free plan, steps missing; scheduled: waits for its week",
);
export const plan = z.enum(PLANS);

export const launchWeek = z.string().nullable().describe("ISO 8601 week such as 2026-W48");
const categoryRef = z.object({ slug: z.string(), name: z.string() });

/** A row of any public list. */
export const listingSummary = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  logo_url: z.string().nullable().describe("Our stored copy"),
  categories: z.array(categoryRef),
  platforms: z.array(z.string()),
  pricing_model: z.enum(PRICING_MODELS).nullable(),
  open_source: z.boolean().nullable(),
  votes: z.number().int().nullable().describe("Null in the first hours of its launch week"),
  launch_week: launchWeek,
  launched_at: instant.nullable(),
  page_url: z.string().describe("The listing's page on this site"),
});
export type ListingSummary = z.infer<typeof listingSummary>;

/** Why a search found a listing: the words that matched, in place, or a name that is spelled alike. */
export const searchMatch = z.object({
  kind: z.enum(["words", "similar_name", "category"]),
  field: z.enum(["name", "headline", "categories", "summary", "description"]),
  text: z.string().describe("The matched text or an excerpt of it"),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])).describe("Matched [start, end) ranges of `text`"),
});
export const searchResult = listingSummary.extend({
  matched: z
    .enum(["all", "similar", "some"])
    .nullable()
    .describe("all words of q, words or a name spelled like them, or some of them; null without q"),
  match: searchMatch.nullable(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** What else does the job of a listing, with what the two have in common. */
export const alternative = listingSummary.extend({
  score: z
    .number()
    .int()
    .describe("1 to 100, by the share in common: up to 60 for categories, 25 for platforms, 15 for the pricing model"),
  reasons: z.array(z.string()).describe("What the two have in common, in words"),
});
export type Alternative = z.infer<typeof alternative>;

/** One public fact: null values are absent. `evidence` is empty when the owner typed the value. */
const fact = <T extends z.ZodType>(value: T) => z.object({ value, evidence: z.array(evidence) }).optional();

/** Fields that a profile shows in places of their own. */
type TextField = "name" | "headline" | "summary" | "description" | "categories";

/** Facts a profile may show: all other fields. Unknown facts are absent, never null. */
export const facts = z.object({
  platforms: fact(z.array(z.string())),
  pricing_model: fact(z.enum(PRICING_MODELS)),
  pricing_plans: fact(z.array(pricingPlan)),
  free_trial: fact(z.string()),
  open_source: fact(z.boolean()),
  license: fact(z.string()),
  repo_url: fact(z.string()),
  docs_url: fact(z.string()),
  contact_email: fact(z.string()),
  legal_name: fact(z.string()),
  founded_year: fact(z.number().int()),
  location: fact(z.string()),
  team_size: fact(z.string()),
  logo_url: fact(z.string()),
  screenshot_url: fact(z.string()),
} satisfies Record<Exclude<ProfileField, TextField>, z.ZodType>);
export type Facts = z.infer<typeof facts>;

export const publicFaq = z.object({ question: z.string(), answer: z.string(), evidence: z.array(evidence) });
export const publicFounder = draftFounder.omit({ state: true });
export const publicStory = z.object({ title: z.string(), url: z.string(), published_at: instant });
export const listingUpdate = z.object({
  id: z.number().int(),
  title: z.string(),
  body: z.string(),
  published_at: instant,
});

/** An update beside those of other listings. */
export const listedUpdate = listingUpdate.extend({
  product: listingSummary.pick({ slug: true, name: true, logo_url: true, page_url: true }),
});
export type ListedUpdate = z.infer<typeof listedUpdate>;

export const awardRef = z.object({
  week: z.string(),
  rank: z.number().int(),
  title: z.string().describe("Such as 1st of week 47, 2026"),
});

/** Full public profile (decisions, Listing). */
export const listing = z.object({
  id: z.number().int(),
  slug: z.string(),
  site: z.string(),
  status: listingStatus,
  name: z.string(),
  url: z.string(),
  page_url: z.string(),
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  description: z.string().nullable(),
  pictures: z
    .object({ logo: z.string().nullable(), screenshot: z.string().nullable() })
    .describe("Our stored copies; the addresses they came from are facts"),
  categories: z.array(categoryRef),
  facts: facts.describe("Only what is known; an unknown fact is absent"),
  socials,
  faqs: z.array(publicFaq),
  founders: z.array(publicFounder),
  milestones: z.array(milestone).optional().describe("Present when paid or unlocked"),
  story: publicStory.nullable(),
  updates: z.array(listingUpdate).describe("The latest three"),
  votes: z.number().int().nullable().describe("Null in the first hours of its launch week"),
  rank: z.number().int().nullable().describe("Dense rank by votes within its launch week; null without votes"),
  launch_week: launchWeek,
  launched_at: instant.nullable(),
  awards: z.array(awardRef),
  followers: z.number().int(),
  alternatives_count: z.number().int(),
  seo,
  badge_verified: z.boolean().describe("The site's badge was found on the product's site"),
  is_claimed: z.boolean().describe("Somebody who runs the product owns it; if not, claim_listing does that"),
  sources: z
    .object({
      name: z.array(evidence),
      headline: z.array(evidence),
      summary: z.array(evidence),
      description: z.array(evidence),
    })
    .describe("Quotes behind these texts; none where the owner wrote them"),
});
export type Listing = z.infer<typeof listing>;
