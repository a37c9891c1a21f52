import type { SourceRef } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { anyOf, exactly, wholeWords } from "@/lib/drafting/text/words";
import type { PlanCard, PriceGroup } from "./plan-card";
import { NOT_A_PRICE } from "./price-lines";
import type { PricePage } from "./price-pages";
import { cycleOf, type PricePoint } from "./price-point";

const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’+.-]*";
const COSTS =
  "costs?|is priced at|sells for|is (?:(?:available|sold) )?(?:in|on|at) (?:the )?(?:\\p{L}+ ){0,2}(?:store|shop) for|can be (?:bought|purchased) for|is available for|kostet|kosten|coûte|coûtent|cuesta|cuestan|costa|costano|kost|koster|kostar|kosztuje|kosztują|custa|custam";
const ONLY = "(?:(?:only|just|nur|seulement|sólo|solo|slechts|a one-time|around)\\s)?";
/** "Acme is", and no "Acme from". */
const IS_FOR = new RegExp(`\\sis\\s${ONLY}$`, "iu");
/** "$42 more than paper", "$5 away": no price. */
const COMPARED = /^\s(?:(?:a|per)\s\p{L}+\s)?(?:more|less|extra|cheaper|away|off|share)(?!\p{L})|^\sa\sshare/iu;
const SOLD_IN = /(?:store|shop) for$/iu;
/** "Acme costs $29", "Ten seats cost $149" */
const NAMED = new RegExp(
  `(?<name>${WORD}(?:\\s${WORD}){0,4})\\s(?:currently\\s)?(?:(?<verb>${COSTS})|${inAllLanguages("costing")})\\s${ONLY}$`,
  "iu",
);
/** The name begins its sentence or part of one: "boats knows that one costs" has none. */
const OPENING =
  /(?:^|[,;:–—(]|(?<!\p{L})(?:and|but|while|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|a|och|men|og))\s*$/iu;
const PAST = anyWord("past");
const LEAD =
  /^(?:(?:with|mit|avec|con|met|com|med|the|a|an|our|your|and|but|so|yes|no|today|now|der|die|das|ein|eine|le|la|les|un|une|el|los|las|il|lo|gli|de|het|een)\s)+/iu;
const NOT_NAMES =
  /^(?:it|this|that|they|which|who|everything|each|es|ça|cela|esto|questo|dit|dat|one|support|shipping|migration|training|consulting|setup|a coffee)$/iu;

/** Prices in plain sentences about the product: its name, or that of a tier, tells whose they are. */
export function toldGroups(page: PricePage, own: OwnNames): PriceGroup[] {
  const { lang } = page.snapshot;
  const title = page.isSelling ? titleOf(page) : undefined;
  return [...page.spots, ...describing(page)].flatMap((spot) =>
    sentencesOf(spot.segment.text).flatMap((sentence): PriceGroup[] => {
      const card =
        cardIn(spot, sentence, { lang, title, own }) ?? bracketed(spot, sentence, lang) ?? bought(spot, sentence, lang);
      return card && isOurs(own, card.name) ? [{ page, shape: "told", cards: [card] }] : [];
    }),
  );
}

/** What a page that sells describes itself by: "Acme is $29, once." */
function describing({ isSelling, snapshot, page, spots }: PricePage): Spot[] {
  if (!isSelling || spots.some(({ segment }) => moneyIn(segment.text).length > 0)) return []; // what visitors see counts
  return snapshot.segments.flatMap((segment, index) =>
    segment.kind === "meta" && segment.name === "description" ? [{ page, index, segment }] : [],
  );
}

/** The product's own name, with or without what plans are called anywhere, or nothing but such words: "Premium", "Pro version". */
function isOurs(own: OwnNames, name: string): boolean {
  return namesOwn(own, name) || name.split(/[\s-]+/).every((word) => TIER.test(word));
}
const TIER = exactly(
  "pro|profi|plus|premium|basic|standard|starter|personal|professional|profesional|professionnel|business|enterprise|ultimate|unlimited|deluxe|family|famille|familie|famiglia|familia|lifetime",
  inAllLanguages("planKind"),
);

/** "The Pro plan", "plan Tienda": called by what it is. */
const KIND = new RegExp(`^(?:${inAllLanguages("planKind")})\\s|[\\s-](?:${inAllLanguages("planKind")})$`, "iu");

/** "Premium ($2.99/month, $17.99/year, $79.99/lifetime)": a name, and in brackets behind it nothing but prices. */
const BRACKETED =
  /(?<![\p{L}\p{N}] )(?<name>\p{Lu}[\p{L}\p{N}'’+-]{1,30}(?: [\p{L}\p{N}][\p{L}\p{N}'’+-]{0,30}){0,3}) \((?<list>[^()\n]{2,120})\)/u;
