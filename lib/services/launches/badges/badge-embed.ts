import type { BadgeKind, BadgeTheme } from "@/lib/core/statuses";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { listingPageUrl } from "@/lib/services/listings/present";
import { BADGE_SIZES } from "./badge-svg";
import { badgeUrl } from "./badge-url";

interface Embedded {
  baseUrl: string;
  slug: string;
  kind: BadgeKind;
  theme: BadgeTheme;
  /** What the picture says, for those who do not see it. */
  alt: string;
  /** What the link carries besides, for a proof of who put it there. */
  search?: URLSearchParams;
}

/** What an owner puts on their site: a visible link to the listing's page around the badge's picture. `rel` is theirs to choose. */
export function badgeEmbed({ baseUrl, slug, kind, theme, alt, search }: Embedded) {
  const page = listingPageUrl(baseUrl, slug) + (search ? `?${search}` : "");
  const svg = badgeUrl(baseUrl, slug, kind, theme);
  const { width, height } = BADGE_SIZES[kind];
  return {
    svg_url: svg,
    html: `<a href="${page}"><img src="${svg}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"></a>`,
    markdown: `[![${alt.replace(/[[\]\\]/g, "")}](${svg})](${page})`,
  };
}
