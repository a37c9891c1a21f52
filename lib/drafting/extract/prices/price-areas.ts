import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { FAQ_HEADING, headingsAbove, isOthersHeading, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { moneyIn } from "@/lib/drafting/text/money";
import { isProse, pageSpots, type Spot, segmentsOfBlock } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

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
/** Segments that one section may have; a longer one is a page without sections. */
const SECTION_MAX = 400;

/** Areas of own prices: pricing pages first, then sections of other pages under a heading about prices. */
export function priceAreas(reading: SiteReading): PriceArea[] {
  const pages: PriceArea[] = [];
  const sections: PriceArea[] = [];
  for (let page = 0; page < reading.pages.length; page += 1) {
    if (hasRole(reading, page, ...ELSEWHERE)) continue;
    const spots = readable(reading, page);
    if (hasRole(reading, page, "pricing")) pages.push({ page, spots, isPage: true });
    else sections.push(...priceSections(reading, page, spots));
  }
  return [...pages, ...sections];
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

function priceSections(reading: SiteReading, page: number, spots: Spot[]): PriceArea[] {
  const areas: PriceArea[] = [];
  let covered = -1;
  for (const spot of spots) {
    if (spot.segment.kind !== "heading" || spot.index <= covered || !isPriceHeading(spot.segment.text)) continue;
    const section = sectionOf(reading, spot, spots);
    if (section.length === 0) continue;
    covered = section.at(-1)?.index ?? covered;
    areas.push({ page, spots: section, isPage: false });
  }
  return areas;
}

function isPriceHeading(text: string): boolean {
  return text.length <= 90 && PRICE_HEADING.test(text) && !text.endsWith("?");
}

/** The nearest block around the heading that holds an amount, else what follows up to the next heading of its level. */
function sectionOf(reading: SiteReading, heading: Spot, spots: Spot[]): Spot[] {
  const snapshot = reading.pages[heading.page];
  if (!snapshot) return [];
  const allowed = new Map(spots.map((spot) => [spot.index, spot]));
  for (const block of heading.segment.blocks) {
    if (block === 0) break;
    const members = segmentsOfBlock(snapshot, block).flatMap((index) => allowed.get(index) ?? []);
    if (members.length > SECTION_MAX) break;
    if (members.some((one) => one.index > heading.index && moneyIn(one.segment.text).length > 0)) return members;
  }
  const from = spots.indexOf(heading);
  const level = heading.segment.level ?? 6;
  const next = spots.findIndex(
    (one, at) => at > from && one.segment.kind === "heading" && (one.segment.level ?? 6) <= level,
  );
  return spots.slice(from, next === -1 ? spots.length : next).slice(0, SECTION_MAX);
}
