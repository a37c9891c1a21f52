import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { FAQ_HEADING, headingsAbove, isOthersHeading, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { isProse, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** One page's text that may tell what the product costs. */
export interface PricePage {
  page: number;
  snapshot: PageSnapshot;
  spots: Spot[];
  /** The whole page is about prices. */
  isPricing: boolean;
  /** It is about prices or one offer. */
  isSelling: boolean;
}

const ELSEWHERE: PageRole[] = [
  "blog",
  "comparison",
  "docs",
  "stories",
  "donate",
  "jobs",
  "privacy",
  "terms",
  "imprint",
  "press",
  "faq",
];
/** Headings over what others charge; "Compare plans" is about the product's own. */
const RIVALS_HEADING = anyOf(
  "how .{1,40} compares?|compared? (?:to|with)|vs\\.?|versus|competitors?|alternatives?|im vergleich (?:zu|mit)",
);
/** What such a page calls itself where its address says nothing of prices: "Fees", "Order". */
const PAGE_TITLE = exactly(
  "(?:our |membership |club |annual )?fees|orders?|ordering|order now|how to (?:buy|order)|what it costs|gebühren|beiträge|bestellung|bestellen|commander|commande|pedidos?|ordina|bestel|køb|bestil|köp|beställ|kjøp|bestill|zamów|encomendar",
);

/** Pages that may tell the product's prices: pricing pages first. A translation of one tells the same in other words: one language is read. */
export function pricePages(reading: SiteReading): PricePage[] {
  const pages = reading.pages.flatMap((snapshot, page) => {
    if (hasRole(reading, page, ...ELSEWHERE)) return [];
    const isPricing = isPricePage(reading, page);
    const isSelling = isPricing || hasRole(reading, page, "offer");
    return [{ page, snapshot, spots: readable(reading, page, snapshot), isPricing, isSelling }];
  });
  const languageOf = (one: PageSnapshot | undefined) => one?.lang?.trim().slice(0, 2).toLowerCase();
  const same = pages.filter(({ snapshot }) => languageOf(snapshot) === languageOf(reading.pages[0]));
  const kept = same.some((one) => one.isPricing) || !pages.some((one) => one.isPricing) ? same : pages;
  return kept.sort((a, b) => Number(b.isPricing) - Number(a.isPricing));
}

/** By its address, or by the heading that opens it. */
function isPricePage(reading: SiteReading, page: number): boolean {
  if (page === 0 || hasRole(reading, page, "pricing", ...ELSEWHERE)) return hasRole(reading, page, "pricing");
  const title = reading.pages[page]?.segments.find(
    ({ kind, level, region }) => kind === "heading" && (level ?? 6) <= 2 && region === "main",
  );
  return title !== undefined && PAGE_TITLE.test(title.text.replace(/[^\p{L}]+$/u, ""));
}

/** True where a text stands on a page about prices, or under a heading about them. */
export function isAmongPrices({ snapshot, isPricing }: PricePage, index: number): boolean {
  return isPricing || headingsAbove(snapshot, index).some(isPriceHeading);
}

function isPriceHeading(text: string): boolean {
  return text.length <= 90 && PRICE_HEADING.test(text);
}

/** Visible text of the content; questions, gifts to the project and words of others are left out. */
function readable(reading: SiteReading, page: number, snapshot: PageSnapshot): Spot[] {
  return pageSpots(reading, page).filter(({ segment, index }) => {
    if (!isProse(segment) || segment.isTestimonial || segment.isBoilerplate) return false;
    if (segment.region === "nav" || segment.region === "footer") return false;
    return !headingsAbove(snapshot, index).some(
      (text) => isOthersHeading(text) || (text.length <= 120 && (FAQ_HEADING.test(text) || RIVALS_HEADING.test(text))),
    );
  });
}
