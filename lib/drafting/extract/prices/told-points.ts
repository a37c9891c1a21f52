import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Spot, sentencesOf } from "@/lib/drafting/text/spans";
import { withoutMarks } from "@/lib/drafting/text/words";
import { NOT_A_PRICE } from "./price-lines";
import { cycleOf, type PricePoint } from "./price-point";

const TEXT_MAX = 600;
/** Only a figure that such words lead to is asked for: "starts at 8 euro", "is available for just $9". */
const COSTING = new RegExp(
  `(?<=^|[^\\p{L}])(?:${inAllLanguages("costing")})\\s(?:(?:${inAllLanguages("leading")}|${inAllLanguages("smallTalk")})\\s){0,2}$`,
  "iu",
);
const PAST = anyWord("past");
const STEM = 4;

/** Prices by the month or year that a sentence below a plan's heading tells: "Our till bridges start at € 11 per month." */
export function toldPoints(spots: Spot[], lang: string | null): PricePoint[] {
  return spots.flatMap((spot) => {
    const { kind, text } = spot.segment;
    if (kind !== "text" || text.length > TEXT_MAX || moneyIn(text, lang).length === 0) return [];
    return sentencesOf(text).flatMap((sentence): PricePoint[] => {
      const [money, ...others] = moneyIn(sentence.text, lang);
      const period = money && others.length === 0 ? periodAt(sentence.text, money.end) : null;
      const isTimed = period !== null && cycleOf(period.text) !== "other";
      if (!money || !isTimed || sentence.text.endsWith("?") || NOT_A_PRICE.test(sentence.text)) return [];
      const lead = COSTING.exec(sentence.text.slice(0, money.start));
      if (!lead || PAST.test(sentence.text) || isDenied(sentence.text, lead.index)) return [];
      const stretch = { start: sentence.start + money.start, end: sentence.start + period.end };
      const { amountCents, currency } = money;
      const cycle = cycleOf(period.text);
      const said = { text: sentence.text.slice(0, money.start), isLead: lead.index === 0 };
      const point = { spot, price: money.text, sources: [part(spot, stretch)], amountCents, currency };
      return [{ ...point, period: period.text, label: null, cycle, told: said.isLead ? "" : said.text }];
    });
  });
}

/** What a sentence tells is of the name above it that it names again, or of whatever stands above it where it opens with the price. */
export function isSaidOf({ told }: PricePoint, name: string): boolean {
  if (told === undefined || told === "") return true;
  const plain = (text: string) => withoutMarks(text).toLowerCase();
  const stems = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (stems.some((stem) => stem.length >= STEM && plain(told).includes(stem))) return true;
  if (ELSEWHERE.test(told)) return false;
  const words = plain(told).match(/\p{L}+/gu) ?? [];
  return words.some((word) => word.length >= PART && plain(name).includes(word)); // "koppeling" of "Kassakoppelingen"
}
/** "Andere Software kostet", "auf Papier": what it costs to do it otherwise. */
const ELSEWHERE =
  /(?<!\p{L})(?:andere[rsn]?|other|another|autres?|otr[oa]s?|altr[oiea]|beim|papier|paper|manuell|by hand)(?!\p{L})/iu;
/** Letters of a word that a compound is made with. */
const PART = 6;
