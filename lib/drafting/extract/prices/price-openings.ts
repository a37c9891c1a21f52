import { lengthsIn } from "@/lib/drafting/text/lengths";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { type Money, moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { exactly, wholeWords } from "@/lib/drafting/text/words";
import { isMoney, type PlanCard, type PriceGroup } from "./plan-card";
import { NOT_A_PRICE } from "./price-lines";
import { isAmongPrices, type PricePage } from "./price-pages";
import { cycleOf, type PricePoint } from "./price-point";

const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’+.-]*";
const NAME = `(?<name>[\\p{Lu}\\p{N}][\\p{L}\\p{N}'’+-]*(?:\\s${WORD}){0,4}?)`;
/** "Nest is", "Kapitän kostet nur", "Deckhand.": all that stands before the price. */
const OPENING = new RegExp(
  `^${NAME}(?:\\s(?:${inAllLanguages("isPriced")})\\s(?:(?:${inAllLanguages("leading")})\\s)?|\\.\\s)$`,
  "u",
);
/** "Nest is free, for up to 50 items." */
const FREE = new RegExp(
  `^${NAME}\\s(?:${inAllLanguages("isPriced")})\\s(?<price>${wholeWords(inAllLanguages("free"))})(?=[.,;:(–—]|\\s[(–—]|\\s(?:\\p{L}{1,5}\\s)?(?:${inAllLanguages("limit")})\\s)`,
  "u",
);
/** What opens a sentence and is called so by nobody. */
const NO_NAME = exactly(
  `(?:${inAllLanguages("product")}|${inAllLanguages("gift")}|${inAllLanguages("favoured")}|${inAllLanguages("extras")}|${inAllLanguages("services")})`,
);
const LEAD_MAX = 60;

/** Paragraphs or entries beside each other that each open with a name and what it costs: plans told in sentences. */
export function openingGroups(page: PricePage): PriceGroup[] {
  const places = new Map<number, PlanCard[]>();
  for (const spot of page.spots) {
    const { kind, block, blocks } = spot.segment;
    if (kind !== "text" && kind !== "item") continue;
    const card = cardIn(spot, page.snapshot.lang);
    if (!card || !(page.isSelling || isAmongPrices(page, spot.index))) continue;
    const place = (kind === "item" ? blocks[1] : block) ?? 0;
    places.set(place, [...(places.get(place) ?? []), card]);
  }
  return [...places.values()]
    .filter((cards) => cards.length > 1 && cards.some(({ points }) => points.some(isMoney)))
    .map((cards) => ({ page, shape: "lines", cards }));
}

function cardIn(spot: Spot, lang: string | null): PlanCard | null {
  const [first, second] = sentencesOf(spot.segment.text);
  if (!first || first.text.endsWith("?")) return null;
  const isShort = second !== undefined && first.text.length <= LEAD_MAX && second.start <= LEAD_MAX; // "Deckhand." alone
  const text = spot.segment.text.slice(0, isShort ? second.end : first.end);
  const [money] = moneyIn(text, lang);
  const named = money && money.start <= LEAD_MAX ? OPENING.exec(text.slice(0, money.start)) : null;
  const free = named ? null : FREE.exec(`${first.text} `);
  const name = (named ?? free)?.groups?.name;
  if (!name || NO_NAME.test(name) || NOT_A_PRICE.test(text) || isDenied(text, name.length)) return null;
  const point = named && money ? priced(spot, text, money) : free ? given(spot, first, free) : null;
  return point && { name, nameSource: part(spot, { start: 0, end: name.length }), points: [point], spots: [spot] };
}

function priced(spot: Spot, text: string, money: Money): PricePoint {
  const period = periodAt(text, money.end);
  return {
    ...{ spot, price: money.text, amountCents: money.amountCents, currency: money.currency },
    sources: [part(spot, { start: money.start, end: period?.end ?? money.end })],
    ...{ period: period?.text ?? null, label: null, cycle: cycleOf(period?.text ?? null) },
  };
}

function given(spot: Spot, sentence: Stretch, { groups }: RegExpExecArray): PricePoint | null {
  const price = groups?.price ?? "";
  const start = sentence.text.indexOf(price, groups?.name?.length ?? 0);
  if (lengthsIn(sentence.text).length > 0 || moneyIn(sentence.text).length > 0) return null; // free for a time, or from a sum on
  const sources = [part(spot, { start, end: start + price.length })];
  return { spot, price, sources, amountCents: 0, currency: null, period: null, label: null, cycle: "other" };
}
