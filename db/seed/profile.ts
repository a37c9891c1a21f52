import { slugify } from "@/lib/core/text/slug";
import type { StoredContent } from "@/lib/schemas/content";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { Evidence } from "@/lib/schemas/sourced";
import { factsOf } from "./facts";
import { foundersOf } from "./people";
import type { SeedProduct } from "./product";
import { hostOf, quote } from "./quotes";

const SEO_TITLE_MAX = 70;
const SEO_DESCRIPTION_MAX = 160;

/** Pictures of a product as stored: paths of this site. */
export interface SeedPictures {
  logoUrl: string;
  /** Null where nobody has given the listing one. */
  screenshotUrl: string | null;
  photoUrls: (string | null)[];
}

/** `listings.content` of a seeded product (lib/services/listings/content.ts). */
export function contentOf(product: SeedProduct, pictures: SeedPictures): StoredContent {
  return {
    fields: fieldsOf(product, pictures),
    companySocials: socialsOf(product),
    faqs: (product.faqs ?? []).map(([question, answer]) => ({
      question,
      answer,
      state: "ai",
      evidence: [quote(product, "/faq", "Questions", question), quote(product, "/faq", "Questions", answer)],
    })),
    founders: foundersOf(product, pictures.photoUrls),
    milestones: (product.milestones ?? []).map(([date, title], i) => ({
      milestone_id: i + 1,
      date,
      title,
      description: null,
      url: null,
    })),
    lastMilestoneId: product.milestones?.length ?? 0,
    seo: seoOf(product),
  };
}

/** Facts with their values, and the quotes of what is a column. */
function fieldsOf(
  product: SeedProduct,
  { logoUrl, screenshotUrl }: SeedPictures,
): NonNullable<StoredContent["fields"]> {
  const drafted = (evidence: Evidence[]) => ({ state: "ai" as const, evidence });
  const facts = Object.entries(factsOf(product)).flatMap(([name, fact]) =>
    fact ? [[name, { state: "ai", ...fact }]] : [],
  );
  return {
    ...Object.fromEntries(facts),
    logo_url: written(logoUrl),
    ...(screenshotUrl && { screenshot_url: written(screenshotUrl) }),
    name: drafted([quote(product, "/", "", `${product.name}: ${product.headline}`)]),
    headline: drafted([quote(product, "/", "", product.headline)]),
    summary: drafted([quote(product, "/", "", product.summary)]),
    description: drafted(
      product.description.split("\n\n").map((text) => quote(product, "/features", "Features", text)),
    ),
    categories: drafted([quote(product, "/", "", product.summary)]),
  };
}

const written = (value: string) => ({ value, state: "manual" as const, evidence: [] });

function seoOf(product: SeedProduct) {
  const title = `${product.name}: ${product.headline}`;
  return {
    title: written(title.length <= SEO_TITLE_MAX ? title : product.name),
    description: written(product.summary.length <= SEO_DESCRIPTION_MAX ? product.summary : product.headline),
  };
}

/** Handles that say they are examples; those of platforms anyone can host stand under .example itself. */
function socialsOf(product: SeedProduct): NonNullable<StoredContent["companySocials"]> {
  const handle = `${slugify(product.name).replaceAll("-", "")}-example`;
  const urls: Record<PlatformKey, string> = {
    x: `https://x.com/${handle.replaceAll("-", "_")}`,
    linkedin: `https://www.linkedin.com/company/${handle}`,
    github: `https://github.com/${handle}`,
    gitlab: `https://gitlab.com/${handle}`,
    youtube: `https://www.youtube.com/@${handle}`,
    instagram: `https://www.instagram.com/${handle}`,
    facebook: `https://www.facebook.com/${handle}`,
    tiktok: `https://www.tiktok.com/@${handle}`,
    discord: `https://discord.gg/${handle}`,
    reddit: `https://www.reddit.com/r/${handle.replaceAll("-", "_")}`,
    bluesky: `https://bsky.app/profile/${hostOf(product)}`,
    mastodon: `https://social.${hostOf(product)}/@us`,
    website: `https://${hostOf(product)}/`,
    custom: `https://${hostOf(product)}/`,
  };
  return Object.fromEntries((product.socials ?? []).map((key) => [key, written(urls[key])]));
}
