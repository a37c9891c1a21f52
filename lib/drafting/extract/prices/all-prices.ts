import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { periodAt } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, part, type Spot, sentencesOf } from "@/lib/drafting/text/spans";
import { cycleOf, type PricePoint } from "./price-point";

/** The word for prices itself. */
export const PRICES = `(?:${inAllLanguages("amounts")})(?!\\p{L})`;
/** What stands before the word for prices where all are meant. */
export const ALL =
  "(?:all|our|the|these|alle|unsere|die|tous|les|nos|todos|los|nuestros|tutti|i|nostri|onze|de|wszystkie|nasze|os|nossos|alla|våra|vores)";
/** Between that word and the currency. */
export const ARE =
  "(?:monthly|yearly|annual|net|monatlich|jährlich|netto|mensuels?|annuels?|mensual(?:es)?|anual(?:es)?|netos?|mensil[ie]|annual[ie]|nett[io]|mensais|anuais|are|is|all|alle|tous|toutes|todos|tutti|allemaal|shown|quoted|listed|given|stated|sind|werden|verstehen|sich|sont|s['’]entendent|indiqués|exprimés|están|son|se|expresan|expresados|sono|espressi|zijn|são|estão|är|er|anges|podane|podano|są)";
const TEXT_MAX = 300;
/** "All prices are", "Alle Preise netto", "All prices in US dollars,": what all of them are paid for may follow. */
const OF_ALL = new RegExp(
  `^(?:${ALL}\\s){1,2}${PRICES}(?:\\s${ARE}(?!\\p{L})){0,3}(?:\\s(?:in|en|em|w|i)\\s[\\p{L} ]{2,24},)?(?=\\s)`,
  "iu",
);

/** Points without a period, where the page says once what all its prices are paid for: "All prices are billed monthly." */
export function withStatedPeriod(points: PricePoint[], spots: Spot[]): PricePoint[] {
  const isTimed = points.some(({ cycle, spot }) => cycle !== "other" && spot.segment.kind !== "item");
  const stated = isTimed || points.length === 0 ? [] : spots.flatMap(statedIn);
  const [first] = stated;
  if (!first || stated.some(({ cycle }) => cycle !== first.cycle)) return points;
  return points.map((point) =>
    point.period === null && point.amountCents && !point.isStruck
      ? { ...point, period: first.period, cycle: first.cycle, sources: [...point.sources, first.source] }
      : point,
  );
}

function statedIn(
  spot: Spot,
): (Pick<PricePoint, "cycle"> & { period: string; source: PricePoint["sources"][number] })[] {
  if (!isProse(spot.segment) || spot.segment.text.length > TEXT_MAX) return [];
  return sentencesOf(spot.segment.text).flatMap((sentence) => {
    const lead = OF_ALL.exec(sentence.text)?.[0].length ?? 0;
    const period = lead > 0 ? periodAt(sentence.text, lead) : null;
    const cycle = cycleOf(period?.text ?? null);
    if (!period || cycle === "other" || sentence.text.endsWith("?") || isDenied(sentence.text, lead)) return [];
    return [{ period: period.text, cycle, source: part(spot, sentence) }];
  });
}
