import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isOpenedLater } from "@/lib/drafting/text/software/open-later";
import {
  isOfCompanion,
  isOpenByAnswer,
  isOpenOfOthers,
  isSaidOpen,
  namedOpen,
} from "@/lib/drafting/text/software/open-words";
import { part, type Spot, type Stretch, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { answered } from "./answered";
import { findLicense, licenseSources } from "./license";
import { isOwnLabel } from "./open-labels";
import { isOpenOther } from "./open-others";
import { isOfProduct } from "./open-subject";

const OPEN = anyWord("openSource");
const SELF = anyOf(
  "is|are|we|our|we['’]re|it['’]s|its|this|fully|100 ?%|completely|truly|entirely|free and|free &|free, ",
  "the|all|an?|your|ist|sind|unser\\p{L}*|est|sommes|notre|es|somos|nuestr\\p{L}+|è|siamo|nostr\\p{L}+|é|jest|är|er",
);
/** Words behind the phrase among which the product may be named, the empty one before a space counted. */
const NAMED_BEHIND_WORDS = 6;
/** Trust up to which a claim names nobody. */
const LABEL_TRUST = 3;
/** A line such as "Open source" in a list of features, or a heading. */
const SHORT_WORDS_MAX = 6;

/** Other places that say so too, where the first may be refused for its words. */
const TOLD_AGAIN_MAX = 3;
/** Licences that make what they cover open source. */
const OPEN_LICENSE =
  /GPL|General Public|MIT|Apache|BSD|MPL|Mozilla|\bISC\b|Unlicense|zlib|EUPL|European Union|\bEPL\b|Eclipse|CDDL|Boost|PostgreSQL|Artistic|Python Software/i;

/**
 * Whether the product is open source by its own word, or by the licence it says to have; false only when the site denies it.
 * Nothing said is blank.
 */
export function extractOpenSource(reading: SiteReading, own: OwnNames): Candidate<boolean> | undefined {
  const claims = statementsOf(reading).flatMap((spot) => claimsOf(reading, spot, own));
  const [best, ...others] = claims
    .sort((a, b) => b.trust - a.trust)
    .map(({ value, spot, sentence }) => ({ value, sources: [part(spot, sentence)] }));
  if (best)
    return { ...best, alternatives: others.filter(({ value }) => value === best.value).slice(0, TOLD_AGAIN_MAX) };
  const answer = answered(reading, OPEN, own).find(({ asked, spot }) =>
    isOpenByAnswer(asked.segment.text, spot.segment.text),
  );
  if (answer) return { value: true, sources: [whole(answer.asked), part(answer.spot, answer.sentence)] };
  const license = findLicense(reading, own);
  const isOpen = license !== undefined && license.trust >= 2 && OPEN_LICENSE.test(license.value);
  return isOpen ? { value: true, sources: licenseSources(license) } : undefined;
}

/** "It is not open source", "Acme for teams is proprietary": of the product, and nothing else before it. */
const CLOSED =
  /^(?<what>(?:[^\s,;:]+\s){0,5}[^\s,;:]+?)(?:\s(?:is|are)|['’](?:s|re))\s?(?:currently\s)?(?:(?:not|n['’]t)\s(?:yet\s)?open[- ]?source|closed[- ]?source|proprietary(?: software)?)(?![\p{L}])/iu;
const PRONOUN = /^(?:it|we)$/i;

/** "FOSS WineScan": a make of instruments. */
const NAMED_SO = /(?<!\p{L})FOSS\s\p{Lu}\p{Ll}+\p{Lu}\p{L}*(?=\s*(?:$|[.,;:)]))/u;

/** What is open and no software. */
const THING_AFTER =
  /^[\s-](?:(?:hand|text)?books?|courses?|curricul\p{L}+|articles?|stories|community|movement)(?=\s*(?:$|[.,;:!?)]|\s(?:that|which|on|about|for|of|and|über|sur|qui|sobre|che|su)\s))/iu;

interface Claim {
  value: boolean;
  trust: number;
  spot: Spot;
  sentence: Stretch;
}

function claimsOf(reading: SiteReading, spot: Spot, own: OwnNames): Claim[] {
  if (hasRole(reading, spot.page, "privacy", "imprint")) return [];
  return sentencesOf(spot.segment.text).flatMap((sentence): Claim[] => {
    const { text } = sentence;
    if (NAMED_SO.test(text)) return [];
    const closed = CLOSED.exec(text)?.groups?.what;
    if (closed !== undefined && (PRONOUN.test(closed) || namesOwn(own, closed)))
      return [{ value: false, trust: 4, spot, sentence }];
    const match = OPEN.exec(text);
    if (!match || text.endsWith("?") || isOpenOfOthers(text) || isDenied(text, match.index)) return [];
    if (isOpenedLater(text, spot.segment.text) || isOpenOther(reading, spot, text, match, own)) return [];
    if (!isOfProduct(reading, text, match, own) || isOfCompanion(text, match, isNamedBehind(text, match, own)))
      return [];
    const named = namedOpen(text, match);
    if (named !== null && !namesOwn(own, named) && !namesOwn(own, text.slice(0, match.index))) return [];
    const isThing = THING_AFTER.test(text.slice(match.index + match[0].length)); // "an open source book"
    const trust = !isThing && (isSaidOpen(text, match) || namesOwn(own, text)) ? trustOf(spot, text, match[0], own) : 0;
    if (trust > 0 && trust <= LABEL_TRUST && !isOwnLabel(reading, spot, { text, phrase: match }, own)) return [];
    const isOurs = trust > 0 && !isToldOfAnother(reading, spot, sentence.start + match.index, own);
    return isOurs ? [{ value: true, trust, spot, sentence }] : [];
  });
}

/** "the open source task list Acmeflow": the product's name right behind its kind. */
function isNamedBehind(text: string, { index, 0: phrase }: RegExpExecArray, own: OwnNames): boolean {
  const behind = text.slice(index + phrase.length).split(/\s+/, NAMED_BEHIND_WORDS);
  return namesOwn(own, behind.join(" "));
}

function trustOf(spot: Spot, text: string, phrase: string, own: OwnNames): number {
  const words = text.split(/\s+/).length;
  if (namesOwn(own, text) && SELF.test(text)) return 5;
  if (words <= SHORT_WORDS_MAX && spot.segment.region !== "nav") return 3;
  if (spot.segment.region === "head" || spot.segment.kind === "heading") return 3;
  return SELF.test(text) && text.indexOf(phrase) < 120 ? 2 : 0;
}
