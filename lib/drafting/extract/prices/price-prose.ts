import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, isOthersHeading } from "@/lib/drafting/reading/sections";
import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, pageSpots, part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { isPricePage } from "./price-areas";
import { NOT_A_PRICE } from "./price-lines";
import type { FoundPlan } from "./price-plans";

const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’+.-]*";
const COSTS =
  "costs?|is priced at|sells for|can be (?:bought|purchased) for|is available for|kostet|kosten|coûte|coûtent|cuesta|cuestan|costa|costano|kost";
const ONLY = "(?:(?:only|just|nur|seulement|sólo|solo|slechts|a one-time|around)\\s)?";
/** "Acme costs $29", "Ten seats cost $149" */
const NAMED = new RegExp(`(?<name>${WORD}(?:\\s${WORD}){0,4})\\s(?:currently\\s)?(?:${COSTS})\\s${ONLY}$`, "iu");
/** "Buy Acme for $29" */
const BOUGHT = new RegExp(
  `(?:^|\\s)(?:buy|get|purchase|order)\\s(?<name>${WORD}(?:\\s${WORD}){0,3})\\s(?:now\\s)?for\\s${ONLY}$`,
  "iu",
);
const LEAD =
  /^(?:(?:the|a|an|our|your|and|but|so|yes|no|today|now|der|die|das|ein|eine|le|la|les|un|une|el|los|las|il|lo|gli|de|het|een)\s)+/iu;
const NOT_NAMES =
  /^(?:it|this|that|they|which|who|everything|each|es|ça|cela|esto|questo|dit|dat|one|support|shipping|migration|training|consulting|setup|a coffee)$/iu;

/** Prices in plain sentences about the product, for sites that have no price list. */
export function prosePlans(reading: SiteReading, own: OwnNames): FoundPlan[] {
  return reading.pages.flatMap((snapshot, page) => {
    const isPricing = hasRole(reading, page, "offer") || isPricePage(reading, page);
    const isOther = hasRole(reading, page, "blog", "comparison", "docs", "stories", "donate", "jobs");
    if (isOther || !(isPricing || hasRole(reading, page, "home", "download"))) return [];
    return pageSpots(reading, page).flatMap((spot) => {
      const { segment, index } = spot;
      if (!isProse(segment) || segment.isTestimonial || headingsAbove(snapshot, index).some(isOthersHeading)) return [];
      return sentencesOf(segment.text).flatMap((sentence) =>
        planIn(
          spot,
          sentence,
          { lang: snapshot.lang, title: isPricing ? titleOf(reading, page) : undefined },
          (name) => isOwnName(own, name) || namesOwn(own, name) || isPricing,
        ),
      );
    });
  });
}

/** "The subscription costs": what the page is about names it. */
const GENERIC =
  /^(?:(?:monthly|yearly|annual) )?(?:subscription|plan|licen[sc]e|membership|service|access|abo(?:nnement)?|lizenz|zugang|licencia|suscripción|licenza|abbonamento|licentie|assinatura|licença|subskrypcja)$/iu;
const TITLE_WORDS_MAX = 4;

/** The page's first heading, where it can name what the page sells. */
function titleOf(reading: SiteReading, page: number): Spot | undefined {
  const title = pageSpots(reading, page).find(({ segment }) => segment.kind === "heading" && segment.level === 1);
  return title && title.segment.text.split(" ").length <= TITLE_WORDS_MAX ? title : undefined;
}

interface PageOfPrices {
  lang: string | null;
  title: Spot | undefined;
}

function planIn(
  spot: Spot,
  sentence: Stretch,
  { lang, title }: PageOfPrices,
  isOurs: (name: string) => boolean,
): FoundPlan[] {
  const [money, ...others] = moneyIn(sentence.text, lang);
  if (!money || others.length > 0 || sentence.text.endsWith("?") || NOT_A_PRICE.test(sentence.text)) return [];
  const before = sentence.text.slice(0, money.start);
  const match = NAMED.exec(before) ?? BOUGHT.exec(before);
  const name = match?.groups?.name?.replace(LEAD, "").trim() ?? "";
  if (!match || !name || NOT_NAMES.test(name) || !isOurs(name) || isDenied(sentence.text, match.index)) return [];
  const period = periodAt(sentence.text, money.end);
  const heading = GENERIC.test(name) ? title : undefined;
  if (GENERIC.test(name) && !heading) return [];
  const plan = {
    name: heading?.segment.text ?? name,
    price: money.text,
    period: period?.text ?? null,
    amount_cents: money.amountCents,
    currency: money.currency,
  };
  return [{ plan, sources: [...(heading ? [whole(heading)] : []), part(spot, sentence)] }];
}
