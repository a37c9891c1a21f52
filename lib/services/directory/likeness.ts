import { and, desc, eq, ne, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { ListingSummary } from "@/lib/schemas/listing";
import type { PricingModel } from "@/lib/schemas/profile";
import { isLive } from "@/lib/services/listings/live";
import { summaryColumns } from "@/lib/services/listings/present";
import { byShownVotes, liveStats, shownVotes } from "@/lib/services/listings/stats";

const t = schema.listings;
const s = schema.listingStats;
const { placeholder } = sql;

/** What each part of a likeness is worth, times the share of it that two listings have in common. Payment is no part. */
const WEIGHTS = { categories: 60, platforms: 25, pricing: 15 } as const;

const slugs = sql`${placeholder("slugs")}::text[]`;
const platforms = sql`${placeholder("platforms")}::text[]`;
/** Counted once a listing: what it shares with the subject, and what either of them has. */
const common = sql`(
  select categories, platforms,
    cardinality(${slugs}) + greatest(cardinality(listings.category_slugs), categories) - categories as any_categories,
    cardinality(${platforms}) + greatest(cardinality(listings.platforms), platforms) - platforms as any_platforms
  from (select
    (select count(*) from unnest(${slugs}) one where one = any(listings.category_path)) as categories,
    (select count(distinct lower(one)) from unnest(listings.platforms) one where lower(one) = any(${platforms})) as platforms
  ) counted
) common`;
const score = sql<number>`round(
  ${sql.raw(String(WEIGHTS.categories))} * common.categories / greatest(common.any_categories, 1)::numeric
  + ${sql.raw(String(WEIGHTS.platforms))} * common.platforms / greatest(common.any_platforms, 1)::numeric
  + case when ${t.pricingModel} = ${placeholder("pricing")}::text then ${sql.raw(String(WEIGHTS.pricing))} else 0 end
)::int`;

/** Live listings that share a category with a subject, the most alike first; equals by votes, then the newer. */
export const mostAlike = preparedQuery((db, { hidesWeek }: { hidesWeek: boolean }) => {
  const where = and(
    eq(t.siteId, placeholder("siteId")),
    isLive,
    sql`${t.categoryPath} && ${slugs}`, // the path is what is indexed, and it holds the categories themselves
    ne(t.id, placeholder("id")),
  );
  const chosen = db
    .select({
      id: sql<number>`${t.id}`.as("chosen_id"),
      score: score.as("score"),
      votes: shownVotes(hidesWeek).as("shown_votes"),
    })
    .from(t)
    .innerJoin(s, liveStats)
    .innerJoin(sql`lateral ${common}`, sql`true`)
    .where(where)
    .orderBy(desc(sql`score`), ...byShownVotes(hidesWeek))
    .limit(placeholder("limit"))
    .as("chosen");
  return db
    .select({ ...summaryColumns, categoryPath: t.categoryPath, score: chosen.score })
    .from(t)
    .innerJoin(chosen, eq(t.id, chosen.id))
    .orderBy(desc(chosen.score), desc(chosen.votes), desc(chosen.id))
    .prepare("most_alike");
});

const folded = (text: string) => text.toLowerCase();

/** What `mostAlike` is filled in with for a subject. */
export function subjectValues({ id, categories, platforms: named, pricing_model }: ListingSummary) {
  return {
    id,
    slugs: categories.map(({ slug }) => slug),
    platforms: [...new Set(named.map(folded))],
    pricing: pricing_model,
  };
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
const PRICING_REASONS: Record<PricingModel, string> = {
  free: "Also free",
  freemium: "Also has a free plan and paid plans",
  paid: "Also paid",
  contact: "Price also on request",
};

/** What two listings have in common, in words. `path`: the other's categories with their parents. */
export function reasonsOf(subject: ListingSummary, other: ListingSummary, path: readonly string[]): string[] {
  const categories = subject.categories.filter(({ slug }) => path.includes(slug)).map(({ name }) => name);
  const theirs = new Set(other.platforms.map(folded));
  const shared = subject.platforms.filter((one) => theirs.has(folded(one)));
  const pricing = subject.pricing_model === other.pricing_model ? subject.pricing_model : null;
  return [
    ...(categories.length > 0 ? [`Also in ${list.format(categories)}`] : []),
    ...(shared.length > 0 ? [`Also for ${list.format(shared)}`] : []),
    ...(pricing ? [PRICING_REASONS[pricing]] : []),
  ];
}
