import type { BadgeKind, BadgeTheme } from "@/lib/core/statuses";

/** Where a badge's picture is. An award's is of the listing's best. */
export function badgeUrl(baseUrl: string, slug: string, kind: BadgeKind, theme: BadgeTheme = "light"): string {
  return `${baseUrl}/badges/${slug}/${kind}-${theme}.svg`;
}
