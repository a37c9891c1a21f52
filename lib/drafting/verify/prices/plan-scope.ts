import type { SiteReading } from "@/lib/drafting/candidate";
import { isOfMarket } from "@/lib/drafting/extract/known";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { escaped } from "@/lib/drafting/text/escaped";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { type Money, moneyIn } from "@/lib/drafting/text/money";
import { isAddedOrToCome, isBesidePrice } from "@/lib/drafting/text/prices/beside-prices";
import { linesOf } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import type { Cited } from "../cited";
import { squeeze } from "../composed";
import { sayings } from "../saying";
import { whyOfAnother } from "../told-rules";

/** Names and prices of what costs nothing. */
export const FREE_NAME = /free|gratis|kostenlos|gratuit|^0(?![.,]?\d*[1-9])/i;
/** Whom a plan is for, and what is to come, are no prices whatever words they hold. */
export const NO_PRICE = new RegExp(`^(?:${inAllLanguages("audience")})\\s|${wholeWords(inAllLanguages("soon"))}`, "iu");

/** "Usually around £420", "Grant: £420": what something costs somewhere, or is given to who applies for it. */
const ABOUT =
  /(?<!\p{L})(?:(?:grants?|awards?|funding|fördersumme|zuschuss|preisgeld|dotation|subvention|dotación|cuantía|subsidie|dotacja)\s?:|around|about|roughly|approx\.?|circa|ca\.|etwa|ungefähr|environ|unos|cerca de|około|ongeveer|omkring|save[ds]?|saving you|instead of|at (?:worst|most|best)|schlimmstenfalls|höchstens|au (?:pire|maximum)|como (?:mucho|máximo)|al (?:massimo|peggio)|hoogstens|najwyżej|no máximo|som mest)\s?$/iu;

/** Pages that ask to become a member of an association. */
const JOINING =
  /\/(?:mitmachen|mitglied\p{L}*|join-us|get-involved|soutenir|adh[eé]rer|adh[eé]sion|hazte-soci[oa]|lid-worden|bli-medlem|bliv-medlem)(?:[./-]|$)/iu;

/** The last row of an account: what was spent, or what an example comes to. */
const TOTAL =
  /^(?:(?:grand |sub)?total|sum|in total|(?:gesamt|end)?summe|gesamt(?:betrag|kosten)?|insgesamt|totaux?|total général|total[ei]|totale complessivo|somma|totaal|razem|suma|łącznie|totalt|i alt|summa)\s?:?$/iu;
const accounts = new WeakMap<PageSnapshot, boolean>();

/** A page whose table adds its sums up tells what was paid, in its text and tables alike: "What it cost to set up our company". */
function isAccount(page: PageSnapshot): boolean {
  const known = accounts.get(page);
  if (known !== undefined) return known;
  const isOne = page.segments.some(({ kind, text }) => kind === "cell" && TOTAL.test(text.trim()));
  accounts.set(page, isOne);
  return isOne;
}

/** What is given to keep a project alive, what is told of others' prices, and what is to come buys nothing. */
export function isGiftOrGuess(plan: PricingPlan, cited: Cited[], reading: SiteReading): boolean {
  if (NO_PRICE.test(plan.name) || (FREE_NAME.test(plan.name) && (plan.amount_cents ?? 0) > 0)) return true;
  const priced = cited.filter((one) => squeeze(one.text).includes(squeeze(plan.price)));
  return (
    priced.length > 0 &&
    priced.every(({ page, segment, segmentIndex }) => {
      const before = segment.text.slice(0, Math.max(0, segment.text.indexOf(plan.price)));
      const isOfGifts =
        hasRole(reading, reading.pages.indexOf(page), "donate") &&
        !hasRole(reading, reading.pages.indexOf(page), "pricing");
      const isThing = !hasRole(reading, reading.pages.indexOf(page), "pricing") && isOfMarket(page, segmentIndex);
      const isOfMembers = JOINING.test(new URL(page.url).pathname);
      const after = segment.text.slice(before.length + plan.price.length);
      return (
        /^\s?\/\s?\p{L}{1,3}[²³]/u.test(after) ||
        isOfGifts ||
        isOfMembers ||
        isThing ||
        isAccount(page) ||
        isUnderOthers(page, segmentIndex) ||
        ABOUT.test(before)
      );
    })
  );
}

/** True where each cited line with the amount adds it to another, foretells it, or sets the one that holds now right beside it. */
export function isBesideAnother({ name, price }: PricingPlan, cited: Cited[]): boolean {
  const [wanted] = moneyIn(price);
  if (!wanted || isAddOn(name, cited)) return false;
  const lines = [...new Set(cited.map(({ segment }) => segment))].flatMap(({ text }) => linesOf(text));
  const told = lines.flatMap(({ text }) => {
    const all = moneyIn(text);
    const isWanted = (one: Money) => one.amountCents === wanted.amountCents && one.currency === wanted.currency;
    return all.flatMap((one, at) => (isWanted(one) ? isBeside(text, all, at) : []));
  });
  return told.length > 0 && told.every(Boolean);
}

const EXTRAS = anyWord("extras");

/** "Additional seat", or an entry of the list that begins with the name and has its sum in it: what is added is sold by that name. */
function isAddOn(name: string, cited: Cited[]): boolean {
  if (EXTRAS.test(name)) return true;
  const opens = (text: string) => squeeze(text).startsWith(squeeze(name)) && moneyIn(text).length === 1;
  return cited.some(({ segment }) => segment.kind === "item" && opens(segment.text));
}

function isBeside(text: string, all: Money[], at: number): boolean {
  const [before, one, next] = [all[at - 1], all[at], all[at + 1]];
  if (!one) return false;
  const isFormer =
    next?.currency === one.currency && next.amountCents < one.amountCents && !text.slice(one.end, next.start).trim();
  return isFormer || isBesidePrice(text, one, before?.end ?? 0) || isAddedOrToCome(text, one);
}

const SERVICE = new RegExp(wholeWords(inAllLanguages("services")), "iu");
/** What was paid once, and by whom: a story, no offer. */
const PAID_ONCE = new RegExp(wholeWords(inAllLanguages("past"), inAllLanguages("noPrice")), "iu");
/** More than a label and an amount. */
const SENTENCE = /^\S+(?:\s\S+){4,}[.!]$/su;

/** True where every sentence that tells the price tells it of another, or of work that is done once beside the plans. */
export function isOfOthersOrOnce({ name, price, period }: PricingPlan, cited: Cited[], reading: SiteReading): boolean {
  const term = new RegExp(`(?<!\\d)${escaped(price.split(" + ", 1)[0] ?? price)}(?![\\d])`, "iu");
  const told = sayings(cited, term);
  const isAside = (one: Cited) =>
    SENTENCE.test(one.sentence) &&
    !isEntry(one.sentence, name) &&
    (whyOfAnother(term, [one], reading) !== null ||
      (period === null && (SERVICE.test(one.sentence) || PAID_ONCE.test(one.sentence))));
  return told.length > 0 && told.every(isAside);
}

/** "Hosted: €150 a year per school.": an entry that begins with the plan's own name, and does not go on to say what that is. */
function isEntry(sentence: string, name: string): boolean {
  const rest = sentence.slice(name.length);
  return sentence.startsWith(name) && /^\s?[:–—-]\s/u.test(rest) && !rest.replace(/^[\s:–—-]+/u, "").startsWith(name);
}
