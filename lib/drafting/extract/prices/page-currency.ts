import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { currenciesNamed, currencyOfRegion, mayBeWrittenFor } from "@/lib/drafting/text/lexicon/currencies";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { centsOf, moneyIn } from "@/lib/drafting/text/money";
import { DENIALS } from "@/lib/drafting/text/polarity";
import { isProse, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { FoundPlan } from "./price-plans";

/** In which money a page tells its prices, and where it says so. */
export interface PageCurrency {
  /** Null where the words leave open whose money it is: "in pesos", "in local dollars". */
  currency: string | null;
  source: SourceRef;
}

const PRICES = `(?:${inAllLanguages("amounts")})(?!\\p{L})`;
/** What stands before the word for prices where all are meant. */
const ALL =
  "(?:all|our|the|these|alle|unsere|die|tous|les|nos|todos|los|nuestros|tutti|i|nostri|onze|de|wszystkie|nasze|os|nossos|alla|våra|vores)";
/** Between that word and the currency. */
const ARE =
  "(?:monthly|yearly|annual|net|monatlich|jährlich|netto|mensuels?|annuels?|mensual(?:es)?|anual(?:es)?|netos?|mensil[ie]|annual[ie]|nett[io]|mensais|anuais|are|is|all|alle|tous|toutes|todos|tutti|allemaal|shown|quoted|listed|given|stated|sind|werden|verstehen|sich|sont|s['’]entendent|indiqués|exprimés|están|son|se|expresan|expresados|sono|espressi|zijn|são|estão|är|er|anges|podane|podano|są)";
/** "All prices in NOK", "Valores en pesos chilenos (CLP)", "In pesos argentini, IVA inclusa": the sentence opens with it. */
const STATED = new RegExp(
  `^(?:${ALL}\\s){0,3}${PRICES}(?:\\s${ARE}(?!\\p{L})){0,4}(?::\\s|\\s\\(|\\s(?:in|en|em|w|i)\\s|(?<bare>\\s)(?=[A-Z]{3}(?![\\p{L}\\d])))(?:the )?(?<what>[^.!?\\n]{1,60})|^(?:in|en|em|w|i)\\s(?<alone>[^.!?,;\\n]{1,40})(?:,[^.!?,;\\n]{1,30}){0,3}\\.?$`,
  "iu",
);
/** "In dollars, too", "in AUD on request", "in AUD or any other": one money of several. */
const ALSO =
  /(?<!\p{L})(?:too|also|or|request|can|other|auch|oder|anfrage|aussi|ou|demande|también|o|anche|ook|of|też|lub|também|också|eller|også)(?!\p{L})/iu;
/** Money that several countries call so. */
const OPEN = /(?<!\p{L})(?:pesos?|local (?:dollars|currency)|\p{L}+ dollars|dollars \p{L}+)(?!\p{L})/iu;
const CODE = /^[A-Z]{3}/;
const DENIED = anyOf(DENIALS);
const TEXT_MAX = 600;
const known = new WeakMap<PageSnapshot, { found: PageCurrency | null }>();

/** The currency that a page states for all its prices; none where it names several. */
export function statedCurrency(snapshot: PageSnapshot, page: number): PageCurrency | null {
  const kept = known.get(snapshot) ?? { found: find(snapshot, page) };
  known.set(snapshot, kept);
  return kept.found;
}

/** "price": "189", "priceCurrency": "NZD": the money of the offers in structured data that are of the same amount. */
function markedCurrency({ segments }: PageSnapshot, page: number, price: string): PageCurrency | null {
  const cents = moneyIn(price)[0]?.amountCents ?? 0;
  const marked = segments.flatMap((segment, index) =>
    segment.kind === "jsonld" && !segment.isTestimonial ? [{ page, index, segment }] : [],
  );
  const ofAmount = marked.filter(
    ({ segment }) => MARKED_PRICE.test(segment.name ?? "") && centsOf(segment.text) === cents,
  );
  const codes = ofAmount.flatMap(({ segment: { block } }) =>
    marked.filter(({ segment }) => segment.block === block && segment.name?.endsWith(".priceCurrency")),
  );
  const [first] = codes;
  const isOne = codes.every(({ segment }) => segment.text === first?.segment.text);
  const isCode = /^[A-Z]{3}$/.test(first?.segment.text ?? "");
  return cents > 0 && first && isOne && isCode ? { currency: first.segment.text, source: whole(first) } : null;
}
const MARKED_PRICE = /\.(?:price|lowPrice|highPrice)$/;

function find(snapshot: PageSnapshot, page: number): PageCurrency | null {
  const stated = snapshot.segments
    .map((segment, index): Spot => ({ page, index, segment }))
    .filter(({ segment }) => isProse(segment) && !segment.isTestimonial)
    .flatMap((spot) => sentencesOf(spot.segment.text.slice(0, TEXT_MAX)).map((sentence) => ({ spot, sentence })))
    .flatMap(({ spot, sentence }) => {
      const match = STATED.exec(sentence.text);
      const [firstClause = ""] = sentence.text.split(","); // "in NOK, VAT not included" denies nothing of it
      const { what, alone, bare } = match?.groups ?? {};
      if (bare && !CODE.test(what ?? "")) return []; // asked here: flags of their own within an expression make V8 err in time
      if (!match || sentence.text.endsWith("?") || ALSO.test(sentence.text) || DENIED.test(firstClause)) return [];
      const named = currenciesNamed(what ?? alone ?? "");
      const isOpen = named.length === 0 && OPEN.test(what ?? alone ?? "");
      const region = isOpen ? currencyOfRegion(snapshot.lang) : null;
      return [{ named: isOpen ? [region] : named, source: part(spot, sentence) }];
    })
    .filter(({ named }) => named.length > 0);
  const all = new Set(stated.flatMap(({ named }) => named));
  const [currency] = all;
  return currency !== undefined && all.size === 1 && stated[0] ? { currency, source: stated[0].source } : null;
}

/** The money that a price on the page is in, where its own sign leaves that open. */
export function currencyBeside(reading: SiteReading, page: number, price: string): PageCurrency | null {
  const snapshot = reading.pages[page];
  const found = snapshot ? (statedCurrency(snapshot, page) ?? markedCurrency(snapshot, page, price)) : null;
  return found && mayBeWrittenFor(found.currency, price) ? found : null;
}

/** The currency of figures without a sign: what the page states, where none of its amounts bears one. */
export function bareCurrency(snapshot: PageSnapshot, page: number): string | null {
  const stated = statedCurrency(snapshot, page)?.currency ?? null;
  return stated && !hasSigns(snapshot) ? stated : null;
}

const signed = new WeakMap<PageSnapshot, boolean>();

function hasSigns(snapshot: PageSnapshot): boolean {
  const kept =
    signed.get(snapshot) ?? snapshot.segments.some(({ text }) => moneyIn(text.slice(0, TEXT_MAX)).length > 0);
  signed.set(snapshot, kept);
  return kept;
}

/** A lone sign, or a bare figure, is of the money that its page states: the statement is quoted beside the prices. */
export function withStatedCurrency(reading: SiteReading, found: FoundPlan): FoundPlan {
  const { price, currency, amount_cents } = found.plan;
  const stated = amount_cents ? currencyBeside(reading, found.sources[0]?.page ?? -1, price) : null;
  if (!stated || (stated.currency === currency && moneyIn(price).length > 0)) return found;
  const said = stated.currency === null ? [] : [stated.source];
  return { plan: { ...found.plan, currency: stated.currency }, sources: [...found.sources, ...said] };
}
