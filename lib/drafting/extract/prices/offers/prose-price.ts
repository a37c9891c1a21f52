import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { headingsAbove, PRICE_HEADING } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { type Money, moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isDenied, NOT_YET } from "@/lib/drafting/text/polarity";
import { isBesidePrice } from "@/lib/drafting/text/prices/beside-prices";
import { linesOf, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";
import { isAmongPrices, type PricePage } from "../price-pages";
import { cycleOf, type PricePoint } from "../price-point";

/** What is saved, worked out, served, asked by others or was asked once: amounts beside the price. */
const BESIDE = anyOf(
  ...(["noPrice", "spared", "reckoned", "services", "rivals", "past", "extras"] as const).map(inAllLanguages),
);
/** Words that lead to the price of whatever the page is about, and name nothing. */
const PLAIN = new RegExp(
  wholeWords(
    ...(["smallTalk", "leading", "costing", "costs", "planKind", "cycle", "free", "trial", "trying"] as const).map(
      inAllLanguages,
    ),
    "it|this|that|you|we|all|everything|there|one|single|simple|simply|flat|pay|pays|get|use|have|access|full|first|after|afterwards|then|which|trial|days?|weeks?|months?|years?|ends?|over",
    "es|das|sie|man|ihr|du|wir|alles|ein|eine[rnm]?|einen|der|die|dem|den|zahlen|zahlst|zahlt|bezahl\\p{L}+|nutz\\p{L}+|bekomm\\p{L}+|ist|sind|einfach|für|nach|danach|anschließend|zugang|testphase|tage[n]?|wochen?",
    "ça|cela|c['’]est|est|il|elle|vous|on|tout|toute?s?|le|la|les|un|une|l['’]|payez|paie[sz]?|coûte|accès|pour|après|ensuite|puis|essai|jours?|semaines?|abonnement|tarif|prix",
    "lo|el|ella|ello|todo|usted|esto|es|un|una|pagas?|cuesta|acceso|por|para|después|luego|prueba|días?|semanas?|precio|suscripción|cuota",
    "ci|tutto|è|il|un|una|lo|paghi|costa|costo|prezzo|canone|accesso|per|dopo|poi|prova|giorni|settimane|abbonamento|di",
    "het|dat|je|u|jij|alles|een|de|betaal\\p{L}*|kost|is|toegang|voor|na|daarna|proef\\p{L}*|dagen|weken|prijs|abonnement",
    "to|wszystko|płacisz|kosztuje|dostęp|za|po|potem|okres\\p{L}*|dni|cena|abonament|jest",
    "det|du|ni|allt|alt|betalar?|kostar|koster|tillgång|adgang|för|for|efter|sedan|derefter|dagar|dage|pris|priset|prisen|är|er",
    "ele|isto|tudo|o|a|um|uma|paga|custa|acesso|depois|teste|dias|preço|assinatura|de|da|do",
  ),
  "giu",
);
/** Bought once: told in the sentence, or behind it. */
const ONCE = anyOf(
  "one[- ]time(?: (?:payment|purchase|fee))?|(?:pay|buy|paid|bought) (?:it )?once|lifetime|no subscription|einmal(?:ig\\p{L}*|zahlung)?|kein abo|une (?:seule )?fois|sans abonnement|una (?:sola )?(?:vez|volta)|pago único|sin suscripción|una tantum|senza abbonamento|eenmalig\\p{L}*|geen abonnement|jednorazow\\p{L}*|pagamento único|engångs\\p{L}*|engangs\\p{L}*",
);
const WORD_MIN = 3;
const TEXT_MAX = 600;

/**
 * The prices that sentences on a page about prices tell of the product, called so or not at all: "It costs $5 a month, or $50 a
 * year." None where a sentence tells the price of anything else. What is `known` stands by itself.
 */
export function prosePoints(page: PricePage, own: OwnNames, known: Set<Spot>): PricePoint[] {
  const { lang } = page.snapshot;
  const found: PricePoint[] = [];
  for (const spot of page.spots) {
    const { kind, text, name } = spot.segment;
    if (known.has(spot) || kind === "cell" || name === "button" || !/\d/.test(text)) continue;
    if (text.length > TEXT_MAX || !isAmongPrices(page, spot.index)) continue;
    if (asked(text, lang).length > 0 && !isUnderProduct(page, spot, own)) return [];
    for (const sentence of linesOf(text).flatMap((line) => sentencesOf(line.text).map((one) => moved(one, line)))) {
      const money = asked(sentence.text, lang);
      if (money.length === 0) continue;
      if (!isOfProduct(sentence.text, money, own)) return [];
      found.push(...money.map((one, at) => pointOf(spot, sentence, { money: one, isFirst: at === 0 })));
    }
  }
  return found;
}

/** The headings over it are about prices or the product: what a workshop costs stands under "Workshops". */
export function isUnderProduct({ snapshot }: PricePage, { index }: Spot, own: OwnNames): boolean {
  return headingsAbove(snapshot, index).every(
    (text) => PRICE_HEADING.test(text) || namesOwn(own, text) || tellingIn(text).length === 0,
  );
}

const moved = ({ text, start, end }: Stretch, by: Stretch): Stretch => ({
  text,
  start: start + by.start,
  end: end + by.start,
});

/** Amounts of a sentence that somebody is asked for. */
function asked(sentence: string, lang: string | null): Money[] {
  if (sentence.endsWith("?") || BESIDE.test(sentence) || NOT_YET.test(sentence)) return [];
  return moneyIn(sentence, lang).filter((one, at, all) => {
    const isAsked = one.amountCents > 0 && !one.isStruck && !isDenied(sentence, one.start);
    return isAsked && !isBesidePrice(sentence, one, all[at - 1]?.end ?? 0);
  });
}

/** What stands before the first amount names the product or nothing, and what stands between two of them nothing. */
function isOfProduct(sentence: string, [first, ...others]: Money[], own: OwnNames): boolean {
  const before = sentence.slice(0, first?.start ?? 0);
  const name = ownNameIn(own, before);
  const lead = name ? `${before.slice(0, name.start)} ${before.slice(name.end)}` : before;
  const parts = [lead, ...others.map(({ start }, at) => sentence.slice((others[at - 1] ?? first)?.end ?? 0, start))];
  const end = others.at(-1)?.end ?? first?.end ?? 0;
  const rest = sentence.slice(Math.max(end, periodAt(sentence, end)?.end ?? end));
  const forWhat = FOR_WHAT.exec(rest)?.groups?.what ?? "";
  return [...parts, ownNameIn(own, forWhat) ? "" : forWhat].every((one) => tellingIn(one).length === 0);
}
/** "$400 for a workshop": what it is paid for, behind it. */
const FOR_WHAT =
  /^\s(?:for|of|to|für|zu[rm]?|um|pour|por|per|para|voor|om|za|för|til|till|att|you|we|they|du|sie|ihr|wir|vous|nous|puedes?|pode[s]?|puoi|krijg|får)\s(?<what>[^,.;!]{1,60})/iu;

/** Words that name something. */
export function tellingIn(text: string): string[] {
  const words = text.replace(PLAIN, " ").match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= WORD_MIN);
}

function pointOf(spot: Spot, sentence: Stretch, { money, isFirst }: { money: Money; isFirst: boolean }): PricePoint {
  const behind = periodAt(sentence.text, money.end);
  const rest = spot.segment.text.slice(sentence.start);
  const once = behind || !isFirst ? null : ONCE.exec(rest);
  const period = behind?.text ?? null;
  const told = once
    ? [part(spot, { start: sentence.start + once.index, end: sentence.start + once.index + once[0].length })]
    : [];
  return {
    spot,
    price: money.text,
    sources: [part(spot, sentence), ...told],
    amountCents: money.amountCents,
    currency: money.currency,
    period,
    label: null,
    cycle: cycleOf(period),
    isOnce: once !== null,
  };
}
