import type { SiteReading } from "@/lib/drafting/candidate";
import type { SignalOf } from "@/lib/drafting/extract/scoring/score";
import { isOwnName, namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { headingsAbove, PRICE_HEADING, sectionsAbove } from "@/lib/drafting/reading/sections";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { moneyIn } from "@/lib/drafting/text/money";
import { isDenied } from "@/lib/drafting/text/polarity";
import type { Spot } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { isCycle } from "./names/price-names";
import { holds, isInviting, isMoney, type PlanCard, type PriceGroup } from "./plan-card";
import { isAmongPrices } from "./price-pages";
import { cycleOf, type PricePoint } from "./price-point";
import { isOfRevenue, labelsOver, RECKONED } from "./section-labels";

type Signal = SignalOf<"plans">;

const EXTRAS = anyWord("extras");
const EXTRA = exactly(inAllLanguages("extras"));
/** What is sold beside software, as a heading by itself says it. */
const BESIDE = exactly(
  `(?:(?:our|other|more|unsere|nos|nuestros|i nostri|onze) )?(?:${inAllLanguages("services")}|services|hardware|training|accessories|support packages|dienstleistungen|zubehör|prestations|accessoires|matériel|servicios|accesorios|servizi|accessori|diensten|toebehoren|usługi|akcesoria|serviços|acessórios|tjänster|tillbehör|ydelser|tilbehør)(?: (?:and|&|und|et|y|e|en|i|och|og) (?:${inAllLanguages("services")}|services|hardware|training|support|schulung|formation|formación|formazione))?`,
);
const FOR_NON_PROFITS = exactly("non-?profits?(?: plan)?");
const SPARED = anyWord("spared");
const FREE_PLAN = anyWord("freePlan");
const AUDIENCE = new RegExp(`^(?:${inAllLanguages("audience")})\\s`, "iu");
/** Letters of a label over a section, "Our prices", and of a heading. */
const [LABEL_MAX, HEADING_MAX] = [30, 90];
/** Prices so far apart are of different things. */
const APART = 400;

/** What speaks for and against a group of texts with prices being the product's plans. */
export function signalsOf(
  reading: SiteReading,
  own: OwnNames,
  { group, beside }: { group: PriceGroup; beside: PriceGroup[] },
): Set<Signal> {
  const told: [Signal, boolean][] = [
    [group.shape, true],
    ["crowded", beside.some((one) => one !== group && one.shape !== "lines" && holds(group, one))],
    ["listed", group.isTitled === true],
    ...ofPlace(reading, group),
    ...ofMembers(reading, group.cards),
    ...ofNames(own, group),
    ...ofPrices(group.cards),
  ];
  return new Set(told.flatMap(([signal, isTrue]) => (isTrue ? signal : [])));
}

function ofPlace(reading: SiteReading, { page, cards }: PriceGroup): [Signal, boolean][] {
  const index = firstOf(cards)?.index ?? 0;
  const above = headingsAbove(page.snapshot, index)
    .slice(-2)
    .filter((text) => text.length <= HEADING_MAX);
  const titles = above.filter((text) => !PRICE_HEADING.test(text));
  const isHome = page.page === 0;
  const isTitle = (text: string) => page.isPricing && !sectionsAbove(page.snapshot, index).includes(text);
  const isLabelled = labelsOver(page.snapshot, index).some(
    (text) => text.length <= LABEL_MAX && PRICE_HEADING.test(text),
  );
  const isHeaded = !page.isPricing && (isLabelled || isAmongPrices(page, index));
  return [
    ["page", page.isPricing],
    ["headed", isHeaded],
    ["offer", !page.isPricing && hasRole(reading, page.page, "offer", "download", "features")],
    ["aside", !isHome && !isHeaded && !page.isPricing && !hasRole(reading, page.page, "offer", "download", "features")],
    ["people", hasRole(reading, page.page, "about", "team", "contact", "support")],
    [
      "extras",
      above.some((text) => isOverExtras(text) || isBeside(text, cards)) || isLabelledExtras(page.snapshot, index),
    ],
    [
      "reckoned",
      above.some((text) => RECKONED.test(text) && !(isTitle(text) && isOfRevenue(text))) ||
        titles.some((text) => SPARED.test(text)),
    ],
  ];
}

/** Not where the heading says that there are none: "Never an extra per desk". */
export function isOverExtras(heading: string): boolean {
  const said = EXTRAS.exec(heading);
  return said !== null && !isDenied(heading, said.index);
}

/** "Top-up packs": more of the same for who has a plan. */
export const isOverTopUps = (heading: string): boolean => TOP_UPS.test(heading);
const TOP_UPS =
  /^(?:(?!(?:and|with|und|mit|et|avec|y|con|e|com|en|met|plans?|subscriptions?|tarif\p{L}*|abos?|planes|piani|planos)\s)[\p{L}\d]+\s){0,2}(?:top-?ups?(?: packs?)?|aufladungen|zusatzpakete|recharges|recargas|ricariche|opwaarderingen|doładowania)\W*$/iu;

/** A heading over what is had beside plans, and no name of one. */
export const isOverMore = (heading: string, name: string): boolean =>
  heading.length <= HEADING_MAX && (isOverExtras(heading) || (heading !== name && isOverTopUps(heading)));

/** A section of what is sold beside software, which is no name of a plan. */
function isBeside(heading: string, cards: PlanCard[]): boolean {
  return BESIDE.test(heading) && cards.every(({ name }) => name !== heading);
}

/** "Extras" in small letters over a section's heading, or "One-time set-up & hardware" set in bold over its cards. */
export function isLabelledExtras(snapshot: PageSnapshot, index: number): boolean {
  return labelsOver(snapshot, index).some((text) => EXTRA.test(text) || BESIDE.test(text));
}

function firstOf(cards: PlanCard[]): Spot | undefined {
  return cards.flatMap(({ spots }) => spots[0] ?? []).sort((a, b) => a.index - b.index)[0];
}

function ofMembers(reading: SiteReading, cards: PlanCard[]): [Signal, boolean][] {
  const most = (isTrue: (card: PlanCard) => boolean) => cards.filter(isTrue).length * 2 > cards.length;
  return [
    ["items", most(({ spots }) => spots.some(({ segment }) => segment.kind === "item"))],
    ["invites", most((card) => isInviting(reading, card))],
    ["long", most(({ spots }) => spots.length > 60)],
    ["many", cards.length > 8],
  ];
}

function ofNames(own: OwnNames, { cards, shape }: PriceGroup): [Signal, boolean][] {
  const names = cards.map(({ name }) => name);
  const isTable = shape === "rows" || shape === "columns";
  const most = (isTrue: (card: PlanCard) => boolean) => cards.filter(isTrue).length * 2 > cards.length;
  const titled = ({ spots, nameSource }: PlanCard) =>
    spots.some(({ index, segment }) => index === nameSource.segment && segment.kind === "heading");
  return [
    ["titled", most(titled)],
    ["short", most(({ name }) => name.split(" ").length <= 2)],
    ["wordy", most(({ name }) => name.split(" ").length > 5)],
    ["figures", most(({ name }) => /\d/.test(name))],
    ["own", cards.length === 1 && names.some((name) => isOwnName(own, name))],
    ["called", cards.length === 1 && names.some((name) => FREE_PLAN.test(name)) && isFree(cards)],
    ["rivals", isTable && names.some((name) => isOwnName(own, name)) && names.some((name) => !namesOwn(own, name))],
    ["rivals", names.length === 2 && isWithAndWithout(names, own)],
    ["audience", most(({ name }) => AUDIENCE.test(name))],
    [
      "sums",
      names.some(
        (name) =>
          moneyIn(name).length > 0 ||
          (RECKONED.test(name) && !FOR_NON_PROFITS.test(name)) ||
          (/ /.test(name) && !PRICE_HEADING.test(name) && SPARED.test(name)),
      ),
    ],
    ["extra", most(({ name }) => EXTRA.test(name))],
  ];
}

/** The price of a card that says what it is paid for, else its first. */
function statedOf({ name, points }: PlanCard): PricePoint[] {
  const money = points.filter((point) => isMoney(point) && !point.isStruck);
  const told = money.find(({ period }) => period !== null) ?? money[0];
  if (!told) return [];
  return [told.period === null && isCycle(name) ? { ...told, period: name, cycle: cycleOf(name) } : told];
}

function ofPrices(cards: PlanCard[]): [Signal, boolean][] {
  const first = cards.flatMap(statedOf);
  const amounts = first.map(({ amountCents }) => amountCents ?? 0).filter((cents) => cents > 0);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const timed = first.filter(({ amountCents, period }) => amountCents && period !== null);
  const cycles = new Set(timed.map(({ cycle }) => cycle));
  const isRegular = (cycle: string) => cycle !== "other";
  return [
    ["priced", first.length > 0],
    ["period", timed.length * 2 > amounts.length],
    ["regular", timed.length * 2 > amounts.length && [...cycles].every(isRegular)],
    ["agree", timed.length >= 2 && cycles.size === 1],
    ["rising", amounts.length >= 2 && amounts.every((cents, at) => at === 0 || cents > (amounts[at - 1] ?? 0))],
    ["free", isFree(cards)],
    ["weak", cards.every(({ points }) => points.every(({ isWeak }) => isWeak))],
    ["apart", amounts.length >= 2 && high > low * APART],
    ["mixed", new Set(first.map(({ currency }) => currency)).size > 1],
    ["zeros", first.length - amounts.length >= 2],
  ];
}

function isFree(cards: PlanCard[]): boolean {
  return cards.some(({ points }) => points.some(({ amountCents }) => amountCents === 0));
}

/** "Your paper rolls now" or "Without Acme" beside "With Acme": what it costs to do without the product, and with it. */
function isWithAndWithout(names: string[], own: OwnNames): boolean {
  const isWith = (name: string) => WITH.test(name) && isOwnName(own, name.replace(WITH, ""));
  return names.some(isWith) && names.some((name) => !namesOwn(own, name) || WITHOUT.test(name));
}
const WITH = /^(?:with|mit|avec|con|met|com|z|med)\s/iu;
const WITHOUT = /^(?:without|ohne|sans|sin|senza|zonder|sem|bez|utan|uden)\s/iu;
