import type { SiteReading } from "@/lib/drafting/candidate";
import type { Link } from "@/lib/schemas/snapshot";

const LINKS_MAX = 60;

/** A link that a model may name by its number. */
export interface NumberedLink {
  id: number;
  page: number;
  link: Link;
}

/** Where accounts and source code are: links that are asked for. */
const ACCOUNTS =
  /(?:^|\.)(?:twitter\.com|x\.com|linkedin\.com|github\.com|gitlab\.[a-z.]+|codeberg\.org|youtube\.com|instagram\.com|facebook\.com|tiktok\.com|discord\.\w+|reddit\.com|bsky\.app|sourceforge\.net|bitbucket\.org)$/;

/** Links that lead off the site or to mail, each address once, accounts and those outside of the text first. */
export function numberedLinks(reading: SiteReading): NumberedLink[] {
  const home = reading.pages[0]?.url ?? reading.startUrl;
  const own = URL.canParse(home) ? new URL(home).host : "";
  const seen = new Set<string>();
  const links: Omit<NumberedLink, "id">[] = [];
  for (const [page, snapshot] of reading.pages.entries()) {
    for (const link of snapshot.links) {
      const isOff =
        !URL.canParse(link.url) || new URL(link.url).host !== own || /docs|documentation|git/i.test(link.url);
      const isWanted = isOff && !link.isTestimonial && !link.rel.some((rel) => rel === "icon" || rel === "alternate");
      if (!isWanted || seen.has(link.url)) continue;
      seen.add(link.url);
      links.push({ page, link });
    }
  }
  const worth = ({ page, link }: Omit<NumberedLink, "id">) =>
    (URL.canParse(link.url) && ACCOUNTS.test(new URL(link.url).hostname) ? 2 : 0) +
    (link.region === "main" ? 0 : 1) +
    (page === 0 ? 1 : 0);
  const best = new Set(links.toSorted((a, b) => worth(b) - worth(a)).slice(0, LINKS_MAX));
  return links.filter((one) => best.has(one)).map((one, id) => ({ id, ...one }));
}
