import type { Site } from "@/lib/core/context";
import type { PostSummary } from "@/lib/schemas/blog";

/** The site itself and its search (schema.org WebSite, SearchAction). */
export function websiteJsonLd(site: Site) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    description: site.tagline,
    url: site.baseUrl,
    potentialAction: {
      "@type": "SearchAction",
      target: `${site.baseUrl}/search?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
}

/** The way to a page, from the home page down (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(site: Site, steps: { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: step.name,
      item: site.baseUrl + step.path,
    })),
  };
}

/** One of the site's own posts (schema.org BlogPosting). */
export function postJsonLd(site: Site, post: PostSummary & { updated_at: string }) {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": post.page_url,
    headline: post.title,
    description: post.summary,
    url: post.page_url,
    image: post.cover_url ?? undefined,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    keywords: post.tags.length > 0 ? post.tags.join(", ") : undefined,
    publisher: { "@type": "Organization", name: site.name, url: site.baseUrl },
  };
}