const OF = /\s(?:of|for|de|di|por|für|à|van|za|på|af)\s*$/iu;
const BETWEEN = new RegExp(
  wholeWords(inAllLanguages("smallTalk"), "or|oder|ou|o|of|lub|eller|de|di|por|für|à|van|za|på|af"),
  "giu",
);

function bracketed(spot: Spot, sentence: Stretch, lang: string | null): PlanCard | null {
  const match = BRACKETED.exec(sentence.text);
  const { name = "", list = "" } = match?.groups ?? {};
  if (!match || isUntold(sentence.text) || isDenied(sentence.text, match.index)) return null;
  const points = pointsIn(list, part(spot, sentence), { spot, lang });
  return points && { name: name.replace(LEAD, ""), nameSource: part(spot, sentence), points, spots: [spot] };
}

/** Prices that follow each other, each with what it is paid for; null where anything else is said among them. */
function pointsIn(list: string, source: SourceRef, { spot, lang }: { spot: Spot; lang: string | null }) {
  const money = moneyIn(list, lang);
  const lead = periodAt(list.slice(0, money[0]?.start ?? 0).replace(OF, ""), 0); // "one-time purchase of $28"
  const periods = money.map((one, at) => periodAt(list, one.end) ?? (at === 0 ? lead : null));
  const taken = [...money, ...periods.flatMap((one) => one ?? [])].sort((a, b) => b.start - a.start);
  const rest = taken.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, list);
  if (money.length === 0 || periods.includes(null) || /[\p{L}\d]{2}/u.test(rest.replace(BETWEEN, " "))) return null;
  return money.map(({ text, amountCents, currency }, at): PricePoint => {
    const period = periods[at]?.text ?? null;
    const told = { spot, price: text, sources: [source], amountCents, currency, period };
    return { ...told, label: null, cycle: cycleOf(period) };
  });
}

/** "You can buy a licence for $15": what is bought, right before its price. */
const BOUGHT =
  /(?<!\p{L})(?:(?:buy|purchase|get|order|acheter|achetez|obtenir|comprar|compra|acquistare|acquista)\s(?:the|an?|your|une|la|una)|die|eine|een|de)\s(?<name>(?!(?:additional|extra|second|another|further|upgrade|weitere|zweite|autre|otra|altra)\s)(?:\p{L}+[ -]){0,2}?(?:licen[sc]e|lizenz|licencia|licenza|licentie))\s(?:for|für|pour|à|por|per|a|voor)\s(?:(?:only|just|nur|seulement|solo|sólo|slechts)\s)?$/iu;

/** "… from Kelpsoft": who sells it is another. */
const SOLD_BY = /^\s(?:from|by|von|vom|bei|beim|chez|auprès de|da|presso|van|bij|od|hos)\s(?!us\b)/iu;
const FOR_OTHERS = anyOf(
  inAllLanguages("favoured"),
  "students?|resellers?|add-?ons?|plug-?ins?|revendeurs?|étudiants?|wiederverkäufer|händler|studenten|rivenditori|studenti|revendedores|estudiantes|needs|requires|braucht|benötigt|nécessite",
);

