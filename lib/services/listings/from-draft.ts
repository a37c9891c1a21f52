import { AppError } from "@/lib/core/errors";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import type { ProfileField, ProfileFields } from "@/lib/schemas/profile";
import type { CategoryChoice } from "@/lib/services/directory/category-names";
import type { DraftContent } from "@/lib/services/drafts/content";
import { type ListingContent, listingContent } from "./content";
import type { PicturePaths } from "./picture-paths";

/** Columns of a listing that its owner's content decides. */
export interface ListingValues {
  name: string;
  url: string;
  headline: string | null;
  summary: string | null;
  description: string | null;
  logoUrl: string | null;
  platforms: string[];
  pricingModel: string | null;
  openSource: boolean | null;
  categoryNames: string[];
  categorySlugs: string[];
  categoryPath: string[];
  content: ListingContent;
}

const FACT_FIELDS = [
  "platforms",
  "pricing_model",
  "pricing_plans",
  "free_trial",
  "open_source",
  "license",
  "repo_url",
  "docs_url",
  "contact_email",
  "legal_name",
  "founded_year",
  "location",
  "team_size",
  "logo_url",
  "screenshot_url",
] as const satisfies ProfileField[];

/** A draft's content as listing columns. Unknown facts are absent; quotes come along as proof. `pictures` are paths of our stored copies. */
export function listingValues(
  content: DraftContent,
  url: string,
  categories: CategoryChoice[],
  pictures: PicturePaths,
): ListingValues {
  const { fields } = content;
  return {
    name: requireName(fields.name.value),
    url,
    headline: fields.headline.value,
    summary: fields.summary.value,
    description: fields.description.value,
    logoUrl: pictures.logo,
    platforms: fields.platforms.value ?? [],
    pricingModel: fields.pricing_model.value,
    openSource: fields.open_source.value,
    ...categoryColumns(categories),
    content: listingContent.parse({
      facts: factsOf(fields),
      screenshotPath: pictures.screenshot,
      socials: plainSocials(content.companySocials),
      faqs: content.faqs,
      founders: withOwnLinks(content).map((one) => ({
        ...one,
        photo_url: pictures.photos[one.photo_url ?? ""] ?? null,
      })),
      milestones: content.milestones,
      story: content.story,
      seo: { title: content.seo.title.value, description: content.seo.description.value },
      sources: {
        name: fields.name.evidence,
        headline: fields.headline.evidence,
        summary: fields.summary.evidence,
        description: fields.description.evidence,
        categories: fields.categories.evidence,
      },
    }),
  };
}

/** However it is published, a listing has a name. */
function requireName(name: string | null): string {
  if (name) return name;
  throw new AppError(
    "validation_failed",
    "The draft has no name.",
    "Set fields.name with update_draft, then submit again.",
    {
      errors: [{ pointer: "/fields/name", detail: "A listing needs a name." }],
    },
  );
}

/** The first founder is the primary one: `founder_socials` are theirs. */
function withOwnLinks({ founders, founderSocials }: DraftContent): DraftContent["founders"] {
  const [primary, ...others] = founders;
  return primary ? [{ ...primary, links: { ...primary.links, ...plainSocials(founderSocials) } }, ...others] : founders;
}

export function categoryColumns(categories: CategoryChoice[]) {
  const slugs = categories.map((one) => one.slug);
  const parents = categories.flatMap((one) => (one.parentSlug ? [one.parentSlug] : []));
  return {
    categoryNames: categories.map((one) => one.name),
    categorySlugs: slugs,
    categoryPath: [...new Set([...slugs, ...parents])],
  };
}

function factsOf(fields: ProfileFields): Record<string, unknown> {
  return Object.fromEntries(
    FACT_FIELDS.filter((name) => fields[name].value !== null).map((name) => [
      name,
      { value: fields[name].value, evidence: fields[name].evidence },
    ]),
  );
}

function plainSocials(socials: DraftContent["companySocials"]): ListingContent["socials"] {
  const plain: ListingContent["socials"] = {};
  for (const key of PLATFORM_KEYS) {
    const url = socials[key]?.value;
    if (url) plain[key] = url;
  }
  return plain;
}
