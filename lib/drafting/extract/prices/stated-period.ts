import type { SiteReading } from "@/lib/drafting/candidate";
import { headingsAbove, sectionsAbove } from "@/lib/drafting/reading/sections";
import { periodAt } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, pageSpots, part, type Spot, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { isCycle } from "./names/price-names";
import type { FoundPlan } from "./price-plans";
import { cycleOf, type PricePoint } from "./price-point";

const TEXT_MAX = 300;
/** "All prices are", "Unsere Preise netto", "All prices in US dollars,": what all of them are paid for may follow. */
const OF_ALL =
  /^[\s*(–—-]*(?:all|our|alle|unsere|tous|toutes|nos|todos|todas|nuestros|tutt[ie]|i nostri|onze|wszystkie|nasze|nossos|alla|våra|vores)\s(?:(?:our|the|unsere|les|nos|los|las|nuestros|i|le|de|onze|os|as|nossos)\s)?(?:prices?|preise|prix|tarifs|precios|tarifas|prezzi|tariffe|prijzen|tarieven|ceny|preços|priser)(?!\p{L})(?:\s(?:are|all|alle|net|netto|nets?|netos?|nett[io]|shown|quoted|listed|given|sind|verstehen sich|gelten|sont|s['’]entendent|indiqués|son|se entienden|sono|si intendono|zijn|są|są podane|são|är|er)(?!\p{L})){0,3}(?:\s(?:in|en|em|w|i)\s(?:[A-Z]{3}|[\p{L}]+(?:\s[\p{L}]+)?(?=,)|euros?))?,?(?=\s)/iu;
/** What may stand behind: taxes, and nothing that changes. */
const REST =
  /^[\s,;()–—-]*(?:$|[.)]|(?:and )?(?:ex|excl\p{L}*|incl\p{L}*|exkl\p{L}*|inkl\p{L}*|zzgl|plus|net|netto|before|without|hors|HT|TTC|sin|más|con|IVA|escl\p{L}*|senza|bez|sem|mais|moms|VAT|BTW|MwSt|USt)(?!\p{L})[^;:]{0,60}$)/u;
const ONCE = anyOf(
  "one-?time|once|for life|lifetime|perpetual|forever|einmalig\\p{L}*|einmalkauf|une fois|à vie|pago único|una tantum|a vita|eenmalig\\p{L}*|jednorazow\\p{L}*|vitalíci[oa]|engångs\\p{L}*|engangs\\p{L}*",
);

/** Plans without a period, where their page says once what all its prices are paid for: "All prices are billed monthly." */
export function withStatedPeriod(reading: SiteReading, plans: FoundPlan[]): FoundPlan[] {
  const ofPages = Map.groupBy(plans, ({ sources: [named] }) => named?.page ?? -1);
  const saidFor = new Map([...ofPages].map(([page, some]) => [page, statedOver(reading, page, some)]));
  return plans.map((one) => {
    const { plan, sources } = one;
    const said = saidFor.get(sources[0]?.page ?? -1);
    const isBare = plan.period === null && plan.amount_cents && !isCycle(plan.name) && !ONCE.test(plan.name);
    if (!said || !isBare || !said.isOver(sources[0]?.segment ?? -1)) return one;
    return { plan: { ...plan, period: said.period }, sources: [...sources, said.source] };
  });
}

interface Stated {
  period: string;
  cycle: PricePoint["cycle"];
  source: FoundPlan["sources"][number];
}

/** What the page says over or below all its plans, or in a section; nothing where any has a period, or is bought once. */
function statedOver(reading: SiteReading, page: number, plans: FoundPlan[]) {
  const snapshot = reading.pages[page];
  if (!snapshot || plans.some(({ plan }) => cycleOf(plan.period) !== "other")) return undefined;
  const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment) && !segment.isTestimonial);
  const stated = spots.flatMap((spot) => statedIn(spot).map((one) => ({ ...one, index: spot.index })));
  const [first] = stated;
  if (!first || stated.some(({ cycle }) => cycle !== first.cycle)) return undefined;
  if (spots.some(({ segment: { text } }) => ONCE.test(text))) return undefined;
  const names = new Set(plans.map(({ plan }) => plan.name));
  const section = sectionsAbove(snapshot, first.index).findLast((text) => !names.has(text)); // not the last card
  const isOver = (index: number) => section === undefined || headingsAbove(snapshot, index).includes(section);
  return { ...first, isOver };
}

function statedIn(spot: Spot): Stated[] {
  if (spot.segment.text.length > TEXT_MAX) return [];
  return sentencesOf(spot.segment.text).flatMap((sentence) => {
    const lead = OF_ALL.exec(sentence.text)?.[0].length ?? 0;
    const period = lead > 0 ? periodAt(sentence.text, lead) : null;
    const cycle = cycleOf(period?.text ?? null);
    const isWhole = period !== null && REST.test(sentence.text.slice(period.end));
    if (!period || !isWhole || cycle === "other" || isDenied(sentence.text, lead)) return [];
    return [{ period: period.text, cycle, source: part(spot, sentence) }];
  });
}
