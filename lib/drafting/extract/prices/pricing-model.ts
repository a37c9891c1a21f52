import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Spot, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PricingPlan, ProfileValues } from "@/lib/schemas/profile";
import { isAmongPrices, pricePages } from "./price-pages";

type Model = ProfileValues["pricing_model"];

const FREE =
  /\b(?:free (?:and|&|\/) open[- ]?source|free,? open[- ]?source|free (?:software|forever|of charge|to use|to download|for everyone|app|tool|program)|completely free|totally free|100 ?% free|entirely free|always (?:be )?free|is free(?![\p{L}-])|for free|kostenlos(?:e[srn]?)?|gratis|gratuit(?:e|ement)?|gratuito|gratuita|software libre|logiciel libre)(?![\p{L}])/iu;
/** Words that elsewhere go with consultations and samples, and tell of the price only where the product itself is their subject. */
const FREE_SAID =
  /(?<!\p{L})(?:gr[áa]tis|gratuit[ao]s?|bezpłatn[yaei]|darmow[yaei]|za darmo|kostnadsfri\p{L}*|kosteloos)(?!\p{L})/iu;
const NOT_THE_PRICE = anyOf(
  "try (?:\\S+\\s){0,4}for free|try (?:it |us )?free|trials?|free (?:plan|tier|version|account|shipping|demo|course|guide|consultation|webinar|e-?book|download of|update)",
  "free (?:migration|support|for open|for students|for non)|feel free|free up(?! to)|free from|for free (?:trial|demo)",
  "[\\p{L}]+-free|(?:ad|hassle|risk|royalty) free|testen|testphase|testversion|essai|essayer|prueba|prova|proef\\p{L}*|probeer",
  "\\d+[- ]?(?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|mois|d[íi]as?|meses|giorni|mesi|dagen|maanden)",
);

const ENTRY_MAX = 120;
const FREE_PLAN = exactly("free(?: (?:plan|tier|forever|version|account))?|gratis|kostenlos|gratuit|gratuito");

/**
 * `free`, `freemium`, `paid` or `contact`, from the plans where the site states any, else from a plain statement that the
 * product is free. A site that says nothing of money stays blank.
 */
export function extractPricingModel(
  reading: SiteReading,
  own: OwnNames,
  plans: Candidate<PricingPlan[]> | undefined,
): Candidate<Model> | undefined {
  if (plans) {
    const value = modelOf(plans.value.filter((plan) => !TRIAL_NAME.test(plan.name)));
    const isFree = value === "paid" && !deniesFreePlan(reading);
    const free = isFree ? (statedFree(reading, own, true) ?? freePlan(reading, plans)) : undefined;
    if (free) return { value: "freemium", sources: [...free.sources, ...plans.sources] };
    return value && { value, sources: plans.sources };
  }
  return asksMoney(reading) ? undefined : statedFree(reading, own);
}

/** "Schools use Acme for free": what they do not pay, others do. */
const FAVOURED = anyWord("favoured");
/** A trial costs nothing for a time: it makes nothing free. */
const TRIAL_NAME = exactly(inAllLanguages("trial"));
const FREE_OFFER =
  /free (?:plan|tier|version|forever)|kostenlosen? (?:tarif|plan|version)|(?:plan|offre|version) gratuite?|plan gratuito|piano gratuito|gratis (?:plan|versie|abonnement)/iu;

/** "We don't have a free plan." */
function deniesFreePlan(reading: SiteReading): boolean {
  return statementsOf(reading).some((spot) =>
    sentencesOf(spot.segment.text).some(({ text }) => {
      const match = FREE_OFFER.exec(text);
      return match !== null && !text.endsWith("?") && isDenied(text, match.index);
    }),
  );
}

/** A plan called "Free" whose price could not be read. */
function freePlan(reading: SiteReading, plans: Candidate<PricingPlan[]>): Candidate<Model> | undefined {
  const isRead = (spot: Spot) => plans.sources.some((one) => one.page === spot.page && one.segment === spot.index);
  const spot = spotsAmongPrices(reading)
    .filter((one) => !isRead(one))
    .find(({ segment }) => (segment.text.length <= 24 && FREE_PLAN.test(segment.text)) || isFreeEntry(segment.text));
  return spot && { value: "free", sources: [whole(spot)] };
}

/** "Free: one boat", "Skiff: free up to 30 boats": an entry of a list of prices. */
const FREE_ENTRY = new RegExp(
  `^(?:free|gratis|kostenlos|gratuit|gratuito)\\s?[:–—]\\s|^[^:–—.]{2,40}[:–—]\\s(?:free|gratis|gr[áa]tis|kostenlos|gratuit[oa]?)\\s(?:${inAllLanguages("limit")}|até|bis(?: zu)?|jusqu['’]à|hasta|tot)\\s\\d`,
  "iu",
);