function bought(spot: Spot, sentence: Stretch, lang: string | null): PlanCard | null {
  const [money, ...others] = moneyIn(sentence.text, lang);
  const match = money ? BOUGHT.exec(sentence.text.slice(0, money.start)) : null;
  const name = match?.groups?.name ?? "";
  const isOthers = SOLD_BY.test(sentence.text.slice(money?.end ?? 0)) || FOR_OTHERS.test(sentence.text);
  if (
    !money ||
    !match ||
    isOthers ||
    others.length > 0 ||
    isUntold(sentence.text) ||
    isDenied(sentence.text, match.index)
  )
    return null;
  const period = periodAt(sentence.text, money.end)?.text ?? null;
  const source = part(spot, sentence);
  const told = { spot, price: money.text, sources: [source], amountCents: money.amountCents, currency: money.currency };
  const point: PricePoint = { ...told, period, label: null, cycle: cycleOf(period) };
  return { name: name.charAt(0).toUpperCase() + name.slice(1), nameSource: source, points: [point], spots: [spot] };
}

/** What such a sentence tells is no price, or no more. */
function isUntold(sentence: string): boolean {
  return sentence.endsWith("?") || NOT_A_PRICE.test(sentence) || PAST.test(sentence);
}

/** "The subscription costs": a word for any plan is what the page is about. */
const GENERIC =
  /^(?:(?:monthly|yearly|annual) )?(?:subscription|plan|licen[sc]e|membership|service|access|abo(?:nnement)?|lizenz|zugang|licencia|suscripción|licenza|abbonamento|licentie|assinatura|licença|subskrypcja)$/iu;
const TITLE_WORDS_MAX = 4;

/** The page's first heading, where it can name what the page sells. */
function titleOf({ spots }: PricePage): Spot | undefined {
  const title = spots.find(({ segment }) => segment.kind === "heading" && segment.level === 1);
  return title && title.segment.text.split(" ").length <= TITLE_WORDS_MAX ? title : undefined;
}

interface PageOfPrices {
  lang: string | null;
  title: Spot | undefined;
  own: OwnNames;
}

function cardIn(spot: Spot, sentence: Stretch, { lang, title, own }: PageOfPrices): PlanCard | null {
  const [money, ...others] = moneyIn(sentence.text, lang);
  const last = others.at(-1);
  if (!money || isUntold(sentence.text)) return null;
  const before = sentence.text.slice(0, money.start);
  const match = NAMED.exec(before);
  const name = match?.groups?.name?.replace(LEAD, "").trim() ?? "";
  if (
    !match ||
    !name ||
    !OPENING.test(before.slice(0, match.index)) ||
    NOT_NAMES.test(name) ||
    isDenied(sentence.text, match.index)
  )
    return null;
  const isOwnPrice = isOwnName(own, name) && !COMPARED.test(sentence.text.slice(money.end));
  const isPlain = isOwnPrice && match.index === 0 && IS_FOR.test(before);
  if (!match.groups?.verb && !KIND.test(name) && !isPlain) return null; // "the best part is $9"
  if (SOLD_IN.test(match.groups?.verb ?? "") && !isOwnPrice) return null; // "Acme mugs are in the shop for $9"
  const heading = GENERIC.test(name) ? title : undefined;
  if (GENERIC.test(name) && !heading) return null;
  const period = periodAt(sentence.text, money.end)?.text ?? null;
  const source = part(spot, sentence);
  const end = last && (periodAt(sentence.text, last.end)?.end ?? last.end);
  const several = end ? pointsIn(sentence.text.slice(money.start, end), source, { spot, lang }) : null;
  if (last && !several) return null;
  const point: PricePoint = {
    ...{ spot, price: money.text, sources: [source], amountCents: money.amountCents, currency: money.currency },
    ...{ period, label: null, cycle: cycleOf(period) },
  };
  return {
    ...{ name: heading?.segment.text ?? name, nameSource: heading ? whole(heading) : source },
    ...{ points: several ?? [point], spots: [spot] },
  };
}
