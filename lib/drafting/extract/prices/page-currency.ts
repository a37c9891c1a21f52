import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { currenciesNamed, currencyOfRegion, mayBeWrittenFor } from "@/lib/drafting/text/lexicon/currencies";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, pageSpots, part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** In which money a page tells its prices, and where it says so. */
export interface PageCurrency {
  /** Null where the words leave open whose money it is: "in pesos", "in local dollars". */
  currency: string | null;
  source: SourceRef;
}

const PRICES = `(?:${inAllLanguages("amounts")})(?!\\p{L})`;
/** "All prices in NOK", "Valores en pesos chilenos (CLP)", "In pesos argentini, IVA inclusa": prices first, or nothing before. */
const STATED = new RegExp(
  `(?<!\\p{L})${PRICES}[^.!?\\n]{0,40}?(?:(?<!\\p{L})(?:in|en|em|w|i|are|är|er|:|shown|quoted|listed)\\s|\\s(?=[A-Z]{3}(?![\\p{L}\\d]))|\\()(?:the )?(?<what>[^.!?\\n]{1,60})|^(?:in|en|em|w|i)\\s(?<alone>[^.!?,;\\n]{1,40})`,
  "iu",
);
/** Money that several countries call so. */
const OPEN = /(?<!\p{L})(?:pesos?|local (?:dollars|currency)|\p{L}+ dollars|dollars \p{L}+)(?!\p{L})/iu;
const TEXT_MAX = 600;
const known = new WeakMap<PageSnapshot, { found: PageCurrency | null }>();

/** The currency that a page states for all its prices; none where it names several. */
export function statedCurrency(snapshot: PageSnapshot, page: number): PageCurrency | null {
  const kept = known.get(snapshot) ?? { found: find(snapshot, page) };
  known.set(snapshot, kept);
  return kept.found;
}

function find(snapshot: PageSnapshot, page: number): PageCurrency | null {
  const stated = snapshot.segments
    .map((segment, index): Spot => ({ page, index, segment }))
    .filter(({ segment }) => isProse(segment) && !segment.isTestimonial)
    .flatMap((spot) => sentencesOf(spot.segment.text.slice(0, TEXT_MAX)).map((sentence) => ({ spot, sentence })))
    .flatMap(({ spot, sentence }) => {
      const match = STATED.exec(sentence.text);
      const { what, alone } = match?.groups ?? {};
      if (!match || sentence.text.endsWith("?") || isDenied(sentence.text, match.index)) return [];
      const named = currenciesNamed(what ?? alone ?? "");
      const isOpen = named.length === 0 && OPEN.test(what ?? alone ?? "");
      const region = isOpen ? (currencyOfRegion(snapshot.lang)?.currency ?? null) : null;
      return [{ named: isOpen ? [region] : named, source: part(spot, sentence) }];
    })
    .filter(({ named }) => named.length > 0);
  const all = new Set(stated.flatMap(({ named }) => named));
  const [currency] = all;
  return currency !== undefined && all.size === 1 && stated[0] ? { currency, source: stated[0].source } : null;
}

/** Where the page is written for one country and its maker names that country as theirs, a lone dollar sign is that country's money. */
function regionCurrency(reading: SiteReading, page: number): PageCurrency | null {
  const region = currencyOfRegion(reading.pages[page]?.lang ?? null);
  const isOther = ({ segment }: Spot) =>
    /(?<!\p{L})(?:US\$|USD|d[óo]lar(?:es)?)(?!\p{L})/iu.test(segment.text.slice(0, TEXT_MAX));
  if (!region || pageSpots(reading, page).some(isOther)) return null;
  const spots = reading.pages.flatMap((_, at) =>
    pageSpots(reading, at).filter(
      ({ segment }) =>
        isProse(segment) &&
        segment.text.length <= TEXT_MAX &&
        (segment.region === "footer" || hasRole(reading, at, "imprint", "contact")),
    ),
  );
  const spot = spots.find(({ segment }) => region.country.test(segment.text));
  return spot ? { currency: region.currency, source: whole(spot) } : null;
}

/** The money that a price on the page is in, where its own sign leaves that open. */
export function currencyBeside(reading: SiteReading, page: number, price: string): PageCurrency | null {
  const snapshot = reading.pages[page];
  const found =
    (snapshot && statedCurrency(snapshot, page)) ?? (price.includes("$") ? regionCurrency(reading, page) : null);
  return found && mayBeWrittenFor(found.currency, price) ? found : null;
}
