import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { YOURS } from "@/lib/drafting/text/prices/price-words";
import { isBrand } from "@/lib/drafting/text/software/brands";
import type { PlanCard, PriceGroup } from "../plan-card";
import type { PricePoint } from "../price-point";

/** "Visa €0.25": what paying by it costs is a fee, no plan; nor is what another product is called: "Slack $145". */
export function withoutOthers(group: PriceGroup, own: OwnNames): PriceGroup[] {
  const isFee = ({ name, points }: PlanCard) => PAYMENT.test(name) && points.every(({ period }) => !period);
  const isOther = ({ name }: PlanCard) => isBrand(name) && !namesOwn(own, name);
  // "Acme review $4,500" beside "Agency audit $12,000–$35,000": what others ask, as far as anybody knows
  const isCompared = group.cards.some(({ name }) => namesOwn(own, name)) && group.cards.some(isSpan);
  const isTheirs = ({ name }: PlanCard) => isCompared && !namesOwn(own, name);
  if (group.cards.some(isReaders)) return [];
  const isNone = (card: PlanCard) => [isFee, isOther, isTheirs, isOverTable, isSpanOfTime].some((one) => one(card));
  const cards = group.cards.filter((card) => !isNone(card));
  return cards.length > 0 ? [{ ...group, cards }] : [];
}

const isSpan = ({ spots, points }: PlanCard): boolean =>
  points.length > 0 && spots.some(({ segment }) => SPAN.test(segment.text));
const SPAN = /^[$€£]?\s?\d[\d.,]*\s?[$€£]?\s?[–-]\s?[$€£]?\s?\d[\d.,]*\s?[$€£]?(?![\d%])/u;
const PAYMENT = /^(?:Visa|Master ?[Cc]ard|American Express|Amex|Bancontact|iDEAL|PayPal|Klarna|SEPA)(?=$|\s?[/(,&])/u;

/** "Your current rate: €24", in the text of a card: a reader's figures, as an example shows them. */
const isReaders = ({ nameSource, spots }: PlanCard): boolean =>
  spots.some(({ index, segment }) => index === nameSource.segment && READERS_NOW.test(segment.text));
const READERS_NOW = new RegExp(
  `^(?:${YOURS}) (?:current|present|old|today['’]s|aktuelle?r?s?|bisherige?r?s?|heutige?r?s?|actuelle?|actual|attuale|huidige?|atual|obecn[aye]|nuvarande|nuværende)(?!\\p{L})`,
  "imu",
);

/** A section with a table and a button "Contact us" below it. */
const isOverTable = ({ points, spots }: PlanCard): boolean =>
  points.every(({ isWeak }) => isWeak) && spots.some(({ segment }) => segment.kind === "cell");

/** "Year 1", "Year 2": what is paid in each of them. */
const isSpanOfTime = ({ name }: PlanCard): boolean => NTH.test(name);
const NTH = new RegExp(`^(?:${inAllLanguages("month")}|years?|jahr|année|an|año|anno|jaar|rok|ano|år)\\s\\d+$`, "iu");

/** Without runs of headings and prices that go across the elements which hold one of each: there the price stands first. */
export function withoutCrossing(groups: PriceGroup[]): PriceGroup[] {
  return groups.filter((run) => run.shape !== "runs" || !groups.some((cards) => isCrossed(run, cards)));
}

function isCrossed(run: PriceGroup, { page, shape, cards }: PriceGroup): boolean {
  if (shape !== "cards" || page !== run.page || cards.length < 2) return false;
  const named = new Map(
    cards.flatMap(({ name, points }) => points.map((point): [PricePoint, string] => [point, name])),
  );
  const names = run.cards.map(({ name, points }) =>
    points.map((point) => [name, named.get(point)]).find(([, one]) => one),
  );
  return names.every((pair) => pair !== undefined) && names.some((pair) => pair?.[0] !== pair?.[1]);
}
