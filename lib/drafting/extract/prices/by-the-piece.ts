import { anyOf } from "@/lib/drafting/text/words";
import { isHeldName } from "./names/held-names";
import { headingsOver, isSubscribed, isTimed, type PlanCard, type PriceGroup } from "./plan-card";
import { isOverTopUps } from "./plan-signals";
import type { PricePoint } from "./price-point";

/** What is paid by the piece beside plans, or as it is used, and is none itself. */
export function isByThePiece(group: PriceGroup, beside: PriceGroup[]): boolean {
  return isMetered(group) || isOfPacks(group, beside) || isOfMore(group, beside) || isOfFees(group);
}

/** "Storage $0.15 / GB", "Germany €0.07 / SMS": what is used, counted in pennies. */
function isMetered({ cards }: PriceGroup): boolean {
  const isPenny = ({ amountCents, cycle }: PricePoint) =>
    (amountCents ?? 0) > 0 && (amountCents ?? 0) < 100 && cycle === "other";
  return (
    cards.length > 1 &&
    cards.every(({ points }) => points.some(isPenny) && points.every((one) => isPenny(one) || one.isWeak))
  );
}

/** "500 credits", "1,000 credits" beside plans with names, or under "Gift cards" and the like: bought by the piece. */
function isOfPacks(group: PriceGroup, beside: PriceGroup[]): boolean {
  if (!group.cards.every(({ name }) => isHeldName(name)) || isTimed(group)) return false;
  if (headingsOver(group).some((text) => text.split(/\s+/).length <= PACKS_WORDS_MAX && PACKS.test(text))) return true;
  const isNamed = (one: PriceGroup) => one.page === group.page && !one.cards.some(({ name }) => isHeldName(name));
  return beside.some((one) => one !== group && isNamed(one) && isTimed(one));
}
const PACKS_WORDS_MAX = 4;
const PACKS = anyOf(
  "gift ?cards?|vouchers?|refer(?:rals?)?|delivery|shipping|top[- ]?ups?|bundles?|buy more|gutscheine?|versand|empfehlen|cartes? cadeaux?|livraison|parrainage|tarjetas? regalo|envíos?|spedizioni?|buoni regalo|cadeaubon(?:nen)?|verzending",
);

/** "1 ride", "4 rides", each for an amount and no more, in cards beside that of a plan by the month: what may be had on top of it. */
export function withoutPacks(group: PriceGroup): PriceGroup[] {
  const isTimedCard = ({ points }: PlanCard) => points.some(({ cycle, isStruck }) => cycle !== "other" && !isStruck);
  const isOnce = ({ cycle, amountCents, period }: PricePoint) =>
    cycle === "other" && (amountCents ?? 0) > 0 && !OWNED.test(period ?? "");
  const isPack = (card: PlanCard) => isHeldName(card.name) && card.points.every(isOnce);
  const left = group.cards.filter((card) => !isPack(card));
  const isNamed = left.every(({ name }) => !isHeldName(name)); // else all of them are plans by their size
  const isMixed = left.length < group.cards.length && isNamed && left.some(isTimedCard);
  return isMixed ? [{ ...group, cards: left }] : [group];
}

/** Bought once, to keep. */
const OWNED = /licen|lifetime|life-time|forever|perpetual/iu;

/** Beside plans by the month, packs under "Top-ups", and what each use costs: "Portals €1.20 per booking", "Own website €0 per booking". */
function isOfMore(group: PriceGroup, beside: PriceGroup[]): boolean {
  const isUse = ({ amountCents, cycle, period }: PricePoint) =>
    period !== null && cycle === "other" && amountCents !== null && amountCents < USE_MAX && USED.test(period);
  const isCounted = group.cards.length > 1 && group.cards.every(({ points }) => points.every(isUse));
  const isUses = isCounted && group.cards.some(({ points }) => points.some(({ amountCents }) => amountCents === 0));
  if (!isUses && !headingsOver(group).slice(-2).some(isOverTopUps)) return false;
  return beside.some((one) => one !== group && one.page === group.page && isSubscribed(one));
}
/** Hundredths. */
const USE_MAX = 1_000;
const USED = anyOf(
  "bookings?|registrations?|sign-?ups?|transactions?|orders?|messages?|sms|e-?mails?|calls?|scans?|checks?|documents?|downloads?|buchung(?:en)?|anmeldung(?:en)?|transaktion(?:en)?|bestellung(?:en)?|nachricht(?:en)?|réservations?|inscriptions?|commandes?|reservas?|inscripci(?:ón|ones)|pedidos?|prenotazion[ei]|iscrizion[ei]|ordin[ei]|boeking(?:en)?|inschrijving(?:en)?|bestelling(?:en)?|rezerwacj\\p{L}+|zamówieni\\p{L}+|inscriç(?:ão|ões)",
);

/** A share beside an amount, "2.5 % + €0.25", in one of several rows: fees on what is sold. */
function isOfFees({ cards, shape }: PriceGroup): boolean {
  return shape === "rows" && cards.some(({ spots }) => spots.slice(1).some(({ segment }) => SHARE.test(segment.text)));
}
const SHARE = /^\d{1,2}(?:[.,]\d{1,2})?\s?%(?:\s?\+|$)/u;
