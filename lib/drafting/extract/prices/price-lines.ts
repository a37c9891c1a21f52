import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { centsOf, type Money, moneyIn, periodAt, wholePeriod } from "@/lib/drafting/text/money";
import { isBesidePrice } from "@/lib/drafting/text/prices/beside-prices";
import { PRICE_END } from "@/lib/drafting/text/prices/price-words";
import { linesOf, part, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { exactly, wholeWords } from "@/lib/drafting/text/words";
import { withoutHeld } from "./names/held-names";
import { isCycle } from "./names/price-names";
import { cycleOf, type PricePoint, sharePeriod } from "./price-point";

/** Words beside an amount that make it something else than a price. */
export const NOT_A_PRICE = anyWord("noPrice");
/** Amounts for more than a plan includes: "50,000 e-mails, then $0.90 per 1,000". */
const EXTRA_BEFORE = anyWord("beyond");
/** A name set apart from the price that follows: "Crew: $9", "Crew – from $9". */
const ENTRY = /\p{L}\s?(?:[:–—|·…]|\.{3,60}|\s-\s)\s?$/u;
/** A line of a list that the page sets in a paragraph: of a feature, as items are. */
const BULLET = /^[•✓✔▪‣*]\s?/u;
/** Words that may stand beside a price without making it a sentence. */
const SMALL_TALK = new RegExp(wholeWords(inAllLanguages("smallTalk")), "giu");
const LEAD =
  /(?:^|\s)(?:from|starting (?:at|from)|starts at|as low as|ab|à partir de|a partir de|desde|a partire da|da|vanaf|od|fra|från|alkaen)[\s\u2060]*$/iu;
/** "Was $59", "Antes 12 €", "Van € 12 voor € 8": what was asked before, as if it were struck through. */
const FORMER =
  /^(?:was|were|formerly|previously|before|old price|vorher|früher|bisher|alter preis|avant|ancien prix|antes|precio anterior|prima|prezzo precedente|van|was eerst|vroeger|normaal|przedtem|wcześniej|stara cena|tidigare|förr|før|førhen)\s?:?\s?$/iu;
const DASH = /^\s?(?:[-–—]|to|bis|à|a)\s?$/u;
/** A label of more words is a sentence. */
const LABEL_WORDS_MAX = 8;
/** "Up to 80 members", "5,000 checks": what is had for the price, not what it is called. */
const COUNTS = new RegExp(`^(?:\\d|(?:${inAllLanguages("limit")})\\s(?:\\p{L}+\\s)?\\d)`, "iu");
const NAME_ABOVE = /^[^\s.,:;!?]+(?:\s[^\s.,:;!?]+){0,4}$/u;
const LINE_MAX = 160;
const OTHER_WORDS_MAX = 9;

/** How a page writes money. */
export interface MoneyOf {
  lang: string | null;
  /** What its figures without a sign are in; null where they are no amounts. */
  currency: string | null;
  /** The page is about prices: paragraphs may open with one. */
  isSelling?: boolean;
}

/** Amounts of one segment, line by line; a name may stand on the line above. */
export function moneyPoints(spot: Spot, { lang, currency, isSelling = false }: MoneyOf): PricePoint[] {
  let above: Stretch | null = null;
  const lines = linesOf(spot.segment.text);
  return lines.flatMap((line, at) => {
    const points = linePoints(spot, line, { lang, currency, isSelling, above }).map((point) =>
      withPeriodBelow(point, lines[at + 1]),
    );
    above = at === 0 && points.length === 0 && NAME_ABOVE.test(line.text) && !COUNTS.test(line.text) ? line : null;
    return points;
  });
}

/** "€19", and "per site and month" on the line below. */
function withPeriodBelow(point: PricePoint, below: Stretch | undefined): PricePoint {
  const period = point.period || !below ? null : wholePeriod(below.text);
  if (!period || !below) return point;
  const source = part(point.spot, shifted(period, below.start));
  return { ...point, period: period.text, cycle: cycleOf(period.text), sources: [...point.sources, source] };
}

interface LineOf extends MoneyOf {
  /** The line above, which says no price. */
  above: Stretch | null;
}

/** Amounts of a line that says little else, or begins with one, or sets a name before one. */
function linePoints(spot: Spot, line: Stretch, { lang, currency, isSelling, above }: LineOf): PricePoint[] {
  const opening = line.text.length > LINE_MAX && isSelling ? openingOf(line.text, lang) : null;
  const shown = opening ?? line.text;
  const signed = shown.length <= LINE_MAX ? moneyIn(shown, lang) : [];
  const all = signed.length > 0 || !currency ? signed : bareAmounts(line.text, currency);
  const [first] = all;
  const lead = line.text.slice(0, first?.start ?? 0);
  if (BULLET.test(line.text) || shown.endsWith("?")) return [];
  const isEntry = opening !== null || ENTRY.test(lead.replace(LEAD, "")) || lead.replace(LEAD, "").trim() === "";
  const end = isEntry && first ? first.end + endOfSentence(shown.slice(first.end)) : LINE_MAX;
  const text = shown.slice(0, end);
  const money = all.filter(
    (one, at) =>
      one.end <= end &&
      !isBesidePrice(text, one, all[at - 1]?.end ?? 0) &&
      !EXTRA_BEFORE.test(text.slice(0, one.start)),
  );
  if (money.length === 0 || NOT_A_PRICE.test(isEntry ? withoutHeld(text, money[0]?.start ?? 0) : text)) return [];
  const rest = money.reduceRight((left, one) => left.slice(0, one.start) + left.slice(one.end), text);
  const words = rest.replace(SMALL_TALK, " ").match(/\p{L}{2,}/gu) ?? [];
  if (!isEntry && (words.length > OTHER_WORDS_MAX || (/[.!]$/.test(text.trim()) && words.length > 2))) return [];
  const former = FORMER.test(text.slice(0, money[0]?.start ?? 0)) ? money[0] : undefined;
  const own = former ? null : labelBefore(text, money[0]?.start ?? 0);
  const label = own ? shifted(own, line.start) : above;
  const asked = money.map((one) => (one === former ? { ...one, isStruck: true } : one));
  const points = joinRanges(text, asked).map((one) => pointOf(spot, text, { money: one, from: line.start, label }));
  if (opening !== null) return points.map((point) => ({ ...point, isOpening: true }));
  return points.map((point, at) => sharePeriod(point, points[at + 1]));
}

/** "Crew — $9 per month." and "Crew. $9 per month.", which open a paragraph as a title does and tell its only price; else null. */
function openingOf(text: string, lang: string | null): string | null {
  const [first = "", second = ""] = text.slice(0, LINE_MAX).split(OPENING_END).slice(0, -1); // the last is cut off
  const isTitled = moneyIn(first, lang).length === 0 && moneyIn(second, lang)[0]?.start === 0;
  const opening = isTitled ? `${first} ${second}` : first;
  const [money] = moneyIn(opening, lang);
  if (!money || periodAt(opening, money.end) === null || moneyIn(text.slice(opening.length), lang).length > 0)
    return null;
  return /[.:–—-]\s?$/u.test(opening.slice(0, money.start).replace(LEAD, "")) ? opening : null;
}
const OPENING_END = /(?<=[.!?])\s+(?=\p{Lu}|\p{Sc}|\d)/u;

/** "4 900 per year", "2400,-": a line that is nothing but a figure, and what it is paid for or the stroke that prices end with. */
function bareAmounts(text: string, currency: string): Money[] {
  const match = text.length <= LINE_MAX ? BARE.exec(text) : null;
  const written = match?.groups?.written ?? "";
  const amountCents = centsOf(match?.groups?.number ?? "");
  const period = periodAt(text, written.length);
  const isTimed = period !== null && cycleOf(period.text) !== "other";
  const rest = text.slice(isTimed ? period.end : written.length);
  if (!match || !amountCents || !(isTimed || PRICE_END.test(written)) || !/^[.)\s]*$/.test(rest)) return [];
  return [{ text: written, start: 0, end: written.length, amountCents, currency, isStruck: false }];
}

