import type { SiteReading } from "@/lib/drafting/candidate";
import { isOfRival } from "@/lib/drafting/reading/compared";
import { isMadeAddress } from "@/lib/drafting/reading/folders";
import { hasRole, isCalledPricing, type PageRole } from "@/lib/drafting/reading/page-role";
import { FAQ_HEADING, headingsAbove, isOthersHeading, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isProse, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { withoutFrames } from "./tables/frames";

/** One page's text that may tell what the product costs. */
export interface PricePage {
  page: number;
  snapshot: PageSnapshot;
  spots: Spot[];
  /** The whole page is about prices. */
  isPricing: boolean;
  /** It is about prices or one offer. */
  isSelling: boolean;
  /** The menu alone says so, of one offer's page: others may have prices of their own. */
  isByMenu?: boolean;
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
/** "Pro vs Free": of its own plans. */
const OWN_PLANS =
  /^(?:free|pro|plus|premium|basic|starter|team|business|enterprise)(?:\s(?:vs\.?|versus)\s(?:free|pro|plus|premium|basic|starter|team|business|enterprise))+\W*$/iu;
/** Headings over what others charge; "Compare plans" is about the product's own. */
const RIVALS_HEADING = anyWord("rivals");
/** What such a page calls itself where its address says nothing of prices: "Fees", "Order". */
const PAGE_TITLE = exactly(
  "(?:our |membership |club |annual )?fees|orders?|ordering|order now|how to (?:buy|order)|what it costs|gebühren|beiträge|bestellung|bestellen|commander|commande|pedidos?|ordina|bestel|køb|bestil|köp|beställ|kjøp|bestill|zamów|encomendar",
);

/** Pages that may tell the product's prices: pricing pages first. A translation of one tells the same in other words: one language is read. */
export function pricePages(reading: SiteReading): PricePage[] {
  const pages = reading.pages.flatMap((snapshot, page) => {
    const isInDocs = isPricesInDocs(reading, page);
    if ((hasRole(reading, page, ...ELSEWHERE) && !isInDocs) || isMadeAddress(snapshot.url, true)) return []; // its prices are customers'
    const isTold = isInDocs || isPricePage(reading, page);
    const isByMenu = !isTold && isCalledPricing(reading, page);
    const isPricing = isTold || isByMenu;
    const isSelling = isPricing || hasRole(reading, page, "offer");
    return [{ page, snapshot, spots: readable(reading, page, snapshot), isPricing, isSelling, isByMenu }];
  });
  const same = pages.filter(({ snapshot }) => languageOf(snapshot) === languageOf(reading.pages[0]));
  const kept = same.some((one) => one.isPricing) || !pages.some((one) => one.isPricing) ? same : pages;
  return kept.sort((a, b) => Number(b.isPricing) - Number(a.isPricing));
}

const languageOf = (one: PageSnapshot | undefined) => one?.lang?.trim().slice(0, 2).toLowerCase();

/** Pages of answers and for the press, which tell prices by the way, as far as they do so in the language of the home page. */
export function pagesAside(reading: SiteReading): PricePage[] {
  return reading.pages.flatMap((snapshot, page) => {
    const isAside = hasRole(reading, page, "faq", "press", "support") && !hasRole(reading, page, "blog", "comparison");
    if (!isAside || languageOf(snapshot) !== languageOf(reading.pages[0])) return [];
    const spots = readable(reading, page, snapshot, true);
    return [{ page, snapshot, spots, isPricing: false, isSelling: false }];
  });
}

/** By its address, or by the heading that opens it. */
function isPricePage(reading: SiteReading, page: number): boolean {
  if (page === 0 || hasRole(reading, page, "pricing", ...ELSEWHERE)) return hasRole(reading, page, "pricing");
  const title = titleOf(reading.pages[page]);
  return title !== undefined && PAGE_TITLE.test(title.replace(/[^\p{L}]+$/u, ""));
}

const titleOf = (page: PageSnapshot | undefined) =>
  page?.segments.find(({ kind, level, region }) => kind === "heading" && (level ?? 6) <= 2 && region === "main")?.text;

/** A page of the documentation that by its address or title is about prices alone, of a site that has no other page of them. */
function isPricesInDocs(reading: SiteReading, page: number): boolean {
  const others = ELSEWHERE.filter((role) => role !== "docs");
  if (!hasRole(reading, page, "docs") || hasRole(reading, page, ...others)) return false;
  const isTold = (one: number) => hasRole(reading, one, "pricing") && !hasRole(reading, one, ...ELSEWHERE);
  if (reading.pages.some((_, one) => isTold(one))) return false;
  const address = reading.pages[page]?.url.split(/[?#]/u)[0]?.split("/").filter(Boolean).at(-1) ?? "";
  return [address.replace(/\.\w+$/u, "").replaceAll("-", " "), titleOf(reading.pages[page]) ?? ""].some((one) =>
    DOCS_PRICES.test(one),
  );
}
/** Not "Subscriptions": with a product for payments, its readers sell these. */
const DOCS_PRICES = exactly(
  "(?:our )?(?:plans (?:and|&) )?pricing(?: (?:and|&) (?:plans|usage|billing|limits))?|(?:our )?prices|preise|tarifs|precios|prezzi|prijzen|cennik|preços|precos|priser",
);

/** True where a text stands on a page about prices, or under a heading about them. */
export function isAmongPrices({ snapshot, isPricing }: PricePage, index: number): boolean {
  return isPricing || headingsAbove(snapshot, index).some((text) => text.length <= 90 && PRICE_HEADING.test(text));
}

/** Visible text of the content; questions (unless answers are asked for), gifts to the project and words of others are left out. */
function readable(reading: SiteReading, page: number, snapshot: PageSnapshot, withAnswers = false): Spot[] {
  const title = hasRole(reading, page, "pricing") ? titleOf(snapshot) : undefined; // "Pro vs Free"
  const found = pageSpots(reading, page).filter(({ segment, index }) => {
    if (!isProse(segment) || segment.isTestimonial) return false;
    if (segment.isBoilerplate && !isNameOfSuite(snapshot, index)) return false;
    if (segment.region === "nav" || segment.region === "footer" || isOfRival(reading, page, index)) return false;
    return !headingsAbove(snapshot, index).some(
      (text) =>
        isOthersHeading(text) ||
        (text.length <= 120 &&
          ((!withAnswers && isOfQuestions(text)) ||
            (RIVALS_HEADING.test(text) && !(text === title && OWN_PLANS.test(text))))),
    );
  });
  return withoutFrames(withoutPressed(found));
}

/** What most pages name, as a heading or among texts of the page's own: a product of a suite, or a module that a plan is called by. */
function isNameOfSuite({ segments }: PageSnapshot, index: number): boolean {
  const [before, one, after] = [index - 1, index, index + 1].map((at) => segments[at]);
  const isAmongOwn = !before?.isBoilerplate && !after?.isBoilerplate && after?.kind !== "link"; // no button
  return one?.kind === "heading" || (isAmongOwn && (one?.text.length ?? 0) <= NAME_MAX);
}
const NAME_MAX = 30;

const ASKED = anyWord("asked");

function isOfQuestions(heading: string): boolean {
  return FAQ_HEADING.test(heading) || (ASKED.test(heading) && !/questions asked/i.test(heading));
}

/** A whole card that is pressed, or chosen beside others, is a card: its texts are no buttons, no labels of fields. */
function withoutPressed(spots: Spot[]): Spot[] {
  const isPressed = ({ segment }: Spot) => segment.name === "button" || segment.name === "label";
  const around = ({ segment }: Spot) => segment.blocks.slice(0, PRESSED_DEPTH);
  const within = new Map<number, Spot[]>();
  for (const spot of spots.filter(isPressed))
    for (const block of around(spot)) within.set(block, [...(within.get(block) ?? []), spot].slice(0, PRESSED_MAX));
  const others = new Set(spots.filter((spot) => !isPressed(spot)).flatMap(({ segment }) => segment.blocks));
  const isPriced = ({ segment }: Spot) => moneyIn(segment.text).length > 0;
  const cards = [...within].filter(
    ([block, inside]) => inside.length > 1 && !others.has(block) && inside.some(isPriced),
  );
  const known = new Set(cards.map(([block]) => block));
  return spots.map((spot) => {
    if (!isPressed(spot) || !around(spot).some((block) => known.has(block))) return spot;
    const { name: _, ...segment } = spot.segment;
    return { ...spot, segment };
  });
}

const PRESSED_DEPTH = 4;
const PRESSED_MAX = 40;
