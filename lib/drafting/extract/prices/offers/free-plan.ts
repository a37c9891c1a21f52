import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { namesOfOthers, type Where } from "@/lib/drafting/reading/others/names-of-others";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { lengthsIn } from "@/lib/drafting/text/lengths";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isDeniedAround, NOT_YET } from "@/lib/drafting/text/polarity";
import { isBrand } from "@/lib/drafting/text/software/brands";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { MOMENT } from "@/lib/drafting/text/trial-words";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";

const FREE_PLAN = anyWord("freePlan");
/** Of somebody else, or for some alone. */
const OTHERS = anyOf(inAllLanguages("rivals"), inAllLanguages("favoured"), inAllLanguages("past"));

/** "Until 2024 there was a free plan." */
const ONCE =
  /(?<!\p{L})(?:there (?:was|were)|(?:we|it) (?:had|used to)|(?:until|till|bis|hasta|fino al|tot|até|do) (?:19|20)\d\d|jusqu['’]en (?:19|20)\d\d|gab es|es gab|il y avait|había|c['’]era|er was|havia|było|fanns|fandtes)(?!\p{L})/iu;
/** "Maybe there will be a free plan later" */
const MAYBE_LATER =
  /(?=.*(?<!\p{L})(?:maybe|perhaps|vielleicht|womöglich|peut-être|quizás?|tal vez|forse|misschien|być może|talvez|kanske|måske)(?!\p{L})).*(?<!\p{L})(?:later|some day|one day|eventually|später|irgendwann|plus tard|un jour|más adelante|algún día|più avanti|in futuro|kiedyś|później|mais tarde|senare|senere)(?!\p{L})/iu;
/** What is free on trial is not free, nor is what is to come, or may. */
const OTHER_OFFER = [
  OTHERS,
  NOT_YET,
  MAYBE_LATER,
  ONCE,
  anyWord("trial"),
  anyOf("demo(?:nstration)?", "d[ée]mo\\p{L}*"),
];
/** "The free plan of Slack", "the free edition of our handbook". */
const OF_WHAT = /^\s(?:of|from|by|von|de[rls]?|du|di|do|da|van|av|af)\s(?<what>[^.!?]{1,40})/u;
/** "The free plan is closed to new customers". */
const GONE =
  /^\s(?:is|was|ist|est|è|está|jest|är|er)\s(?:closed|no longer|never|gone|discontinued|nicht mehr|n['’]est plus)/iu;
/** It opens the sentence, with no more than its article before it. */
const OPENING =
  /^\P{L}*(?:(?:with|on|in|mit|im|avec|dans|con|en|nel|met|com|no|z|w|med|i)\s)?(?:(?:the|our|die|der|das|dem|unsere?[rmn]?|la|le|l['’]|notre|el|nuestr[oa]|il|nostr[oa]|de|het|onze|o|a|noss[oa]|den)\s?)?$/iu;
/** "We have", "there is": whose it is, right before it. */
const HAVING =
  /(?<!\p{L})(?:we (?:also )?(?:offer|have)|there(?: is|['’]s)(?: also)?|wir (?:bieten|haben)(?: auch)?|es gibt(?: auch)?|gibt es(?: auch)?|il y a(?: aussi)?|nous (?:proposons|avons)|hay|ofrecemos|tenemos|c['’]è|offriamo|abbiamo|er is|we hebben|wij bieden|há|oferecemos|temos|mamy|oferujemy|vi har|vi erbjuder|vi tilbyder)\s(?:(?:an?|eine?[n]?|une?|una?|een|um|uma|ett|en|et)\s)?$/iu;
/** A plan between the two words is one of a thing: "free meal plan"; these are kinds of plans. */
const KIND = /^\S+[- ](?!(?:forever|basic|starter|personal|community|lite)[- ])\p{L}+[- ]\p{L}+$/iu;
const NAME_WORDS_MAX = 4;

/** "The free version runs for 30 days"; "after four weeks you are on the free plan" tells when it begins. */
function isForTime(text: string): boolean {
  return lengthsIn(text).some(({ start }) => !MOMENT.test(text.slice(0, start)));
}

function isOfAnother(text: string, { 0: called, index }: RegExpExecArray, own: OwnNames): boolean {
  const what = OF_WHAT.exec(text.slice(index + called.length))?.groups?.what;
  return what !== undefined && !namesOwn(own, what);
}

/** Told as the product's own, of which we or the product have one: rivals have free plans, too, and readers are given some. */
function isOwnOffer(text: string, { 0: called, index }: RegExpExecArray, own: OwnNames): boolean {
  if (KIND.test(called) || GONE.test(text.slice(index + called.length))) return false;
  const before = text.slice(0, index);
  if (OPENING.test(before) || HAVING.test(before)) return true;
  const name = ownNameIn(own, before);
  const between = name?.start === 0 ? before.slice(name.end).trim() : null;
  return between !== null && !/[.,;:]/.test(between) && between.split(/\s+/).length <= NAME_WORDS_MAX;
}

/** "Kelpline has a free plan": told of another, whose name opens the sentence. */
function isOfRival(text: string, { index }: RegExpExecArray, where: Where): boolean {
  const before = text.slice(0, index);
  if (isBrand(text)) return !namesOwn(where.own, before);
  return namesOfOthers(before, where).some(({ start, isSubject }) => isSubject && start === 0);
}

/** Where a sentence offers a free plan, and what it calls it: "the free version". */
interface Offer {
  source: SourceRef;
  called: string;
  isOwn: boolean;
}

/** What a site says in prose of a free plan beside those it sells: where it does, or that there is none. */
export function freePlanTold(reading: SiteReading, own: OwnNames): { offered: Offer[]; isDenied: boolean } {
  const offered: Offer[] = [];
  let isDenied = false;
  for (const spot of statementsOf(reading)) {
    for (const sentence of sentencesOf(spot.segment.text)) {
      const { text } = sentence;
      const match = FREE_PLAN.exec(text);
      if (!match || text.endsWith("?")) continue;
      const isOther = OTHER_OFFER.some((one) => one.test(text)) || isForTime(text);
      const isOwn = isOwnOffer(text, match, own);
      if (isDeniedAround(text, match.index, match.index + match[0].length)) isDenied = true;
      else if (
        !isOther &&
        !isOfAnother(text, match, own) &&
        (isOwn || !isOfRival(text, match, { own, page: reading.pages[spot.page], pages: reading.pages }))
      )
        offered.push({ source: part(spot, sentence), called: match[0], isOwn });
    }
  }
  return { offered, isDenied };
}

/** One of them, not "free plans". */
const SINGLE = /[^s]$/u;
const FREE = new RegExp(wholeWords(inAllLanguages("free")), "iu");

/** The plans, and the free one that only a sentence tells of: "The free version shows a few small ads." */
export function withToldFree(
  reading: SiteReading,
  own: OwnNames,
  plans: Candidate<PricingPlan[]> | undefined,
): Candidate<PricingPlan[]> | undefined {
  if (plans?.value.some(({ amount_cents }) => amount_cents === 0)) return plans;
  const { offered, isDenied } = freePlanTold(reading, own);
  const told = offered.find(({ called, isOwn }) => isOwn && SINGLE.test(called));
  const price = FREE.exec(told?.called ?? "")?.[0];
  if (!told || !price || isDenied) return plans;
  const name = told.called.charAt(0).toUpperCase() + told.called.slice(1);
  const plan: PricingPlan = { name, price, period: null, amount_cents: 0, currency: null };
  return { ...plans, value: [plan, ...(plans?.value ?? [])], sources: [told.source, ...(plans?.sources ?? [])] };
}
