/** The picture of a listing's best award. */
export function awardBadgeUrl(baseUrl: string, slug: string): string {
  return `${baseUrl}/badges/${slug}/award-light.svg`;
}