const BARE =
  /^(?<written>(?<number>[1-9]\d{0,2}(?:[.,'’\u00a0\u202f ]\d{3}){1,2}|\d{1,6}(?:[.,]\d\d)?)(?:[.,][-–—]+)?)(?![\d.,%])/u;

/** Not behind what is shortened beside a price: "zzgl. MwSt. pro Monat", "incl. VAT". */
const SENTENCE_END =
  /(?<!(?<!\p{L})(?:[Ii]n[ck]l|[Ee]x[ck]l|[Zz]zgl|[Cc]a|bzw|mtl|monatl|jährl|M[Ww][Ss]t|USt|p|md|mnd|mies))[.!?](?=\s+\p{Lu})/u;

function endOfSentence(text: string): number {
  const stop = SENTENCE_END.exec(text);
  return stop ? stop.index : text.length;
}

function shifted({ text, start, end }: Stretch, by: number): Stretch {
  return { text, start: start + by, end: end + by };
}

/** "$10 – $20" is one price; the first end is its amount. */
function joinRanges(text: string, money: Money[]): Money[] {
  const joined: Money[] = [];
  for (const one of money) {
    const before = joined.at(-1);
    if (before && DASH.test(text.slice(before.end, one.start)) && before.amountCents < one.amountCents) {
      joined[joined.length - 1] = { ...before, end: one.end, text: text.slice(before.start, one.end) };
    } else joined.push(one);
  }
  return joined;
}

interface PointOf {
  money: Money;
  /** Where the line begins in the segment. */
  from: number;
  label: Stretch | null;
}

function pointOf(spot: Spot, text: string, { money, from, label }: PointOf): PricePoint {
  const lead = LEAD.exec(text.slice(0, money.start))?.[0].trimStart().length ?? 0;
  const start = money.start - lead;
  const behind = periodAt(text, money.end);
  const often = behind ? null : lastCycle(label);
  const isOften = often !== null && often.text === label?.text;
  const period = often ?? behind;
  const begins = Math.min(often?.start ?? from + start, from + start);
  return {
    spot,
    price: text.slice(start, money.end),
    sources: [part(spot, { start: begins, end: from + (behind?.end ?? money.end) })],
    amountCents: money.amountCents,
    currency: money.currency,
    period: period?.text ?? null,
    label: isOften ? null : label, // "Yearly: $20" tells what it is paid for
    isStruck: money.isStruck,
    cycle: cycleOf(period?.text ?? null),
  };
}

/** "Total anual: R$ 6.479": what the price above comes to in a year. */
const TOTAL = /^(?:total\p{L}*|gesamt\p{L}*|summe|totaal|razem|suma|i alt)(?!\p{L})/iu;

/** "Yearly" of "Yearly: $20" and of "Pro Yearly $20". */
function lastCycle(label: Stretch | null): Stretch | null {
  const word = TOTAL.test(label?.text ?? "") ? null : /[^\s]+$/u.exec(label?.text ?? "");
  return label && word && isCycle(word[0]) ? { text: word[0], start: label.start + word.index, end: label.end } : null;
}

/** "Just $4 a month": no name of anything. */
const JUST = exactly("(?:for )?(?:just|only)|nur|seulement|sólo|soltanto|slechts|maar|apenas|só|tylko|bara|endast|kun");

function labelBefore(text: string, end: number): Stretch | null {
  const before = text.slice(0, end).replace(LEAD, "");
  const label = before.replace(/[\s\u2060:–—|·•(,.…-]+$/u, "").trim();
  const words = label.match(/\p{L}+/gu)?.length ?? 0;
  if (words === 0 || JUST.test(label) || words > LABEL_WORDS_MAX || label.includes("\n")) return null;
  const start = text.indexOf(label);
  return { text: label, start, end: start + label.length };
}
