import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { FAQ_HEADING, headingsAbove, isOthersHeading, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { moneyIn } from "@/lib/drafting/text/money";
import { isProse, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";

/** A stretch of one page that is about the product's own prices. */
export interface PriceArea {
  page: number;
  spots: Spot[];
  /** The whole page is about prices, not only a section. */
  isPage: boolean;
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
/** Segments that one section may have; a longer one is a page without sections. */
const SECTION_MAX = 400;

/** Areas of own prices: pricing pages first, then sections of other pages under a heading about prices. */
export function priceAreas(reading: SiteReading): PriceArea[] {
  const pages: PriceArea[] = [];
  const sections: PriceArea[] = [];
  for (let page = 0; page < reading.pages.length; page += 1) {
    if (hasRole(reading, page, ...ELSEWHERE)) continue;
    const spots = readable(reading, page);
    if (isPricePage(reading, page)) pages.push({ page, spots, isPage: true });
    else sections.push(...priceSections(page, spots));
  }
  return [...pages, ...sections];
}

/** By its address, or by the heading that opens it. */
export function isPricePage(reading: SiteReading, page: number): boolean {
  if (page === 0 || hasRole(reading, page, "pricing", ...ELSEWHERE)) return hasRole(reading, page, "pricing");
  const title = reading.pages[page]?.segments.find(
    ({ kind, level, region }) => kind === "heading" && (level ?? 6) <= 2 && region === "main",
  );
  return title !== undefined && PAGE_TITLE.test(title.text.replace(/[^\p{L}]+$/u, ""));
}

/** Pages without a word about prices: their cards count only where several state what they are paid for. */
export function looseAreas(reading: SiteReading): PriceArea[] {
  return reading.pages.flatMap((_, page) => {
    const isOther =
      hasRole(reading, page, ...ELSEWHERE) || !hasRole(reading, page, "home", "features", "download", "offer");
    return isOther ? [] : [{ page, spots: readable(reading, page), isPage: false }];
  });
}

/** Visible text of the content; questions, gifts to the project and words of others are left out. */
function readable(reading: SiteReading, page: number): Spot[] {
  const snapshot = reading.pages[page];
  if (!snapshot) return [];
  return pageSpots(reading, page).filter(({ segment, index }) => {
    if (!isProse(segment) || segment.isTestimonial || segment.isBoilerplate) return false;
    if (segment.region === "nav" || segment.region === "footer") return false;
    return !headingsAbove(snapshot, index).some(
      (text) => isOthersHeading(text) || (text.length <= 120 && (FAQ_HEADING.test(text) || RIVALS_HEADING.test(text))),
    );
  });
}

function priceSections(page: number, spots: Spot[]): PriceArea[] {
  const areas: PriceArea[] = [];
  let boxes: Map<number, Box> | undefined;
  let covered = -1;
  for (const [at, spot] of spots.entries()) {
    if (spot.segment.kind !== "heading" || spot.index <= covered || !isPriceHeading(spot.segment.text)) continue;
    boxes ??= boxesOf(spots);
    const section = boxAround(spot, boxes) ?? sectionBelow(spots, at);
    if (section.length === 0) continue;
    covered = section.at(-1)?.index ?? covered;
    areas.push({ page, spots: section, isPage: false });
  }
  return areas;
}

function isPriceHeading(text: string): boolean {
  return text.length <= 90 && PRICE_HEADING.test(text) && !text.endsWith("?");
}

/** What a block of the page holds of its readable text; `lastAmount` is the index of the last segment with an amount, or -1. */
interface Box {
  spots: Spot[];
  lastAmount: number;
}

/** The blocks of a page in one walk, so that many headings in many nested blocks cost no more than their number. */
function boxesOf(spots: Spot[]): Map<number, Box> {
  const boxes = new Map<number, Box>();
  for (const spot of spots) {
    const hasAmount = moneyIn(spot.segment.text).length > 0;
    for (const block of new Set(spot.segment.blocks)) {
      const box = boxes.get(block) ?? { spots: [], lastAmount: -1 };
      if (box.spots.length <= SECTION_MAX) box.spots.push(spot);
      if (hasAmount) box.lastAmount = spot.index;
      boxes.set(block, box);
    }
  }
  return boxes;
}

/** The nearest block around the heading that holds an amount after it; null when none of the size of a section does. */
function boxAround(heading: Spot, boxes: Map<number, Box>): Spot[] | null {
  for (const block of heading.segment.blocks) {
    const box = boxes.get(block);
    if (block === 0 || !box || box.spots.length > SECTION_MAX) return null;
    if (box.lastAmount > heading.index) return box.spots;
  }
  return null;
}

/** From the heading up to the next one of its level. */
function sectionBelow(spots: Spot[], at: number): Spot[] {
  const level = spots[at]?.segment.level ?? 6;
  const near = spots.slice(at, at + SECTION_MAX);
  const next = near.findIndex(
    ({ segment }, place) => place > 0 && segment.kind === "heading" && (segment.level ?? 6) <= level,
  );
  return next === -1 ? near : near.slice(0, next);
}