function isFreeEntry(text: string): boolean {
  return text.length <= ENTRY_MAX && FREE_ENTRY.test(text) && !NOT_THE_PRICE.test(text);
}

/** An amount stands where the site tells its prices, though no plan could be read from it. */
function asksMoney(reading: SiteReading): boolean {
  return spotsAmongPrices(reading).some(({ segment }) => moneyIn(segment.text).some((money) => money.amountCents > 0));
}

function spotsAmongPrices(reading: SiteReading): Spot[] {
  return pricePages(reading).flatMap((page) => page.spots.filter(({ index }) => isAmongPrices(page, index)));
}

function modelOf(plans: PricingPlan[]): Model | undefined {
  const isPaid = plans.some((plan) => (plan.amount_cents ?? 0) > 0);
  const isFree = plans.some((plan) => plan.amount_cents === 0);
  const isOnRequest = plans.some((plan) => plan.amount_cents === null);
  if (isFree) return isPaid || isOnRequest ? "freemium" : "free";
  if (isPaid) return "paid";
  return isOnRequest ? "contact" : undefined;
}

/** "The app is free", "Program jest bezpłatny": said of what the site is about, whatever it is. */
const SAID_OF_IT =
  /^(?:(?:the|this|das|die|der|le|la|les|l['’]|el|il|lo|de|het|o|a)\s?)?(?:program(?:me?|ma|a|mi)?|programm|apps?|appen|aplikacja|anwendung|application|logiciel|extension|erweiterung|extensión|aplicación|programa|applicazione|estensione|aplicação|extensão|software|tool|oprogramowanie)\s(?:is|ist|est|es|è|é|jest|är|er)\s(?!(?:an?|eine?|une?|una?)\s)/iu;

/** "Acme is free": where plans are sold, what is free must be the product itself, and not for some alone: "Schools get Acme free". */
function isForAll(text: string, { 0: said, index: at }: RegExpExecArray, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  const isOpening = name !== null && name.end <= at && text.slice(0, name.start).split(/\s+/).length <= LEAD_WORDS;
  const isSaid = isOpening && IS.test(text.slice(name.end, at));
  const isAllowed = /open[- ]?source/iu.test(said) || FOR_ALL.test(text); // a licence asks nobody who they are
  return (isSaid || isAllowed || SAID_OF_IT.test(text)) && !FAVOURED.test(text);
}

const FOR_ALL = anyOf(
  "forever|for (?:everyone|everybody|all|ever)|für (?:alle|jeden|immer)|pour (?:tous|toujours|tout le monde)|per (?:tutti|sempre)|para (?:todos|siempre|sempre)|voor (?:iedereen|altijd)|dla wszystkich|na zawsze|för alla|for alle|för alltid|for altid",
  "(?:basis|grund|bas)version|bas(?:e|ic) version|version de base|versión básica|versione base|basisversie|versão b[áa]sica|wersja podstawowa",
);
const LEAD_WORDS = 3;
const IS =
  /^[^,;:]{0,40}?(?<!\p{L})(?:is|are|stays?|remains?|ist|sind|bleibt|est|sont|reste|es|son|sigue siendo|è|sono|resta|é|são|jest|są|is|zijn|blijft|är|er)(?!\p{L})/iu;

/** "Acme is free and open source": the strongest such sentence, the product's own name first. */
function statedFree(reading: SiteReading, own: OwnNames, isSold = false): Candidate<Model> | undefined {
  let best: { trust: number; candidate: Candidate<Model> } | undefined;
  for (const spot of statementsOf(reading)) {
    const isOfGifts = hasRole(reading, spot.page, "donate");
    if (
      !isOfGifts &&
      !hasRole(reading, spot.page, "home", "about", "download", "pricing", "faq", "features", "license")
    )
      continue;
    if (spot.segment.region === "nav") continue;
    for (const sentence of sentencesOf(spot.segment.text)) {
      const isOfIt = SAID_OF_IT.test(sentence.text);
      const match = FREE.exec(sentence.text) ?? (isOfIt ? FREE_SAID.exec(sentence.text) : null);
      if (!match || sentence.text.endsWith("?") || NOT_THE_PRICE.test(sentence.text)) continue;
      if (isDenied(sentence.text, match.index) || (isSold && !isForAll(sentence.text, match, own))) continue;
      const isOwn = namesOwn(own, sentence.text);
      if (isOfGifts && !isOwn) continue;
      const trust =
        (isSold ? 1 : 0) +
        (isOwn ? 2 : 0) +
        (isOfIt ? 1 : 0) +
        (spot.page === 0 && spot.segment.kind === "heading" && match.index === 0 ? 1 : 0) +
        (/open[- ]?source|forever|completely|100|always|entirely/i.test(match[0]) ? 1 : 0);
      if (trust > (best?.trust ?? 0)) best = { trust, candidate: { value: "free", sources: [part(spot, sentence)] } };
    }
  }
  return best?.candidate;
}
