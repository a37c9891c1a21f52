import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isFreeWord } from "@/lib/drafting/text/prices/price-words";
import type { Spot } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import { isCycle } from "./names/price-names";
import { isInviting, type PlanCard, type PriceGroup } from "./plan-card";
import { isAmongPrices, type PricePage } from "./price-pages";

const KIND = anyWord("planKind");
/** One word may hold both: "Jahresabo". */
const KIND_END = /\p{L}{3}(?:abo|abonnements?|lizenz|licentie|licens|paket|pakket|pakke|tarif|tarief)$/iu;
/** Names of editions, which differ little from language to language. */
const EDITION = exactly(
  `(?:\\p{L}+ ){0,2}(?:pro|profi|plus|premium|basic|basis|base|standard|starter|business|enterprise|team|personal|professional|ultimate|unlimited|lifetime|lite|home|studio|solo|individual|community|cloud|supporter)(?: (?:${inAllLanguages("planKind")}))?`,
);

/** The same in other languages, alone: "votre entreprise" is whose money it is. */
const EDITION_ELSEWHERE = exactly(
  `(?:(?:${inAllLanguages("planKind")}) )?(?:profissional|profesional|professionn?el(?:le)?|professionale|básic[oa]|équipe|equipa|empresarial|entreprise|pessoal|zakelijk|biznes|podstawowy|standaard)`,
);

/**
 * A price without others of its build beside it stands under some heading, whatever that is of. It is a plan's where the name is
 * the product's own or says that it is a plan's, or where it stands in a whole card: with what it holds, and something to press.
 */
export function isLoneStray(reading: SiteReading, own: OwnNames, group: PriceGroup): boolean {
  const [card] = group.cards;
  if (!card || group.shape !== "alone") return false;
  if (SERVICE.test(card.name) && !namesOwn(own, card.name)) return true;
  if (isNamedThere(card)) return false;
  return !isPlanName(own, card.name) && !isWhole(reading, card) && !isOnlyOne(group.page, card);
}

/** The one thing that a page or section about prices asks for by the month or year, or lists for nothing: what stands over it is its plan. */
function isOnlyOne(page: PricePage, { name, nameSource, points, spots }: PlanCard): boolean {
  const isList = spots.filter(({ segment }) => segment.kind === "item").length >= LISTED_MIN;
  const isTimed = points.some(
    ({ cycle, told, amountCents, currency }) =>
      told === undefined && (cycle !== "other" || (isList && amountCents === 0 && currency !== null)),
  );
  const title = page.snapshot.segments[nameSource.segment];
  const isSection = title?.kind === "heading" && (title.level ?? 6) <= SECTION_LEVEL; // "All you need", of whatever stands there
  if (!isTimed || (isSection && name.includes(" ")) || !isAmongPrices(page, nameSource.segment)) return false;
  const own = new Set(points.map(({ spot }) => spot));
  const isOther = ({ segment }: Spot) =>
    moneyIn(segment.text).some(({ amountCents, isStruck }) => amountCents > 0 && !isStruck);
  return page.spots.every((spot) => own.has(spot) || !isOther(spot));
}

/** What a plan holds, at least. */
const LISTED_MIN = 2;

/** A row of a table, or the line itself, says whose price it is: "Crew: $9". */
function isNamedThere({ nameSource, points }: PlanCard): boolean {
  return points.some(({ spot }) => spot.segment.kind === "cell" || spot.index === nameSource.segment);
}

/** The name is the product's, or says by itself that a plan is called so. */
export function isPlanName(own: OwnNames, name: string): boolean {
  return (
    [KIND, KIND_END, EDITION, EDITION_ELSEWHERE].some((kind) => kind.test(name)) ||
    isFreeWord(name) ||
    isCycle(name) ||
    namesOwn(own, name)
  );
}

/** A card as those of price lists are, under no section's heading: a list of what is had, and a button or link. */
function isWhole(reading: SiteReading, card: PlanCard): boolean {
  if (SERVICE.test(card.name)) return false;
  const title = reading.pages[card.nameSource.page]?.segments[card.nameSource.segment];
  if (!title || (title.kind === "heading" && (title.level ?? 6) <= SECTION_LEVEL)) return false;
  return card.spots.some(({ segment }) => segment.kind === "item") && isInviting(reading, card);
}

/** What people do for the buyer, and vouchers: sold in such cards beside the product. */
const SERVICE = anyOf(
  inAllLanguages("services"),
  "workshops?|gift ?cards?|vouchers?|gutscheine?|schulung(?:en)?|carte cadeau|bon cadeau|tarjeta regalo|buono regalo|cadeaubon|formation|formación|formazione",
);
const SECTION_LEVEL = 2;
