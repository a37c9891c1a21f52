import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { type Money, moneyIn, periodAt } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isBesidePrice } from "@/lib/drafting/text/prices/beside-prices";
import { isBrand } from "@/lib/drafting/text/software/brands";
import { part, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { anyOf, eitherCase, wholeWords } from "@/lib/drafting/text/words";
import { tellingIn } from "./offers/prose-price";
import type { PlanCard } from "./plan-card";
import { cycleOf, type PricePoint } from "./price-point";

const KINDS = eitherCase(
  `${inAllLanguages("planKind")}|plans|offres|formules|forfaits?|piani|planes|planos|planer|pakketten|plany|gói`,
);
const NAME =
  "(?!(?:The|Our|Der|Die|Das|Le|La|Les|El|Il|Lo|De|Het|O|A|Unser|Unsere|Notre|Nuestro|Onze)\\s)\\p{Lu}[\\p{L}\\p{N}'’+]*(?:\\s(?:\\p{Lu}|\\d)[\\p{L}\\p{N}'’+]*){0,2}";
/** What leads from a plan's name to its price: a verb, or a small word in a list of plans. */
const VERB = eitherCase(inAllLanguages("costing"));
const LEADS = `${VERB}|at|for|à|für|zu|por|a|per|voor|za|för|til|med|com`;
const ONLY = "(?:\\s(?:only|just|nur|seulement|solo|sólo|slechts|tylko|só|bara|kun))?";
/** "The Solo plan costs", "Il piano Base costa", "L’offre Équipe à". */
const CALLED = new RegExp(
  `(?:${wholeWords(KINDS)}\\s[«“"]?(?<after>${NAME})[»”"]?|(?<![\\p{L}\\p{N}])(?<before>[«“"]?${NAME}[»”"]?[\\s-]${wholeWords(KINDS)}))(?:\\s(?:${LEADS}))${ONLY}\\s$`,
  "u",
);
const FOR_OTHERS = anyOf(
  ...(["favoured", "noPrice", "past", "soon", "rivals", "services", "extras", "reckoned", "spared"] as const).map(
    inAllLanguages,
  ),
);
const KINDS_ALONE = anyOf(KINDS);
const COUNTS = anyOf(
  "two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|due|tre|quattro|twee|drie|dwa|trzy|cztery|dois|duas|três|quatro|två|fyra|to|fire|both|beide|plans|pläne|plany",
);

/**
 * Plans that a sentence tells one after the other, each by its name and what it is called by kind: "The Van plan is $11 a
 * month, and the Depot plan is $55 a month." None where anything else stands between them.
 */
export function plansInSentence(spot: Spot, sentence: Stretch, lang: string | null): PlanCard[] {
  const { text } = sentence;
  const money = moneyIn(text, lang);
  if (money.length === 0 || text.endsWith("?") || FOR_OTHERS.test(text)) return [];
  const cards: PlanCard[] = [];
  let end = 0;
  for (const one of money) {
    const period = periodAt(text, one.end);
    const lead = text.slice(end, one.start);
    const from = end;
    end = period?.end ?? one.end;
    const point = pointOf(spot, sentence, { money: one, period: period?.text ?? null });
    const name = nameIn(lead);
    if (isDenied(text, one.start) || one.isStruck || isBesidePrice(text, one, from)) return [];
    if (name) cards.push({ name, nameSource: part(spot, sentence), points: [point], spots: [spot], isSaidPlan: true });
    else if (cards.length > 0 && tellingIn(lead).length === 0)
      cards.at(-1)?.points.push(point); // "or $90 a year"
    else return [];
  }
  const isTimed = cards.some(({ points }) => points.some(({ period }) => period !== null));
  const isAll =
    moneyIn(spot.segment.text, lang).length === money.length && tellingIn(text.slice(end)).length <= BEHIND_MAX;
  const isSeveral = cards.length > 1 && new Set(cards.map(({ name }) => name)).size === cards.length;
  return isTimed && isAll && isSeveral ? cards : []; // one may be anybody's
}

/** Words behind the last price: "both with VAT included". */
const BEHIND_MAX = 2;

/** The name right before a price, where nothing but small words stands before it. */
function nameIn(lead: string): string | null {
  const match = CALLED.exec(lead);
  const name = match?.groups?.after ?? match?.groups?.before;
  if (!match || !name || isBrand(name)) return null;
  const before = lead
    .slice(0, match.index)
    .replace(new RegExp(KINDS_ALONE, "giu"), " ")
    .replace(new RegExp(COUNTS, "giu"), " ");
  return tellingIn(before).length === 0 ? name : null;
}

function pointOf(
  spot: Spot,
  sentence: Stretch,
  { money, period }: { money: Money; period: string | null },
): PricePoint {
  const told = { spot, price: money.text, amountCents: money.amountCents, currency: money.currency, period };
  return { ...told, sources: [part(spot, sentence)], label: null, cycle: cycleOf(period) };
}
