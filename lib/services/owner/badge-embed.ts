import { escapeHtml } from "@/lib/core/text/escape-html";
import { listingPageUrl } from "@/lib/services/listings/present";

/** What an owner puts on their site: a visible link to the listing's page around the badge picture. `rel` is theirs to choose. */
export function badgeEmbed(baseUrl: string, listing: { slug: string; name: string }, siteName: string) {
  const page = listingPageUrl(baseUrl, listing.slug);
  const image = `${baseUrl}/badges/${listing.slug}/featured-light.svg`;
  const alt = `${listing.name} on ${siteName}`;
  return {
    page_url: page,
    image_url: image,
    html: `<a href="${page}"><img src="${image}" alt="${escapeHtml(alt)}" width="200" height="48"></a>`,
    markdown: `[![${alt.replace(/[[\]]/g, "")}](${image})](${page})`,
  };
}
