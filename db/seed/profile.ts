import { slugify } from "@/lib/core/text/slug";
import type { PlatformKey } from "@/lib/schemas/platforms";
import { factsOf } from "./facts";
import { foundersOf } from "./people";
import type { SeedProduct } from "./product";
import { hostOf, quote } from "./quotes";

const SEO_TITLE_MAX = 70;
const SEO_DESCRIPTION_MAX = 160;

/** Pictures of a product as stored: paths of this site. */
export interface SeedPictures {
  logoUrl: string;
  photoUrls: (string | null)[];
}

/** `listings.content` of a seeded product (lib/services/listings/content.ts). */
export function contentOf(product: SeedProduct, pictures: SeedPictures) {
  return {
    facts: { ...factsOf(product), logo_url: { value: pictures.logoUrl, evidence: [] } },
    socials: socialsOf(product),
    faqs: (product.faqs ?? []).map(([question, answer]) => ({
      question,
      answer,
      evidence: [quote(product, "/faq", "Questions", question), quote(product, "/faq", "Questions", answer)],
    })),
    founders: foundersOf(product, pictures.photoUrls),
    screenshotPath: null,
    milestones: (product.milestones ?? []).map(([date, title], i) => ({
      milestone_id: i + 1,
      date,
      title,
      description: null,
      url: null,
    })),
    story: {},
    seo: seoOf(product),
    sources: {
      name: [quote(product, "/", "", `${product.name}: ${product.headline}`)],
      headline: [quote(product, "/", "", product.headline)],
      summary: [quote(product, "/", "", product.summary)],
      description: product.description.split("\n\n").map((text) => quote(product, "/features", "Features", text)),
      categories: [quote(product, "/", "", product.summary)],
    },
  };
}

function seoOf(product: SeedProduct) {
  const title = `${product.name}: ${product.headline}`;
  return {
    title: title.length <= SEO_TITLE_MAX ? title : product.name,
    description: product.summary.length <= SEO_DESCRIPTION_MAX ? product.summary : product.headline,
  };
}

/** Handles that say they are examples; those of platforms anyone can host stand under .example itself. */
function socialsOf(product: SeedProduct): Partial<Record<PlatformKey, string>> {
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
  return Object.fromEntries((product.socials ?? []).map((key) => [key, urls[key]]));
}
